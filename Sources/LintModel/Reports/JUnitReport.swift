extension Report {
  /// The report as JUnit's XML: a suite a rule, a failed case a finding.
  var junit: String {
    let byRule = Dictionary(grouping: findings, by: \.rule)
    let rules = Set(rules.map(\.identifier)).union(byRule.keys).sorted()
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let cases = rules.reduce(0) { $0 + max(1, byRule[$1]?.count ?? 0) }
    text += "<testsuites name=\"feedback-lint\" tests=\"\(cases)\" failures=\"\(findings.count)\" errors=\"0\">\n"
    for rule in rules { text += Self.suite(rule, byRule[rule] ?? []) }
    return text + "</testsuites>\n"
  }

  private static func suite(_ rule: String, _ findings: [Finding]) -> String {
    let name = xml(rule)
    let count = findings.count
    var text = "  <testsuite name=\"\(name)\" tests=\"\(max(1, count))\" failures=\"\(count)\" errors=\"0\">\n"
    if findings.isEmpty { text += "    <testcase classname=\"feedback-lint\" name=\"\(name)\"/>\n" }
    for finding in findings {
      let place = "\(finding.path):\(finding.range.start.line):\(finding.range.start.column)"
      text += "    <testcase classname=\"\(name)\" name=\"\(xml(place))\" file=\"\(xml(finding.path))\">\n"
      text += "      <failure type=\"\(finding.severity.rawValue)\" message=\"\(xml(finding.message))\">"
      text += xml("\(place): \(finding.fullMessage)") + "</failure>\n    </testcase>\n"
    }
    return text + "  </testsuite>\n"
  }

  /// Escapes text for XML, and for an attribute of HTML; what XML cannot hold becomes a replacement character.
  static func xml(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n": escaped += "&#10;"
      case "\0"..."\u{8}", "\u{B}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
