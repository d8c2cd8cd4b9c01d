import LintModel
import LintSyntax

/// Reads, checks and caches: one run over the files of a tree.
struct LintRun: Sendable {
  let tree: SourceTree
  let onlyRules: Set<String>?
  let jobs: Int
  let cache: CacheFolder?
  /// Contents that stand for what is on disk, by absolute path.
  var overlay: [String: [UInt8]] = [:]

  /// What came out of a run.
  struct Outcome: Sendable {
    var findings: [Finding]
    var screens: [ScreenStates]
    /// The files that could not be read.
    var unreadable: [String]
  }

  /// Returns the findings and screens, from the cache where nothing changed.
  func outcome() -> Outcome {
    let digests = Parallel.map(tree.files, jobs: jobs) { file in bytes(of: file).map { StableHash($0) } }
    let unreadable = zip(tree.files, digests).filter { $0.1 == nil }.map(\.0.path)
    let last = cache?.lastRun()
    if let known = last.flatMap({ reusedOutcome(of: $0, digests: digests) }) {
      return Outcome(findings: known.findings, screens: known.screens, unreadable: unreadable)
    }
    let entries = entries(digests: digests)
    let outcome = self.outcome(of: entries, unreadable: unreadable)
    save(outcome, entries: entries)
    return outcome
  }

  /// Returns the outcome of the last run, where it is that of this one too.
  private func reusedOutcome(of last: CachedRun, digests: [StableHash?]) -> CachedOutcome? {
    guard last.conditions == conditions, last.files.count == digests.count else { return nil }
    let changed = digests.indices.filter { digests[$0] != last.files[$0].digest }
    guard changed.count <= Self.mostCompared, changed.allSatisfy({ !last.files[$0].isSensitive }) else { return nil }
    let extractor = FactExtractor(configuration: tree.names)
    let entries = Parallel.map(changed, jobs: jobs) { index -> FileEntry? in
      let file = tree.files[index]
      return bytes(of: file).map { FileEntry(path: file.path, bytes: $0, extractor: extractor) }
    }
    var run = last
    for (index, entry) in zip(changed, entries) {
      guard let entry, entry.shape == last.files[index].shape, !entry.isSensitiveByItself else { return nil }
      run.files[index].digest = entry.digest
    }
    guard let outcome = run.outcome else { return nil }
    if !changed.isEmpty { cache?.save(run) }
    return outcome
  }

  /// More changed files than an editor saves at once are read along with all others.
  private static let mostCompared = 8

  private func save(_ outcome: Outcome, entries: [FileEntry]) {
    guard let cache else { return }
    let reported = Set(outcome.findings.map(\.path)).union(outcome.screens.map(\.path))
    let files = zip(tree.files, entries).map { file, entry in
      CachedRun.File(
        digest: entry.digest, shape: entry.shape,
        isSensitive: reported.contains(file.path) || entry.isSensitiveByItself)
    }
    let outcome = CachedOutcome(findings: outcome.findings, screens: outcome.screens)
    cache.save(CachedRun(conditions: conditions, files: files, outcome: outcome))
  }

  /// Returns what entries amount to, without reading them again.
  func outcome(of entries: [FileEntry], unreadable: [String] = []) -> Outcome {
    let program = Program(files: entries.compactMap(\.facts), options: tree.names)
    let checker = Checker(tree: tree, onlyRules: onlyRules, jobs: jobs, bytes: { bytes(of: $0) })
    let reported = Set(tree.files.filter(\.isReported).map(\.path))
    return Outcome(
      findings: checker.findings(entries: entries, program: program),
      screens: program.screens().filter { reported.contains($0.path) }, unreadable: unreadable)
  }

  /// Returns what is known of each file: from the cache, or from the file where that is new.
  func entries(digests: [StableHash?]? = nil) -> [FileEntry] {
    let known = cache?.facts(for: factsKey)
    let extractor = FactExtractor(configuration: tree.names)
    let digests = digests ?? tree.files.map { _ in nil }
    let entries = Parallel.map(Array(zip(tree.files, digests)), jobs: jobs) { file, digest in
      if let digest, let entry = known?.entry(for: digest, path: file.path) { return entry }
      return FileEntry(path: file.path, bytes: bytes(of: file) ?? [], extractor: extractor)
    }
    cache?.save(entries, known: known, for: factsKey, jobs: jobs)
    return entries
  }

  /// The contents of a file, as far as this run is concerned.
  func bytes(of file: SourceFile) -> [UInt8]? {
    overlay[file.absolutePath] ?? FileReader.bytes(of: file.absolutePath)
  }

  /// What facts depend on besides a file's contents.
  private var factsKey: StableHash { Tool.digest.combined(with: StableHash(tree.names.digestText)) }

  /// What findings depend on besides contents: the files' names, the configurations and the rules asked for.
  private var conditions: StableHash {
    var key = factsKey.combined(with: StableHash(onlyRules?.sorted().joined(separator: ",") ?? "all"))
    for configuration in tree.configurations {
      key = key.combined(with: StableHash(configuration.configuration.digestText))
    }
    for file in tree.files {
      key = key.combined(with: StableHash("\(file.path)\0\(file.configuration)\0\(file.isReported)"))
    }
    return key
  }
}

extension FileEntry {
  /// Whether its lines alone may be reason to report something: a comment that silences, or what does not parse.
  fileprivate var isSensitiveByItself: Bool { hasCommands || facts?.parseProblems.isEmpty == false }
}
