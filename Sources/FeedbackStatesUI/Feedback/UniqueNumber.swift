import Synchronization

/// Numbers that are given out once.
enum UniqueNumber {
  private static let last = Mutex(0)

  static func next() -> Int {
    last.withLock { value in
      value += 1
      return value
    }
  }
}
