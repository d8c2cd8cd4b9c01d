import LintModel

/// Checks all files of a program.
struct WholeCheck: Sendable {
  let tree: SourceTree
  let jobs: Int
  let checker: Checker
  /// Whether it is kept what each file's check has asked.
  var notesNames = false

  /// Checks all files.
  ///
  /// - Parameters:
  ///   - source: What is known of the files.
  ///   - errors: What is done with properties that hold what went wrong.
  ///   - unmet: The types that nobody who uses the app meets.
  ///   - deliver: Is handed what came of each file, in the order of the tree, as soon as it is known.
  func run(
    over source: some ProgramSource, errors: OnDemand<ErrorNames>, unmet: OnDemand<UnmetTypes>,
    deliver: @escaping @Sendable (Int, CheckedFile) -> Void
  ) {
    let program = Program(files: source.files, options: tree.names, notesNames: notesNames)
    // What is called off is found out of the rest.
    let rest = program.with(WholeFindings(cancellable: { [] }, errors: { errors.value }, unmet: { unmet.value }))
    let cancellable = OnDemand { self.cancellable(in: rest, source: source) }
    let informed = program.with(
      WholeFindings(cancellable: { cancellable.value }, errors: { errors.value }, unmet: { unmet.value }))
    Parallel.forEach(source.count, jobs: jobs) { number -> CheckedFile in
      guard source.isWorthChecking(number) else { return CheckedFile() }
      let check = Check(notesNames: notesNames)
      // What it has found out points back at it.
      defer { check.forget() }
      let program = informed.asked(by: check)
      let entry = source.entry(number)
      var outcome = checker.outcome(of: tree.files[number], entry: entry, program: program)
      outcome.findings.sort(by: Finding.isOrderedBefore)
      // Who takes down what was asked also needs to know what the file calls off.
      let own = notesNames ? entry.facts.map { program.cancellableFunctions(in: $0) } : nil
      return CheckedFile(outcome: outcome, cancellable: own ?? [], names: check.names)
    } deliver: {
      deliver($0, $1)
    }
  }

  /// The functions that run inside work which views start and SwiftUI often calls off.
  private func cancellable(in program: Program, source: some ProgramSource) -> Set<String> {
    let numbers = (0..<source.count).filter { source.mayStartCancellableWork($0) }
    let result = Locked<Set<String>>([])
    Parallel.forEach(numbers.count, jobs: jobs) { place -> Set<String> in
      let facts = source.entry(numbers[place]).facts
      let check = Check()
      defer { check.forget() }
      return facts.map { program.asked(by: check).cancellableFunctions(in: $0) } ?? []
    } deliver: { _, found in
      result.withLock { $0.formUnion(found) }
    }
    return result.withLock { $0 }
  }
}

/// What came of one file's check, and what that depends on.
struct CheckedFile: Sendable {
  var outcome = FileOutcome()
  /// The functions that run inside work which its views start and SwiftUI often calls off.
  var cancellable: Set<String> = []
  /// The names that were asked for.
  var names: Set<NameKey> = []
}
