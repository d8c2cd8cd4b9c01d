import LintModel

/// The tokens of a source, with what everybody who reads them asks.
struct TokenList {
  let source: UnsafeBufferPointer<UInt8>
  /// All of them, the one at the end last.
  let tokens: ContiguousArray<Token>

  /// - Parameter start: Where the first token is looked for.
  init(_ source: UnsafeBufferPointer<UInt8>, from start: Int = 0) {
    self.source = source
    tokens = Tokenizer.tokens(of: source, from: start)
  }

  /// How many there are, the one at the end among them.
  var count: Int { tokens.count }

  /// The token at a position, or the nearest there is.
  subscript(position: Int) -> Token { tokens[min(max(position, 0), tokens.count - 1)] }

  // MARK: Text

  func text(_ bytes: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: source[bytes]), as: UTF8.self)
  }

  func text(of token: Token) -> String { text(token.bytes) }

  /// The source of a run of tokens.
  func text(from first: Int, to end: Int) -> String {
    guard first < end else { return "" }
    return text(Int(self[first].start)..<Int(self[end - 1].end))
  }

  /// The numbers of all words; the `$` of bindings is left out.
  var wordNumbers: WordNumbers {
    let bytes = UnsafeRawBufferPointer(source)
    var numbers = WordNumbers()
    for token in tokens where token.kind == .word {
      let start = token.byte == UInt8(ascii: "$") ? token.start + 1 : token.start
      numbers.insert(UnsafeRawBufferPointer(rebasing: bytes[Int(start)..<Int(token.end)]))
    }
    return numbers
  }

  // MARK: Questions

  func isSign(_ sign: Unicode.Scalar, at position: Int) -> Bool {
    guard position >= 0 else { return false }
    let token = self[position]
    return token.kind == .sign && token.byte == UInt8(ascii: sign)
  }

  func isWord(_ word: StaticString, at position: Int) -> Bool {
    guard position >= 0 else { return false }
    let token = self[position]
    let count = word.utf8CodeUnitCount
    guard token.kind == .word, Int(token.end - token.start) == count else { return false }
    for offset in 0..<count where source[Int(token.start) + offset] != word.utf8Start[offset] { return false }
    return true
  }

  /// Whether nothing stands between a token and the one before.
  func isTight(_ position: Int) -> Bool {
    position > 0 && self[position].start == self[position - 1].end
  }

  /// Whether the `>` of an arrow stands at a position.
  func isArrowHead(at position: Int) -> Bool { isSign("-", at: position - 1) && isTight(position) }

  func isArrow(at position: Int) -> Bool { isSign("-", at: position) && isSign(">", at: position + 1) }

  // MARK: Groups

  /// Returns where the group that opens at a position ends, behind its closing sign.
  ///
  /// - Parameter limit: Where the search ends; `nil` for the end of the source.
  func groupEnd(at open: Int, limit: Int? = nil) -> Int {
    let limit = min(limit ?? tokens.count - 1, tokens.count - 1)
    var depth = 0
    var position = open
    while position < limit {
      let token = tokens[position]
      if token.kind == .sign {
        switch token.byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
          depth -= 1
          if depth <= 0 { return position + 1 }
        default: break
        }
      }
      position += 1
    }
    return limit
  }

  /// Returns where the generic arguments that open at a position end.
  func angleEnd(at open: Int) -> Int {
    var depth = 0
    var position = open
    while self[position].kind != .end {
      if self[position].kind == .sign {
        switch self[position].byte {
        case UInt8(ascii: "<"): depth += 1
        case UInt8(ascii: ">") where !isArrowHead(at: position):
          depth -= 1
          if depth == 0 { return position + 1 }
        case UInt8(ascii: "("), UInt8(ascii: "["):
          position = groupEnd(at: position)
          continue
        case UInt8(ascii: "{"), UInt8(ascii: "}"): return position
        default: break
        }
      }
      position += 1
    }
    return position
  }

  /// Returns where a written type that begins at a position ends.
  func typeEnd(at start: Int) -> Int {
    var position = start
    while self[position].kind != .end {
      let token = self[position]
      if position > start, token.beginsLine, !continuesType(at: position) { return position }
      if token.kind == .sign {
        switch token.byte {
        case UInt8(ascii: "("), UInt8(ascii: "["):
          position = groupEnd(at: position)
          continue
        case UInt8(ascii: "<"):
          position = angleEnd(at: position)
          continue
        case UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ")"),
          UInt8(ascii: "]"), UInt8(ascii: ";"):
          return position
        default: break
        }
      } else if token.kind == .word, isWord("where", at: position) {
        return position
      } else if token.kind == .string {
        return position
      }
      position += 1
    }
    return position
  }

  /// Whether a type goes on with the first token of a line.
  private func continuesType(at position: Int) -> Bool {
    isArrow(at: position) || isArrowHead(at: position - 1) || isSign("&", at: position) || isSign(".", at: position)
      || isSign("&", at: position - 1)
  }
}
