/// Takes a source apart into words and signs, passing over comments and the insides of strings.
struct Tokenizer {
  private let source: UnsafeBufferPointer<UInt8>
  private var index = 0
  /// The last byte of the token before, to tell a division from a regular expression.
  private var previous: UInt8 = 0

  /// - Parameter start: Where the first token is looked for.
  init(_ source: UnsafeBufferPointer<UInt8>, from start: Int = 0) {
    self.source = source
    index = start
  }

  /// Returns all tokens behind a place, with one of the kind `end` behind them.
  static func tokens(of source: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> ContiguousArray<Token> {
    var tokenizer = Tokenizer(source, from: start)
    var tokens = ContiguousArray<Token>()
    tokens.reserveCapacity((source.count - start) / 5 + 8)
    while true {
      let token = tokenizer.next()
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  private func byte(at index: Int) -> UInt8 { index < source.count ? source[index] : 0 }

  @inline(__always)
  mutating func next() -> Token {
    var beginsLine = index == 0
    let before = index
    while index < source.count {
      let byte = source[index]
      if byte == 10 {
        beginsLine = true
        index += 1
      } else if byte == 32 || byte == 9 || byte == 13 {
        index += 1
      } else if byte == UInt8(ascii: "/") {
        if self.byte(at: index + 1) == UInt8(ascii: "/") {
          skipLine()
        } else if self.byte(at: index + 1) == UInt8(ascii: "*") {
          if skipBlockComment() { beginsLine = true }
        } else {
          break
        }
      } else {
        break
      }
    }
    let start = index
    let hasSpace = start > before
    guard index < source.count else {
      return Token(
        kind: .end, byte: 0, beginsLine: true, hasSpace: true, start: Int32(truncatingIfNeeded: start),
        end: Int32(truncatingIfNeeded: start))
    }
    let byte = source[index]
    let kind: Token.Kind
    if ByteClass.isWordStart(byte) {
      index += 1
      while index < source.count, ByteClass.isWord(source[index]) { index += 1 }
      kind = .word
    } else if byte == UInt8(ascii: "\"") {
      skipString(hashes: 0)
      kind = .string
    } else if byte == UInt8(ascii: "#"), let hashes = rawStringHashes() {
      index += hashes
      if source[index] == UInt8(ascii: "\"") { skipString(hashes: hashes) } else { skipRegex(hashes: hashes) }
      kind = .string
    } else if byte >= 48 && byte <= 57 {
      index += 1
      while index < source.count, ByteClass.isWord(source[index]) || isFraction() { index += 1 }
      kind = .number
    } else if byte == UInt8(ascii: "/"), let end = regexEnd() {
      index = end
      kind = .string
    } else {
      index += 1
      kind = .sign
    }
    previous = source[index - 1]
    return Token(
      kind: kind, byte: byte, beginsLine: beginsLine, hasSpace: hasSpace, start: Int32(truncatingIfNeeded: start),
      end: Int32(truncatingIfNeeded: index))
  }

  private func isFraction() -> Bool {
    source[index] == UInt8(ascii: ".") && index + 1 < source.count && source[index + 1] >= 48 && source[index + 1] <= 57
  }

  private mutating func skipLine() {
    while index < source.count, source[index] != 10 { index += 1 }
  }

  /// Skips a comment that may hold others, and says whether it ends on a later line.
  private mutating func skipBlockComment() -> Bool {
    var depth = 0
    var hasLine = false
    while index < source.count {
      let byte = source[index]
      if byte == UInt8(ascii: "/"), self.byte(at: index + 1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if byte == UInt8(ascii: "*"), self.byte(at: index + 1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return hasLine }
      } else {
        if byte == 10 { hasLine = true }
        index += 1
      }
    }
    return hasLine
  }

  private func rawStringHashes() -> Int? {
    var count = 0
    while byte(at: index + count) == UInt8(ascii: "#") { count += 1 }
    let next = byte(at: index + count)
    return next == UInt8(ascii: "\"") || next == UInt8(ascii: "/") ? count : nil
  }

  /// Skips a string from its quotation mark, with what is interpolated in it.
  private mutating func skipString(hashes: Int, depth: Int = 0) {
    let quote = UInt8(ascii: "\"")
    let isLong = byte(at: index + 1) == quote && byte(at: index + 2) == quote
    if !isLong, hashes == 0, byte(at: index + 1) == quote {
      index += 2
      return
    }
    index += isLong ? 3 : 1
    while index < source.count {
      let byte = source[index]
      if byte == UInt8(ascii: "\\") {
        var count = 0
        while self.byte(at: index + 1 + count) == UInt8(ascii: "#"), count < hashes { count += 1 }
        if count == hashes {
          if self.byte(at: index + 1 + count) == UInt8(ascii: "("), depth < 20 {
            index += 2 + count
            skipInterpolation(depth: depth + 1)
          } else {
            index += 2 + count
          }
        } else {
          index += 1
        }
      } else if byte == quote {
        let isEnd = !isLong || self.byte(at: index + 1) == quote && self.byte(at: index + 2) == quote
        guard isEnd else {
          index += 1
          continue
        }
        let end = index + (isLong ? 3 : 1)
        var count = 0
        while count < hashes, self.byte(at: end + count) == UInt8(ascii: "#") { count += 1 }
        if count == hashes {
          index = min(end + count, source.count)
          return
        }
        index += 1
      } else if byte == 10, !isLong {
        return
      } else {
        index += 1
      }
    }
    index = min(index, source.count)
  }

  private mutating func skipInterpolation(depth: Int) {
    var open = 1
    while index < source.count {
      switch source[index] {
      case UInt8(ascii: "("):
        open += 1
        index += 1
      case UInt8(ascii: ")"):
        open -= 1
        index += 1
        if open == 0 { return }
      case UInt8(ascii: "\""): skipString(hashes: 0, depth: depth)
      case 10:
        // An interpolation that does not end on its line ends with it, as far as skimming goes.
        index += 1
        if open > 8 { return }
      default: index += 1
      }
    }
  }

  private mutating func skipRegex(hashes: Int) {
    index += 1
    while index < source.count {
      if source[index] == UInt8(ascii: "/") {
        var count = 0
        while count < hashes, byte(at: index + 1 + count) == UInt8(ascii: "#") { count += 1 }
        if count == hashes {
          index += 1 + count
          return
        }
      }
      index += source[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index, source.count)
  }

  /// Returns where a regular expression between slashes ends; `nil` where the slash divides.
  private func regexEnd() -> Int? {
    switch previous {
    case UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["),
      UInt8(ascii: "{"):
      break
    default: return nil
    }
    let next = byte(at: index + 1)
    guard next != 32, next != 10, next != UInt8(ascii: "=") else { return nil }
    var end = index + 1
    while end < source.count, source[end] != 10 {
      if source[end] == UInt8(ascii: "\\") {
        end += 2
        continue
      }
      if source[end] == UInt8(ascii: "/") { return end + 1 }
      end += 1
    }
    return nil
  }
}
