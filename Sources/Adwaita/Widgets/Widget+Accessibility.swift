import CAdwaita

extension Widget {
  /// The name that assistive technology speaks, in place of what the widget would be called by itself.
  package func setAccessibleLabel(_ label: String) {
    let named = accessibilityTarget ?? self
    named.isNamedExplicitly = true
    // GTK would speak both.
    fs_accessible_set_labels(named.pointer, nil, 0)
    fs_accessible_set_string(named.pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, label)
  }

  /// What the widget is called where nobody has given it another name.
  package func setAccessibleName(_ name: String) {
    guard !isNamedExplicitly else { return }
    fs_accessible_set_labels(pointer, nil, 0)
    fs_accessible_set_string(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, name)
  }

  /// Names the widget by labels on the screen, where nobody has given it another name; what they say is its name.
  package func setAccessibleLabels(_ labels: [Widget]) {
    guard !isNamedExplicitly else { return }
    var pointers: [gpointer?] = labels.map { gpointer($0.pointer) }
    pointers.withUnsafeMutableBufferPointer { fs_accessible_set_labels(pointer, $0.baseAddress, Int32($0.count)) }
  }

  /// More about the widget, spoken after its name.
  package func setAccessibleDescription(_ text: String) {
    fs_accessible_set_string((accessibilityTarget ?? self).pointer, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
  }

  /// The value in words.
  package func setAccessibleValue(_ text: String) {
    fs_accessible_set_string((accessibilityTarget ?? self).pointer, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text)
  }

  /// Whether assistive technology passes the widget over.
  package func setAccessibleHidden(_ isHidden: Bool) {
    fs_accessible_set_state(pointer, GTK_ACCESSIBLE_STATE_HIDDEN, isHidden ? 1 : 0)
  }

  /// Whether what the widget shows is about to change.
  package func setAccessibleBusy(_ isBusy: Bool) { fs_accessible_set_state(pointer, GTK_ACCESSIBLE_STATE_BUSY, isBusy ? 1 : 0) }

  /// Names the widget after another.
  package func setAccessibleLabel(from label: Widget) { fs_accessible_set_label_relation(pointer, label.pointer) }

  package func setAccessibleHeadingLevel(_ level: Int) { fs_accessible_set_int(pointer, GTK_ACCESSIBLE_PROPERTY_LEVEL, Int32(level)) }

  package func setAccessibleSelected(_ isSelected: Bool) {
    fs_accessible_set_state(pointer, GTK_ACCESSIBLE_STATE_SELECTED, isSelected ? 1 : 0)
  }

  /// Makes the widget a check box to assistive technology. GTK fixes the role once it has told anybody of the widget.
  package func becomeAccessibleCheckBox() {
    guard gtk_accessible_get_accessible_role(opaque) != GTK_ACCESSIBLE_ROLE_CHECKBOX, !hasParent else { return }
    fs_set_accessible_role(pointer, GTK_ACCESSIBLE_ROLE_CHECKBOX)
  }

  package func setAccessibleChecked(_ isChecked: Bool) {
    fs_accessible_set_tristate(pointer, GTK_ACCESSIBLE_STATE_CHECKED, isChecked ? 1 : 0)
  }

  /// Whether GTK's own check finds the widget checked or not.
  package func checkAccessibleChecked(_ isChecked: Bool) -> Bool {
    fs_accessible_check_state(pointer, GTK_ACCESSIBLE_STATE_CHECKED, isChecked ? 1 : 0) != 0
  }

  /// Whether GTK's own check finds the widget selected or not.
  package func checkAccessibleSelected(_ isSelected: Bool) -> Bool {
    fs_accessible_check_state(pointer, GTK_ACCESSIBLE_STATE_SELECTED, isSelected ? 1 : 0) != 0
  }

  /// Whether GTK's own check finds the name that assistive technology is told.
  package func checkAccessibleLabel(_ label: String) -> Bool {
    fs_accessible_check_string(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, label) != 0
  }

  /// Whether GTK's own check finds the description that assistive technology is told.
  package func checkAccessibleDescription(_ text: String) -> Bool {
    fs_accessible_check_string(pointer, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text) != 0
  }

  /// Whether GTK's own check finds the value that assistive technology is told.
  package func checkAccessibleValue(_ text: String) -> Bool {
    fs_accessible_check_string(pointer, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text) != 0
  }

  /// Whether GTK's own check finds the widget hidden from, or shown to, assistive technology.
  package func checkAccessibleHidden(_ isHidden: Bool) -> Bool {
    fs_accessible_check_state(pointer, GTK_ACCESSIBLE_STATE_HIDDEN, isHidden ? 1 : 0) != 0
  }

  /// Whether GTK's own check finds the widget busy.
  package func checkAccessibleBusy(_ isBusy: Bool) -> Bool {
    fs_accessible_check_state(pointer, GTK_ACCESSIBLE_STATE_BUSY, isBusy ? 1 : 0) != 0
  }
}

extension Widget {
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

  /// Whether other widgets name this one; for tests.
  package var isNamedByLabels: Bool { fs_accessible_has_labels(pointer) != 0 }

  /// Whether the widget is nothing but a piece of text.
  package var isLabel: Bool { fs_type_is(pointer, gtk_label_get_type()) != 0 }
}
