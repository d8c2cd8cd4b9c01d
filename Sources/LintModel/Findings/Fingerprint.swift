/// A name for a finding that stays the same while its line moves, by which services recognise it.
package enum Fingerprint {
  /// Returns a fingerprint for each finding; no two are the same.
  ///
  /// - Parameter line: Returns the text of a line of a file.
  package static func fingerprints(of findings: [Finding], line: (String, Int) -> String) -> [String] {
    var seen: [String: Int] = [:]
    return findings.map { finding in
      let text = line(finding.path, finding.range.start.line)
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let base = "\(finding.rule)\0\(finding.path)\0\(text)"
      let ordinal = seen[base, default: 0]
      seen[base] = ordinal + 1
      return StableHash("\(base)\0\(ordinal)").hexadecimal
    }
  }
}

extension Finding {
  /// The order of reports: by file, then from top to bottom, then by rule.
  package static func isOrderedBefore(_ left: Finding, _ right: Finding) -> Bool {
    (left.path, left.range.start.offset, left.range.end.offset, left.rule, left.message)
      < (right.path, right.range.start.offset, right.range.end.offset, right.rule, right.message)
  }
}
