/// Which states each screen of an app handles: what the HTML report draws.
package enum StateMap {
  /// A view that waits for something.
  package struct Screen: Sendable, Hashable {
    /// The file, as it was named to the linter.
    package var path: String
    /// The line of the view.
    package var line: Int
    /// The name of the view.
    package var view: String
    /// What the view waits for, such as `viewModel.items`.
    package var subject: String
    package var states: [State: Handling]

    package init(path: String, line: Int, view: String, subject: String, states: [State: Handling]) {
      self.path = path
      self.line = line
      self.view = view
      self.subject = subject
      self.states = states
    }
  }

  /// A state a screen can be in.
  package enum State: String, Sendable, Hashable, CaseIterable {
    case notInitiated, loading, empty, success, failure, retry

    /// The state's name for people.
    package var title: String {
      switch self {
      case .notInitiated: "Not started"
      case .loading: "Loading"
      case .empty: "Empty"
      case .success: "Success"
      case .failure: "Failure"
      case .retry: "Retry"
      }
    }
  }

  /// Whether a screen shows a state.
  package enum Handling: String, Sendable, Hashable, CaseIterable {
    /// The person sees what is going on.
    case handled
    /// The person sees nothing, or something wrong.
    case missing
    /// It cannot be told from the source.
    case unknown
    /// The screen cannot be in this state.
    case notNeeded
  }
}
