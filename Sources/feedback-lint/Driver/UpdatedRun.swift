import LintModel
import LintSyntax

/// Brings the last run up to date after a few files have changed.
///
/// What a check has asked of the program is known by name, and so is what a changed file says otherwise than before.
/// Only the changed files and those whose checks asked for such a name are checked again.
struct UpdatedRun {
  private let last: CachedRun
  private let run: LintRun
  private let digests: [StableHash]
  private let cache: CacheFolder

  /// More changed files than an editor saves at once are read along with all others.
  private static let mostChanged = 8
  /// After so many changes, what files say is written anew.
  private static let mostPatches = 40

  init(_ last: CachedRun, of run: LintRun, digests: [StableHash], cache: CacheFolder) {
    self.last = last
    self.run = run
    self.digests = digests
    self.cache = cache
  }

  /// Returns what the run comes to now; `nil` where that takes a look at everything.
  func outcome() -> CachedOutcome? {
    guard last.count == digests.count else { return nil }
    let changed = digests.indices.filter { digests[$0] != last.digest(of: $0) }
    if changed.isEmpty { return last.outcome }
    guard changed.count <= Self.mostChanged, let known = cache.facts(for: run.factsKey), var memory = last.memory(),
      memory.patches.count + changed.count <= Self.mostPatches, var outcome = last.outcome
    else { return nil }
    // What the changed files said, and what they say.
    let extractor = run.extractor
    let entries = Parallel.map(changed, jobs: run.jobs) { number -> FileEntry? in
      let file = run.tree.files[number]
      return run.bytes(of: file).map { FileEntry(path: file.path, bytes: $0, extractor: extractor) }
    }
    var names: Set<NameKey> = []
    for (number, entry) in zip(changed, entries) {
      guard let entry, entry.digest == digests[number],
        let before = memory.entry(for: last.digest(of: number), path: run.tree.files[number].path, known: known)
      else { return nil }
      names.formUnion(Sayings(of: before.facts, options: run.tree.names).differences(
        from: Sayings(of: entry.facts, options: run.tree.names)))
      guard let errors = memory.errors.replace(before.facts, with: entry.facts) else { return nil }
      names.formUnion(errors)
      memory.patches.append(CachedFacts.Patch(entry, options: run.tree.names))
    }
    names.formUnion(
      memory.replace(mentions: zip(changed, entries).map { (number: $0, mentions: $1?.facts?.mentions) }))
    let again = check(changed, changes: names, memory: &memory, known: known)
    let paths = Set(again.map { run.tree.files[$0.number].path })
    outcome.findings.removeAll { paths.contains($0.path) }
    outcome.screens.removeAll { paths.contains($0.path) }
    for file in again {
      outcome.findings += file.checked.outcome.findings
      outcome.screens += file.checked.outcome.screens
    }
    outcome.findings.sort(by: Finding.isOrderedBefore)
    outcome.screens = ordered(outcome.screens)
    cache.saveRun { file in
      var recorder = CachedRun.Recorder()
      recorder.add(outcome.findings, outcome.screens)
      for file in memory.files { recorder.add(file) }
      return recorder.write(
        conditions: last.conditions, digests: digests, errors: memory.errors, unmet: memory.unmet,
        mentions: memory.visitMentions, patches: memory.patches, to: &file)
    }
    return outcome
  }

  /// Reads a file of which the cache is damaged.
  private func reread(_ file: SourceFile) -> FileEntry? {
    run.bytes(of: file).map { FileEntry(path: file.path, bytes: $0, extractor: run.extractor) }
  }

  private typealias Checked = (number: Int, checked: CheckedFile)

  /// Checks the changed files again, and those that asked for what has changed.
  private func check(
    _ changed: [Int], changes: Set<NameKey>, memory: inout RunMemory, known: CachedFacts
  ) -> [Checked] {
    let source = CachedProgram(
      tree: run.tree, digests: digests, known: known, patches: memory.patches, reread: { reread($0) })
    let program = Program(files: source.files, options: run.tree.names, notesNames: true)
      .with(cancellable: [], errors: memory.errors, unmet: memory.unmet)
    var numbers = Set(changed).union(memory.files(asking: changes))
    // What is called off elsewhere may have changed too, and with it what others found.
    let before = memory.cancellable
    for number in numbers {
      let facts = source.entry(number)?.facts
      let check = Check(notesNames: true)
      let found = facts.map { program.asked(by: check).cancellableFunctions(in: $0) } ?? []
      memory.replace(number, cancellable: found, names: check.names)
    }
    let cancellable = memory.cancellable
    let differences = cancellable.symmetricDifference(before)
    numbers.formUnion(memory.files(asking: Set(differences.map { NameKey(.cancellable, $0) })))
    let informed = program.with(cancellable: cancellable, errors: memory.errors, unmet: memory.unmet)
    let again = Parallel.map(numbers.sorted(), jobs: run.jobs) { [run] number -> Checked? in
      let check = Check(notesNames: true)
      guard let entry = source.entry(number) else { return nil }
      let program = informed.asked(by: check)
      let cancellable = entry.facts.map { program.cancellableFunctions(in: $0) } ?? []
      let outcome = run.checker.outcome(of: run.tree.files[number], entry: entry, program: program)
      return (number, CheckedFile(outcome: outcome, cancellable: cancellable, names: check.names))
    }.compactMap(\.self)
    for file in again {
      memory.replace(file.number, cancellable: file.checked.cancellable, names: file.checked.names)
    }
    return again
  }

  /// The screens in the order of their files' paths.
  private func ordered(_ screens: [ScreenStates]) -> [ScreenStates] {
    screens.enumerated().sorted { ($0.element.path, $0.offset) < ($1.element.path, $1.offset) }.map(\.element)
  }
}
