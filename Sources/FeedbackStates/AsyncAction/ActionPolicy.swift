/// How an action behaves.
public struct ActionPolicy: Sendable {
  /// What happens when it is started while it is running.
  public var overlap: OverlapPolicy
  /// What follows a failed attempt of an action that may safely be sent twice; `nil` for one that may not.
  public var idempotentRetry: RetryPolicy?
  /// What it does without a connection.
  public var whenOffline: OfflinePolicy

  /// Creates a policy.
  public init(
    overlap: OverlapPolicy = .ignoreNew, idempotentRetry: RetryPolicy? = nil, whenOffline: OfflinePolicy = .ignore
  ) {
    self.overlap = overlap
    self.idempotentRetry = idempotentRetry
    self.whenOffline = whenOffline
  }

  /// Runs once at a time, and is never sent again by itself.
  public static let standard = ActionPolicy()

  /// May safely be sent twice, and so is, up to three times, where that may help.
  public static let idempotent = ActionPolicy(idempotentRetry: .standard)
}
