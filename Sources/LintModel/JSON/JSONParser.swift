/// A reason why text is not JSON.
package struct JSONError: Error, Hashable, CustomStringConvertible {
  package var place: TextPlace
  package var message: String

  package var description: String { "line \(place.line), column \(place.column): \(message)" }
}

/// Reads JSON, and on request what people write by hand: comments and commas behind the last element.
package struct JSONParser {
  private let bytes: [UInt8]
  private let allowsComments: Bool
  private var index = 0
  private var line = 1
  private var lineStart = 0

  private static let deepest = 200

  private init(_ bytes: [UInt8], allowsComments: Bool) {
    self.bytes = bytes
    self.allowsComments = allowsComments
  }

  /// Returns the value that JSON text stands for.
  ///
  /// - Throws: ``JSONError`` with the place of the first mistake.
  package static func parse(_ text: some Sequence<UInt8>) throws(JSONError) -> JSON {
    try parseLocated(text, allowsComments: false).plain
  }

  /// Returns the value that JSON text stands for, with the place of each part.
  ///
  /// - Throws: ``JSONError`` with the place of the first mistake.
  package static func parseLocated(
    _ text: some Sequence<UInt8>, allowsComments: Bool
  ) throws(JSONError) -> LocatedJSON {
    var parser = JSONParser(Array(text), allowsComments: allowsComments)
    if parser.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.index = 3 }
    try parser.skipSpace()
    let value = try parser.value(depth: 0)
    try parser.skipSpace()
    guard parser.index == parser.bytes.count else { throw parser.error("nothing may follow the value that ends here") }
    return value
  }

  private var place: TextPlace { TextPlace(line: line, column: index - lineStart + 1) }
  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func error(_ message: String, at place: TextPlace? = nil) -> JSONError {
    JSONError(place: place ?? self.place, message: message)
  }

  private mutating func take(_ byte: Character) -> Bool {
    guard next == byte.asciiValue else { return false }
    index += 1
    return true
  }
}

extension JSONParser {
  private mutating func value(depth: Int) throws(JSONError) -> LocatedJSON {
    let start = place
    guard depth < Self.deepest else { throw error("values are nested more than \(Self.deepest) deep") }
    switch next.map({ Character(UnicodeScalar($0)) }) {
    case "{": return LocatedJSON(content: .object(try object(depth: depth)), place: start)
    case "[": return LocatedJSON(content: .array(try array(depth: depth)), place: start)
    case "\"": return LocatedJSON(content: .string(try string()), place: start)
    case "-", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9":
      return LocatedJSON(content: try number(), place: start)
    case nil: throw error("the text ends where a value is expected")
    default: return LocatedJSON(content: try word(), place: start)
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> [LocatedJSON.Member] {
    var members: [LocatedJSON.Member] = []
    let opening = place
    index += 1
    try skipSpace()
    while !take("}") {
      if next == nil { throw error("this “{” is never closed", at: opening) }
      let keyPlace = place
      guard next == UInt8(ascii: "\"") else { throw error("expected a key in double quotes") }
      let key = try string()
      try skipSpace()
      guard take(":") else { throw error("expected “:” after the key “\(key)”") }
      try skipSpace()
      members.append(.init(key: key, place: keyPlace, value: try value(depth: depth + 1)))
      try separate(until: "}", opening: opening)
    }
    return members
  }

  private mutating func array(depth: Int) throws(JSONError) -> [LocatedJSON] {
    var elements: [LocatedJSON] = []
    let opening = place
    index += 1
    try skipSpace()
    while !take("]") {
      if next == nil { throw error("this “[” is never closed", at: opening) }
      elements.append(try value(depth: depth + 1))
      try separate(until: "]", opening: opening)
    }
    return elements
  }

  /// Skips the comma behind an element.
  private mutating func separate(until closing: Character, opening: TextPlace) throws(JSONError) {
    try skipSpace()
    let comma = place
    if take(",") {
      try skipSpace()
      if next == closing.asciiValue, !allowsComments { throw error("a comma needs an element behind it", at: comma) }
    } else if next == nil {
      throw error("this bracket is never closed", at: opening)
    } else if next != closing.asciiValue {
      throw error("expected “,” or “\(closing)”")
    }
  }

  private mutating func word() throws(JSONError) -> LocatedJSON.Content {
    let start = place
    var letters = ""
    while let byte = next, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) {
      letters.unicodeScalars.append(UnicodeScalar(byte))
      index += 1
    }
    switch letters {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "": throw error("expected a value", at: start)
    default: throw error("“\(letters)” is not a value; text stands in double quotes", at: start)
    }
  }

  private mutating func number() throws(JSONError) -> LocatedJSON.Content {
    let start = place
    let first = index
    while let byte = next, "+-.eE0123456789".utf8.contains(byte) { index += 1 }
    let digits = String(decoding: bytes[first..<index], as: UTF8.self)
    let unsigned = digits.drop { $0 == "-" }
    let isLegal = digits.count - unsigned.count <= 1 && unsigned.first?.isNumber == true
      && (!unsigned.hasPrefix("0") || unsigned.dropFirst().first?.isNumber != true) && unsigned.last != "."
    if isLegal, let integer = Int(digits) { return .integer(integer) }
    if isLegal, let number = Double(digits), number.isFinite { return .number(number) }
    throw error("“\(digits)” is not a number", at: start)
  }
}

extension JSONParser {
  private mutating func string() throws(JSONError) -> String {
    let opening = place
    index += 1
    var text: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        try escape(into: &text)
      case 0..<0x20:
        index -= 1
        throw error("a string ends on the line it began on; write \\n for a new line")
      default:
        text.append(byte)
      }
    }
    throw error("this string is never closed", at: opening)
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    guard let byte = next else { throw error("the text ends within a string") }
    index += 1
    switch Character(UnicodeScalar(byte)) {
    case "\"", "\\", "/": text.append(byte)
    case "n": text.append(0x0A)
    case "t": text.append(0x09)
    case "r": text.append(0x0D)
    case "b": text.append(0x08)
    case "f": text.append(0x0C)
    case "u": text += Array(String(try escapedCharacter()).utf8)
    default:
      index -= 1
      throw error("“\\\(Character(UnicodeScalar(byte)))” means nothing in JSON")
    }
  }

  private mutating func escapedCharacter() throws(JSONError) -> Character {
    let high = try fourDigits()
    if let scalar = UnicodeScalar(high) { return Character(scalar) }
    guard (0xD800..<0xDC00).contains(high), index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return "\u{FFFD}" }
    let before = index
    index += 2
    let low = try fourDigits()
    guard (0xDC00..<0xE000).contains(low),
      let scalar = UnicodeScalar(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
    else {
      index = before
      return "\u{FFFD}"
    }
    return Character(scalar)
  }

  private mutating func fourDigits() throws(JSONError) -> UInt32 {
    guard index + 4 <= bytes.count,
      let value = UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    else { throw error("\\u needs four hexadecimal digits") }
    index += 4
    return value
  }

  private mutating func skipSpace() throws(JSONError) {
    while let byte = next {
      switch byte {
      case 0x0A:
        index += 1
        line += 1
        lineStart = index
      case 0x20, 0x09, 0x0D:
        index += 1
      case UInt8(ascii: "/"):
        guard allowsComments else { throw error("comments are not allowed here") }
        try skipComment()
      default:
        return
      }
    }
  }

  private mutating func skipComment() throws(JSONError) {
    let start = place
    index += 1
    if take("/") {
      while let byte = next, byte != 0x0A { index += 1 }
    } else if take("*") {
      while let byte = next {
        index += 1
        if byte == 0x0A {
          line += 1
          lineStart = index
        } else if byte == UInt8(ascii: "*"), take("/") {
          return
        }
      }
      throw error("this comment is never closed", at: start)
    } else {
      throw error("expected a value", at: start)
    }
  }
}
