import FeedbackStates

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A clock whose time passes only when a test says so.
///
///     let clock = TestClock()
///     let loader = Loader(clock: clock.loadClock) { try await api.lists() }
///     loader.load()
///     try await clock.sleepers(1)      // the first attempt failed, and the loader waits
///     clock.advance(by: .seconds(1))
///     await loader.settled()
public final class TestClock: Clock, Sendable {
  public typealias Duration = Swift.Duration

  /// A moment on the clock, counted from its start.
  public typealias Instant = LoadInstant

  private struct State: Sendable {
    var now = LoadInstant()
    var nextID = 0
    var sleepers: [Int: Sleeper] = [:]
    var watchers: [Int: Watcher] = [:]

    mutating func makeID() -> Int {
      nextID += 1
      return nextID
    }

    mutating func takeWatchers() -> [Watcher] {
      let ready = watchers.filter { $0.value.count <= sleepers.count }
      for id in ready.keys { watchers[id] = nil }
      return Array(ready.values)
    }
  }

  private struct Sleeper: Sendable {
    let deadline: LoadInstant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Watcher: Sendable {
    let count: Int
    let continuation: CheckedContinuation<Void, any Error>
  }

  private let state = Locked(State())

  /// The date at the clock's start, for ``loadClock``.
  public let startDate: Date

  /// Creates a clock that stands still.
  public init(startDate: Date = Date(timeIntervalSinceReferenceDate: 0)) {
    self.startDate = startDate
  }

  public var now: LoadInstant { state.withLock { $0.now } }

  public var minimumResolution: Swift.Duration { .zero }

  /// The clock as loaders and actions take it; its date moves along.
  ///
  /// Sleepers of one actor wake on it in the order of their deadlines.
  public var loadClock: LoadClock {
    LoadClock(
      now: { [self] in now },
      sleep: { [self] deadline, isolation in try await sleep(until: deadline, on: isolation) },
      date: { [self] in
        let passed = now.offset.components
        return startDate.addingTimeInterval(Double(passed.seconds) + Double(passed.attoseconds) * 1e-18)
      })
  }

  public func sleep(until deadline: LoadInstant, tolerance: Swift.Duration?) async throws {
    try await sleep(until: deadline, on: nil)
  }

  private func sleep(until deadline: LoadInstant, on isolation: isolated (any Actor)?) async throws {
    let id = state.withLock { $0.makeID() }
    try await withTaskCancellationHandler {
      // Named here, the actor is where the closure runs; otherwise sleepers would wake elsewhere, and race home.
      _ = isolation
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        let watchers = state.withLock { state -> [Watcher]? in
          guard deadline > state.now else { return nil }
          state.sleepers[id] = Sleeper(deadline: deadline, continuation: continuation)
          return state.takeWatchers()
        }
        guard let watchers else { return continuation.resume() }
        for watcher in watchers { watcher.continuation.resume() }
        // Cancelling may have come before there was anything to wake.
        if Task.isCancelled { wake(id, throwing: CancellationError()) }
      }
    } onCancel: {
      wake(id, throwing: CancellationError())
    }
  }

  /// Lets time pass, and wakes whoever slept until then, earliest first.
  public func advance(by duration: Swift.Duration) {
    advance(to: now.advanced(by: duration))
  }

  /// Lets time pass until a moment.
  public func advance(to moment: LoadInstant) {
    let due = state.withLock { state -> [Sleeper] in
      state.now = max(state.now, moment)
      let ids = state.sleepers.filter { $0.value.deadline <= moment }
        .sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }.map(\.key)
      return ids.compactMap { state.sleepers.removeValue(forKey: $0) }
    }
    for sleeper in due { sleeper.continuation.resume() }
  }

  /// Waits until at least `count` tasks sleep on the clock.
  ///
  /// - Throws: ``WaitedInVain`` if they do not.
  public func sleepers(_ count: Int) async throws {
    let id = state.withLock { $0.makeID() }
    try await waitPatiently { continuation in
      let isThere = state.withLock { state -> Bool in
        if state.sleepers.count >= count { return true }
        state.watchers[id] = Watcher(count: count, continuation: continuation)
        return false
      }
      if isThere { continuation.resume() }
    } giveUp: { [state] error in
      state.withLock { $0.watchers.removeValue(forKey: id) }?.continuation.resume(throwing: error)
    } complaint: { [self] in
      "\(sleeperCount) of \(count) tasks sleep on the clock."
    }
  }

  /// How many tasks sleep on the clock.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  private func wake(_ id: Int, throwing error: any Error) {
    state.withLock { $0.sleepers.removeValue(forKey: id) }?.continuation.resume(throwing: error)
  }
}
