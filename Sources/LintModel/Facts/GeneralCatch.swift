/// A `catch` of awaited work that takes every error, or every one that is left.
public struct GeneralCatch: Sendable, Hashable, Codable {
  /// The word `catch`.
  public var keyword: Range<Int>
  /// The calls that the work in front of it waits for.
  public var awaits: [String]
  /// The properties it sets to something, whatever the error is.
  public var assigns: [String]
  /// What it calls, whatever the error is.
  public var calls: [String]
  /// Whether a clause in front of it takes all errors of a type: `catch let error as ServiceError`.
  public var followsCast: Bool

  public init(
    keyword: Range<Int>, awaits: [String] = [], assigns: [String] = [], calls: [String] = [], followsCast: Bool = false
  ) {
    self.keyword = keyword
    self.awaits = awaits
    self.assigns = assigns
    self.calls = calls
    self.followsCast = followsCast
  }
}
