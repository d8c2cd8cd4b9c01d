/// A rule: a pure function from what is known of a program to findings.
///
/// A rule never sees syntax. Its examples are its documentation and its tests.
public protocol LintRule: Sendable {
  /// What people read about the rule, and what its tests are made from.
  static var description: RuleDescription { get }
  init()
  /// Returns the breaches of the rule in one file. Only files that hold view code or a `catch` are looked at, as
  /// ``FileFacts/mayBreakRules`` says.
  func findings(in file: FileFacts, of program: Program) -> [Finding]
}

/// What people read about a rule.
public struct RuleDescription: Sendable, Hashable {
  /// The name by which it is configured and silenced, such as `failure-retry`.
  public var identifier: String
  /// One sentence that says what the rule asks for.
  public var summary: String
  /// Why: what goes wrong for people when it is broken.
  public var reason: String
  /// The sentence of the feedback-state rules it comes from.
  public var source: String
  /// Source the rule has nothing to say about.
  public var accepted: [String]
  /// Source the rule reports, each with `↓` before every place it underlines.
  public var reported: [String]

  public init(
    identifier: String, summary: String, reason: String, source: String, accepted: [String], reported: [String]
  ) {
    self.identifier = identifier
    self.summary = summary
    self.reason = reason
    self.source = source
    self.accepted = accepted
    self.reported = reported
  }
}
