import CAdwaita

/// A line of text that can be edited, without a frame.
package final class TextInput: Editable {
  package init() {
    super.init(editable: UnsafeMutableRawPointer(gtk_text_new()))
    addClass("plain-input")
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
