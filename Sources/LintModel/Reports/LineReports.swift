extension Finding {
  /// The message with what the person would see.
  var fullMessage: String {
    consequence.isEmpty ? message : "\(message) (you would see: \(consequence))"
  }
}

extension Report {
  /// One line a finding, as compilers write them.
  var xcode: String {
    findings.map { finding in
      let start = finding.range.start
      let message = finding.fullMessage.replacing("\n", with: " ")
      return "\(absolutePath(finding.path)):\(start.line):\(start.column): "
        + "\(finding.severity.rawValue): \(message) [\(finding.rule)]\n"
    }.joined()
  }

  /// Commands that GitHub Actions turns into annotations.
  var github: String {
    findings.map { finding in
      let command = switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
      let (start, end) = (finding.range.start, finding.range.end)
      var properties = [
        ("file", relativePath(finding.path)), ("line", "\(start.line)"), ("endLine", "\(max(start.line, end.line))"),
      ]
      // GitHub refuses columns on an annotation of several lines.
      if start.line == end.line { properties += [("col", "\(start.column)"), ("endColumn", "\(end.column)")] }
      properties.append(("title", "feedback-lint: \(finding.rule)"))
      let list = properties.map { "\($0.0)=\(Self.escapedProperty($0.1))" }.joined(separator: ",")
      return "::\(command) \(list)::\(Self.escapedData(finding.fullMessage))\n"
    }.joined()
  }

  private static func escapedData(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func escapedProperty(_ text: String) -> String {
    escapedData(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
