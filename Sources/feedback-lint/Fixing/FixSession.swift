import LintModel
import LintSyntax

/// Makes all fixes of a program, round after round, until none is left.
///
/// A round makes fixes that do not touch each other. A fix that would make a file parse worse is left out.
struct FixSession {
  private var run: LintRun
  private var entries: [FileEntry] = []
  private let extractor: FactExtractor
  /// The files whose text changed, with both texts.
  private(set) var changes: [(file: SourceFile, old: [UInt8], new: [UInt8])] = []
  /// How many fixes were made.
  private(set) var count = 0
  private(set) var outcome: LintRun.Outcome
  /// The fixes that were tried and refused, so that none is tried for ever.
  private var refused: Set<Refusal> = []

  private struct Refusal: Hashable {
    var path: String
    var rule: String
    var fix: Fix
  }

  /// A fix may make another possible, such as a retry within a page that a fix has added.
  static let mostRounds = 20

  init(_ run: LintRun) {
    self.run = run
    extractor = run.extractor
    outcome = run.outcome()
  }

  /// Makes the fixes in memory.
  ///
  /// - Parameter wanted: Returns the findings that are to be fixed, of all that a round has found.
  mutating func fix(_ wanted: ([Finding], LintRun) -> [Finding] = { findings, _ in findings }) {
    guard outcome.findings.contains(where: { $0.fix != nil }) else { return }
    entries = run.entries()
    let indices = Dictionary(run.tree.files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    var originals: [Int: [UInt8]] = [:]
    for _ in 0..<Self.mostRounds {
      let fixable = wanted(outcome.findings, run).filter { $0.fix != nil && !refused.contains(refusal($0)) }
      let byPath = Dictionary(grouping: fixable, by: \.path)
      var changed = false
      for path in byPath.keys.sorted() {
        guard let index = indices[path], let findings = byPath[path] else { continue }
        let file = run.tree.files[index]
        // What a fix repeats of a file that is not UTF-8 would not be what stands there.
        guard let old = run.bytes(of: file), UTF8Repair.repaired(old) == nil,
          let new = fixed(old, index: index, findings: findings)
        else { continue }
        originals[index] = originals[index] ?? old
        run.overlay[file.absolutePath] = new
        changed = true
      }
      if !changed { break }
      let source = EntryList(entries, options: run.tree.names, jobs: run.jobs)
      outcome = run.outcome(over: source, unreadable: outcome.unreadable)
    }
    changes = originals.sorted { $0.key < $1.key }.compactMap { index, old in
      let file = run.tree.files[index]
      return run.overlay[file.absolutePath].flatMap { new in new == old ? nil : (file, old, new) }
    }
  }

  /// Returns the text of a file with as many of its fixes made as go together; `nil` where none can be.
  private mutating func fixed(_ old: [UInt8], index: Int, findings: [Finding]) -> [UInt8]? {
    let compatible = Self.compatible(findings)
    if let new = attempt(compatible, on: old, index: index) {
      count += compatible.count
      return new
    }
    // One of them does harm: find out which by making the first that does none.
    for finding in findings {
      if let new = attempt([finding], on: old, index: index) {
        count += 1
        return new
      }
      refused.insert(refusal(finding))
    }
    return nil
  }

  /// Makes fixes and keeps the result where the file parses no worse than before.
  private mutating func attempt(_ findings: [Finding], on old: [UInt8], index: Int) -> [UInt8]? {
    let edits = findings.flatMap { $0.fix?.edits ?? [] }
    guard let new = TextEdit.apply(edits, to: old), new != old else { return nil }
    let before = entries[index].facts?.parseProblems.count ?? 0
    let entry = FileEntry(path: run.tree.files[index].path, bytes: new, extractor: extractor)
    guard (entry.facts?.parseProblems.count ?? 0) <= before else { return nil }
    entries[index] = entry
    return new
  }

  private func refusal(_ finding: Finding) -> Refusal {
    // Findings without a fix are never asked for.
    Refusal(path: finding.path, rule: finding.rule, fix: finding.fix ?? Fix(title: "", edits: []))
  }

  /// Chooses, from top to bottom, fixes that do not touch what an earlier one changes.
  static func compatible(_ findings: [Finding]) -> [Finding] {
    var chosen: [Finding] = []
    var edits: [TextEdit] = []
    for finding in findings {
      guard let fix = finding.fix, !fix.edits.isEmpty else { continue }
      if fix.edits.contains(where: { edit in edits.contains { $0.overlaps(edit) } }) { continue }
      chosen.append(finding)
      edits += fix.edits
    }
    return chosen
  }
}
