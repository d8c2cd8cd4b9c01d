import CAdwaita

/// A framed line of text that can be edited.
package final class Entry: Editable {
  package init() {
    super.init(editable: UnsafeMutableRawPointer(gtk_entry_new()))
  }

  package override var placeholder: String {
    get { gtk_entry_get_placeholder_text(typed()).map { String(cString: $0) } ?? "" }
    set { gtk_entry_set_placeholder_text(typed(), newValue.isEmpty ? nil : newValue) }
  }
}
