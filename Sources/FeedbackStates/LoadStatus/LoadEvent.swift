#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Something that happens to a ``LoadStatus``.
public enum LoadEvent<Value> {
  /// A fetch began.
  case started(LoadReason)
  /// The fetch knows how much of it is done.
  case progressed(Double)
  /// The fetch brought a value.
  case succeeded(Value, at: Date? = nil)
  /// The fetch failed for good. An error that means cancellation has the effect of ``cancelled``.
  case failed(any Error)
  /// An attempt failed, and another follows.
  case attemptFailed(any Error, attempt: Int, nextAt: LoadInstant)
  /// The next attempt began.
  case attempted(LoadReason)
  /// The fetch cannot go on for now.
  case paused(LoadActivity.PauseReason)
  /// The paused fetch goes on.
  case resumed(LoadReason)
  /// The fetch was given up by somebody.
  case cancelled
  /// What is there is out of date.
  case expired
  /// The question is another one now; what is there may stay in view until its answer comes.
  case inputChanged(keepsPrevious: Bool)
  /// A value from elsewhere takes the place of what is there.
  case replaced(Value, LoadOrigin, at: Date?)
  /// A failed refresh was seen and put away.
  case acknowledgedFailure
  /// Everything starts over.
  case reset
}

extension LoadEvent: Sendable where Value: Sendable {}
