/// A file's text with an index of its lines, to turn offsets into lines and columns and back.
public struct SourceText: Sendable {
  /// The text, in UTF-8.
  public let bytes: [UInt8]
  /// The offset at which each line begins.
  private let lineStarts: [Int]

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      if byte == 0x0A || (byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)) {
        starts.append(index + 1)
      }
    }
    lineStarts = starts
  }

  public init(_ text: String) { self.init(Array(text.utf8)) }

  /// How many lines there are; the last may be empty.
  public var lineCount: Int { lineStarts.count }

  /// The offsets of a line, counted from 1, without its line break.
  public func byteRange(ofLine line: Int) -> Range<Int> {
    guard lineStarts.indices.contains(line - 1) else { return bytes.count..<bytes.count }
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The text of a line, counted from 1, without its line break.
  public func line(_ line: Int) -> String { String(decoding: bytes[byteRange(ofLine: line)], as: UTF8.self) }

  /// The line and column of an offset.
  ///
  /// - Complexity: O(log *n*) for *n* lines.
  public func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - lineStarts[low] + 1, offset: offset)
  }

  /// The range between two offsets.
  public func range(_ offsets: Range<Int>) -> SourceRange {
    SourceRange(start: position(at: offsets.lowerBound), end: position(at: offsets.upperBound))
  }
}

extension SourceText {
  /// A line counted from 0 and a column counted from 0 in UTF-16 units, as editors count.
  public struct EditorPosition: Sendable, Hashable {
    public var line: Int
    public var character: Int

    public init(line: Int, character: Int) {
      self.line = line
      self.character = character
    }
  }

  /// The place of an offset as an editor counts it.
  public func editorPosition(at offset: Int) -> EditorPosition {
    let position = position(at: offset)
    let lineStart = lineStarts[position.line - 1]
    let units = String(decoding: bytes[lineStart..<max(lineStart, position.offset)], as: UTF8.self).utf16.count
    return EditorPosition(line: position.line - 1, character: units)
  }

  /// The offset of a place as an editor counts it; places outside the text are moved into it.
  public func offset(of position: EditorPosition) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lineStarts.count else { return bytes.count }
    let range = byteRange(ofLine: position.line + 1)
    var units = 0
    var offset = range.lowerBound
    while offset < range.upperBound, units < position.character {
      let length = Self.length(ofCharacterBeginningWith: bytes[offset])
      units += length == 4 ? 2 : 1
      offset += length
    }
    return min(offset, range.upperBound)
  }

  private static func length(ofCharacterBeginningWith byte: UInt8) -> Int {
    switch byte {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}
