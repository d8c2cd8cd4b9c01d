import Foundation
import LintModel

/// `feedback-lint [PATH…]`: checks, and fixes where that is asked for.
struct CheckCommand: Sendable {
  private let options: Options
  private let start = ContinuousClock.now
  private let jobs: Int

  init(_ options: Options) {
    self.options = options
    jobs = options.jobs ?? Parallel.coreCount
  }

  /// - Throws: ``UsageError`` where the options, the configuration or the files cannot be used.
  func run() throws(UsageError) -> ExitStatus {
    if let outputPath = options.outputPath { try refuseFolder(outputPath) }
    var scope = try Scope(options)
    let cache = options.usesCache && options.standardInputPath == nil ? self.cache(for: scope) : nil
    if let changed = options.changedSince {
      scope.limitReports(to: try GitChanges.files(since: changed, in: FilePath.current))
    }
    let run = LintRun(
      tree: scope.tree, onlyRules: options.onlyRules, jobs: jobs, cache: cache, overlay: scope.overlay)
    var session = FixSession(run, announce: announcer(for: run))
    if options.fixing != .none { session.fix() }
    let outcome = session.outcome
    for path in outcome.unreadable { Console.complain("feedback-lint: \(path) cannot be read.") }
    let status = try options.fixing == .none ? report(outcome, run) : finish(session, run)
    if let stampPath = options.stampPath {
      // A build goes on with warnings; without the stamp the next build checks again.
      guard !visible(outcome.findings).contains(where: { $0.severity == .error }) else { return .findings }
      try write("// feedback-lint looked at this target.\n", to: stampPath)
      return .clean
    }
    return outcome.unreadable.isEmpty ? status : .misuse
  }

  private func cache(for scope: Scope) -> CacheFolder {
    let folder = options.cachePath.map { FilePath.absolute($0) } ?? CacheFolder.usual
    return CacheFolder(folder: folder, project: scope.identity + (options.changedSince == nil ? "" : "\0changed"))
  }

  private func refuseFolder(_ path: String) throws(UsageError) {
    if FileReader.kind(of: path) == .folder { throw UsageError("\(path) is a folder; --output takes a file.") }
  }
}

extension CheckCommand {
  /// Whether findings are printed one file after the other, while others are still looked for.
  private var streams: Bool {
    format == .terminal && options.fixing == .none && options.baselinePath == nil && options.outputPath == nil
  }

  /// Returns a function that prints findings as a terminal shows them.
  private func announcer(for run: LintRun) -> @Sendable ([Finding]) -> Void {
    guard streams else { return { _ in } }
    let source = SourceProvider(tree: run.tree, overlay: run.overlay, changed: [:])
    let style = style
    return { [self] findings in
      let findings = visible(findings)
      guard !findings.isEmpty else { return }
      Console.print(TerminalReport(report(of: findings, source: source), style: style).findings)
    }
  }

  private var style: TerminalReport.Style {
    options.outputPath == nil && Console.isColored(options.color) ? .colored : .plain
  }

  private func report(
    of findings: [Finding], screens: [ScreenStates] = [], files: Int = 0, baselined: Int = 0, source: SourceProvider
  ) -> Report {
    Report(
      findings: findings, rules: Tool.rules, screens: screens,
      summary: .init(files: files, seconds: seconds, baselined: baselined),
      version: Tool.version, folder: FilePath.current, source: { source.text(of: $0) })
  }

  /// Reports what was found.
  private func report(
    _ outcome: LintRun.Outcome, _ run: LintRun, sources: [String: [UInt8]] = [:],
    inform: (String) -> Void = Console.print
  ) throws(UsageError) -> ExitStatus {
    var findings = visible(outcome.findings)
    let source = SourceProvider(tree: run.tree, overlay: run.overlay, changed: sources)
    var baselined = 0
    if let path = options.baselinePath {
      let isNew = FileReader.kind(of: path) == nil
      if isNew || options.updatesBaseline {
        return try record(findings, in: path, source: source)
      }
      let all = findings
      findings = try readBaseline(path).newFindings(among: all, line: source.lines())
      baselined = all.count - findings.count
    }
    let report = report(
      of: findings, screens: outcome.screens, files: run.tree.files.count { $0.isReported }, baselined: baselined,
      source: source)
    let isClean = !findings.contains { $0.severity > .note || options.isStrict }
    if !(options.isQuiet && findings.isEmpty && format == .terminal) {
      let text = streams ? TerminalReport(report, style: style).summary
        : format.text(of: report, colored: style == .colored)
      if let outputPath = options.outputPath { try write(text, to: outputPath) } else { inform(text) }
    }
    return isClean ? .clean : .findings
  }

  private var format: ReportFormat {
    if case .report(let format) = options.format { return format }
    return .terminal
  }

  private var seconds: Double {
    let elapsed = ContinuousClock.now - start
    return Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
  }

  /// The findings that were asked for, as severe as was asked for.
  private func visible(_ findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      guard options.includesNotes || finding.severity > .note else { return nil }
      var finding = finding
      if options.isStrict, finding.severity == .warning { finding.severity = .error }
      return finding
    }
  }

  private func record(_ findings: [Finding], in path: String, source: SourceProvider) throws(UsageError) -> ExitStatus {
    let baseline = Baseline(of: findings, line: source.lines())
    try write(baseline.text, to: path)
    let number = "\(findings.count) finding\(findings.count == 1 ? "" : "s")"
    Console.complain("Recorded \(number) in \(path). From now on only new ones are reported.")
    return .clean
  }

  private func readBaseline(_ path: String) throws(UsageError) -> Baseline {
    guard let text = FileReader.bytes(of: path) else { throw UsageError("The baseline \(path) cannot be read.") }
    do { return try Baseline(reading: text, path: path) } catch { throw UsageError(error.description) }
  }

  private func write(_ text: String, to path: String) throws(UsageError) {
    do { try FileReader.replace(path, with: Array(text.utf8)) } catch {
      throw UsageError("\(path) cannot be written. Does its folder exist, and may you write there?")
    }
  }
}

extension CheckCommand {
  /// Shows or writes the fixes, then reports what is left.
  private func finish(_ session: FixSession, _ run: LintRun) throws(UsageError) -> ExitStatus {
    let sources = Dictionary(session.changes.map { ($0.file.path, $0.new) }, uniquingKeysWith: { first, _ in first })
    switch options.fixing {
    case .none: break
    case .diff:
      for change in session.changes {
        Console.print(UnifiedDiff.text(path: change.file.path, old: change.old, new: change.new))
      }
      let left = visible(session.outcome.findings).count
      Console.complain("\(session.count) to fix; \(left) would be left.")
      return session.changes.isEmpty && left == 0 ? .clean : .findings
    case .apply where options.standardInputPath != nil:
      guard let file = run.tree.files.first(where: \.isReported) else { return .clean }
      Console.print(session.changes.first?.new ?? run.bytes(of: file) ?? [])
      return try report(session.outcome, run, sources: sources, inform: { Console.complain($0) })
    case .apply:
      for change in session.changes {
        do { try FileReader.replace(change.file.absolutePath, with: change.new) } catch {
          throw UsageError("\(change.file.path) cannot be written: \(error.localizedDescription)")
        }
      }
      if session.count > 0, format == .terminal {
        Console.complain("Fixed \(session.count) in \(session.changes.count) file\(session.changes.count == 1 ? "" : "s").")
      }
    }
    return try report(session.outcome, run, sources: sources)
  }
}
