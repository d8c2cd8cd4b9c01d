#if canImport(Darwin)
  import os
#else
  import Synchronization
#endif

/// Numbers that are given out once.
enum UniqueNumber {
  // `Mutex` came to Apple's systems later than everything else that is used here.
  #if canImport(Darwin)
    private static let last = OSAllocatedUnfairLock(initialState: 0)
  #else
    private static let last = Mutex(0)
  #endif

  static func next() -> Int {
    last.withLock { value in
      value += 1
      return value
    }
  }
}
