import Foundation
import LintModel
import LintRules

/// `feedback-lint fuzz`: checks and fixes mutated Swift until the time is up, for contributors.
///
/// A crash ends the process, with the text that caused it in a file beside it; so does a text that takes too long. A
/// fix after which a file parses worse than before, or that is still reported afterwards, ends it too.
struct FuzzCommand {
  private let minutes: Double
  private let seed: UInt64
  private let corpus: [[UInt8]]
  private let failurePath = "feedback-lint-fuzz.swift"

  /// A text of this size is read in well under a second, so this long means for ever.
  private static let patience = 20.0

  init(minutes: Double, seed: UInt64, paths: [String]) throws(UsageError) {
    self.minutes = minutes
    self.seed = seed
    corpus = paths.isEmpty ? Self.examples : try Self.files(paths)
    guard !corpus.isEmpty else { throw UsageError("There is nothing to mutate.") }
  }

  func run() -> ExitStatus {
    let watchdog = Watchdog(patience: Self.patience)
    watchdog.start()
    var mutator = SourceMutator(seed: seed)
    let start = ContinuousClock.now
    var count = 0
    var fixes = 0
    while ContinuousClock.now - start < .seconds(minutes * 60) {
      let text = mutator.mutated(corpus[mutator.index(below: corpus.count)], others: corpus)
      // Written first, so that it is there after a crash.
      try? Data(text).write(to: URL(fileURLWithPath: failurePath))
      watchdog.reset()
      // One thread with room for deep nesting, instead of one for each step.
      switch Parallel.map([text], jobs: 1, { Self.check($0) })[0] {
      case .success(let made): fixes += made
      case .failure(let problem):
        Console.complain("\(problem.description) Seed \(seed), text \(count): \(failurePath)")
        return .findings
      }
      count += 1
      if count.isMultiple(of: 1000) { Console.complain("\(count) texts, \(fixes) fixes") }
    }
    try? FileManager.default.removeItem(atPath: failurePath)
    Console.print("\(count) mutated texts and \(fixes) fixes: no crash, no hang, no fix that breaks parsing.\n")
    return .clean
  }

  private struct Problem: Error { var description: String }

  /// Checks and fixes one text; returns how many fixes were made.
  private static func check(_ text: [UInt8]) -> Result<Int, Problem> {
    var tree = SourceTree()
    tree.files = [SourceFile(path: "Fuzzed.swift", absolutePath: "/Fuzzed.swift", configuration: 0)]
    let run = LintRun(tree: tree, onlyRules: nil, jobs: 1, cache: nil, overlay: ["/Fuzzed.swift": text])
    // Each fix alone, so that none hides behind a session's own refusal to break a file.
    let before = problems(in: text, of: run)
    for finding in run.outcome().findings {
      let length = finding.range.end.offset
      guard finding.range.start.offset <= length, length <= text.count else {
        return .failure(Problem(description: "A finding of \(finding.rule) lies outside of the file."))
      }
      guard let fix = finding.fix else { continue }
      guard let fixed = TextEdit.apply(fix.edits, to: text) else {
        return .failure(Problem(description: "A fix of \(finding.rule) has edits that overlap."))
      }
      if before == 0, problems(in: fixed, of: run) > 0 {
        return .failure(Problem(description: "A fix of \(finding.rule) breaks parsing."))
      }
    }
    var session = FixSession(run)
    session.fix()
    return .success(session.count)
  }

  private static func problems(in text: [UInt8], of run: LintRun) -> Int {
    var run = run
    run.overlay = ["/Fuzzed.swift": text]
    return run.entries().first?.facts?.parseProblems.count ?? 0
  }

  /// The rules' own examples, which hold all the shapes that rules look for.
  private static var examples: [[UInt8]] {
    RuleCatalogue.all.flatMap { $0.description.accepted + $0.description.reported }
      .map { Array("import SwiftUI\n\n\($0.replacing("↓", with: ""))\n".utf8) }
  }

  private static func files(_ paths: [String]) throws(UsageError) -> [[UInt8]] {
    var discovery = try FileDiscovery(knownRules: Tool.ruleNames)
    for path in paths { try discovery.add(path) }
    return discovery.tree.files.compactMap { FileReader.bytes(of: $0.absolutePath) }.filter { $0.count < 20_000 }
  }
}

/// Ends the process when it has been busy with one thing for too long.
private final class Watchdog: Sendable {
  private let patience: Double
  private let lastSign = Locked(ContinuousClock.now)

  init(patience: Double) { self.patience = patience }

  func reset() { lastSign.withLock { $0 = .now } }

  func start() {
    let thread = Thread { [self] in
      while true {
        Thread.sleep(forTimeInterval: 1)
        guard lastSign.withLock({ ContinuousClock.now - $0 }) > .seconds(patience) else { continue }
        Console.complain("One text took more than \(Int(patience)) seconds: feedback-lint-fuzz.swift")
        exit(ExitStatus.findings.rawValue)
      }
    }
    thread.start()
  }
}
