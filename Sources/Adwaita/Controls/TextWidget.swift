/// A widget whose text a person can edit.
@MainActor
package protocol TextWidget: Widget {
  /// What happens when the person changes the text.
  var onEdit: (@MainActor (String) -> Void)? { get set }
  /// What happens on Return.
  var onSubmit: (@MainActor () -> Void)? { get set }
  /// The text. Setting it is not an edit, and keeps the cursor where the old and the new text agree.
  var text: String { get set }
  /// What stands in the field while it is empty.
  var placeholder: String { get set }
  /// Where the text sits: 0 is the start, 1 the end.
  func alignText(_ position: UnitPosition)
}

/// A change that turns one text into another and leaves alone what both share at the start and at the end.
struct TextDifference {
  let old: [Unicode.Scalar]
  let new: [Unicode.Scalar]
  /// The first scalar that differs.
  let start: Int
  /// How many scalars at the end are the same.
  let end: Int

  init?(from oldText: String, to newText: String) {
    old = Array(oldText.unicodeScalars)
    new = Array(newText.unicodeScalars)
    guard old != new else { return nil }
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var end = 0
    while end < old.count - start, end < new.count - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    self.start = start
    self.end = end
  }

  var removed: Range<Int> { start..<(old.count - end) }

  var inserted: String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: new[start..<(new.count - end)])
    return String(scalars)
  }

  /// Where a cursor stands afterwards: behind the change it moves with what it stood before, inside it goes to the end.
  func position(ofCursor cursor: Int) -> Int {
    if cursor <= start { return cursor }
    return cursor >= old.count - end ? cursor + new.count - old.count : new.count - end
  }
}
