import CAdwaita

/// A line of text that can be edited.
package class Editable: Widget {
  /// What happens when the person changes the text.
  package var onEdit: (@MainActor (String) -> Void)?
  /// What happens on Return.
  package var onSubmit: (@MainActor () -> Void)?
  private var isBeingSet = false

  init(editable instance: UnsafeMutableRawPointer) {
    super.init(adopting: instance)
    connect("changed") { [weak self] _ in
      guard let self, !isBeingSet else { return }
      onEdit?(text)
    }
    connect("activate") { [weak self] _ in self?.onSubmit?() }
  }

  /// The text. Setting it keeps the cursor, the selection and the undo history where the old and the new text agree.
  package var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set { replaceText(with: newValue) }
  }

  private func replaceText(with new: String) {
    let old = Array(text.unicodeScalars)
    let wanted = Array(new.unicodeScalars)
    guard old != wanted else { return }
    isBeingSet = true
    defer { isBeingSet = false }
    var start = 0
    while start < old.count, start < wanted.count, old[start] == wanted[start] { start += 1 }
    var end = 0
    while end < old.count - start, end < wanted.count - start, old[old.count - 1 - end] == wanted[wanted.count - 1 - end] {
      end += 1
    }
    let cursor = Int(gtk_editable_get_position(opaque))
    if old.count - end > start { gtk_editable_delete_text(opaque, Int32(start), Int32(old.count - end)) }
    let middle = wanted[start..<(wanted.count - end)]
    if !middle.isEmpty {
      var position = Int32(start)
      var inserted = String.UnicodeScalarView()
      inserted.append(contentsOf: middle)
      gtk_editable_insert_text(opaque, String(inserted), -1, &position)
    }
    // A cursor behind the change moves with what it stood before; one inside goes to the end of the change.
    let position: Int
    if cursor <= start {
      position = cursor
    } else if cursor >= old.count - end {
      position = cursor + wanted.count - old.count
    } else {
      position = wanted.count - end
    }
    if Int(gtk_editable_get_position(opaque)) != position { gtk_editable_set_position(opaque, Int32(position)) }
  }

  /// Where the next character goes, counted in Unicode scalars.
  package var cursorPosition: Int {
    get { Int(gtk_editable_get_position(opaque)) }
    set { gtk_editable_set_position(opaque, Int32(newValue)) }
  }

  package func selectAll() { gtk_editable_select_region(opaque, 0, -1) }

  /// Where the text sits: 0 is the start, 1 the end.
  package func alignText(_ position: UnitPosition) { gtk_editable_set_alignment(opaque, Float(position)) }

  /// How many characters the field is wide at least.
  package func setWidth(characters: Int) { gtk_editable_set_width_chars(opaque, Int32(characters)) }

  /// The least room the field asks for, in characters.
  package func setMaximumWidth(characters: Int) { gtk_editable_set_max_width_chars(opaque, Int32(characters)) }

  /// What stands in the field while it is empty.
  package var placeholder: String {
    get { "" }
    set {}
  }

  /// Types at the cursor as a person does, so that what listens to edits hears of it; for tests.
  package func type(_ text: String) {
    var position = gtk_editable_get_position(opaque)
    gtk_editable_insert_text(opaque, text, -1, &position)
    gtk_editable_set_position(opaque, position)
  }

  /// Presses Return as a person does; for tests.
  package func pressReturn() { fs_emit(pointer, "activate") }

  /// Triggers what the window's default button does.
  package func activateDefaultButton() {
    guard let root = gtk_widget_get_root(widget), fs_type_is(UnsafeMutableRawPointer(root), gtk_window_get_type()) != 0,
      let button = gtk_window_get_default_widget(UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self))
    else { return }
    if gtk_widget_is_sensitive(button) != 0 { gtk_widget_activate(button) }
  }
}
