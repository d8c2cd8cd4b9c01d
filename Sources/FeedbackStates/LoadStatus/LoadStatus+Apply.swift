#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension LoadStatus {
  /// Moves on to the snapshot that follows an event.
  ///
  /// Every event is safe in every state: one that makes no sense there, such as progress while nothing is under
  /// way, changes nothing.
  public mutating func apply(_ event: LoadEvent<Value>) {
    switch event {
    case .started(let reason): start(reason)
    case .progressed(let fraction):
      if case .loading(let reason, let earlier) = activity {
        activity = .loading(reason, progress: LoadActivity.progress(fraction) ?? earlier)
      }
    case .succeeded(let value, let date): succeed(value, at: date)
    case .failed(let error): fail(error)
    case .attemptFailed(let error, let attempt, let deadline):
      guard activity.isBusy, let failure = LoadFailure(error) else { return }
      attemptFailure = failure
      failedAttempts = attempt
      activity = .waitingToRetry(attempt: attempt, deadline: deadline)
    case .attempted(let reason), .resumed(let reason):
      if activity.isBusy { activity = .loading(reason) }
    case .paused(let reason):
      if activity.isBusy { activity = .paused(reason) }
    case .cancelled: cancel()
    case .expired: isStale = state.hasValue
    case .inputChanged(let keepsPrevious): changeInput(keepsPrevious: keepsPrevious)
    case .replaced(let value, let origin, let date): replace(value, origin, at: date)
    case .acknowledgedFailure: refreshFailure = nil
    case .reset: self = LoadStatus()
    }
  }

  // The events one by one. A loader calls those with a value directly, since making an event of a generic value
  // costs more than the rest of a transition.

  mutating func succeed(_ value: Value, at date: Date?) {
    settle()
    state = .success(value)
    refreshFailure = nil
    updatedAt = date ?? updatedAt
    isStale = false
    isPrevious = false
    origin = .live
  }

  mutating func start(_ reason: LoadReason) {
    if case .notInitiated = state { state = .loading }
    activity = .loading(reason)
    failedAttempts = 0
    attemptFailure = nil
  }

  /// Ends what is happening; what is there stays as it is.
  private mutating func settle() {
    activity = .idle
    failedAttempts = 0
    attemptFailure = nil
  }

  mutating func fail(_ error: any Error) {
    guard let failure = LoadFailure(error) else { return cancel() }
    settle()
    if state.hasValue, !isPrevious {
      refreshFailure = failure
    } else {
      state = .failure(error)
      refreshFailure = nil
      isStale = false
      isPrevious = false
      origin = .initial
      updatedAt = nil
    }
  }

  mutating func cancel() {
    settle()
    if state.isLoading { state = .notInitiated }
  }

  mutating func changeInput(keepsPrevious: Bool) {
    guard keepsPrevious, state.hasValue else {
      self = LoadStatus()
      return
    }
    settle()
    refreshFailure = nil
    isStale = true
    isPrevious = true
  }

  mutating func replace(_ value: Value, _ newOrigin: LoadOrigin, at date: Date?) {
    state = .success(value)
    origin = newOrigin
    updatedAt = date ?? updatedAt
    isPrevious = false
  }
}
