#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The decisions of a loader: which fetch counts, what to do next. It starts no task and reads no clock.
///
/// Each fetch, a *run*, has a number. Only the newest run may change anything, so a late answer, the error of a
/// run that was cancelled, or progress from one that was replaced cannot do harm.
package struct LoadMachine<Value> {
  /// What the screen shows.
  package private(set) var status: LoadStatus<Value>
  /// The number of the newest run.
  package private(set) var generation = 0
  /// Whether the newest run is still under way.
  package private(set) var isRunning = false
  /// When the value was fetched.
  private var fetchedAt: LoadInstant?
  private var reason = LoadReason.firstLoad

  package init(_ status: LoadStatus<Value> = LoadStatus(), fetchedAt: LoadInstant? = nil) {
    self.status = status
    self.fetchedAt = fetchedAt
  }

  /// What the owner of the machine has to do.
  package enum Decision: Equatable {
    /// Nothing.
    case stay
    /// Wait for the run that is under way.
    case join
    /// Cancel the run that is under way, if any, and start this one.
    case run(Int)
    /// Cancel the run that was under way.
    case stop
  }

  /// What a run has to do after an attempt failed.
  package enum FailureDecision: Equatable {
    /// End: it no longer counts, or it is over.
    case end
    /// Wait until a moment, then try again.
    case retry(at: LoadInstant)
    /// Wait for a connection, then try again.
    case waitForConnection
  }

  /// Asks for a fetch; one under way is joined, unless it only waits to be tried again or must be replaced.
  package mutating func start(_ reason: LoadReason, replacing: Bool = false) -> Decision {
    if joinsRun, !replacing { return .join }
    generation += 1
    isRunning = true
    self.reason = reason
    status.start(reason)
    return .run(generation)
  }

  /// Asks for a fetch if what is there is missing, failed or no longer fresh.
  package mutating func startIfNeeded(now: LoadInstant, freshness: Duration?) -> Decision {
    if isRunning { return .join }
    switch status.state {
    case .notInitiated, .loading: return start(.firstLoad)
    case .failure: return start(.retry)
    case .success: return isStale(now: now, freshness: freshness) ? start(.refresh) : .stay
    }
  }

  /// Whether the value is out of date.
  package func isStale(now: LoadInstant, freshness: Duration?) -> Bool {
    guard status.state.hasValue else { return false }
    if status.isStale { return true }
    guard let freshness else { return false }
    guard let fetchedAt else { return status.origin == .cache }
    return fetchedAt.duration(to: now) >= freshness
  }

  /// Takes the value of a run.
  ///
  /// - Returns: Whether it counted.
  package mutating func succeed(_ value: Value, in run: Int, now: LoadInstant, date: Date) -> Bool {
    guard isCurrent(run) else { return false }
    isRunning = false
    fetchedAt = now
    status.succeed(value, at: date)
    return true
  }

  /// Takes the error of an attempt.
  package mutating func fail(
    _ error: any Error, in run: Int, retry: RetryPolicy, isOnline: Bool, now: LoadInstant
  ) -> FailureDecision {
    guard isCurrent(run) else { return .end }
    guard let failure = LoadFailure(error) else {
      _ = cancel()
      return .end
    }
    if failure.category == .offline, !isOnline {
      status.apply(.paused(.offline))
      return .waitForConnection
    }
    let attempts = status.failedAttempts + 1
    if let delay = retry.delay(after: failure, attempts: attempts) {
      let deadline = now.advanced(by: delay)
      status.apply(.attemptFailed(error, attempt: attempts, nextAt: deadline))
      return .retry(at: deadline)
    }
    isRunning = false
    status.fail(error)
    return .end
  }

  /// Notes that a run goes on with another attempt.
  package mutating func attempt(in run: Int) -> Bool {
    guard isCurrent(run) else { return false }
    status.apply(.attempted(reason))
    return true
  }

  /// Notes that a run waits for a connection.
  package mutating func pause(in run: Int) -> Bool {
    guard isCurrent(run) else { return false }
    status.apply(.paused(.offline))
    return true
  }

  /// Notes how much of a run is done.
  package mutating func progress(_ fraction: Double, in run: Int) -> Bool {
    guard isCurrent(run) else { return false }
    status.apply(.progressed(fraction))
    return true
  }

  /// Gives up what is under way; what was there before is there again.
  package mutating func cancel() -> Decision {
    guard isRunning else { return .stay }
    isRunning = false
    generation += 1
    status.cancel()
    return .stop
  }

  /// Notes that what is there, and what a run under way will bring, is out of date.
  package mutating func invalidate(refetching: Bool) -> Decision {
    status.apply(.expired)
    if isRunning { return start(reason, replacing: true) }
    if case .notInitiated = status.state { return .stay }
    return refetching ? start(.invalidation) : .stay
  }

  /// Asks another question.
  package mutating func changeInput(keepsPrevious: Bool) -> Decision {
    fetchedAt = nil
    status.changeInput(keepsPrevious: keepsPrevious)
    return start(.newInput, replacing: true)
  }

  /// Puts a value in place that was not fetched by a run.
  package mutating func replace(_ value: Value, origin: LoadOrigin, fetchedAt: LoadInstant?, date: Date?) {
    if let fetchedAt { self.fetchedAt = fetchedAt }
    status.replace(value, origin, at: date)
  }

  /// Changes the value in place, without a copy of it.
  package mutating func modify(_ change: (inout Value) -> Void) {
    guard case .success(var value) = status.state else { return }
    status.state = .loading
    change(&value)
    status.state = .success(value)
  }

  /// Puts a failed refresh away.
  package mutating func acknowledgeFailure() {
    status.apply(.acknowledgedFailure)
  }

  /// Starts over.
  package mutating func reset() -> Decision {
    let wasRunning = isRunning
    isRunning = false
    generation += 1
    fetchedAt = nil
    status.apply(.reset)
    return wasRunning ? .stop : .stay
  }

  /// Whether a run is the newest, and still under way.
  package func isCurrent(_ run: Int) -> Bool {
    isRunning && run == generation
  }

  /// Whether a fetch that is asked for now would join the one under way.
  package var joinsRun: Bool {
    if case .waitingToRetry = status.activity { false } else { isRunning }
  }
}

extension LoadMachine: Sendable where Value: Sendable {}
