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

  /// Returns the findings and screens: all of them from the cache where nothing changed, and those that a change cannot
  /// touch where little did.
  ///
  /// - Parameter announce: Is told what was found, in order, as soon as it is known.
  func outcome(announce: @escaping @Sendable ([Finding]) -> Void = { _ in }) -> Outcome {
    guard let cache else {
      let entries = entries()
      return outcome(of: entries, unreadable: unreadable(entries), announce: announce)
    }
    let digests = Parallel.map(tree.files, jobs: jobs) { file in bytes(of: file).map { StableHash($0) } }
    let unreadable = zip(tree.files, digests).filter { $0.1 == nil }.map(\.0.path)
    if unreadable.isEmpty, let last = cache.lastRun(), last.conditions == conditions {
      let update = UpdatedRun(last, of: self, digests: digests.compactMap(\.self), cache: cache)
      if let known = update.outcome() {
        announce(known.findings)
        return Outcome(findings: known.findings, screens: known.screens, unreadable: unreadable)
      }
    }
    let entries = entries(digests: digests)
    return outcome(of: entries, unreadable: unreadable, savesRun: unreadable.isEmpty, announce: announce)
  }

  private func unreadable(_ entries: [FileEntry]) -> [String] {
    zip(tree.files, entries).filter { !$0.1.isReadable }.map(\.0.path)
  }

  /// Returns what entries amount to, without reading them again.
  func outcome(
    of entries: [FileEntry], unreadable: [String] = [], savesRun: Bool = false,
    announce: @escaping @Sendable ([Finding]) -> Void = { _ in }
  ) -> Outcome {
    let names = Parallel.map(entries, jobs: jobs) { $0.facts?.names(options: tree.names) ?? [] }
    let whole = WholeCheck(tree: tree, jobs: jobs, checker: checker, notesNames: cache != nil && savesRun)
    let (outcomes, errors) = whole.outcomes(entries: entries, names: names, announce: announce)
    let outcome = CachedOutcome(
      findings: outcomes.flatMap(\.outcome.findings).sorted(by: Finding.isOrderedBefore),
      screens: tree.order.flatMap { outcomes[$0].outcome.screens })
    if let cache, savesRun {
      cache.save(entries, names: names, for: factsKey, jobs: jobs)
      let files = zip(entries, outcomes).map { CachedRun.File(digest: $0.digest, outcome: $1) }
      cache.save(CachedRun(conditions: conditions, files: files, errors: errors, outcome: outcome))
    }
    return Outcome(findings: outcome.findings, screens: outcome.screens, unreadable: unreadable)
  }

  /// Returns what is known of each file: from the cache, or from the file where that is new.
  func entries(digests: [StableHash?]? = nil) -> [FileEntry] {
    let known = cache?.facts(for: factsKey)
    let extractor = extractor
    let digests = digests ?? tree.files.map { _ in nil }
    return Parallel.map(Array(zip(tree.files, digests)), jobs: jobs) { file, digest in
      if let digest, let entry = known?.entry(for: digest, path: file.path) { return entry }
      let bytes = bytes(of: file)
      var entry = FileEntry(path: file.path, bytes: bytes ?? [], extractor: extractor)
      entry.isReadable = bytes != nil
      return entry
    }
  }

  var extractor: FactExtractor { FactExtractor(configuration: tree.names) }
  var checker: Checker { Checker(tree: tree, onlyRules: onlyRules, bytes: { bytes(of: $0) }) }

  /// The contents of a file, as far as this run is concerned.
  func bytes(of file: SourceFile) -> [UInt8]? {
    overlay[file.absolutePath] ?? FileReader.bytes(of: file.absolutePath)
  }

  /// What facts depend on besides a file's contents.
  var factsKey: StableHash { Tool.digest.combined(with: StableHash(tree.names.digestText)) }

  /// What findings depend on besides contents: the files' names, the configurations and the rules asked for.
  var conditions: StableHash {
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

extension SourceTree {
  /// The files in the order of their paths, which is the order of a program's files.
  var order: [Int] { files.indices.sorted { (files[$0].path, $0) < (files[$1].path, $1) } }
}
