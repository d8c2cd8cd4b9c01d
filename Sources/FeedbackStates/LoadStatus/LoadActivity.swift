/// What is happening at the moment, as opposed to what is there.
public enum LoadActivity: Hashable, Sendable {
  /// Nothing is under way.
  case idle
  /// A fetch is under way. Its progress is a fraction from 0 to 1, where one is known.
  case loading(LoadReason, progress: Double? = nil)
  /// An attempt failed, and another follows by itself.
  case waitingToRetry(attempt: Int, deadline: LoadInstant)
  /// A fetch was asked for and cannot go on for now.
  case paused(PauseReason)

  /// Why a fetch cannot go on for now.
  public enum PauseReason: String, Hashable, Sendable, CaseIterable {
    /// There is no connection; it goes on as soon as there is one.
    case offline
  }
}

extension LoadActivity {
  /// Whether nothing is under way.
  public var isIdle: Bool { self == .idle }

  /// Whether a fetch is under way, paused, or about to be tried again.
  public var isBusy: Bool { self != .idle }

  /// Whether a fetch waits for a connection.
  public var isPaused: Bool {
    if case .paused = self { true } else { false }
  }

  /// The fraction that is done, where one is known.
  public var progress: Double? {
    if case .loading(_, let progress) = self { progress } else { nil }
  }

  /// Returns a fraction from 0 to 1; a division of nothing by nothing is no progress.
  static func progress(_ fraction: Double) -> Double? {
    fraction.isNaN ? nil : min(max(fraction, 0), 1)
  }

  /// Why a fetch is under way.
  public var reason: LoadReason? {
    if case .loading(let reason, _) = self { reason } else { nil }
  }
}
