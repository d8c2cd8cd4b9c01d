/// How deep a source is nested, which decides whether it can be parsed in reasonable time.
enum Nesting {
  /// No code that people read is nested deeper; what is, is not parsed.
  private static let deepest = 150
  /// The parser takes twice as long for every array inside an array.
  private static let deepestArrays = 12
  /// The most `else if` and `?` in one file, which nest without brackets.
  private static let longest = 600

  /// Whether parsing a source could take for ever.
  static func isTooDeep(_ source: [UInt8]) -> Bool {
    source.withUnsafeBufferPointer { buffer in
      var tokenizer = Tokenizer(buffer)
      var depth = 0
      var arrays = 0
      var conditional = 0
      var alternatives = 0
      var before = Token(kind: .end, byte: 0, beginsLine: true, hasSpace: true, start: 0, end: 0)
      while true {
        let token = tokenizer.next()
        switch token.kind {
        case .end: return false
        case .sign:
          switch token.byte {
          case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
          case UInt8(ascii: ")"), UInt8(ascii: "}"): depth = max(0, depth - 1)
          case UInt8(ascii: "["): arrays += 1
          case UInt8(ascii: "]"): arrays = max(0, arrays - 1)
          case UInt8(ascii: "?") where token.hasSpace: alternatives += 1
          default: break
          }
        case .word:
          let isIf = token.bytes.count == 2 && buffer[Int(token.start)] == UInt8(ascii: "i")
          if before.kind == .sign, before.byte == UInt8(ascii: "#") {
            if isIf { conditional += 1 }
            // `#endif` closes what `#if` opened.
            if token.bytes.count == 5, buffer[Int(token.start) + 1] == UInt8(ascii: "n") { conditional -= 1 }
          } else if isIf, before.kind == .word, before.bytes.count == 4,
            buffer[Int(before.start)] == UInt8(ascii: "e")
          {
            alternatives += 1
          }
        case .number, .string: break
        }
        if depth > deepest || arrays > deepestArrays || conditional > deepest || alternatives > longest { return true }
        before = token
      }
    }
  }
}
