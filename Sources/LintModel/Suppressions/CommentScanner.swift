/// Finds the comments of Swift source without parsing it: strings, raw strings and interpolations are stepped over.
struct CommentScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var comments: [Range<Int>] = []
  private var brackets = Brackets()

  /// How deep strings within interpolations are followed; what is nested deeper is taken for plain text.
  private static let deepest = 40

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private static func found(in bytes: [UInt8]) -> (comments: [Range<Int>], brackets: Brackets) {
    bytes.withUnsafeBufferPointer { buffer in
      var scanner = CommentScanner(buffer)
      scanner.scanCode(depth: 0, untilParenthesis: false)
      return (scanner.comments, scanner.brackets)
    }
  }

  /// Returns the bytes of each comment, with its slashes, in ascending order.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func comments(in bytes: [UInt8]) -> [Range<Int>] {
    found(in: bytes).comments
  }

  /// Returns what there is to say of the brackets outside of comments and texts.
  static func brackets(in bytes: [UInt8]) -> Brackets {
    found(in: bytes).brackets
  }

  /// How brackets are nested.
  struct Brackets {
    private(set) var deepestSquare = (depth: 0, offset: 0)
    private var square = 0
    private var open: [UInt8] = []
    private var mismatches = 0

    var areBalanced: Bool { open.isEmpty && mismatches == 0 }

    mutating func take(_ byte: UInt8, at offset: Int) {
      switch byte {
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: "["):
        open.append(UInt8(ascii: "]"))
        square += 1
        if square > deepestSquare.depth { deepestSquare = (square, offset) }
      default:
        if byte == UInt8(ascii: "]") { square = max(0, square - 1) }
        if open.popLast() != byte { mismatches += 1 }
      }
    }
  }

  /// The bytes of code that may mean anything here.
  private static let tells: [Bool] = {
    var tells = [Bool](repeating: false, count: 256)
    for byte in "/\"#()[]{}\n".utf8 { tells[Int(byte)] = true }
    return tells
  }()

  private func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

  private mutating func scanCode(depth: Int, untilParenthesis: Bool, onOneLine: Bool = false) {
    var open = 1
    while index < bytes.count {
      if !Self.tells[Int(bytes[index])] {
        index += 1
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): scanLineComment()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): scanBlockComment()
      case UInt8(ascii: "\""): scanString(pounds: 0, depth: depth)
      case UInt8(ascii: "#"): scanPounds(depth: depth)
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if bytes[index] == UInt8(ascii: "(") { open += 1 }
        // The parenthesis that ends an interpolation has its partner in the text around it.
        brackets.take(bytes[index], at: index)
        index += 1
      case UInt8(ascii: ")"):
        open -= 1
        index += 1
        if untilParenthesis, open == 0 { return }
        brackets.take(UInt8(ascii: ")"), at: index - 1)
      case 0x0A where onOneLine: return
      default: index += 1
      }
    }
  }

  private mutating func scanLineComment() {
    let start = index
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    comments.append(start..<index)
  }

  private mutating func scanBlockComment() {
    let start = index
    index += 2
    var open = 1
    while index < bytes.count, open > 0 {
      if bytes[index] == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        open -= 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        open += 1
        index += 2
      } else {
        index += 1
      }
    }
    comments.append(start..<min(index, bytes.count))
  }

  private mutating func scanPounds(depth: Int) {
    var pounds = 0
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    index += pounds
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
      scanString(pounds: pounds, depth: depth)
    } else if index < bytes.count, bytes[index] == UInt8(ascii: "/") {
      scanRegularExpression(pounds: pounds)
    }
  }

  private mutating func scanRegularExpression(pounds: Int) {
    index += 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), (1...pounds).allSatisfy({ byte($0) == UInt8(ascii: "#") }) {
        index += pounds + 1
        return
      }
      index += 1
    }
  }

  private mutating func scanString(pounds: Int, depth: Int) {
    let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    index += isLong ? 3 : 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        if endsString(isLong: isLong, pounds: pounds) {
          index += (isLong ? 3 : 1) + pounds
          return
        }
        index += 1
      case UInt8(ascii: "\\") where (0..<pounds).allSatisfy({ byte($0 + 1) == UInt8(ascii: "#") }):
        index += 1 + pounds
        if byte(0) == UInt8(ascii: "("), depth < Self.deepest {
          index += 1
          scanCode(depth: depth + 1, untilParenthesis: true, onOneLine: !isLong)
        } else if index < bytes.count, bytes[index] != 0x0A {
          index += 1
        }
      case 0x0A where !isLong: return
      default: index += 1
      }
    }
  }

  private func endsString(isLong: Bool, pounds: Int) -> Bool {
    if isLong, byte(1) != UInt8(ascii: "\"") || byte(2) != UInt8(ascii: "\"") { return false }
    return (0..<pounds).allSatisfy { byte($0 + (isLong ? 3 : 1)) == UInt8(ascii: "#") }
  }
}
