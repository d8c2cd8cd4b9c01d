extension Report {
  /// The report as a JSON object, for scripts.
  var json: String {
    let findings = findings.map(Self.json(of:))
    let summary = JSON.object([
      .init("files", .integer(summary.files)),
      .init("findings", .integer(self.findings.count)),
      .init("errors", .integer(self.findings.count { $0.severity == .error })),
      .init("warnings", .integer(self.findings.count { $0.severity == .warning })),
      .init("fixable", .integer(self.findings.count { $0.fix != nil })),
      .init("baselined", .integer(summary.baselined)),
    ])
    return JSON.object([
      .init("tool", .object([.init("name", "feedback-lint"), .init("version", .string(version))])),
      .init("findings", .array(findings)),
      .init("summary", summary),
    ]).text(.indented) + "\n"
  }

  private static func json(of finding: Finding) -> JSON {
    var members: [JSON.Member] = [
      .init("rule", .string(finding.rule)),
      .init("severity", .string(finding.severity.rawValue)),
      .init("path", .string(finding.path)),
      .init("line", .integer(finding.range.start.line)),
      .init("column", .integer(finding.range.start.column)),
      .init("endLine", .integer(finding.range.end.line)),
      .init("endColumn", .integer(finding.range.end.column)),
      .init("message", .string(finding.message)),
      .init("consequence", .string(finding.consequence)),
      .init("fixable", .bool(finding.fix != nil)),
    ]
    if let fix = finding.fix {
      let edits = fix.edits.map { edit in
        JSON.object([
          .init("offset", .integer(edit.bytes.lowerBound)), .init("length", .integer(edit.bytes.count)),
          .init("replacement", .string(edit.replacement)),
        ])
      }
      members.append(.init("fix", .object([.init("title", .string(fix.title)), .init("edits", .array(edits))])))
    }
    return .object(members)
  }

  /// The report in the form of GitLab's code quality artifact.
  var gitlab: String {
    let fingerprints = Fingerprint.fingerprints(of: findings, line: lines())
    let issues = zip(findings, fingerprints).map { finding, fingerprint in
      let severity = switch finding.severity {
      case .error: "major"
      case .warning: "minor"
      case .note: "info"
      }
      let lines = JSON.object([
        .init("begin", .integer(finding.range.start.line)), .init("end", .integer(finding.range.end.line)),
      ])
      return JSON.object([
        .init("description", .string(finding.fullMessage)),
        .init("check_name", .string(finding.rule)),
        .init("fingerprint", .string(fingerprint)),
        .init("severity", .string(severity)),
        .init("location", .object([.init("path", .string(relativePath(finding.path))), .init("lines", lines)])),
      ])
    }
    return JSON.array(issues).text(.indented) + "\n"
  }
}
