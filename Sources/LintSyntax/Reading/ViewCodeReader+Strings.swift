import LintModel

extension ViewCodeReader {
  /// Reads a string or a regular expression.
  mutating func string() throws(Unread) -> Expression.Form {
    let place = current.bytes
    index += 1
    var literal = StringLiteral(source: source, bytes: place)
    guard literal.isString else { return .literal }
    guard literal.read() else { throw Unread() }
    if literal.interpolations.isEmpty {
      guard let text = literal.text else { throw Unread() }
      return .text(text)
    }
    var parts: [Expression] = []
    for bytes in literal.interpolations { parts += try interpolated(bytes) }
    return .group(parts)
  }

  /// Reads what stands between the parentheses of an interpolation.
  private func interpolated(_ bytes: Range<Int>) throws(Unread) -> [Expression] {
    let inside = TokenList(UnsafeBufferPointer(rebasing: source[..<bytes.upperBound]), from: bytes.lowerBound)
    var reader = inner(inside)
    guard inside.isSign("(", at: 0) else { throw Unread() }
    let values = try reader.arguments(closedBy: ")", keepsText: false)
    guard reader.current.kind == .end else { throw Unread() }
    return values.map(\.value)
  }
}

/// The inside of a string literal.
struct StringLiteral {
  private let source: UnsafeBufferPointer<UInt8>
  private let bytes: Range<Int>
  private let hashes: Int
  private let isLong: Bool
  /// The text between the quotation marks; `nil` where it takes more than a look to know.
  private(set) var text: String?
  /// Where what is interpolated stands, parentheses included.
  private(set) var interpolations: [Range<Int>] = []
  /// Whether it is a string, and no regular expression.
  let isString: Bool

  init(source: UnsafeBufferPointer<UInt8>, bytes: Range<Int>) {
    self.source = source
    self.bytes = bytes
    var position = bytes.lowerBound
    while position < bytes.upperBound, source[position] == UInt8(ascii: "#") { position += 1 }
    hashes = position - bytes.lowerBound
    let quote = UInt8(ascii: "\"")
    isString = position < bytes.upperBound && source[position] == quote
    isLong = isString && position + 5 < bytes.upperBound && source[position + 1] == quote
      && source[position + 2] == quote
  }

  /// Finds what is interpolated, and says whether the literal ends as it should and escapes only what can be.
  mutating func read() -> Bool {
    let quotes = isLong ? 3 : 1
    var position = bytes.lowerBound + hashes + quotes
    let content = position
    let end = bytes.upperBound - hashes - quotes
    guard content <= end else { return false }
    for offset in 0..<hashes where source[bytes.upperBound - 1 - offset] != UInt8(ascii: "#") { return false }
    for offset in 0..<quotes where source[end + offset] != UInt8(ascii: "\"") { return false }
    var hasEscape = false
    while position < end {
      let byte = source[position]
      if byte == 10, !isLong { return false }
      guard byte == UInt8(ascii: "\\"), isEscape(position) else {
        position += 1
        continue
      }
      hasEscape = true
      position += 1 + hashes
      guard position < end else { return false }
      switch source[position] {
      case UInt8(ascii: "("):
        guard let close = interpolationEnd(position, to: end) else { return false }
        interpolations.append(position..<close)
        position = close
      case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "0"), UInt8(ascii: "\\"),
        UInt8(ascii: "\""), UInt8(ascii: "'"):
        position += 1
      case UInt8(ascii: "u") where position + 1 < end && source[position + 1] == UInt8(ascii: "{"): position += 1
      case 10 where isLong: position += 1
      default: return false
      }
    }
    guard position == end else { return false }
    if interpolations.isEmpty {
      text = isLong ? longText(content..<end, hasEscape: hasEscape) : shortText(content..<end)
    }
    return true
  }

  private func isEscape(_ position: Int) -> Bool {
    for offset in 1..<(hashes + 1) where position + offset >= bytes.upperBound
      || source[position + offset] != UInt8(ascii: "#")
    {
      return false
    }
    return true
  }

  /// Returns the text of a literal on one line. Of a long one the beginning is enough: the parser cuts behind each
  /// `\n`.
  private func shortText(_ content: Range<Int>) -> String? {
    var end = content.upperBound
    if content.count > Self.longest {
      var position = content.lowerBound
      while position < content.upperBound {
        if source[position] == UInt8(ascii: "\\"), isEscape(position) {
          position += 1 + hashes
          if source[position] == UInt8(ascii: "r") { return nil }
          if source[position] == UInt8(ascii: "n"), position + 1 - content.lowerBound >= Self.longest {
            end = position + 1
            break
          }
        }
        position += 1
      }
    }
    return String(decoding: UnsafeBufferPointer(rebasing: source[content.lowerBound..<end]), as: UTF8.self)
  }

  /// Of a text that has so many bytes nothing more is taken.
  private static let longest = 120

  /// Returns where the parenthesis that opens at a place is closed, with strings inside passed over.
  private func interpolationEnd(_ open: Int, to end: Int) -> Int? {
    var tokenizer = Tokenizer(UnsafeBufferPointer(rebasing: source[..<end]), from: open)
    var depth = 0
    while true {
      let token = tokenizer.next()
      switch (token.kind, token.byte) {
      case (.end, _): return nil
      case (.sign, UInt8(ascii: "(")): depth += 1
      case (.sign, UInt8(ascii: ")")):
        depth -= 1
        if depth == 0 { return Int(token.end) }
      default: break
      }
    }
  }

  /// Returns the text of a literal of several lines without their indentation.
  private func longText(_ content: Range<Int>, hasEscape: Bool) -> String? {
    guard !hasEscape, source[content.lowerBound] == 10 else { return nil }
    var lines = source[content].split(separator: 10, omittingEmptySubsequences: false).dropFirst()
    guard let indentation = lines.popLast(), indentation.allSatisfy({ $0 == 32 || $0 == 9 }) else { return nil }
    var text = ""
    for (number, line) in lines.enumerated() where text.utf8.count < Self.longest {
      guard line.isEmpty || line.starts(with: indentation), line.last != 13 else { return nil }
      let plain = line.dropFirst(indentation.count)
      text += String(decoding: plain, as: UTF8.self) + (number + 1 < lines.count ? "\n" : "")
    }
    return text
  }
}
