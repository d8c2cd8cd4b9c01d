import Foundation

/// Runs work where deep recursion has room.
enum LargeStack {
  /// Memory is only taken as far as the stack grows.
  private static let size = 256 << 20

  /// Runs work on a thread of its own and waits for its result; on a thread that has the room, it is run there.
  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    if Thread.current.stackSize >= size { return work() }
    let box = Box<Result>()
    let thread = Thread { box.put(work()) }
    thread.stackSize = size
    thread.start()
    return box.take()
  }

  /// Hands one value from one thread to another.
  private final class Box<Value: Sendable>: Sendable {
    private let condition = NSCondition()
    // Only read and written while the condition is locked.
    nonisolated(unsafe) private var value: Value?

    func put(_ value: Value) {
      condition.lock()
      self.value = value
      condition.signal()
      condition.unlock()
    }

    func take() -> Value {
      condition.lock()
      defer { condition.unlock() }
      while true {
        if let value { return value }
        condition.wait()
      }
    }
  }
}
