/// How a loader behaves: how long a value is fresh, what follows a failure, what happens without a connection.
public struct LoadPolicy: Sendable {
  /// How long a value counts as fresh; `nil` is for ever.
  ///
  /// A fresh value is not fetched again when its screen comes back into view.
  public var freshness: Duration?
  /// What follows a failed attempt.
  public var retry: RetryPolicy
  /// What a fetch does without a connection.
  public var whenOffline: OfflinePolicy
  /// Whether the value for one input stays in view until the one for the next input is there.
  public var keepsPreviousInput: Bool

  /// Creates a policy.
  public init(
    freshness: Duration? = .seconds(30),
    retry: RetryPolicy = .standard,
    whenOffline: OfflinePolicy = .wait,
    keepsPreviousInput: Bool = false
  ) {
    self.freshness = freshness
    self.retry = retry
    self.whenOffline = whenOffline
    self.keepsPreviousInput = keepsPreviousInput
  }

  /// For what lies on a server: fresh for thirty seconds, tried three times, waits for a connection.
  public static let remote = LoadPolicy()

  /// For what lies on this machine: fresh until it is invalidated, tried once, needs no connection.
  public static let local = LoadPolicy(freshness: nil, retry: .never, whenOffline: .ignore)
}
