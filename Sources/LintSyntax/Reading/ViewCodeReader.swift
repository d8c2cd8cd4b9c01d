import LintModel

/// Reads the code of views into what rules ask about, without the parser.
///
/// It is strict: at anything it does not know, or would have to guess at, it gives up, and the parser reads that piece
/// of code. What it does read is what the parser would say of it; a test compares the two.
struct ViewCodeReader {
  let tokens: TokenList
  /// The token being read.
  var index: Int
  /// How deep the code being read is nested.
  private var depth = 0

  /// Deeper nesting than this is left to the parser, which knows when to stop.
  private static let deepest = 120

  /// Something the reader does not know.
  struct Unread: Error {}

  init(tokens: TokenList, at index: Int = 0, depth: Int = 0) {
    self.tokens = tokens
    self.index = index
    self.depth = depth
  }

  /// Returns what stands between the braces that open at a token; `nil` where the reader gives up.
  static func block(at open: Int, of tokens: TokenList) -> Block? {
    var reader = ViewCodeReader(tokens: tokens, at: open)
    return try? reader.block()
  }

  /// Reads one level deeper.
  mutating func nested<Result>(
    _ read: (inout ViewCodeReader) throws(Unread) -> Result
  ) throws(Unread) -> Result {
    guard depth < Self.deepest else { throw Unread() }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  /// Reads tokens of their own, such as those of an interpolation, as deep as this reader is.
  func inner(_ tokens: TokenList) -> ViewCodeReader { ViewCodeReader(tokens: tokens, depth: depth) }
}

extension ViewCodeReader {
  // MARK: Tokens

  var source: UnsafeBufferPointer<UInt8> { tokens.source }
  var current: Token { tokens[index] }
  /// Where the token being read begins.
  var start: Int { Int(current.start) }
  /// Where the token before the one being read ends.
  var lastEnd: Int { Int(tokens[index - 1].end) }

  func isSign(_ sign: Unicode.Scalar) -> Bool { tokens.isSign(sign, at: index) }
  func isWord(_ word: StaticString) -> Bool { tokens.isWord(word, at: index) }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard isSign(sign) else { return false }
    index += 1
    return true
  }

  mutating func takeWord(_ word: StaticString) -> Bool {
    guard isWord(word) else { return false }
    index += 1
    return true
  }

  mutating func expect(_ sign: Unicode.Scalar) throws(Unread) {
    guard take(sign) else { throw Unread() }
  }

  mutating func expectWord(_ word: StaticString) throws(Unread) {
    guard takeWord(word) else { throw Unread() }
  }

  /// Takes a name that is no keyword.
  mutating func name() throws(Unread) -> String {
    guard current.kind == .word, !Keyword.isReserved(source[current.bytes]) else { throw Unread() }
    index += 1
    return tokens.text(of: tokens[index - 1])
  }
}
