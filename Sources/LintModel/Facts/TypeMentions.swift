/// Which types a file declares, and which type-like names the code of each mentions, as numbers: enough to say which
/// types anybody meets, together with what other files say.
///
/// Previews, the insides of tests and what is only built for debugging mention nothing.
public struct TypeMentions: Sendable, Hashable, Codable {
  /// What each declaration mentions, one behind the other: name, traits, how many parents, the parents, how many
  /// mentions, the mentions.
  public private(set) var words: [UInt32]
  /// The names of the types that are declared or extended, in the order of the source.
  public private(set) var names: [UInt32]
  /// Where each of them stands.
  public private(set) var ranges: [Range<Int>]

  public init(words: [UInt32] = [], names: [UInt32] = [], ranges: [Range<Int>] = []) {
    self.words = words
    self.names = names
    self.ranges = ranges
  }

  /// What a declaration is.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It shows something, and nobody but those who mention it can show it.
    package static let isView = Traits(rawValue: 1)
    /// Somebody may use it without any mention: another package, or the system.
    package static let isRoot = Traits(rawValue: 2)
    /// An app begins with it.
    package static let isEntry = Traits(rawValue: 4)
    package static let isExtension = Traits(rawValue: 8)
  }

  /// The number that stands for code outside types.
  package static let outside: UInt32 = 0

  package static func number(of name: some StringProtocol) -> UInt32 {
    WordNumbers.number(of: String(name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? name[...]))
  }

  package mutating func add(_ name: UInt32, _ traits: Traits, parents: [UInt32], mentions: [UInt32]) {
    var mentions = mentions
    mentions.sort()
    words += [name, traits.rawValue, UInt32(truncatingIfNeeded: parents.count)] + parents
    let count = words.count
    words.append(0)
    var last: UInt32?
    for mention in mentions where mention != last {
      words.append(mention)
      last = mention
    }
    words[count] = UInt32(truncatingIfNeeded: words.count - count - 1)
  }

  package mutating func add(place: Range<Int>, of name: UInt32) {
    names.append(name)
    ranges.append(place)
  }

  /// The innermost type around an offset.
  package func type(around offset: Int) -> UInt32? {
    ranges.lastIndex { $0.contains(offset) }.map { names[$0] }
  }
}
