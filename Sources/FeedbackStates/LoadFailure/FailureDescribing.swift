/// An error that knows what to tell the person in front of the screen.
///
///     enum StoreError: FailureDescribing {
///       case subscriptionEnded
///
///       var failureTitle: String? { "Your subscription has ended" }
///       var failureMessage: String? { "Renew it in Settings to see your lists again." }
///       var isRetryable: Bool? { false }
///     }
///
/// Every requirement has a default of `nil`, which leaves that part to ``LoadFailure``.
public protocol FailureDescribing: Error {
  /// A few words: what happened.
  var failureTitle: String? { get }
  /// A sentence or two: what happened, and what to do about it.
  var failureMessage: String? { get }
  /// What kind of trouble it is.
  var failureCategory: LoadFailure.Category? { get }
  /// Whether the same request may succeed if it is sent again.
  var isRetryable: Bool? { get }
  /// Whether the error says only that somebody cancelled.
  var isCancellation: Bool { get }
}

extension FailureDescribing {
  public var failureTitle: String? { nil }
  public var failureMessage: String? { nil }
  public var failureCategory: LoadFailure.Category? { nil }
  public var isRetryable: Bool? { nil }
  public var isCancellation: Bool { false }
}
