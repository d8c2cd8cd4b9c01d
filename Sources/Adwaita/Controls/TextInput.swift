import CAdwaita

/// A line of text that can be edited, without a frame.
package final class TextInput: Editable {
  package init() {
    // GTK takes it for a part of an entry, of which nothing is told; here it stands alone.
    guard let instance = fs_object_new_with_role(gtk_text_get_type(), GTK_ACCESSIBLE_ROLE_TEXT_BOX) else {
      preconditionFailure("GTK could not make a text field.")
    }
    super.init(editable: instance)
    addClass("plain-input")
    // Without a frame, text that stays marked would look as if it were still being typed in.
    onFocusChange { [weak self] isInside in
      guard let self, !isInside, !containsFocus, Toolkit.hasActiveWindow else { return }
      gtk_editable_select_region(opaque, Int32(cursorPosition), Int32(cursorPosition))
    }
  }

  package override var placeholder: String {
    get { gtk_text_get_placeholder_text(typed()).map { String(cString: $0) } ?? "" }
    set { gtk_text_set_placeholder_text(typed(), newValue.isEmpty ? nil : newValue) }
  }

  /// Whether the characters can be read.
  package var showsCharacters: Bool {
    get { gtk_text_get_visibility(typed()) != 0 }
    set { gtk_text_set_visibility(typed(), newValue ? 1 : 0) }
  }
}
