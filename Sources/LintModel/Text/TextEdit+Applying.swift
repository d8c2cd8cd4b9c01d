extension TextEdit {
  /// Returns text with edits made to it, or `nil` where they overlap or leave the text.
  ///
  /// Insertions at the same place follow each other in the order given.
  public static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
    var copied = 0
    for edit in sorted(edits) {
      guard edit.bytes.lowerBound >= copied, edit.bytes.upperBound <= bytes.count else { return nil }
      result += bytes[copied..<edit.bytes.lowerBound]
      result += Array(edit.replacement.utf8)
      copied = edit.bytes.upperBound
    }
    result += bytes[copied...]
    return result
  }

  /// Whether some bytes are touched by both edits, so that they cannot be made together.
  package func overlaps(_ other: TextEdit) -> Bool {
    bytes.lowerBound < other.bytes.upperBound && other.bytes.lowerBound < bytes.upperBound
      || bytes == other.bytes
      || bytes.isEmpty && other.bytes.contains(bytes.lowerBound) && bytes.lowerBound > other.bytes.lowerBound
      || other.bytes.isEmpty && bytes.contains(other.bytes.lowerBound) && other.bytes.lowerBound > bytes.lowerBound
  }

  private static func sorted(_ edits: [TextEdit]) -> [TextEdit] {
    edits.enumerated().sorted { left, right in
      (left.element.bytes.lowerBound, left.element.bytes.upperBound, left.offset)
        < (right.element.bytes.lowerBound, right.element.bytes.upperBound, right.offset)
    }.map(\.element)
  }
}
