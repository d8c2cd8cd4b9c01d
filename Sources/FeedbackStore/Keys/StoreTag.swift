/// What a value is made of, so that a change can name it and every value made of it is fetched again.
///
///     store.loader(for: .reminders(in: list.id), tags: ["reminders", StoreTag("list", list.id)]) { … }
///     store.invalidate("reminders")
public struct StoreTag: Hashable, Sendable {
  /// The tag in words.
  public let path: String

  /// Creates a tag of one word.
  public init(_ name: String) {
    path = name
  }

  /// Creates a tag of a word and what tells it from others with that word, such as an id.
  public init(_ name: String, _ detail: some CustomStringConvertible) {
    path = "\(name)/\(detail)"
  }
}

extension StoreTag: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}
