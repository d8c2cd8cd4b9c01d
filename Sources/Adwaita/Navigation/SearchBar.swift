import CAdwaita

/// A bar below the header bar in which a person types what to look for.
package final class SearchBar: Widget {
  private let entry: OpaquePointer
  private var echoes = false
  private var suggestions: Widget?
  private let column: UnsafeMutablePointer<GtkBox>
  /// What happens when a person has changed the text.
  package var onTextChange: (@MainActor (String) -> Void)?
  /// What happens when the bar opens or closes.
  package var onOpenChange: (@MainActor (Bool) -> Void)?
  /// What happens on Return.
  package var onSubmit: (@MainActor () -> Void)?

  package init() {
    guard let searchEntry = gtk_search_entry_new(), let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6),
      let clamp = adw_clamp_new(), let bar = gtk_search_bar_new()
    else { preconditionFailure("GTK could not make a search bar.") }
    entry = OpaquePointer(searchEntry)
    column = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self)
    super.init(adopting: bar)
    gtk_widget_set_hexpand(searchEntry, 1)
    gtk_box_append(column, searchEntry)
    adw_clamp_set_maximum_size(OpaquePointer(clamp), 480)
    adw_clamp_set_child(OpaquePointer(clamp), box)
    gtk_search_bar_set_child(opaque, clamp)
    gtk_search_bar_connect_entry(opaque, entry)
    let text = Widget(sharing: UnsafeMutableRawPointer(searchEntry))
    field = text
    text.connect("changed") { [weak self] _ in
      guard let self, !echoes else { return }
      onTextChange?(self.text)
    }
    text.connect("activate") { [weak self] _ in self?.onSubmit?() }
    onChange(ofProperty: "search-mode-enabled") { [weak self] in
      guard let self, !echoes else { return }
      onOpenChange?(isOpen)
    }
  }
  private var field: Widget?

  package var text: String {
    get { String(cString: gtk_editable_get_text(entry)) }
    set {
      // A text that comes back the same must not move the cursor.
      guard newValue != text else { return }
      echoes = true
      gtk_editable_set_text(entry, newValue)
      gtk_editable_set_position(entry, -1)
      echoes = false
    }
  }

  package var prompt: String = "" {
    didSet {
      guard prompt != oldValue else { return }
      fs_set_string(UnsafeMutableRawPointer(entry), "placeholder-text", prompt)
    }
  }

  /// Whether the bar can be seen.
  package var isOpen: Bool {
    get { gtk_search_bar_get_search_mode(opaque) != 0 }
    set {
      guard newValue != isOpen else { return }
      echoes = true
      gtk_search_bar_set_search_mode(opaque, newValue ? 1 : 0)
      echoes = false
    }
  }

  /// Moves the keyboard into the bar, and marks what stands there.
  package func focusText() {
    if let field { field.grabFocus() }
    gtk_editable_select_region(entry, 0, -1)
  }

  /// Whether the keyboard is in the bar.
  package var isBeingEdited: Bool { field?.containsFocus ?? false }

  /// What stands below the text, such as suggestions.
  package var accessory: Widget? {
    get { suggestions }
    set {
      guard newValue?.pointer != suggestions?.pointer else { return }
      if let suggestions { gtk_box_remove(column, suggestions.widget) }
      suggestions = newValue
      if let newValue { gtk_box_append(column, newValue.widget) }
    }
  }
}
