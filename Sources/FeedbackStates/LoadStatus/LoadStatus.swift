#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A snapshot of a load: what is there, and what is happening.
///
/// It is a plain value, and the only thing that decides what a screen shows. It knows of no clock and no task:
/// ``apply(_:)`` takes an event and gives the next snapshot.
///
///     var status = LoadStatus(.success(["Buy milk"]))
///     status.apply(.started(.refresh))
///     status.apply(.failed(URLError(.timedOut)))
///     status.state            // .success(["Buy milk"])
///     status.refreshFailure   // "No answer in time"
public struct LoadStatus<Value> {
  /// What is there.
  public internal(set) var state: Loadable<Value>
  /// What is happening.
  public internal(set) var activity: LoadActivity
  /// The failure of the last refresh, while an earlier value is still shown.
  ///
  /// It stays in place while the refresh is tried again, and goes with the next success.
  public internal(set) var refreshFailure: LoadFailure?
  /// The failure of the last attempt, while others follow by themselves.
  public internal(set) var attemptFailure: LoadFailure?
  /// How many attempts of the present fetch failed.
  public internal(set) var failedAttempts: Int
  /// When the value was fetched.
  public internal(set) var updatedAt: Date?
  /// Whether the value is older than it should be, or was said to be out of date.
  public internal(set) var isStale: Bool
  /// Where the value came from.
  public internal(set) var origin: LoadOrigin
  /// Whether the value answers an earlier question, and is shown until the present one is answered.
  public internal(set) var isPrevious: Bool

  /// Creates a snapshot in which nothing is happening.
  public init(_ state: Loadable<Value> = .notInitiated, origin: LoadOrigin = .initial, updatedAt: Date? = nil) {
    self.state = state
    self.origin = origin
    self.updatedAt = updatedAt
    activity = .idle
    failedAttempts = 0
    isStale = false
    isPrevious = false
  }
}

extension LoadStatus: Sendable where Value: Sendable {}
extension LoadStatus: Equatable where Value: Equatable {}
extension LoadStatus: Hashable where Value: Hashable {}

extension LoadStatus {
  /// The value that is there.
  public var value: Value? { state.value }

  /// The failure a screen should mention: of the load, or of the refresh over an earlier value.
  public var failure: LoadFailure? { state.failure ?? refreshFailure }

  /// Whether a fetch is under way, paused, or about to be tried again.
  public var isBusy: Bool { activity.isBusy }

  /// Whether a value is there and the same question is being asked again.
  public var isRefreshing: Bool { isBusy && state.hasValue && !isPrevious }

  /// Whether another question is being asked, so that what is there goes away with the answer.
  public var isReloading: Bool { activity.reason == .newInput || isBusy && isPrevious }

  /// Whether a failure is there and the fetch is being tried again, by a person or by itself.
  public var isRetrying: Bool {
    switch activity {
    case .idle: false
    case .waitingToRetry: true
    case .loading, .paused: state.error != nil || failedAttempts > 0
    }
  }

  /// Whether a fetch waits for a connection.
  public var isOffline: Bool { activity == .paused(.offline) }

  /// Returns the same snapshot over a transformed value.
  public func map<NewValue, Failure: Error>(
    _ transform: (Value) throws(Failure) -> NewValue
  ) throws(Failure) -> LoadStatus<NewValue> {
    var status = LoadStatus<NewValue>(try state.map(transform), origin: origin, updatedAt: updatedAt)
    status.activity = activity
    status.refreshFailure = refreshFailure
    status.attemptFailure = attemptFailure
    status.failedAttempts = failedAttempts
    status.isStale = isStale
    status.isPrevious = isPrevious
    return status
  }
}
