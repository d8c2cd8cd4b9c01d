import LintModel
import Testing

/// The rules of the published SARIF 2.1.0 schema for the members that a report of ours uses.
@Suite struct SARIFTests {
  private static let text = "let title = \"é🌍\"; broken\nsecond\n"

  private let log: JSON

  init() throws {
    let edit = TextEdit(bytes: 20..<26, replacement: "fixed")
    let report = Report(
      findings: [
        .sample(path: "/projects/App/Sources/A b.swift", in: Self.text, at: "broken", fix: Fix(title: "Mend it", edits: [edit])),
        .sample(rule: "unlisted", severity: .note, path: "/elsewhere/B.swift", in: Self.text),
      ],
      rules: [
        RuleDescription(identifier: "all-states", summary: "All states.", reason: "", source: "", accepted: [], reported: [])
      ],
      summary: .init(files: 2, seconds: 1), version: "1.2.3", folder: "/projects/App", source: { _ in SourceText(Self.text) })
    log = try JSONParser.parse(ReportFormat.sarif.text(of: report, colored: false).utf8)
  }

  @Test func `the log has what the schema requires`() throws {
    try SARIFSchema.check(log)
  }

  @Test func `columns count units of UTF-16`() throws {
    let region = try #require(log["runs"]?[0]?["results"]?[0]?["locations"]?[0]?["physicalLocation"]?["region"])
    let column = try #require(region["startColumn"]?.integer)
    #expect(log["runs"]?[0]?["columnKind"] == "utf16CodeUnits")
    #expect(Array(Self.text.utf16)[(column - 1)...].starts(with: Array("broken".utf16)))
  }

  @Test func `addresses are relative to the root where they can be, and escaped`() {
    let results = log["runs"]?[0]?["results"]
    let location = { (index: Int) in results?[index]?["locations"]?[0]?["physicalLocation"]?["artifactLocation"] }
    #expect(location(0)?["uri"] == "Sources/A%20b.swift")
    #expect(location(0)?["uriBaseId"] == "SRCROOT")
    #expect(location(1)?["uri"] == "file:///elsewhere/B.swift")
    #expect(location(1)?["uriBaseId"] == nil)
    #expect(log["runs"]?[0]?["originalUriBaseIds"]?["SRCROOT"]?["uri"] == "file:///projects/App/")
  }

  @Test func `a schema that accepts anything would be no test`() {
    #expect(throws: SARIFSchema.Violation.self) { try SARIFSchema.check(["version": "2.1.0"]) }
    #expect(throws: SARIFSchema.Violation.self) {
      try SARIFSchema.check(["version": "2.1.0", "runs": [["tool": ["driver": [:]], "results": []]]])
    }
    #expect(throws: SARIFSchema.Violation.self) {
      try SARIFSchema.check(["version": "2.1.0", "runs": [["tool": ["driver": ["name": "x"]], "results": [["ruleId": "x"]]]]])
    }
  }
}

/// What the schema says, in words of our own.
enum SARIFSchema {
  struct Violation: Error, CustomStringConvertible { var description: String }

  static func check(_ log: JSON) throws {
    try require(log["version"] == "2.1.0", "version is 2.1.0")
    try require(keys(of: log).isSubset(of: ["$schema", "version", "runs"]), "a log has only known members")
    for run in try list(log["runs"], "runs") { try check(run: run) }
  }

  private static func check(run: JSON) throws {
    let known: Set = ["tool", "originalUriBaseIds", "columnKind", "results"]
    try require(keys(of: run).isSubset(of: known), "a run has only known members: \(keys(of: run))")
    let driver = run["tool"]?["driver"]
    try require(driver?["name"]?.string?.isEmpty == false, "a tool's driver has a name")
    try require(["utf16CodeUnits", "unicodeCodePoints", nil].contains(run["columnKind"]?.string), "a known kind of column")
    let rules = try list(driver?["rules"] ?? [], "rules")
    for rule in rules {
      try require(rule["id"]?.string?.isEmpty == false, "a rule has an identifier")
      for key in ["shortDescription", "fullDescription", "help"] where rule[key] != nil {
        try require(rule[key]?["text"]?.string?.isEmpty == false, "\(key) has a text")
      }
      if let level = rule["defaultConfiguration"]?["level"] { try check(level: level) }
    }
    try require(Set(rules.compactMap { $0["id"]?.string }).count == rules.count, "rules are unique")
    for (_, base) in (run["originalUriBaseIds"]?.members ?? []).map({ ($0.key, $0.value) }) {
      try require(base["uri"]?.string?.hasSuffix("/") == true, "a base ends with a slash")
    }
    for result in try list(run["results"], "results") { try check(result: result, rules: rules) }
  }

  private static func check(result: JSON, rules: [JSON]) throws {
    try require(result["message"]?["text"]?.string?.isEmpty == false, "a result has a message")
    if let level = result["level"] { try check(level: level) }
    if let index = result["ruleIndex"]?.integer {
      try require(rules.indices.contains(index) && rules[index]["id"] == result["ruleId"], "the index leads to the rule")
    }
    for location in try list(result["locations"] ?? [], "locations") { try check(place: location["physicalLocation"]) }
    for print in result["partialFingerprints"]?.members ?? [] {
      try require(print.value.string != nil, "fingerprints are strings")
    }
    for fix in try list(result["fixes"] ?? [], "fixes") {
      let changes = try list(fix["artifactChanges"], "artifactChanges")
      try require(!changes.isEmpty, "a fix changes something")
      for change in changes {
        try check(artifact: change["artifactLocation"])
        let replacements = try list(change["replacements"], "replacements")
        try require(!replacements.isEmpty, "a change replaces something")
        for replacement in replacements {
          try check(region: replacement["deletedRegion"])
          try require(replacement["insertedContent"]?["text"]?.string != nil, "what is inserted is text")
        }
      }
    }
  }

  private static func check(place: JSON?) throws {
    try check(artifact: place?["artifactLocation"])
    if let region = place?["region"] { try check(region: region) }
  }

  private static func check(artifact: JSON?) throws {
    let uri = try text(artifact?["uri"], "an artifact has an address")
    try require(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "an address is escaped")
  }

  private static func check(region: JSON?) throws {
    let numbers = ["startLine", "startColumn", "endLine", "endColumn"].map { region?[$0]?.integer ?? 0 }
    try require(numbers.allSatisfy { $0 >= 1 }, "lines and columns count from 1")
    try require((numbers[0], numbers[1]) <= (numbers[2], numbers[3]), "a region ends behind its start")
  }

  private static func check(level: JSON) throws {
    try require(["none", "note", "warning", "error"].contains(level.string), "a known level")
  }

  private static func keys(of json: JSON) -> Set<String> { Set((json.members ?? []).map(\.key)) }

  private static func list(_ json: JSON?, _ name: String) throws -> [JSON] {
    guard let elements = json?.elements else { throw Violation(description: "\(name) is a list") }
    return elements
  }

  private static func text(_ json: JSON?, _ rule: String) throws -> String {
    guard let text = json?.string else { throw Violation(description: rule) }
    return text
  }

  private static func require(_ holds: Bool, _ rule: String) throws {
    if !holds { throw Violation(description: rule) }
  }
}
