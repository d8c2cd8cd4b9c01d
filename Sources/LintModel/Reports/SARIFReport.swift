extension Report {
  /// The report as SARIF 2.1.0, with fixes as replacements of text.
  var sarif: String {
    let writer = SARIFWriter(report: self)
    return writer.log.text(.indented) + "\n"
  }
}

private struct SARIFWriter {
  let report: Report
  /// The base that relative addresses start from.
  private static let root = "SRCROOT"

  var log: JSON {
    let driver = JSON.object([
      .init("name", "feedback-lint"),
      .init("version", .string(report.version)),
      .init("semanticVersion", .string(report.version)),
      .init("rules", .array(rules.map(rule))),
    ])
    let root = JSON.object([.init("uri", .string("file://\(Self.address(report.folder))/"))])
    let bases = JSON.object([.init(Self.root, root)])
    let run = JSON.object([
      .init("tool", .object([.init("driver", driver)])),
      .init("originalUriBaseIds", bases),
      .init("columnKind", "utf16CodeUnits"),
      .init("results", .array(results)),
    ])
    return .object([
      .init("$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"),
      .init("version", "2.1.0"),
      .init("runs", .array([run])),
    ])
  }

  private var rules: [RuleDescription] { report.rules.sorted { $0.identifier < $1.identifier } }

  private func rule(_ rule: RuleDescription) -> JSON {
    .object([
      .init("id", .string(rule.identifier)),
      .init("name", .string(rule.identifier.split(separator: "-").map(\.capitalized).joined())),
      .init("shortDescription", Self.message(rule.summary)),
      .init("fullDescription", Self.message(rule.reason.isEmpty ? rule.summary : rule.reason)),
      .init("help", .object([
        .init("text", .string(rule.plainText)), .init("markdown", .string(rule.markdown(headingLevel: 2))),
      ])),
      .init("defaultConfiguration", .object([.init("level", "error")])),
    ])
  }

  private var results: [JSON] {
    let indices = Dictionary(rules.enumerated().map { ($1.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    let fingerprints = Fingerprint.fingerprints(of: report.findings, line: report.lines())
    var source: (path: String, text: SourceText?)?
    return zip(report.findings, fingerprints).map { finding, fingerprint in
      if source?.path != finding.path { source = (finding.path, report.source(finding.path)) }
      return result(finding, index: indices[finding.rule], fingerprint: fingerprint, source: source?.text)
    }
  }

  private func result(_ finding: Finding, index: Int?, fingerprint: String, source: SourceText?) -> JSON {
    let location = artifact(finding.path)
    var members: [JSON.Member] = [.init("ruleId", .string(finding.rule))]
    if let index { members.append(.init("ruleIndex", .integer(index))) }
    members += [
      .init("level", .string(finding.severity.rawValue)),
      .init("message", Self.message(finding.fullMessage)),
      .init("locations", .array([
        .object([
          .init("physicalLocation", .object([
            .init("artifactLocation", location), .init("region", region(finding.range, source)),
          ]))
        ])
      ])),
      .init("partialFingerprints", .object([.init("feedbackLint/v1", .string(fingerprint))])),
    ]
    if let fix = finding.fix, let source, !fix.edits.isEmpty {
      members.append(.init("fixes", .array([self.fix(fix, artifact: location, source: source)])))
    }
    return .object(members)
  }

  private func fix(_ fix: Fix, artifact: JSON, source: SourceText) -> JSON {
    let replacements = fix.edits.map { edit in
      JSON.object([
        .init("deletedRegion", region(source.range(edit.bytes), source)),
        .init("insertedContent", .object([.init("text", .string(edit.replacement))])),
      ])
    }
    return .object([
      .init("description", Self.message(fix.title)),
      .init("artifactChanges", .array([
        .object([.init("artifactLocation", artifact), .init("replacements", .array(replacements))])
      ])),
    ])
  }

  private func region(_ range: SourceRange, _ source: SourceText?) -> JSON {
    .object([
      .init("startLine", .integer(range.start.line)),
      .init("startColumn", .integer(column(range.start, source))),
      .init("endLine", .integer(range.end.line)),
      .init("endColumn", .integer(column(range.end, source))),
    ])
  }

  /// The column in UTF-16 units, counted from 1.
  private func column(_ position: SourcePosition, _ source: SourceText?) -> Int {
    guard let source else { return position.column }
    return source.editorPosition(at: position.offset).character + 1
  }

  private func artifact(_ path: String) -> JSON {
    let path = report.relativePath(path)
    guard !path.hasPrefix("/") else { return .object([.init("uri", .string("file://\(Self.address(path))"))]) }
    return .object([.init("uri", .string(Self.address(path))), .init("uriBaseId", .string(Self.root))])
  }

  private static func message(_ text: String) -> JSON { .object([.init("text", .string(text))]) }

  private static func address(_ path: String) -> String { path.percentEncodedPath }
}

extension String {
  /// The path as a part of an address: everything but letters, digits and `-._~/` is written as `%XX`.
  package var percentEncodedPath: String {
    var text = ""
    for byte in utf8 {
      let character = UnicodeScalar(byte)
      if byte < 0x80, character.properties.isAlphabetic || "0123456789-._~/".unicodeScalars.contains(character) {
        text.unicodeScalars.append(character)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }
}

extension Substring {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
