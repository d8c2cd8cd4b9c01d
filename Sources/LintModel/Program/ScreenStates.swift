/// One of the states in which a person may meet a screen.
public enum ScreenState: String, Sendable, Hashable, Codable, CaseIterable, CodingKeyRepresentable {
  case notInitiated, loading, empty, success, failure, retry
}

/// How a screen handles one of its states.
public enum StateHandling: String, Sendable, Hashable, Codable {
  /// Something is shown for it.
  case handled
  /// Nothing is shown, or something that says another thing.
  case missing
  /// The state cannot occur here, such as an empty page for a single value.
  case notApplicable
  /// Code that could not be resolved decides.
  case unknown
}

/// A view that shows something asynchronous, with what it shows in each state.
public struct ScreenStates: Sendable, Hashable, Codable {
  public var path: String
  /// The view's type.
  public var view: String
  /// Where the state is shown.
  public var range: SourceRange
  /// What is shown, such as `viewModel.items`.
  public var subject: String
  public var handled: [ScreenState: StateHandling]

  public init(
    path: String, view: String, range: SourceRange, subject: String, handled: [ScreenState: StateHandling]
  ) {
    self.path = path
    self.view = view
    self.range = range
    self.subject = subject
    self.handled = handled
  }
}
