import LintModel

/// Checks all files of a program.
struct WholeCheck: Sendable {
  let tree: SourceTree
  let jobs: Int
  let checker: Checker
  /// Whether it is kept what each file's check has asked.
  let notesNames: Bool

  /// Returns what came of each file, in the order of the tree.
  ///
  /// - Parameters:
  ///   - names: The names that each file says something about.
  ///   - announce: Is told what was found in each file as soon as that is known, in the order of the files' paths.
  func outcomes(
    entries: [FileEntry], names: [[NameKey]], announce: @escaping @Sendable ([Finding]) -> Void
  ) -> (files: [CheckedFile], errors: ErrorNames) {
    let order = tree.order
    let index = NameIndex(order.map { names[$0] })
    let files = ProgramFiles(
      count: order.count, facts: { entries[order[$0]].facts }, naming: { index[$0].map(Int.init) })
    let program = Program(files: files, options: tree.names, notesNames: notesNames)
    let checks = entries.map { _ in Check(notesNames: notesNames) }
    let cancellable = Parallel.map(Array(entries.indices), jobs: jobs) { number in
      entries[number].facts.map { program.asked(by: checks[number]).cancellableFunctions(in: $0) } ?? []
    }
    let errors = self.errors(entries)
    let informed = program.with(cancellable: cancellable.reduce(into: []) { $0.formUnion($1) }, errors: errors)
    let inOrder = Parallel.map(order, jobs: jobs) { number -> CheckedFile in
      let check = checks[number]
      var outcome = checker.outcome(
        of: tree.files[number], entry: entries[number], program: informed.asked(by: check))
      outcome.findings.sort(by: Finding.isOrderedBefore)
      let names = check.names
      check.forget()
      return CheckedFile(outcome: outcome, cancellable: cancellable[number], names: names)
    } deliver: {
      announce($0.outcome.findings)
    }
    var outcomes: [CheckedFile?] = Array(repeating: nil, count: entries.count)
    for (number, outcome) in zip(order, inOrder) { outcomes[number] = outcome }
    return (outcomes.compactMap(\.self), errors)
  }

  /// Finds out what is done with properties that hold what went wrong.
  private func errors(_ entries: [FileEntry]) -> ErrorNames {
    let names = Parallel.map(entries, jobs: jobs) { $0.facts?.failingNames ?? [] }
      .reduce(into: Set<String>()) { $0.formUnion($1) }
    let sought = SoughtNames(names)
    let uses = Parallel.map(entries, jobs: jobs) { entry in entry.facts.map { ErrorUses(of: $0, among: sought) } }
    return ErrorNames(names: names, uses: uses.compactMap(\.self))
  }
}

/// What came of one file's check, and what that depends on.
struct CheckedFile: Sendable {
  var outcome: FileOutcome
  /// The functions that run inside work which its views start and SwiftUI often calls off.
  var cancellable: Set<String>
  /// The names that were asked for.
  var names: Set<NameKey>
}
