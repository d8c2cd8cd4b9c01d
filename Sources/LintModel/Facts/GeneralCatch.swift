/// A `catch` of awaited work that takes every error, or every one that is left.
public struct GeneralCatch: Sendable, Hashable, Codable {
  /// The word `catch`.
  public var keyword: Range<Int>
  /// The calls that the work in front of it waits for.
  public var awaits: [String]
  /// The properties it sets to something that may say what went wrong, whatever the error is.
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

extension GeneralCatch {
  /// Whether setting a property to a member of its type may say that something went wrong: `phase = .failed` does, and
  /// `phase = .idle` does not.
  ///
  /// - Parameter member: The name behind the dot; `nil` where the value is something else.
  package static func mayShow(_ path: String, setTo member: String?) -> Bool {
    guard let member, StateRole(caseName: member) != .failure else { return true }
    let last = (path.split(separator: ".").last ?? "").lowercased()
    return ["error", "fail", "problem"].contains { last.contains($0) || member.lowercased().contains($0) }
  }
}
