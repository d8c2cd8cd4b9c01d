import LintModel
import LintRules

/// Runs the rules over a program and applies what configurations and comments say.
struct Checker: Sendable {
  let tree: SourceTree
  /// The rules to check; `nil` checks all.
  let onlyRules: Set<String>?
  let jobs: Int
  /// Returns the text of a file.
  let bytes: @Sendable (SourceFile) -> [UInt8]?

  /// Returns the findings in all files that are reported, in the order of reports.
  func findings(entries: [FileEntry], program: Program) -> [Finding] {
    let rules = RuleCatalogue.all.map { (identifier: $0.description.identifier, rule: $0.init()) }
    let indices = tree.files.indices.filter { index in
      tree.files[index].isReported && (entries[index].facts != nil || entries[index].hasCommands)
    }
    return Parallel.map(indices, jobs: jobs) { index in
      findings(in: tree.files[index], entry: entries[index], program: program, rules: rules)
    }
    .flatMap(\.self).sorted(by: Finding.isOrderedBefore)
  }

  private func findings(
    in file: SourceFile, entry: FileEntry, program: Program, rules: [(identifier: String, rule: any LintRule)]
  ) -> [Finding] {
    let configuration = tree.configuration(of: file)
    let isChecked: (String) -> Bool = { rule in
      onlyRules?.contains(rule) ?? true && configuration.rules[rule] != .off
    }
    var findings: [Finding] = []
    if let facts = entry.facts {
      for rule in rules where isChecked(rule.identifier) { findings += rule.rule.findings(in: facts, of: program) }
      findings += facts.syntaxFinding.map { [$0] } ?? []
    }
    if entry.hasCommands, let bytes = bytes(file) {
      findings = Suppressions(in: SourceText(bytes), path: file.path).apply(
        to: findings, knownRules: Set(Tool.ruleNames), checkedRules: Set(Tool.ruleNames.filter(isChecked)))
    }
    var seen: Set<Finding> = []
    return findings.compactMap { finding in
      guard isChecked(finding.rule), let severity = configuration.severity(of: finding) else { return nil }
      var finding = finding
      finding.severity = severity
      return seen.insert(finding).inserted ? finding : nil
    }
  }
}

extension FileFacts {
  /// One warning for a file that does not parse, at the first place.
  fileprivate var syntaxFinding: Finding? {
    guard let problem = parseProblems.first else { return nil }
    let others = parseProblems.count > 1 ? ", and \(parseProblems.count - 1) more" : ""
    return Finding(
      rule: RuleDescription.syntax.identifier, severity: .warning, path: path, range: problem.range,
      message: "this file does not parse, so it was checked only as far as it goes: \(problem.message)\(others)",
      consequence: "")
  }
}
