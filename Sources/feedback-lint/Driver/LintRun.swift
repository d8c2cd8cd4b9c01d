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
    let key = key(of: digests)
    if let known = cache?.outcome(for: key) {
      return Outcome(findings: known.findings, screens: known.screens, unreadable: unreadable)
    }
    let entries = entries(digests: digests)
    let outcome = outcome(of: entries, unreadable: unreadable)
    if let cache {
      cache.save(CachedOutcome(findings: outcome.findings, screens: outcome.screens), for: key)
    }
    return outcome
  }

  /// Returns what entries amount to, without reading them again.
  func outcome(of entries: [FileEntry], unreadable: [String] = []) -> Outcome {
    let program = Program(files: entries.compactMap(\.facts), options: tree.names)
    let checker = Checker(tree: tree, onlyRules: onlyRules, jobs: jobs, bytes: { bytes(of: $0) })
    let reported = Set(tree.files.filter(\.isReported).map(\.path))
    return Outcome(
      findings: checker.findings(entries: entries, program: program),
      screens: [ScreenStates]().filter { reported.contains($0.path) }, unreadable: unreadable)
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

  /// What findings depend on: every file under its name, the configurations and the rules asked for.
  private func key(of digests: [StableHash?]) -> StableHash {
    var key = factsKey.combined(with: StableHash(onlyRules?.sorted().joined(separator: ",") ?? "all"))
    for configuration in tree.configurations {
      key = key.combined(with: StableHash(configuration.configuration.digestText))
    }
    for (file, digest) in zip(tree.files, digests) {
      key = key.combined(with: StableHash("\(file.path)\0\(file.configuration)\0\(file.isReported)"))
      if let digest { key = key.combined(with: digest) }
    }
    return key
  }
}
