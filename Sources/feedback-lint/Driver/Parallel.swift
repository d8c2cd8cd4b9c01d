import Foundation
import Synchronization

/// Work on all cores.
enum Parallel {
  /// How many threads work at once.
  static var coreCount: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Deeply nested source takes deep recursion to read, more than a thread's usual stack holds.
  private static let stackSize = 512 << 20

  /// Returns the results of a function for each item, in the order of the items.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, _ body: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let queue = WorkQueue<Result>(count: items.count)
    let threads = max(1, min(jobs, items.count))
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
    var finished: [(start: Int, results: [Result])] = []
  }

  private let count: Int
  private let state = Mutex(State())
  /// Small enough that no thread is left with much at the end.
  private let stretch: Int

  init(count: Int) {
    self.count = count
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
    state.withLock { $0.finished.append((range.lowerBound, results)) }
  }

  var results: [Result] {
    state.withLock { $0.finished.sorted { $0.start < $1.start }.flatMap(\.results) }
  }
}
