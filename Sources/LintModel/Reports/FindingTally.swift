/// How much was found, without what it is.
package struct FindingTally: Sendable {
  private var counts: [Severity: Int] = [:]
  /// In how many files something was found.
  package private(set) var files = 0
  /// How many findings can be fixed.
  package private(set) var fixable = 0
  private var lastPath: String?

  /// - Parameter findings: Findings in the order of their files.
  package init(_ findings: [Finding] = []) { add(findings) }

  /// Counts findings, those of a file together.
  package mutating func add(_ findings: [Finding]) {
    for finding in findings {
      counts[finding.severity, default: 0] += 1
      if finding.fix != nil { fixable += 1 }
      if finding.path != lastPath { files += 1 }
      lastPath = finding.path
    }
  }

  package var isEmpty: Bool { counts.isEmpty }

  package func count(of severity: Severity) -> Int { counts[severity] ?? 0 }
}
