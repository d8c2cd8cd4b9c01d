/// A stretch of source text.
public struct SourceRange: Sendable, Hashable, Codable {
  /// Where it begins.
  public var start: SourcePosition
  /// The first position behind it.
  public var end: SourcePosition

  public init(start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = end
  }
}

/// A place in source text.
public struct SourcePosition: Sendable, Hashable, Codable, Comparable {
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1 in UTF-8 bytes, as the Swift compiler counts it.
  public var column: Int
  /// The offset from the start of the file, in UTF-8 bytes.
  public var offset: Int

  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  public static func < (left: SourcePosition, right: SourcePosition) -> Bool { left.offset < right.offset }
}
