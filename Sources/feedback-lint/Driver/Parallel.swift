import Foundation
import Synchronization

/// Work on all cores.
enum Parallel {
  /// How many threads work at once.
  static var coreCount: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Deeply nested source takes deep recursion to read, more than a thread's usual stack holds.
  private static let stackSize = 512 << 20

  /// Returns the results of a function for each item, in the order of the items.
  ///
  /// - Parameter deliver: Is handed each result as soon as it and all before it are there, one at a time.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, _ body: @escaping @Sendable (Item) -> Result,
    deliver: @escaping @Sendable (Result) -> Void = { _ in }
  ) -> [Result] {
    let queue = WorkQueue<Result>(count: items.count, deliver: deliver)
    let threads = max(1, min(jobs, items.count))
    if threads == 1, Thread.current.stackSize >= stackSize {
      return items.map { item in
        let result = body(item)
        deliver(result)
        return result
      }
    }
    let finished = DispatchSemaphore(value: 0)
    for _ in 0..<threads {
      let thread = Thread {
        while let range = queue.next() {
          queue.finish(range, range.map { body(items[$0]) })
        }
        finished.signal()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    for _ in 0..<threads { finished.wait() }
    return queue.results
  }
}

/// Hands out stretches of work and keeps what comes back.
private final class WorkQueue<Result: Sendable>: Sendable {
  private struct State {
    var next = 0
    var results: [Result] = []
    /// What is there, and waits for what comes before it.
    var early: [Int: [Result]] = [:]
  }

  private let count: Int
  private let state = Mutex(State())
  /// Small enough that no thread is left with much at the end.
  private let stretch: Int

  private let deliver: @Sendable (Result) -> Void

  init(count: Int, deliver: @escaping @Sendable (Result) -> Void) {
    self.count = count
    self.deliver = deliver
    stretch = max(1, min(16, count / 64))
  }

  func next() -> Range<Int>? {
    state.withLock { state in
      guard state.next < count else { return nil }
      let range = state.next..<min(count, state.next + stretch)
      state.next = range.upperBound
      return range
    }
  }

  func finish(_ range: Range<Int>, _ results: [Result]) {
    state.withLock { state in
      state.early[range.lowerBound] = results
      while let next = state.early.removeValue(forKey: state.results.count) {
        for result in next { deliver(result) }
        state.results += next
      }
    }
  }

  var results: [Result] { state.withLock { $0.results } }
}
