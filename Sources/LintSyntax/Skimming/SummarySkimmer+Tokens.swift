import LintModel

extension SummarySkimmer {
  func text(_ token: Token) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: source[token.bytes]), as: UTF8.self)
  }

  func text(_ bytes: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: source[bytes]), as: UTF8.self)
  }

  /// The token at a position, or the nearest there is.
  @inline(__always)
  subscript(position: Int) -> Token { tokens[min(max(position, 0), tokens.count - 1)] }

  @inline(__always)
  func isSign(_ sign: Unicode.Scalar, _ position: Int) -> Bool {
    guard position >= 0, position < tokens.count else { return false }
    let token = tokens[position]
    return token.kind == .sign && token.byte == UInt8(ascii: sign)
  }

  @inline(__always)
  func isWord(_ word: StaticString, _ position: Int) -> Bool {
    guard position >= 0, position < tokens.count else { return false }
    let token = tokens[position]
    // Most words differ in their length or their first letter.
    guard token.kind == .word, token.byte == word.utf8Start.pointee,
      Int(token.end - token.start) == word.utf8CodeUnitCount
    else { return false }
    return hasBytes(of: word, token)
  }

  @inline(never)
  private func hasBytes(of word: StaticString, _ token: Token) -> Bool {
    for offset in 0..<word.utf8CodeUnitCount where source[Int(token.start) + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }

  func groupEnd(_ open: Int, limit: Int) -> Int {
    var depth = 0
    var position = open
    while position < limit {
      if self[position].kind == .sign {
        switch self[position].byte {
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

  /// Returns where the statement around a token ends: at the end of its line, unless a group goes on.
  func statementEnd(_ start: Int, limit: Int) -> Int {
    var position = start
    while position < limit {
      let token = self[position]
      if position > start, token.beginsLine, !isSign(".", position), !isSign("?", position), !isSign(":", position) {
        return position
      }
      if token.kind == .sign {
        switch token.byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
          position = groupEnd(position, limit: limit)
          continue
        case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ";"), UInt8(ascii: ","):
          return position
        default: break
        }
      }
      position += 1
    }
    return limit
  }

  func contains(_ word: StaticString, from start: Int, to end: Int) -> Bool {
    (start..<max(start, end)).contains { isWord(word, $0) }
  }
}
