/// The name of a value that screens share.
///
///     extension StoreKey where Value == [ReminderList] {
///       static let lists = StoreKey("lists")
///     }
///     extension StoreKey where Value == [Reminder] {
///       static func reminders(in list: ReminderList.ID) -> StoreKey { StoreKey("reminders", list) }
///     }
public struct StoreKey<Value>: Sendable {
  let erased: ErasedKey

  /// Creates a key of one word.
  public init(_ name: String) {
    erased = ErasedKey(path: name, type: Value.self)
  }

  /// Creates a key of a word and what tells it from others with that word, such as an id.
  public init(_ name: String, _ detail: some CustomStringConvertible) {
    erased = ErasedKey(path: "\(name)/\(detail)", type: Value.self)
  }

  /// The key in words.
  public var path: String { erased.path }
}

extension StoreKey: Hashable {
  public static func == (left: StoreKey, right: StoreKey) -> Bool { left.erased == right.erased }

  public func hash(into hasher: inout Hasher) { hasher.combine(erased) }
}

/// A key without its type in the signature, but with it in the comparison: equal keys have values of one type.
struct ErasedKey: Hashable, Sendable {
  let path: String
  let type: ObjectIdentifier

  init<Value>(path: String, type: Value.Type) {
    self.path = path
    self.type = ObjectIdentifier(type)
  }
}
