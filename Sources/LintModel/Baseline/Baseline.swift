/// The findings a project had when it began to use the linter, so that only new ones are reported.
///
/// A finding is recognised by its rule, its file and the text of its line, so it may move up and down.
package struct Baseline: Sendable, Hashable {
  private var counts: [Entry: Int] = [:]

  private struct Entry: Sendable, Hashable {
    var path: String
    var rule: String
    var line: String
  }

  /// Records findings.
  ///
  /// - Parameters:
  ///   - name: Returns what the baseline calls a file.
  ///   - line: Returns the text of a line of a file.
  package init(
    of findings: [Finding], name: (String) -> String = { $0 }, line: (String, Int) -> String
  ) {
    for finding in findings { counts[Self.entry(finding, name, line), default: 0] += 1 }
  }

  /// How many findings are recorded.
  package var count: Int { counts.values.reduce(0, +) }

  /// Returns the findings that are not recorded.
  package func newFindings(
    among findings: [Finding], name: (String) -> String = { $0 }, line: (String, Int) -> String
  ) -> [Finding] {
    var left = counts
    return findings.filter { finding in
      let entry = Self.entry(finding, name, line)
      guard let count = left[entry], count > 0 else { return true }
      left[entry] = count - 1
      return false
    }
  }

  private static func entry(
    _ finding: Finding, _ name: (String) -> String, _ line: (String, Int) -> String
  ) -> Entry {
    let text = line(finding.path, finding.range.start.line).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return Entry(path: name(finding.path), rule: finding.rule, line: text)
  }
}

/// A reason why a file is no baseline.
package struct BaselineError: Error, Hashable, CustomStringConvertible {
  package var description: String
}

extension Baseline {
  private static let version = 1

  /// The baseline as JSON, in an order that changes little when findings do.
  package var text: String {
    let entries = counts.sorted { left, right in
      (left.key.path, left.key.rule, left.key.line) < (right.key.path, right.key.rule, right.key.line)
    }
    let findings = entries.map { entry, count in
      JSON.object([
        .init("path", .string(entry.path)), .init("rule", .string(entry.rule)), .init("line", .string(entry.line)),
        .init("count", .integer(count)),
      ])
    }
    return JSON.object([.init("version", .integer(Self.version)), .init("findings", .array(findings))])
      .text(.indented) + "\n"
  }

  /// Reads what ``text`` wrote.
  package init(reading text: [UInt8], path: String) throws(BaselineError) {
    let json: JSON
    do { json = try JSONParser.parse(text) } catch {
      let place = "\(path):\(error.place.line)"
      throw BaselineError(description: "\(place): \(error.message). Delete the file to record it anew.")
    }
    guard json["version"]?.integer == Self.version, let findings = json["findings"]?.elements else {
      throw BaselineError(description: "\(path) is not a baseline of this version. Delete it to record it anew.")
    }
    for finding in findings {
      guard let path = finding["path"]?.string, let rule = finding["rule"]?.string, let line = finding["line"]?.string,
        let count = finding["count"]?.integer, count > 0
      else { throw BaselineError(description: "\(path) has an entry without a path, rule, line or count.") }
      counts[Entry(path: path, rule: rule, line: line), default: 0] += count
    }
  }
}
