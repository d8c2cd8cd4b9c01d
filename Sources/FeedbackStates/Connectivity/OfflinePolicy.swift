/// What work that needs a connection does without one.
public enum OfflinePolicy: String, Hashable, Sendable, CaseIterable {
  /// It waits, visibly, and goes on once there is a connection.
  case wait
  /// It fails at once.
  case fail
  /// It is tried all the same, as it does not need the network.
  case ignore
}

/// The failure of work that was not even tried because there is no connection.
public struct OfflineError: FailureDescribing, Hashable {
  /// Creates the error.
  public init() {}

  public var failureCategory: LoadFailure.Category? { .offline }
}
