/// Values that are found out once and then kept, for any number of threads.
///
/// A table with a limit forgets what nobody has asked for since as many others were found out, so that it takes no more
/// memory for a larger program.
package final class Table<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Generations {
    var young: [Key: Value] = [:]
    var old: [Key: Value] = [:]

    mutating func known(_ key: Key, limit: Int) -> Value? {
      if let value = young[key] { return value }
      guard let value = old[key] else { return nil }
      keep(value, for: key, limit: limit)
      return value
    }

    mutating func keep(_ value: Value, for key: Key, limit: Int) {
      if young.count >= limit {
        old = young
        young = [:]
      }
      young[key] = value
    }
  }

  private let generations = Locked(Generations())
  private let limit: Int

  /// - Parameter limit: How many values are kept for certain; twice as many are at most.
  package init(limit: Int = .max) { self.limit = limit }

  /// Returns what is kept under a key, or finds it out. Where two threads do so at once, the first one counts.
  package func value(for key: Key, find: () -> Value) -> Value {
    if let known = known(key) { return known }
    let found = find()
    return generations.withLock { generations in
      if let known = generations.known(key, limit: limit) { return known }
      generations.keep(found, for: key, limit: limit)
      return found
    }
  }

  package func known(_ key: Key) -> Value? { generations.withLock { $0.known(key, limit: limit) } }
  package func keep(_ value: Value, for key: Key) { generations.withLock { $0.keep(value, for: key, limit: limit) } }
  func removeAll() { generations.withLock { $0 = Generations() } }
}
