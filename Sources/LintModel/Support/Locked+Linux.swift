#if !canImport(Darwin)
  import Synchronization

  /// A value that one thread at a time may see.
  package final class Locked<Value: Sendable>: Sendable {
    private let mutex: Mutex<Value>

    package init(_ value: Value) {
      mutex = Mutex(value)
    }

    package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
      mutex.withLock { body(&$0) }
    }
  }
#endif
