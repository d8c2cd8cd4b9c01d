/// A reason an action did not run.
public enum ActionError: Error, Hashable {
  /// It is running already, and does so once at a time.
  case alreadyRunning
}

extension ActionError: FailureDescribing {
  public var failureTitle: String? { "Already under way" }
  public var failureMessage: String? { "Wait until it has finished." }
  public var failureCategory: LoadFailure.Category? { .rejected }
}
