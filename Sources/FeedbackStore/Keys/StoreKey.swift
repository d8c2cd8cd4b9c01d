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
    erased = ErasedKey(path: "\(name)/\(detail)", nameLength: name.utf8.count, type: Value.self)
  }

  /// The key in words.
  public var path: String { erased.path }

  /// What a kept value is told from others by; unlike the key in memory, it is the same in the next run of the app.
  var kept: KeptKey { KeptKey(path: path, identity: "\(erased.nameLength) \(Value.self) \(path)") }
}

extension StoreKey: Hashable {
  public static func == (left: StoreKey, right: StoreKey) -> Bool { left.erased == right.erased }

  public func hash(into hasher: inout Hasher) { hasher.combine(erased) }
}

/// A key without its type in the signature, but with it in the comparison: equal keys have values of one type.
struct ErasedKey: Hashable, Sendable {
  let path: String
  /// Where the name ends and the detail begins, if there is one: `lists/1` and 2 are not `lists` and `1/2`.
  let nameLength: Int
  let type: ObjectIdentifier

  init<Value>(path: String, nameLength: Int = -1, type: Value.Type) {
    self.path = path
    self.nameLength = nameLength
    self.type = ObjectIdentifier(type)
  }
}

/// The key of a value that is kept for the next run of the app.
struct KeptKey: Sendable {
  let path: String
  let identity: String
}
