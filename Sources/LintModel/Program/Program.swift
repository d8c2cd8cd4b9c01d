/// Everything known of all files together: the symbol table that rules ask.
///
/// Nothing is put together before it is asked for.
public struct Program: Sendable {
  let store: ProgramStore
  /// Who asks.
  let check: Check
  /// What takes a look at every file, where somebody has taken it; otherwise it is taken when it is asked for.
  private var findings: WholeFindings?
  /// The names a project added.
  public var options: ExtractionOptions { store.options }

  public init(files: [FileFacts], options: ExtractionOptions = ExtractionOptions()) {
    let names = files.map { $0.names(options: options) }
    self.init(files: ProgramFiles(files, names: names), options: options)
  }

  /// - Parameter notesNames: Whether it will be asked what checks have asked.
  package init(files: ProgramFiles, options: ExtractionOptions, notesNames: Bool = false) {
    let store = ProgramStore(files: files, options: options, notesNames: notesNames)
    self.init(store: store, check: Check())
  }

  private init(store: ProgramStore, check: Check) {
    self.store = store
    self.check = check
  }

  /// Returns the same program, asked by somebody else.
  package func asked(by check: Check) -> Program {
    var program = Program(store: store, check: check)
    program.findings = findings
    return program
  }

  /// Returns the same program, with what was found out of all its files.
  ///
  /// - Parameters:
  ///   - cancellable: The functions that run inside work which SwiftUI often calls off, as `Type.function`.
  ///   - errors: The properties that are set inside a `catch`.
  ///   - unmet: The types that nobody who uses the app meets.
  package func with(cancellable: Set<String>, errors: ErrorNames, unmet: UnmetTypes) -> Program {
    with(WholeFindings(cancellable: { cancellable }, errors: { errors }, unmet: { unmet }))
  }

  /// Returns the same program, with a way to find out what takes a look at all its files.
  package func with(_ findings: WholeFindings) -> Program {
    var program = self
    program.findings = findings
    return program
  }

  /// The properties that are set inside a `catch`, and what is done with them.
  var errors: ErrorNames {
    if let findings { return findings.errors() }
    return store.errors {
      let files = (0..<store.files.count).compactMap { store.files.facts($0) }
      let names = files.reduce(into: Set<String>()) { $0.formUnion($1.failingNames) }
      return ErrorNames(names: names, uses: files.map { ErrorUses(of: $0, among: SoughtNames(names)) })
    }
  }

  /// The types that nobody who uses the app meets.
  var unmet: UnmetTypes {
    if let findings { return findings.unmet() }
    return store.unmet {
      let files = (0..<store.files.count).compactMap { store.files.facts($0) }
      return UnmetTypes(of: files.flatMap(\.mentions.words))
    }
  }

  /// The functions that run inside work which SwiftUI often calls off.
  var cancellable: Set<String> {
    if let findings { return findings.cancellable() }
    return store.cancellable {
      let whole = asked(by: Check())
      return (0..<store.files.count).reduce(into: []) { result, number in
        if let file = store.files.facts(number) { result.formUnion(whole.cancellableFunctions(in: file)) }
      }
    }
  }
}

extension Program {
  /// The types whose name, without the types around it, is this one.
  func types(named lastName: String) -> [TypeEntry] {
    check.types.value(for: lastName) {
      check.note(.type, lastName)
      let found = store.types(named: lastName)
      if found.contains(where: { !$0.isForeign }) { check.note(.members, lastName) }
      return found.map { TypeEntry($0, askedBy: check) }
    }
  }

  /// Declarations outside types, by name.
  struct Names<Facts: Sendable>: Sendable {
    fileprivate let find: @Sendable (String) -> [TypeEntry.Located<Facts>]

    subscript(name: String) -> [TypeEntry.Located<Facts>]? {
      let found = find(name)
      return found.isEmpty ? nil : found
    }
  }

  var aliases: Names<AliasFacts> {
    Names { [store, check] name in
      check.note(.alias, name)
      return store.aliases(named: name)
    }
  }

  var functions: Names<FunctionFacts> {
    Names { [store, check] name in
      check.note(.function, name)
      return store.functions(named: name)
    }
  }

  /// Returns the variable of a name outside types.
  func globalProperty(named name: String) -> TypeEntry.Located<PropertyFacts>? {
    check.note(.property, name)
    return store.property(named: name)
  }

  /// The types that name something behind their colon, once for each time they do.
  package func types(inheriting parent: String) -> [TypeEntry] {
    check.note(.parent, parent)
    return store.types(inheriting: parent).map { declaration in
      check.note(.type, declaration.lastName)
      check.note(.members, declaration.lastName)
      return TypeEntry(declaration, askedBy: check)
    }
  }

  /// Whether any file gives the program something.
  func has(_ trait: NameKey) -> Bool {
    check.note(trait)
    return !store.files.naming(trait).isEmpty
  }
}

extension String {
  /// How many bytes two paths have in common at their beginning.
  func nearness(to other: String) -> Int {
    var count = 0
    for (left, right) in zip(utf8, other.utf8) {
      if left != right { break }
      count += 1
    }
    return count
  }
}
