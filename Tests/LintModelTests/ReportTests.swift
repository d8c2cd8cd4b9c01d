import Foundation
import LintModel
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ReportTests {
  private static let text = """
    struct ReminderList: View {
    \tlet title = "Größe 🌍"; if let items = model.items { rows }
      Text("<&>")
    }

    """

  private static let report = Report(
    findings: [
      .sample(
        rule: "no-success-only-unwrap", path: "Sources/List view.swift", in: text, at: "if let items = model.items",
        message: "handle all four states, not \"success\" alone",
        consequence: "a blank page while it loads, and for ever after a failure",
        fix: Fix(title: "Switch over all states", edits: [TextEdit(bytes: 57..<59, replacement: "switch")])),
      .sample(
        rule: "failure-retry", severity: .warning, path: "Sources/List view.swift", in: text, at: "Text",
        message: "offer a retry: <100 %>", consequence: "a dead end"),
    ],
    rules: [
      RuleDescription(
        identifier: "failure-retry", summary: "A failure can be tried again.", reason: "A dead end helps nobody.",
        source: "Error state MUST include a retry button", accepted: ["Button(\"Retry\") {}"], reported: ["↓Text(\"No\")"]),
      RuleDescription(
        identifier: "no-success-only-unwrap", summary: "Every state is handled.", reason: "", source: "", accepted: [],
        reported: []),
    ],
    screens: [
      ScreenStates(
        path: "Sources/List view.swift", view: "ReminderList", range: SourceText(text).range(0..<text.utf8.count),
        subject: "model.items",
        handled: [
          .notInitiated: .handled, .loading: .handled, .empty: .notApplicable, .success: .handled, .failure: .missing,
          .retry: .unknown,
        ])
    ],
    summary: .init(files: 12, seconds: 0.25), version: "1.0.0", folder: "/projects/Make It So",
    source: { $0 == "Sources/List view.swift" ? SourceText(text) : nil })

  @Test(arguments: ReportFormat.allCases)
  func `each report is as it was when people last looked at it`(format: ReportFormat) throws {
    try Golden.check(format.text(of: Self.report, colored: false), "report.\(format.rawValue)")
  }

  @Test func `colour is only escape sequences around the same text`() {
    let colored = ReportFormat.terminal.text(of: Self.report, colored: true)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == ReportFormat.terminal.text(of: Self.report, colored: false))
  }

  @Test(arguments: [ReportFormat.json, .sarif, .gitlab])
  func `what programs read is JSON`(format: ReportFormat) throws {
    _ = try JSONParser.parse(format.text(of: Self.report, colored: false).utf8)
  }

  @Test func `XML and HTML are well formed`() throws {
    for format in [ReportFormat.junit, .html] {
      let text = format.text(of: Self.report, colored: false).replacing("<!DOCTYPE html>\n", with: "")
        .replacing(/<meta [^>]*>|<input [^>]*>|<br>/, with: "")
      let parser = XMLParser(data: Data(text.utf8))
      #expect(parser.parse(), "\(format): \(String(describing: parser.parserError)) at line \(parser.lineNumber)")
    }
  }

  @Test func `a map of many screens begins with all of them at a glance`() throws {
    var report = Self.report
    #expect(!ReportFormat.html.text(of: report, colored: false).contains("<nav"))
    report.screens = (1...200).map { number in
      var screen = report.screens[0]
      screen.path = "App/\(number % 7)/Screen<\(number)>.swift"
      screen.view = "Screen<\(number)>"
      return screen
    }
    let text = ReportFormat.html.text(of: report, colored: false)
    let links = text.matches(of: #/<a href="#(screen-\d+)"/#).map { String($0.1) }
    #expect(links.count == 200 && Set(links).count == 200)
    #expect(links.allSatisfy { text.contains("id=\"\($0)\"") })
    let page = text.replacing("<!DOCTYPE html>\n", with: "").replacing(/<meta [^>]*>|<input [^>]*>|<br>/, with: "")
    #expect(XMLParser(data: Data(page.utf8)).parse())
  }

  @Test func `a report without findings is as valid as one with`() throws {
    var empty = Self.report
    empty.findings = []
    empty.screens = []
    for format in ReportFormat.allCases { _ = format.text(of: empty, colored: false) }
    #expect(ReportFormat.xcode.text(of: empty, colored: false) == "")
    #expect(ReportFormat.gitlab.text(of: empty, colored: false) == "[]\n")
    #expect(ReportFormat.terminal.text(of: empty, colored: false) == "No findings: 12 files checked in 250 ms.\n")
  }

  @Test func `two findings on one line have fingerprints of their own`() {
    let finding = Finding.sample(in: Self.text, at: "Text")
    let prints = Fingerprint.fingerprints(of: [finding, finding], line: { _, _ in "the same" })
    #expect(Set(prints).count == 2)
  }
}
