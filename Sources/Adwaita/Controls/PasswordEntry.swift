import CAdwaita

/// A framed line of text whose characters nobody can read over the person's shoulder.
package final class PasswordEntry: Editable {
  package init() {
    super.init(editable: UnsafeMutableRawPointer(gtk_password_entry_new()))
    gtk_password_entry_set_show_peek_icon(opaque, 1)
  }

  package override var placeholder: String {
    get { fs_get_string(pointer, "placeholder-text").map { SwiftString.taking($0) } ?? "" }
    set { fs_set_string(pointer, "placeholder-text", newValue) }
  }
}

/// Strings that C hands over.
enum SwiftString {
  /// Copies a string and frees the original.
  static func taking(_ string: UnsafeMutablePointer<CChar>) -> String {
    defer { g_free(string) }
    return String(cString: string)
  }
}
