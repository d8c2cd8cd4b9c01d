#if canImport(Darwin)
  import os

  /// A value that one thread at a time may see.
  package final class Locked<Value: Sendable>: Sendable {
    // `Mutex` came to Apple's systems later than everything else that is used here.
    private let lock: OSAllocatedUnfairLock<Value>

    package init(_ value: Value) {
      lock = OSAllocatedUnfairLock(initialState: value)
    }

    package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
      lock.withLockUnchecked { body(&$0) }
    }
  }
#endif
