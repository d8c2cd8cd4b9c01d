#if !canImport(Darwin)
  import Synchronization

  /// A value that one thread at a time may see.
  final class Locked<Value: Sendable>: Sendable {
    private let mutex: Mutex<Value>

    init(_ value: Value) {
      mutex = Mutex(value)
    }

    func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
      mutex.withLock { body(&$0) }
    }
  }
#endif
