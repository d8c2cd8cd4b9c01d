import FeedbackStates

/// An error that says what the tests need it to say.
struct TestError: FailureDescribing, Equatable {
  var name = "test"
  var isRetryable: Bool? = true
  var failureCategory: LoadFailure.Category? = .server
  var isCancellation = false
  var failureMessage: String? { name }

  static let server = TestError(name: "server")
  static let rejected = TestError(name: "rejected", isRetryable: false, failureCategory: .rejected)
  static let offline = TestError(name: "offline", failureCategory: .offline)
}
