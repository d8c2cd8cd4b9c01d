/// What a configuration says about a rule.
public enum RuleSetting: Sendable, Hashable {
  /// The rule is not checked.
  case off
  /// Findings are reported as this, however sure they are.
  case reported(Severity)

  /// The words a configuration may use.
  static let words = ["off", "note", "warning", "error"]

  init?(word: String) {
    if word == "off" {
      self = .off
    } else if let severity = Severity(rawValue: word) {
      self = .reported(severity)
    } else {
      return nil
    }
  }
}
