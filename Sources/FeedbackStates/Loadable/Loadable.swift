/// A value that arrives later, or does not.
///
///     switch model.reminders {
///     case .notInitiated, .loading: ProgressView("Loading reminders")
///     case .success(let reminders) where reminders.isEmpty: NoReminders()
///     case .success(let reminders): ReminderList(reminders)
///     case .failure(let error): ErrorView(error: error) { model.reload() }
///     }
///
/// It answers one question: *what do we have?* What is going on at the moment (a refresh over values that
/// are already there, the wait before another attempt) stands beside it, in ``LoadStatus``.
public enum Loadable<Value> {
  /// Nobody has asked for the value.
  case notInitiated
  /// The first fetch is under way, so there is nothing to show yet.
  case loading
  /// The value arrived; it may be empty.
  case success(Value)
  /// The fetch failed, and there is no earlier value to show.
  case failure(any Error)
}

extension Loadable: Sendable where Value: Sendable {}

extension Loadable {
  /// Creates a finished state from a result.
  public init(_ result: Result<Value, some Error>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }

  /// The value, once it arrived.
  public var value: Value? {
    if case .success(let value) = self { value } else { nil }
  }

  /// The error, if the fetch failed and nothing is there to show.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }

  /// The error in words, if the fetch failed and nothing is there to show.
  public var failure: LoadFailure? {
    error.flatMap { LoadFailure($0) }
  }

  /// Whether the first answer is awaited.
  ///
  /// A refresh of a value that is there does not set this; see ``LoadStatus/isRefreshing``.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// Whether a value arrived, even one that is `nil` or empty.
  public var hasValue: Bool {
    if case .success = self { true } else { false }
  }

  /// Whether an answer arrived, a value or an error; a fetch that begins then leaves the state as it is.
  var isSettled: Bool {
    switch self {
    case .notInitiated, .loading: false
    case .success, .failure: true
    }
  }

  /// Returns the value, or `nil` while none arrived.
  ///
  /// - Throws: The error of a failed fetch.
  public func get() throws -> Value? {
    switch self {
    case .notInitiated, .loading: nil
    case .success(let value): value
    case .failure(let error): throw error
    }
  }
}
