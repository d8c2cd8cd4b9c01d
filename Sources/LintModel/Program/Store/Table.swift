import Synchronization

/// Values that are found out once and then kept, for any number of threads.
final class Table<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Key: Value]>([:])

  /// Returns what is kept under a key, or finds it out. Where two threads do so at once, the first one counts.
  func value(for key: Key, find: () -> Value) -> Value {
    if let known = values.withLock({ $0[key] }) { return known }
    let found = find()
    return values.withLock { values in
      if let known = values[key] { return known }
      values[key] = found
      return found
    }
  }

  func known(_ key: Key) -> Value? { values.withLock { $0[key] } }
  func keep(_ value: Value, for key: Key) { values.withLock { $0[key] = value } }
  func removeAll() { values.withLock { $0 = [:] } }
}
