/// Something to check that compiles without a user interface: the comment below silences nothing.
public struct Basket {
  // feedback-lint:disable:next failure-retry — left over from an earlier version
  public var count = 0

  public init() {}
}
