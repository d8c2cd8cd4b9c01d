import CAdwaita

/// A line of text that can be edited.
package class Editable: Widget, TextWidget {
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
    guard let difference = TextDifference(from: text, to: new) else { return }
    isBeingSet = true
    defer { isBeingSet = false }
    // While nobody is typing, a new text is a new start: undoing must not bring the old one back.
    let startsAnew = !containsFocus
    if startsAnew { gtk_editable_set_enable_undo(opaque, 0) }
    defer { if startsAnew { gtk_editable_set_enable_undo(opaque, 1) } }
    let cursor = difference.position(ofCursor: cursorPosition)
    let removed = difference.removed
    if !removed.isEmpty { gtk_editable_delete_text(opaque, Int32(removed.lowerBound), Int32(removed.upperBound)) }
    let inserted = difference.inserted
    if !inserted.isEmpty {
      var position = Int32(difference.start)
      gtk_editable_insert_text(opaque, inserted, -1, &position)
    }
    if cursorPosition != cursor { cursorPosition = cursor }
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
}
