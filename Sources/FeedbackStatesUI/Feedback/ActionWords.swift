import FeedbackStates

/// What is said of the runs of an action. It outlives the view that said so.
@MainActor final class ActionWords<Input, Output> {
  var success: @MainActor (Output) -> String?
  var undo: (@MainActor (Input, Output) -> Toast.Button?)?
  var failure: @MainActor (LoadFailure) -> String?

  init(
    success: @escaping @MainActor (Output) -> String?, undo: (@MainActor (Input, Output) -> Toast.Button?)?,
    failure: @escaping @MainActor (LoadFailure) -> String?
  ) {
    self.success = success
    self.undo = undo
    self.failure = failure
  }

  /// The message for the end of a run; `nil` for none.
  func toast(
    for outcome: ActionOutcome<Input, Output>, of action: AsyncAction<Input, Output>, _ wording: FeedbackWording
  ) -> Toast? {
    switch outcome.result {
    case .success(let output):
      success(output).map { Toast($0, kind: .success, button: undo?(outcome.input, output)) }
    case .failure(let problem):
      // The message keeps the action alive: its view may be gone, and Retry must still work.
      failure(problem).map { Toast($0, kind: .failure, button: Toast.Button(wording.retry) { action.retry() }) }
    }
  }
}
