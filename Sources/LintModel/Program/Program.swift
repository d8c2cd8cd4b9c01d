/// Everything known of all files together: the symbol table that rules ask.
public struct Program: Sendable {
  /// The files, by path.
  public let files: [String: FileFacts]
  /// The names a project added.
  public let options: ExtractionOptions
  /// The types of all files.
  let types: [TypeEntry]
  /// The types that have a name, with all of the types around it or without.
  let typesByName: [String: [Int]]
  let aliases: [String: [TypeEntry.Located<AliasFacts>]]
  let functions: [String: [TypeEntry.Located<FunctionFacts>]]
  let properties: [String: TypeEntry.Located<PropertyFacts>]
  /// The types that say they conform to a protocol, by its name.
  let conformers: [String: [Int]]
  /// What every view, view function and view property holds.
  let fulfilments: FulfilmentTable
  /// What is only shown where it closes once something is chosen.
  let menus: MenuTable
  /// Who looks at what went wrong.
  let errors: ErrorReaders
  /// The functions that run inside work that SwiftUI often calls off, as `Type.function`.
  private(set) var cancellable: Set<String> = []

  public init(files: [FileFacts], options: ExtractionOptions = ExtractionOptions()) {
    let sorted = files.sorted { $0.path < $1.path }
    self.files = Dictionary(sorted.map { ($0.path, $0) }, uniquingKeysWith: { _, last in last })
    self.options = options
    var table = TypeTable()
    var aliases: [String: [TypeEntry.Located<AliasFacts>]] = [:]
    var functions: [String: [TypeEntry.Located<FunctionFacts>]] = [:]
    var properties: [String: TypeEntry.Located<PropertyFacts>] = [:]
    for file in sorted {
      for type in file.types where type.kind != .extension { table.declare(type, path: file.path) }
      for alias in file.aliases {
        let located = TypeEntry.Located(facts: alias, path: file.path)
        aliases[alias.name, default: []].append(located)
        if let last = alias.name.split(separator: ".").last, last.count < alias.name.count {
          aliases[String(last), default: []].append(located)
        }
      }
      for function in file.functions {
        functions[function.name, default: []].append(TypeEntry.Located(facts: function, path: file.path))
      }
      for property in file.properties {
        properties[property.name] = TypeEntry.Located(facts: property, path: file.path)
      }
    }
    for file in sorted {
      for type in file.types where type.kind == .extension { table.extend(type, path: file.path) }
    }
    types = table.types
    typesByName = table.byName
    var conformers: [String: [Int]] = [:]
    for (index, type) in types.enumerated() {
      for parent in type.inherits { conformers[parent, default: []].append(index) }
    }
    self.conformers = conformers
    self.aliases = aliases
    self.functions = functions
    self.properties = properties
    menus = MenuTable(of: sorted)
    errors = ErrorReaders(of: sorted)
    fulfilments = FulfilmentTable(types: types, typesByName: typesByName, functions: functions, options: options)
    cancellable = cancellableFunctions()
  }
}

/// Gathers types and puts their extensions with them.
private struct TypeTable {
  private(set) var types: [TypeEntry] = []
  private(set) var byName: [String: [Int]] = [:]

  mutating func declare(_ type: TypeFacts, path: String) {
    let index = types.count
    types.append(TypeEntry(type, path: path))
    byName[type.name, default: []].append(index)
    let last = String(type.lastName)
    if last != type.name { byName[last, default: []].append(index) }
  }

  mutating func extend(_ type: TypeFacts, path: String) {
    let candidates = (byName[type.name] ?? []).filter { types[$0].name == type.name }
    let chosen = candidates.isEmpty ? byName[String(type.lastName)] ?? [] : candidates
    guard let nearest = chosen.max(by: { path.nearness(to: types[$0].path) < path.nearness(to: types[$1].path) })
    else { return declare(type, path: path) }
    types[nearest].add(type, path: path)
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
