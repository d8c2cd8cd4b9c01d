import LintModel
import Testing

@Suite struct ConfigurationTests {
  private func read(_ text: String) throws(ConfigurationErrors) -> Configuration {
    try Configuration(reading: Array(text.utf8), path: ".feedback-lint.json", knownRules: ["failure-retry", "all-states"])
  }

  private func mistake(_ text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch { return error.description }
  }

  @Test func `everything a configuration can say is read`() throws {
    let configuration = try read(
      """
      {
        // Comments are welcome.
        "rules": {"failure-retry": "warning", "all-states": "off"},
        "exclude": ["Generated"],
        "progressViews": ["Shimmer"],
      }
      """)
    #expect(configuration.rules == ["failure-retry": .reported(.warning), "all-states": .off])
    #expect(configuration.names.progressViews == ["Shimmer"])
    #expect(!configuration.covers("A/Generated/B.swift"))
    #expect(configuration.covers("A/B.swift"))
  }

  @Test func `an unknown key is an error with its line and a suggestion`() {
    #expect(mistake("{\n  \"ruls\": {}\n}") == ".feedback-lint.json:2:3: there is no key “ruls”. Did you mean “rules”?")
  }

  @Test func `an unknown rule is an error with its line and a suggestion`() {
    #expect(
      mistake("{\"rules\": {\n\"failure-rety\": \"off\"}}")
        == ".feedback-lint.json:2:1: there is no rule “failure-rety”. Did you mean “failure-retry”?")
  }

  @Test func `a setting that is none of the four is an error with a suggestion`() {
    let text = mistake("{\"rules\": {\"all-states\": \"warn\"}}")
    #expect(text?.hasSuffix("not to “warn”. Did you mean “warning”?") == true)
  }

  @Test(arguments: [
    "[]", "{\"rules\": []}", "{\"rules\": {\"all-states\": true}}", "{\"exclude\": \"A\"}", "{\"exclude\": [1]}",
    "{\"exclude\": [\"\"]}", "{\"rules\": {}, \"rules\": {}}", "{", "",
  ])
  func `what cannot be meant is an error`(text: String) {
    #expect(mistake(text) != nil)
  }

  @Test func `every mistake is reported, in the order of the file`() {
    let text = """
      {
        "ruls": {},
        "rules": {"all-states": "loud", "no-such-rule": "off", "failure-retry": "off", "failure-retry": "error"},
        "include": ["", 1],
        "exclude": "A"
      }
      """
    let lines = mistake(text)?.split(separator: "\n") ?? []
    let places = lines.map { $0.split(separator: ":").dropFirst().prefix(2).joined(separator: ":") }
    #expect(places == ["2:3", "3:27", "3:35", "3:82", "4:15", "4:19", "5:14"])
  }

  @Test func `a rule that is set keeps notes as notes`() throws {
    let configuration = try read("{\"rules\": {\"all-states\": \"error\"}}")
    #expect(configuration.severity(of: .sample(severity: .warning)) == .error)
    #expect(configuration.severity(of: .sample(severity: .note)) == .note)
    #expect(configuration.severity(of: .sample(rule: "failure-retry", severity: .warning)) == .warning)
  }
}

extension Finding {
  /// A finding for tests: on the word that a text holds, or at its start.
  static func sample(
    rule: String = "all-states", severity: Severity = .error, path: String = "A.swift", in text: String = "let a = 1\n",
    at word: String = "", message: String = "handle all states", consequence: String = "a blank page", fix: Fix? = nil
  ) -> Finding {
    let source = SourceText(text)
    let start = word.isEmpty ? 0 : source.bytes.firstRange(of: Array(word.utf8))?.lowerBound ?? 0
    return Finding(
      rule: rule, severity: severity, path: path, range: source.range(start..<start + word.utf8.count), message: message,
      consequence: consequence, fix: fix)
  }
}
