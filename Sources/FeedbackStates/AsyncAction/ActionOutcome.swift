/// How one run of an action ended.
public struct ActionOutcome<Input, Output> {
  /// The run; each has a number of its own, so that nobody is told of the same run twice.
  public let id: ActionRunID
  /// What the run was given.
  public let input: Input
  /// What came of it.
  public let result: Result<Output, LoadFailure>

  /// Why the run failed, if it did.
  public var failure: LoadFailure? {
    if case .failure(let failure) = result { failure } else { nil }
  }

  /// What the run brought, if it succeeded.
  public var output: Output? {
    if case .success(let output) = result { output } else { nil }
  }

  /// Whether the run succeeded.
  public var isSuccess: Bool { failure == nil }
}

extension ActionOutcome: Sendable where Input: Sendable, Output: Sendable {}
extension ActionOutcome: Equatable where Input: Equatable, Output: Equatable {}

/// The number of one run of an action.
public struct ActionRunID: Hashable, Comparable, Sendable {
  let rawValue: Int

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
