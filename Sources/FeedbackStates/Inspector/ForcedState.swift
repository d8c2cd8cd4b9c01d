/// A state that the inspector shows in place of the real one, so that every page of an app can be looked at.
public enum ForcedState: String, Hashable, Sendable, CaseIterable {
  /// Nobody has asked.
  case notInitiated
  /// The answer does not come.
  case slow
  /// The answer has nothing in it.
  case empty
  /// The fetch or the action failed.
  case failed
  /// There is no connection.
  case offline
}

/// The failure that the inspector shows.
public struct ForcedFailure: FailureDescribing, Hashable {
  /// Creates the error.
  public init() {}

  public var failureTitle: String? { "Forced failure" }
  public var failureMessage: String? { "The inspector shows this. Choose another state to go on." }
}

#if DEBUG || FEEDBACK_INSPECTOR
  extension ForcedState {
    func status<Value>(insteadOf status: LoadStatus<Value>) -> LoadStatus<Value> {
      var forced = status
      forced.state = state(insteadOf: status.state)
      forced.activity = activity(insteadOf: .idle, reason: .firstLoad)
      forced.refreshFailure = nil
      forced.attemptFailure = nil
      return forced
    }

    func state<Value>(insteadOf state: Loadable<Value>) -> Loadable<Value> {
      switch self {
      case .notInitiated: .notInitiated
      case .slow, .offline: .loading
      case .empty: emptyValue(of: Value.self).map { .success($0) } ?? state
      case .failed: .failure(ForcedFailure())
      }
    }

    func activity(insteadOf activity: LoadActivity, reason: LoadReason) -> LoadActivity {
      switch self {
      case .slow: .loading(reason)
      case .offline: .paused(.offline)
      case .notInitiated, .empty, .failed: .idle
      }
    }
  }

  /// Makes a value with nothing in it, for the types that have one.
  private func emptyValue<Value>(of type: Value.Type) -> Value? {
    func make<Empty: RangeReplaceableCollection>(_ type: Empty.Type) -> Value? { Empty() as? Value }
    func make<Empty: SetAlgebra>(_ type: Empty.Type) -> Value? { Empty() as? Value }
    func make<Empty: ExpressibleByDictionaryLiteral>(_ type: Empty.Type) -> Value? { Empty() as? Value }
    if let type = type as? any RangeReplaceableCollection.Type { return make(type) }
    if let type = type as? any SetAlgebra.Type { return make(type) }
    if let type = type as? any ExpressibleByDictionaryLiteral.Type { return make(type) }
    return nil
  }
#endif
