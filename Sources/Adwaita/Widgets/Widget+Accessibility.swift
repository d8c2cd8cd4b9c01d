import CAdwaita

extension Widget {
  /// Names the widget by labels that stand elsewhere on the screen; what they say now and later is its name.
  package func setAccessibleLabels(_ labels: [Widget]) {
    var pointers: [gpointer?] = labels.prefix(4).map { gpointer($0.pointer) }
    fs_accessible_set_labels(pointer, &pointers, Int32(pointers.count))
  }

  /// The labels among these widgets and inside them, in order.
  package static func labels(in widgets: [Widget]) -> [Widget] {
    var result: [Widget] = []
    for widget in widgets { widget.appendLabels(to: &result) }
    return result
  }

  private func appendLabels(to result: inout [Widget]) {
    if fs_type_is(pointer, gtk_label_get_type()) != 0 {
      result.append(self)
      return
    }
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      Widget(sharing: UnsafeMutableRawPointer(current)).appendLabels(to: &result)
      child = gtk_widget_get_next_sibling(current)
    }
  }

  /// Whether assistive technology is told exactly this name; for tests.
  package func isNamed(_ name: String) -> Bool {
    guard fs_accessible_has_label(pointer) != 0 else { return false }
    guard let difference = fs_accessible_check_label(pointer, name) else { return true }
    g_free(difference)
    return false
  }

  /// Whether other widgets name this one; for tests.
  package var isNamedByLabels: Bool { fs_accessible_has_labels(pointer) != 0 }
}

extension Widget {
  /// Whether the widget is nothing but a piece of text.
  package var isLabel: Bool { fs_type_is(pointer, gtk_label_get_type()) != 0 }
}
