import LintModel

/// `--rules` and `--explain`: what there is to read about the rules.
enum RulesCommand {
  /// Returns the list of rules in a form.
  ///
  /// - Throws: ``UsageError`` for a form that lists cannot take.
  static func list(_ format: Options.Format?) throws(UsageError) -> String {
    switch format {
    case nil, .report(.terminal): return table
    case .markdown: return reference
    case .report(.json): return json
    case .report(let format):
      throw UsageError("--rules can be written as terminal, markdown or json, not as \(format.rawValue).")
    }
  }

  private static var table: String {
    let width = Tool.ruleNames.map(\.count).max() ?? 0
    let rows = Tool.rules.map { rule in
      rule.identifier + String(repeating: " ", count: width + 2 - rule.identifier.count) + rule.summary + "\n"
    }
    return rows.joined() + "\nfeedback-lint --explain RULE says why, and shows examples.\n"
  }

  private static var json: String {
    let rules = Tool.rules.map { rule in
      JSON.object([
        .init("rule", .string(rule.identifier)), .init("summary", .string(rule.summary)),
        .init("reason", .string(rule.reason)), .init("source", .string(rule.source)),
        .init("reported", .array(rule.reported.map { .string($0) })),
        .init("accepted", .array(rule.accepted.map { .string($0) })),
      ])
    }
    return JSON.object([.init("rules", .array(rules))]).text(.indented) + "\n"
  }

  /// The reference page, which the repository keeps as `docs/lint-rules.md`.
  private static var reference: String {
    var text = """
      # Rules of feedback-lint

      Written by `feedback-lint --rules --format markdown`; change the rules' own descriptions, not this page.
      How rules are configured and silenced is in [linting.md](linting.md).

      | Rule | What it asks for |
      | --- | --- |

      """
    for rule in Tool.rules { text += "| [\(rule.identifier)](#\(rule.identifier)) | \(rule.summary) |\n" }
    for rule in Tool.rules { text += "\n" + rule.markdown(headingLevel: 2) }
    return text
  }

  static func explanation(of identifier: String) -> String {
    Tool.rules.first { $0.identifier == identifier }?.plainText ?? ""
  }
}
