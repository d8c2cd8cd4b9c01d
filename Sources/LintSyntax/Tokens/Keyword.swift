/// Words that name nothing.
enum Keyword {
  /// Whether a word is a keyword wherever it stands.
  static func isReserved(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = word.first, first >= UInt8(ascii: "A"), word.count <= 14 else { return false }
    for keyword in reserved[word.count] where matches(word, keyword) { return true }
    return false
  }

  private static func matches(_ word: Slice<UnsafeBufferPointer<UInt8>>, _ keyword: [UInt8]) -> Bool {
    var offset = 0
    for byte in word {
      guard byte == keyword[offset] else { return false }
      offset += 1
    }
    return true
  }

  /// By their length. `self`, `Self`, `super`, `true`, `false`, `nil` and `_` are values, and not among them.
  private static let reserved: [[[UInt8]]] = {
    var result: [[[UInt8]]] = Array(repeating: [], count: 15)
    let words = [
      "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
      "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static", "struct",
      "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
      "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while", "as", "Any",
      "is", "throws", "try", "await",
    ]
    for word in words where word.utf8.count < result.count { result[word.utf8.count].append(Array(word.utf8)) }
    return result
  }()
}
