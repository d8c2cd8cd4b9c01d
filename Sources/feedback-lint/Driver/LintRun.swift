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
  /// What of its outcome is kept to its end; the rest is handed on and forgotten.
  var kept: Kept = [.findings, .screens]

  struct Kept: OptionSet {
    let rawValue: Int

    static let findings = Kept(rawValue: 1)
    static let screens = Kept(rawValue: 2)
  }

  /// What came out of a run.
  struct Outcome: Sendable {
    /// What was found, where that is kept.
    var findings: [Finding] = []
    /// The screens, where they are kept.
    var screens: [ScreenStates] = []
    /// The files that could not be read.
    var unreadable: [String] = []
  }

  /// Returns the findings and screens: all of them from the cache where nothing changed, and those that a change cannot
  /// touch where little did.
  ///
  /// - Parameter announce: Is told what was found, in order, as soon as it is known.
  func outcome(announce: @escaping @Sendable ([Finding]) -> Void = { _ in }) -> Outcome {
    let conditions = conditions
    if let last = cache?.lastRun(), last.conditions == conditions, last.count == tree.files.count,
      let known = update(last)
    {
      announce(known.findings)
      return Outcome(
        findings: kept.contains(.findings) ? known.findings : [], screens: kept.contains(.screens) ? known.screens : [])
    }
    let store = read()
    let unreadable = store.rows.indices.filter { !store.rows[$0].isReadable }.map { tree.files[$0].path }
    guard let cache, unreadable.isEmpty else {
      return outcome(over: store, unreadable: unreadable, announce: announce)
    }
    let recorder = Locked(CachedRun.Recorder())
    let errors = OnDemand { store.errors() }
    let unmet = OnDemand { store.unmet() }
    let outcome = outcome(over: store, errors: errors, unmet: unmet, recorder: recorder, announce: announce)
    cache.save(store, for: factsKey)
    cache.saveRun { file in
      var recorder = recorder.withLock { $0 }
      return recorder.write(
        conditions: conditions, digests: store.rows.lazy.map(\.digest), errors: errors.value, unmet: unmet.value,
        mentions: store.mentions.visitPieces, to: &file)
    }
    return outcome
  }

  /// Returns what the last run comes to with what has changed since; `nil` where that takes a look at everything.
  private func update(_ last: CachedRun) -> CachedOutcome? {
    let digests = Parallel.map(tree.files, jobs: jobs) { file in bytes(of: file).map { StableHash($0) } }
    guard let cache, digests.allSatisfy({ $0 != nil }) else { return nil }
    return UpdatedRun(last, of: self, digests: digests.compactMap(\.self), cache: cache).outcome()
  }

  /// Returns what files amount to, without reading them again.
  ///
  /// - Parameters:
  ///   - recorder: Takes down what came of each file, and what was asked for that.
  ///   - announce: Is told what was found, in order, as soon as it is known.
  func outcome(
    over source: some ProgramSource, errors: OnDemand<ErrorNames>? = nil, unmet: OnDemand<UnmetTypes>? = nil,
    recorder: Locked<CachedRun.Recorder>? = nil, unreadable: [String] = [],
    announce: @escaping @Sendable ([Finding]) -> Void = { _ in }
  ) -> Outcome {
    var checker = checker
    checker.findsScreens = recorder != nil || kept.contains(.screens)
    let whole = WholeCheck(tree: tree, jobs: jobs, checker: checker, notesNames: recorder != nil)
    let result = Locked(Outcome(unreadable: unreadable))
    whole.run(
      over: source, errors: errors ?? OnDemand { source.errors() }, unmet: unmet ?? OnDemand { source.unmet() }
    ) { _, file in
      if !file.outcome.findings.isEmpty { announce(file.outcome.findings) }
      recorder?.withLock { $0.add(file) }
      result.withLock { result in
        if kept.contains(.findings) { result.findings += file.outcome.findings }
        if kept.contains(.screens) { result.screens += file.outcome.screens }
      }
    }
    return result.withLock { $0 }
  }

  /// Reads all files; what is known of contents is taken from the cache.
  func read() -> FactsStore {
    let known = cache?.facts(for: factsKey)
    let extractor = extractor
    let options = tree.names
    let reading = Locked(FactsStore.Reading(count: tree.files.count))
    Parallel.forEach(tree.files.count, jobs: jobs) { number -> ReadFile in
      let file = tree.files[number]
      let bytes = bytes(of: file)
      if let known, let bytes, let found = known.entry(for: StableHash(bytes), path: file.path) {
        return ReadFile(found.entry, coded: found.coded, options: options)
      }
      return ReadFile(entry(of: file, bytes: bytes, extractor: extractor, outlines: true), options: options)
    } deliver: { _, file in
      reading.withLock { $0.add(file) }
    }
    let all = reading.withLock { reading in
      defer { reading = FactsStore.Reading(count: 0) }
      return reading
    }
    return FactsStore(all, jobs: jobs) { tree.files[$0].path } reread: { number in
      let file = tree.files[number]
      return entry(of: file, bytes: bytes(of: file), extractor: extractor)
    }
  }

  /// Returns what is known of each file, all of it at hand.
  func entries() -> [FileEntry] {
    let known = cache?.facts(for: factsKey)
    let extractor = extractor
    return Parallel.map(tree.files, jobs: jobs) { file in
      let bytes = bytes(of: file)
      if let known, let bytes, let found = known.entry(for: StableHash(bytes), path: file.path) { return found.entry }
      return entry(of: file, bytes: bytes, extractor: extractor)
    }
  }

  private func entry(
    of file: SourceFile, bytes: [UInt8]?, extractor: FactExtractor, outlines: Bool = false
  ) -> FileEntry {
    var entry = FileEntry(path: file.path, bytes: bytes ?? [], extractor: extractor, outlines: outlines)
    entry.isReadable = bytes != nil
    return entry
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
