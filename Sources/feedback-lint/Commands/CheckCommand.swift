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
    try refuseMissingBaseline()
    var scope = try Scope(options)
    for folder in scope.unreadableFolders { Console.complain("feedback-lint: the folder “\(folder)” cannot be read.") }
    for path in scope.emptyFolders where !options.isQuiet {
      Console.complain("feedback-lint: there is no Swift file to check in “\(path)”.")
    }
    let cache = options.usesCache && options.standardInputPath == nil ? self.cache(for: scope) : nil
    if let changed = options.changedSince {
      scope.limitReports(to: try GitChanges.files(since: changed, in: repositoryFolder))
    }
    MemoryPool.limit(to: jobs)
    var run = LintRun(
      tree: scope.tree, onlyRules: options.onlyRules, jobs: jobs, cache: cache, overlay: scope.overlay)
    let (status, unreadable, tally) = try options.fixing == .none ? check(&run) : fix(run)
    let isIncomplete = !scope.unreadableFolders.isEmpty
      || unreadable.contains { run.tree.file(named: $0)?.isReported ?? false }
    if let stampPath = options.stampPath {
      // A build goes on with warnings; without the stamp the next build checks again.
      guard tally.count(of: .error) == 0 else { return .findings }
      try write("// feedback-lint looked at this target.\n", to: stampPath)
      return .clean
    }
    return isIncomplete ? .misuse : status
  }

  private typealias Result = (status: ExitStatus, unreadable: [String], tally: FindingTally)

  /// Checks, and reports what was found.
  private func check(_ run: inout LintRun) throws(UsageError) -> Result {
    if streams {
      run.kept = []
    } else if format != .html {
      run.kept = .findings
    }
    let tally = Locked(FindingTally())
    let source = SourceProvider(tree: run.tree, overlay: run.overlay, changed: [:])
    let style = style
    let outcome = run.outcome { findings in
      let findings = visible(findings)
      guard !findings.isEmpty else { return }
      tally.withLock { $0.add(findings) }
      if streams { stream(report(of: findings, source: source), style: style) }
    }
    complain(of: outcome.unreadable)
    let found = tally.withLock { $0 }
    return (try report(outcome, run, streamed: streams ? found : nil), outcome.unreadable, found)
  }

  /// Shows or makes fixes, and reports what is left.
  private func fix(_ run: LintRun) throws(UsageError) -> Result {
    let baseline = try options.updatesBaseline ? nil : self.baseline()
    var session = FixSession(run)
    session.fix { findings, run in
      let source = SourceProvider(tree: run.tree, overlay: run.overlay, changed: [:])
      return newFindings(among: visible(findings), baseline: baseline, source: source)
    }
    complain(of: session.outcome.unreadable)
    let left = FindingTally(visible(session.outcome.findings))
    return (try finish(session, run), session.outcome.unreadable, left)
  }

  private func complain(of unreadable: [String]) {
    for path in unreadable { Console.complain("feedback-lint: “\(path)” cannot be read.") }
  }

  private func cache(for scope: Scope) -> CacheFolder {
    let folder = options.cachePath.map { FilePath.absolute($0) } ?? CacheFolder.usual
    return CacheFolder(folder: folder, project: scope.identity + (options.changedSince == nil ? "" : "\0changed"))
  }

  private func refuseFolder(_ path: String) throws(UsageError) {
    if FileReader.kind(of: path) == .folder { throw UsageError("“\(path)” is a folder; --output takes a file.") }
  }

  /// A part of the program's findings is no baseline.
  private func refuseMissingBaseline() throws(UsageError) {
    guard let path = options.baselinePath, options.changedSince != nil || options.standardInputPath != nil,
      options.updatesBaseline || FileReader.kind(of: path) == nil
    else { return }
    let option = options.changedSince == nil ? "--stdin-path" : "--changed"
    throw UsageError(
      "There is no baseline “\(path)” yet, and \(option) sees too little to record one; leave it out once.")
  }

  /// The folder whose repository says what changed.
  private var repositoryFolder: String {
    guard let path = options.paths.first.map({ FilePath.absolute($0) }) else { return FilePath.current }
    return FileReader.kind(of: path) == .folder ? path : FilePath.folder(of: path)
  }
}

extension CheckCommand {
  /// Whether findings are printed one file after the other, while others are still looked for.
  private var streams: Bool {
    (format == .terminal || format == .xcode || format == .github)
      && options.fixing == .none && options.baselinePath == nil && options.outputPath == nil
  }

  /// Prints the findings of a file.
  private func stream(_ report: Report, style: TerminalReport.Style) {
    Console.print(
      format == .terminal ? TerminalReport(report, style: style).findings : format.text(of: report, colored: false))
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
  ///
  /// - Parameter streamed: How much has been printed already; `nil` where nothing has.
  private func report(
    _ outcome: LintRun.Outcome, _ run: LintRun, sources: [String: [UInt8]] = [:], streamed: FindingTally? = nil,
    inform: (String) -> Void = Console.print
  ) throws(UsageError) -> ExitStatus {
    let all = visible(outcome.findings)
    let source = SourceProvider(tree: run.tree, overlay: run.overlay, changed: sources)
    let baseline = try options.updatesBaseline ? nil : self.baseline()
    if let path = options.baselinePath, baseline == nil { return try record(all, in: path, source: source) }
    let findings = newFindings(among: all, baseline: baseline, source: source)
    let report = report(
      of: findings, screens: outcome.screens, files: run.tree.files.count { $0.isReported },
      baselined: all.count - findings.count, source: source)
    let tally = streamed ?? FindingTally(findings)
    let isClean = options.isStrict ? tally.isEmpty : tally.count(of: .error) + tally.count(of: .warning) == 0
    if !(options.isQuiet && tally.isEmpty && format == .terminal) {
      let text = switch (streamed, format) {
      case (nil, _): format.text(of: report, colored: style == .colored)
      case (let tally?, .terminal): TerminalReport(report, style: style, tally: tally).summary
      case (_?, _): ""
      }
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
    let baseline = Baseline(of: findings, name: nameInBaseline, line: source.lines())
    try write(baseline.text, to: path)
    let number = "\(findings.count) finding\(findings.count == 1 ? "" : "s")"
    Console.complain("Recorded \(number) in \(path). From now on only new ones are reported.")
    return .clean
  }

  /// The baseline, where one was named and there is one.
  private func baseline() throws(UsageError) -> Baseline? {
    guard let path = options.baselinePath, FileReader.kind(of: path) != nil else { return nil }
    guard let text = FileReader.bytes(of: path) else { throw UsageError("The baseline “\(path)” cannot be read.") }
    do { return try Baseline(reading: text, path: path) } catch { throw UsageError(error.description) }
  }

  private func newFindings(among findings: [Finding], baseline: Baseline?, source: SourceProvider) -> [Finding] {
    baseline?.newFindings(among: findings, name: nameInBaseline, line: source.lines()) ?? findings
  }

  /// A baseline names files from where it lies, so that it means the same wherever the command is started.
  private func nameInBaseline(_ path: String) -> String {
    let folder = FilePath.folder(of: FilePath.absolute(options.baselinePath ?? ""))
    return FilePath.route(from: folder, to: FilePath.absolute(path))
  }

  private func write(_ text: String, to path: String) throws(UsageError) {
    do { try FileReader.replace(path, with: Array(text.utf8)) } catch {
      throw UsageError("“\(path)” cannot be written. Does its folder exist, and may you write there?")
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
      let patch = session.changes.map { UnifiedDiff.text(path: $0.file.path, old: $0.old, new: $0.new) }.joined()
      if let outputPath = options.outputPath { try write(patch, to: outputPath) } else { Console.print(patch) }
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
          throw UsageError("“\(change.file.path)” cannot be written: \(error.localizedDescription)")
        }
      }
      if session.count > 0, format == .terminal {
        let files = session.changes.count
        Console.complain("Fixed \(session.count) in \(files) file\(files == 1 ? "" : "s").")
      }
    }
    return try report(session.outcome, run, sources: sources)
  }
}
