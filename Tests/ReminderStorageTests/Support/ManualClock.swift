import Synchronization

/// A clock that goes only when it is told to.
final class ManualClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var nextSleeper = 0
    var sleepers: [Int: (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)] = [:]
    var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    mutating func takeWatchers() -> [CheckedContinuation<Void, Never>] {
      let count = sleepers.count
      defer { watchers.removeAll { $0.count == count } }
      return watchers.filter { $0.count == count }.map(\.continuation)
    }
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock(\.now) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let sleeper = state.withLock { state in
      state.nextSleeper += 1
      return state.nextSleeper
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let watchers = state.withLock { state -> [CheckedContinuation<Void, Never>]? in
          guard !Task.isCancelled, deadline > state.now else { return nil }
          state.sleepers[sleeper] = (deadline, continuation)
          return state.takeWatchers()
        }
        if let watchers {
          watchers.forEach { $0.resume() }
        } else if Task.isCancelled {
          continuation.resume(throwing: CancellationError())
        } else {
          continuation.resume()
        }
      }
    } onCancel: {
      let (ended, watchers) = state.withLock { ($0.sleepers.removeValue(forKey: sleeper), $0.takeWatchers()) }
      ended?.continuation.resume(throwing: CancellationError())
      watchers.forEach { $0.resume() }
    }
  }

  /// Lets time go by, and wakes whoever has slept long enough.
  func advance(by duration: Duration) {
    let (awake, watchers) = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for sleeper in due.keys { state.sleepers[sleeper] = nil }
      return (due.values.sorted { $0.deadline < $1.deadline }, state.takeWatchers())
    }
    for sleeper in awake { sleeper.continuation.resume() }
    watchers.forEach { $0.resume() }
  }

  /// Waits until exactly so many are asleep.
  func untilAsleep(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isReached = state.withLock { state in
        if state.sleepers.count == count { return true }
        state.watchers.append((count, continuation))
        return false
      }
      if isReached { continuation.resume() }
    }
  }
}
