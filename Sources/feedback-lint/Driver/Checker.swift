import LintModel
import LintRules

/// Runs the rules over files of a program and applies what configurations and comments say.
struct Checker: Sendable {
  let tree: SourceTree
  /// The rules to check; `nil` checks all.
  let onlyRules: Set<String>?
  /// Returns the text of a file.
  let bytes: @Sendable (SourceFile) -> [UInt8]?
  /// Whether anybody asks for screens.
  var findsScreens = true
  private let rules: [(identifier: String, rule: any LintRule)]

  init(tree: SourceTree, onlyRules: Set<String>?, bytes: @escaping @Sendable (SourceFile) -> [UInt8]?) {
    self.tree = tree
    self.onlyRules = onlyRules
    self.bytes = bytes
    rules = RuleCatalogue.all.map { (identifier: $0.description.identifier, rule: $0.init()) }
  }

  /// Returns what is reported in a file, in any order.
  func outcome(of file: SourceFile, entry: FileEntry, program: Program) -> FileOutcome {
    guard file.isReported, entry.facts != nil || entry.hasCommands else { return FileOutcome() }
    return FileOutcome(
      findings: findings(in: file, entry: entry, program: program),
      screens: findsScreens ? entry.facts.map { program.screens(in: $0) } ?? [] : [])
  }

  private func findings(in file: SourceFile, entry: FileEntry, program: Program) -> [Finding] {
    let configuration = tree.configuration(of: file)
    let isChecked: (String) -> Bool = { rule in
      onlyRules?.contains(rule) ?? true && configuration.rules[rule] != .off
    }
    var findings: [Finding] = []
    if let facts = entry.facts {
      for rule in rules where isChecked(rule.identifier) { findings += rule.rule.findings(in: facts, of: program) }
      findings = program.weighed(findings, in: facts)
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

/// What came of the check of one file.
struct FileOutcome: Sendable {
  var findings: [Finding] = []
  var screens: [ScreenStates] = []
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
