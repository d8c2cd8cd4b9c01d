/// Which texts a list holds, for lists that are short in nearly all cases.
struct SeenTexts {
  private var all: Set<String> = []
  /// Looking through so many takes no longer than hashing one.
  private static let few = 12

  /// Returns whether a text is new, and is to be put at the end of the list.
  ///
  /// - Parameter list: All texts that were new before.
  mutating func insert(_ text: String, besides list: [String]) -> Bool {
    if list.count < Self.few { return !list.contains(text) }
    if all.isEmpty { all = Set(list) }
    return all.insert(text).inserted
  }
}

extension String {
  /// Whether the first character is an upper-case letter.
  var beginsUppercase: Bool {
    guard let byte = utf8.first else { return false }
    return byte < 0x80 ? byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") : first?.isUppercase ?? false
  }
}
