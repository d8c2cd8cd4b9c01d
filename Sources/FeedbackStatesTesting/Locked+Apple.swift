#if canImport(Darwin)
  import os

  /// A value that one thread at a time may see.
  final class Locked<Value: Sendable>: Sendable {
    private let lock: OSAllocatedUnfairLock<Value>

    init(_ value: Value) {
      lock = OSAllocatedUnfairLock(initialState: value)
    }

    func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
      lock.withLock { body(&$0) }
    }
  }
#endif
