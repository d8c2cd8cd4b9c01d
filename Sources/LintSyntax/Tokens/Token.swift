/// A word or sign of a source, found without parsing.
struct Token {
  enum Kind: UInt8 {
    case word, number, string, sign, end
  }

  var kind: Kind
  /// Its first byte.
  var byte: UInt8
  /// Whether it is the first on its line.
  var beginsLine: Bool
  /// Whether white space or a comment stands in front of it.
  var hasSpace: Bool
  var start: Int32
  var end: Int32

  var bytes: Range<Int> { Int(start)..<Int(end) }
}

extension Token {
  /// Whether what follows may be the name of a function that is called or handed on.
  func opensCode(in source: UnsafeBufferPointer<UInt8>) -> Bool {
    switch kind {
    case .sign: byte == UInt8(ascii: "{") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";")
    case .word: source.equals("await", self) || source.equals("try", self) || source.equals("in", self)
    default: false
    }
  }
}
