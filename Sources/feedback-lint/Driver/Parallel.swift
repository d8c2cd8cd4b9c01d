import Foundation
import LintModel

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
    let results = Locked<[Result]>([])
    results.withLock { $0.reserveCapacity(items.count) }
    forEach(items.count, jobs: jobs) { body(items[$0]) } deliver: { _, result in
      results.withLock { $0.append(result) }
    }
    return results.withLock { $0 }
  }

  /// Runs a function for each number below a count, and hands its results on in their order, one at a time.
  ///
  /// No more results wait for an earlier one than a few times as many as there are threads.
  static func forEach<Result: Sendable>(
    _ count: Int, jobs: Int, _ body: @escaping @Sendable (Int) -> Result,
    deliver: @escaping @Sendable (Int, Result) -> Void
  ) {
    let threads = max(1, min(jobs, count))
    if threads == 1, Thread.current.stackSize >= stackSize {
      for number in 0..<count { deliver(number, body(number)) }
      return
    }
    let queue = WorkQueue<Result>(count: count, threads: threads, deliver: deliver)
    let finished = DispatchSemaphore(value: 0)
    for _ in 0..<threads {
      let thread = Thread {
        while let range = queue.next() { queue.finish(range, range.map(body)) }
        finished.signal()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    for _ in 0..<threads { finished.wait() }
  }
}

/// Hands out stretches of work, and hands on what comes back.
private final class WorkQueue<Result: Sendable>: Sendable {
  private struct State {
    var next = 0
    var delivered = 0
    var isDelivering = false
    /// What is there, and waits for what comes before it.
    var early: [Int: [Result]] = [:]
  }

  private let count: Int
  private let state = Locked(State())
  /// Small enough that no thread is left with much at the end, and that nobody waits long for the first results.
  private let stretch: Int
  /// How many stretches may be at work or wait to be handed on.
  private let room: DispatchSemaphore
  private let deliver: @Sendable (Int, Result) -> Void

  init(count: Int, threads: Int, deliver: @escaping @Sendable (Int, Result) -> Void) {
    self.count = count
    self.deliver = deliver
    stretch = max(1, min(4, count / 64))
    room = DispatchSemaphore(value: threads * 8)
  }

  func next() -> Range<Int>? {
    room.wait()
    let range = state.withLock { state -> Range<Int>? in
      guard state.next < count else { return nil }
      let range = state.next..<min(count, state.next + stretch)
      state.next = range.upperBound
      return range
    }
    if range == nil { room.signal() }
    return range
  }

  func finish(_ range: Range<Int>, _ results: [Result]) {
    let isFirst = state.withLock { state in
      state.early[range.lowerBound] = results
      defer { state.isDelivering = true }
      return !state.isDelivering
    }
    // One thread hands on, also what others put there meanwhile.
    guard isFirst else { return }
    while let (start, results) = ready() {
      for (offset, result) in results.enumerated() { deliver(start + offset, result) }
      room.signal()
    }
  }

  private func ready() -> (start: Int, results: [Result])? {
    state.withLock { state in
      let start = state.delivered
      guard let results = state.early.removeValue(forKey: start) else {
        state.isDelivering = false
        return nil
      }
      state.delivered += results.count
      return (start, results)
    }
  }
}
