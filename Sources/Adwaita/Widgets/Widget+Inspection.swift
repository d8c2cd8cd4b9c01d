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
  case button, checkBox, textBox, label, list, listItem, alert, progressBar, dialog, toggle, slider, link, spinButton, radio

  var value: GtkAccessibleRole {
    switch self {
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .checkBox: GTK_ACCESSIBLE_ROLE_CHECKBOX
    case .textBox: GTK_ACCESSIBLE_ROLE_TEXT_BOX
    case .label: GTK_ACCESSIBLE_ROLE_LABEL
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .alert: GTK_ACCESSIBLE_ROLE_ALERT
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
  /// Whether a spinner turns.
  package var isSpinning: Bool {
    fs_type_is(pointer, gtk_spinner_get_type()) != 0 && gtk_spinner_get_spinning(opaque) != 0
  }

  /// Whether a switch or a check mark is on.
  package var isChecked: Bool {
    if fs_type_is(pointer, gtk_switch_get_type()) != 0 { return gtk_switch_get_active(opaque) != 0 }
    if fs_type_is(pointer, gtk_check_button_get_type()) != 0 { return gtk_check_button_get_active(typed()) != 0 }
    if fs_type_is(pointer, gtk_toggle_button_get_type()) != 0 { return gtk_toggle_button_get_active(typed()) != 0 }
    return false
  }

  /// Moves a switch over the way a pointer does.
  package func setChecked(_ isChecked: Bool) {
    if fs_type_is(pointer, gtk_switch_get_type()) != 0 { gtk_switch_set_active(opaque, isChecked ? 1 : 0) }
    if fs_type_is(pointer, gtk_check_button_get_type()) != 0 { gtk_check_button_set_active(typed(), isChecked ? 1 : 0) }
    if fs_type_is(pointer, gtk_toggle_button_get_type()) != 0 { gtk_toggle_button_set_active(typed(), isChecked ? 1 : 0) }
  }

  /// The part of a progress bar that is filled.
  package var shownFraction: Double? {
    fs_type_is(pointer, gtk_progress_bar_get_type()) != 0 ? gtk_progress_bar_get_fraction(opaque) : nil
  }

  /// A field to type in, as the person uses it; `nil` for other widgets.
  package var asField: InspectedField? {
    fs_type_is(pointer, gtk_editable_get_type()) != 0 ? InspectedField(pointer) : nil
  }
}

/// A field on the screen, for tests to type in.
package final class InspectedField: Widget {
  init(_ pointer: UnsafeMutableRawPointer) { super.init(sharing: pointer) }

  package var text: String { String(cString: gtk_editable_get_text(opaque)) }

  /// Where the next character goes, counted in Unicode scalars.
  package var cursorPosition: Int {
    get { Int(gtk_editable_get_position(opaque)) }
    set { gtk_editable_set_position(opaque, Int32(newValue)) }
  }

  /// What stands in the field while it is empty.
  package var placeholder: String { fs_get_string(pointer, "placeholder-text").map { SwiftString.taking($0) } ?? "" }

  /// Types at the cursor.
  package func type(_ text: String) {
    var position = gtk_editable_get_position(opaque)
    gtk_editable_insert_text(opaque, text, -1, &position)
    gtk_editable_set_position(opaque, position)
  }

  /// Marks everything and types in its place.
  package func replace(with text: String) {
    gtk_editable_delete_text(opaque, 0, -1)
    type(text)
  }

  package func pressReturn() { fs_emit(pointer, "activate") }
  package func undo() { gtk_widget_activate_action_variant(delegate, "text.undo", nil) }

  private var delegate: UnsafeMutablePointer<GtkWidget> {
    gtk_editable_get_delegate(opaque).map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self) } ?? widget
  }
}

extension Widget {
  /// Asks a window to close, as its close button does.
  package func emitCloseRequest() { gtk_window_close(typed()) }

  /// Types into a field, in place of what stands there.
  package func replaceText(_ text: String) { gtk_editable_set_text(opaque, text) }
}
