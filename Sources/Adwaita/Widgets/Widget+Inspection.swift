import CAdwaita

extension Widget {
  /// Every widget inside this one, depth first, as it stands on the screen.
  package var descendants: [Widget] {
    var result: [Widget] = []
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      let wrapped = Widget(sharing: UnsafeMutableRawPointer(current))
      result.append(wrapped)
      result += wrapped.descendants
      child = gtk_widget_get_next_sibling(current)
    }
    return result
  }

  /// The name of the widget's class, such as `GtkLabel`.
  package var className: String { String(cString: g_type_name(fs_instance_type(pointer))) }

  /// Whether GTK tells assistive technology what changes about the widget.
  package var isRealized: Bool { gtk_widget_get_realized(widget) != 0 }

  /// The text of a label or of an editable, if it is one.
  package var shownText: String? {
    if fs_type_is(pointer, gtk_label_get_type()) != 0 { return String(cString: gtk_label_get_text(opaque)) }
    if fs_type_is(pointer, gtk_editable_get_type()) != 0 { return String(cString: gtk_editable_get_text(opaque)) }
    return nil
  }

  /// The texts that a person can see inside the widget, in order.
  package var visibleTexts: [String] {
    descendants.compactMap { widget in
      guard gtk_widget_get_child_visible(widget.widget) != 0, widget.isMapped, let text = widget.shownText, !text.isEmpty
      else { return nil }
      return text
    }
  }

  /// The role that assistive technology is told, as GTK numbers it.
  package func hasAccessibleRole(_ role: AccessibleRole) -> Bool {
    gtk_accessible_get_accessible_role(opaque) == role.value
  }
}

/// What a widget is, to assistive technology.
package enum AccessibleRole: Sendable {
  case button, checkBox, textBox, label, list, listItem, alert, status, progressBar, dialog, toggle, slider, link
  case spinButton, radio

  var value: GtkAccessibleRole {
    switch self {
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .checkBox: GTK_ACCESSIBLE_ROLE_CHECKBOX
    case .textBox: GTK_ACCESSIBLE_ROLE_TEXT_BOX
    case .label: GTK_ACCESSIBLE_ROLE_LABEL
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .alert: GTK_ACCESSIBLE_ROLE_ALERT
    case .status: GTK_ACCESSIBLE_ROLE_STATUS
    case .progressBar: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
    case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
    case .toggle: GTK_ACCESSIBLE_ROLE_SWITCH
    case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
    case .link: GTK_ACCESSIBLE_ROLE_LINK
    case .spinButton: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
    case .radio: GTK_ACCESSIBLE_ROLE_RADIO
    }
  }
}

extension Widget {
  /// Presses a button the way a pointer does.
  package func emitClicked() { fs_emit(pointer, "clicked") }
}

extension Widget {
  /// Asks a window to close, as its close button does.
  package func emitCloseRequest() { gtk_window_close(typed()) }

  /// Types into a field, in place of what stands there.
  package func replaceText(_ text: String) { gtk_editable_set_text(opaque, text) }
}

extension Widget {
  /// Where a point of the widget is on the surface that shows it, which the window system knows.
  package func placeOnSurface(x: Double, y: Double) -> (surface: UnsafeMutableRawPointer, x: Double, y: Double)? {
    guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native) else { return nil }
    var (localX, localY) = (0.0, 0.0)
    let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    guard gtk_widget_translate_coordinates(widget, root, x, y, &localX, &localY) != 0 else { return nil }
    var (shadowX, shadowY) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &shadowX, &shadowY)
    return (UnsafeMutableRawPointer(surface), localX + shadowX, localY + shadowY)
  }
}
