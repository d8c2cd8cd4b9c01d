import FeedbackStates

/// How one value of a store is kept up to date.
public struct StoreOptions: Sendable {
  /// How its loader behaves; `nil` is as the store's.
  public var policy: LoadPolicy?
  /// Whether it is fetched again, if stale, when the app comes back to the front.
  public var refetchesOnFocus: Bool
  /// Whether it is fetched again, if stale or failed, when the connection comes back.
  public var refetchesOnReconnect: Bool
  /// How often it is fetched again while a screen uses it; not at all where that is no time.
  public var refetchInterval: Duration?

  /// Creates options.
  public init(
    policy: LoadPolicy? = nil, refetchesOnFocus: Bool = true, refetchesOnReconnect: Bool = true,
    refetchInterval: Duration? = nil
  ) {
    self.policy = policy
    self.refetchesOnFocus = refetchesOnFocus
    self.refetchesOnReconnect = refetchesOnReconnect
    self.refetchInterval = refetchInterval
  }
}
