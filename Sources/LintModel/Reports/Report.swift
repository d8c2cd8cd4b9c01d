/// Everything a report says of one run.
package struct Report: Sendable {
  /// What was found, in the order of ``Finding/isOrderedBefore(_:_:)``.
  package var findings: [Finding]
  /// The rules that were checked.
  package var rules: [RuleDescription]
  /// The screens and which of their states are handled.
  package var screens: [ScreenStates]
  package var summary: Summary
  /// The version of the linter.
  package var version: String
  /// The folder that relative paths start from, absolute and without a slash at its end.
  package var folder: String
  /// Returns the text of a file, where it can still be read.
  package var source: @Sendable (String) -> SourceText?

  /// The figures of a run.
  package struct Summary: Sendable, Hashable {
    package var files: Int
    package var seconds: Double
    /// The findings that a baseline holds.
    package var baselined: Int

    package init(files: Int, seconds: Double, baselined: Int = 0) {
      self.files = files
      self.seconds = seconds
      self.baselined = baselined
    }
  }

  package init(
    findings: [Finding], rules: [RuleDescription], screens: [ScreenStates] = [], summary: Summary, version: String,
    folder: String, source: @escaping @Sendable (String) -> SourceText?
  ) {
    self.findings = findings
    self.rules = rules
    self.screens = screens
    self.summary = summary
    self.version = version
    self.folder = folder
    self.source = source
  }
}

extension Report {
  /// The path of a file from the root of the file system.
  func absolutePath(_ path: String) -> String { path.hasPrefix("/") ? path : "\(folder)/\(path)" }

  /// The path of a file from the report's folder, where it is inside of it.
  func relativePath(_ path: String) -> String {
    path.hasPrefix("\(folder)/") ? String(path.dropFirst(folder.utf8.count + 1)) : path
  }

  /// Returns a closure that gives the text of a line and reads each file once.
  func lines() -> (String, Int) -> String {
    var texts: [String: SourceText?] = [:]
    return { path, line in
      if texts[path] == nil { texts[path] = .some(source(path)) }
      return (texts[path] ?? nil)?.line(line) ?? ""
    }
  }
}

/// A form in which a report can be written.
package enum ReportFormat: String, Sendable, CaseIterable {
  case terminal, xcode, github, sarif, json, junit, gitlab, html

  /// What the form is for, in a few words.
  package var purpose: String {
    switch self {
    case .terminal: "for people: the source line, a caret, and what the app's user would see"
    case .xcode: "file:line:column: warning: lines, which Xcode and most editors understand"
    case .github: "annotations on the lines of a pull request in GitHub Actions"
    case .sarif: "SARIF 2.1.0, for code scanning services"
    case .json: "an object with “findings”, for scripts"
    case .junit: "JUnit's XML, for build servers that show test results"
    case .gitlab: "GitLab's code quality report"
    case .html: "the state map: a page that shows which states each screen handles"
    }
  }

  /// Returns a report as text; colour is for the terminal's form alone.
  package func text(of report: Report, colored: Bool) -> String {
    switch self {
    case .terminal: TerminalReport(report, style: colored ? .colored : .plain).text
    case .xcode: report.xcode
    case .github: report.github
    case .sarif: report.sarif
    case .json: report.json
    case .junit: report.junit
    case .gitlab: report.gitlab
    case .html: StateMapPage(report).text
    }
  }
}
