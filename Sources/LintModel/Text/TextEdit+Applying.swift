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

extension TextEdit {
  /// Makes the shortest edit that turns one text into another; `nil` where they are the same.
  ///
  /// It splits neither characters nor line breaks, which editors count as one.
  package init?(from old: [UInt8], to new: [UInt8]) {
    guard old != new else { return nil }
    var start = zip(old, new).prefix { $0 == $1 }.count
    while Self.splits(old, at: start) || Self.splits(new, at: start) { start -= 1 }
    var end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    end = min(end, min(old.count, new.count) - start)
    while Self.splits(old, at: old.count - end) || Self.splits(new, at: new.count - end) { end -= 1 }
    self.init(
      bytes: start..<old.count - end, replacement: String(decoding: new[start..<new.count - end], as: UTF8.self))
  }

  /// Whether an offset lies inside a character or a line break.
  private static func splits(_ bytes: [UInt8], at offset: Int) -> Bool {
    guard offset > 0, offset < bytes.count else { return false }
    return bytes[offset] & 0xC0 == 0x80 || bytes[offset - 1] == 0x0D && bytes[offset] == 0x0A
  }
}
