import LintModel
import Testing

@Suite struct SuppressionTests {
  private let rules: Set<String> = ["all-states", "failure-retry", "unused-disable"]

  /// The findings left of one for each `HERE` in a text, as `line rule` or `line message`.
  private func left(_ text: String, rule: String = "all-states") -> [String] {
    let source = SourceText(text)
    var findings: [Finding] = []
    var offset = 0
    for line in 1...source.lineCount {
      offset = source.byteRange(ofLine: line).lowerBound
      guard source.line(line).contains("HERE") else { continue }
      var finding = Finding.sample(rule: rule)
      finding.range = source.range(offset..<offset + 1)
      findings.append(finding)
    }
    return Suppressions(in: source, path: "A.swift")
      .apply(to: findings, knownRules: rules, checkedRules: rules)
      .map { "\($0.range.start.line) \($0.rule == "unused-disable" ? $0.message.prefix(40) + "" : $0.rule)" }
  }

  @Test func `next silences the next line of code`() {
    #expect(left("// feedback-lint:disable:next all-states — why\n\n// more\nHERE\nHERE") == ["5 all-states"])
  }

  @Test(arguments: ["— why", "- why", ": why", "// why", "(why)", ""])
  func `a reason may follow in any form`(reason: String) {
    let separator = reason.hasPrefix(":") ? "" : " "
    #expect(left("// feedback-lint:disable:next all-states\(separator)\(reason)\nHERE") == [])
  }

  @Test func `this silences its own line`() {
    #expect(left("HERE // feedback-lint:disable:this all-states\nHERE") == ["2 all-states"])
  }

  @Test func `a region ends where the rule is enabled again`() {
    #expect(left("HERE\n// feedback-lint:disable all-states\nHERE\n// feedback-lint:enable all-states\nHERE") == ["1 all-states", "5 all-states"])
    #expect(left("// feedback-lint:disable all\nHERE\nHERE") == [])
  }

  @Test func `a file can be silenced from anywhere in it`() {
    #expect(left("HERE\n/* feedback-lint:disable:file failure-retry, all-states */\nHERE", rule: "all-states").count == 1)
    #expect(left("HERE\n// feedback-lint:disable:file all-states\nHERE") == [])
  }

  @Test func `other rules are not silenced, and the comment is reported`() {
    #expect(left("// feedback-lint:disable:next failure-retry\nHERE") == ["2 all-states", "1 nothing here breaks “failure-retry”; rem"])
  }

  @Test func `an unknown rule gets a suggestion`() {
    let source = SourceText("// feedback-lint:disable:next failure-retri")
    let findings = Suppressions(in: source, path: "A.swift").apply(to: [], knownRules: rules, checkedRules: rules)
    #expect(findings.map(\.message) == ["there is no rule “failure-retri”. Did you mean “failure-retry”?"])
    #expect(findings.first?.range.start.column == 31)
  }

  @Test(arguments: ["// feedback-lint:disable", "// feedback-lint:disabel:next all-states", "// feedback-lint:disable:nxt all-states"])
  func `a command that says nothing is reported`(text: String) {
    #expect(left(text).count == 1)
  }

  @Test func `commands in strings and in prose are not commands`() {
    #expect(left("let a = \"// feedback-lint:disable:next all-states\"\nHERE") == ["2 all-states"])
    #expect(left("let a = \"\"\"\n// feedback-lint:disable:next all-states\n\"\"\"\nHERE") == ["4 all-states"])
    #expect(left("let a = #\"\"// feedback-lint:disable:this all-states\"# ; HERE") == ["1 all-states"])
    #expect(left("// Write feedback-lint:disable:next all-states to silence it.\nHERE") == ["2 all-states"])
  }

  @Test func `comments behind strings with interpolations are found`() {
    #expect(left("a(\"\\(b(\")\", c: \"//\"))\") // feedback-lint:disable:next all-states\nHERE") == [])
    #expect(left("let a = \"open\n// feedback-lint:disable:next all-states\nHERE") == [])
    #expect(left("/* outer /* inner */ still */ // feedback-lint:disable:next all-states\nHERE") == [])
  }

  @Test func `the fix removes the comment and its line`() throws {
    func fixed(_ text: String) throws -> String {
      let source = SourceText(text)
      let finding = try #require(Suppressions(in: source, path: "A").apply(to: [], knownRules: rules, checkedRules: rules).first)
      return String(decoding: TextEdit.apply(finding.fix?.edits ?? [], to: source.bytes) ?? [], as: UTF8.self)
    }
    #expect(try fixed("a\n  // feedback-lint:disable:next all-states\nb") == "a\nb")
    #expect(try fixed("a // feedback-lint:disable:this all-states\nb") == "a\nb")
    #expect(try fixed("a /* feedback-lint:disable:this all-states */ + b") == "a  + b")
  }

  @Test func `a rule that is not checked leaves its comments alone`() {
    let source = SourceText("// feedback-lint:disable:next all-states")
    let suppressions = Suppressions(in: source, path: "A.swift")
    #expect(suppressions.apply(to: [], knownRules: rules, checkedRules: ["unused-disable"]).isEmpty)
    #expect(suppressions.apply(to: [], knownRules: rules, checkedRules: ["all-states"]).isEmpty)
  }

  @Test func `no text makes the scanner run away`() {
    var generator = SeededGenerator(seed: 7)
    let pieces = ["\"", "\"\"\"", "\\(", ")", "#", "/*", "*/", "//", "\n", "a", "\\", "#/", "/#", "feedback-lint:disable all", "🌍"]
    for _ in 0..<2000 {
      let text = (0..<20).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined() + "feedback-lint:"
      _ = Suppressions(in: SourceText(text), path: "A").apply(to: [], knownRules: rules, checkedRules: rules)
    }
  }
}

/// Random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
