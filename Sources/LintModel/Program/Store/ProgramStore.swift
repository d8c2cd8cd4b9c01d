import Synchronization

/// What is known of a program, put together when it is asked for and then kept.
final class ProgramStore: Sendable {
  let files: ProgramFiles
  let options: ExtractionOptions

  private struct Memory {
    var types: [String: [TypeDeclaration]] = [:]
    var inheriting: [String: [TypeDeclaration]] = [:]
    var aliases: [String: [TypeEntry.Located<AliasFacts>]] = [:]
    var functions: [String: [TypeEntry.Located<FunctionFacts>]] = [:]
    var properties: [String: TypeEntry.Located<PropertyFacts>?] = [:]
    var uses: [String: [MenuTable.Use]] = [:]
    var usesInFile: [String: [String: [MenuTable.Use]]] = [:]
    var units: [ViewUnit: ViewUnit.Node?] = [:]
    var contents: [ViewUnit: ViewUnit.Content?] = [:]
    var cancellable: Set<String>?
  }

  private let memory = Mutex(Memory())

  init(files: ProgramFiles, options: ExtractionOptions) {
    self.files = files
    self.options = options
  }

  /// Returns what is kept under a key, or finds it out. Where two threads do so at once, the first one counts.
  private func kept<Key: Hashable, Value: Sendable>(
    _ table: WritableKeyPath<Memory, [Key: Value]> & Sendable, _ key: Key, _ find: () -> Value
  ) -> Value {
    if let known = memory.withLock({ $0[keyPath: table][key] }) { return known }
    let found = find()
    return memory.withLock { memory in
      if let known = memory[keyPath: table][key] { return known }
      memory[keyPath: table][key] = found
      return found
    }
  }

  private func facts(naming key: NameKey) -> [FileFacts] { files.naming(key).compactMap { files.facts($0) } }
}

extension ProgramStore {
  func types(named lastName: String) -> [TypeDeclaration] {
    kept(\.types, lastName) { TypeDeclaration.all(named: lastName, in: facts(naming: NameKey(.type, lastName))) }
  }

  func types(inheriting parent: String) -> [TypeDeclaration] {
    kept(\.inheriting, parent) {
      var names: [String] = []
      for file in facts(naming: NameKey(.parent, parent)) {
        for type in file.types where type.inherits.contains(parent) {
          let name = String(type.lastName)
          if !names.contains(name) { names.append(name) }
        }
      }
      return names.flatMap { types(named: $0) }.flatMap { type in
        type.inherits.filter { $0 == parent }.map { _ in type }
      }
    }
  }

  func aliases(named name: String) -> [TypeEntry.Located<AliasFacts>] {
    kept(\.aliases, name) {
      facts(naming: NameKey(.alias, name)).flatMap { file in
        file.aliases.filter { $0.name == name || $0.lastName == name }
          .map { TypeEntry.Located(facts: $0, path: file.path) }
      }
    }
  }

  func functions(named name: String) -> [TypeEntry.Located<FunctionFacts>] {
    kept(\.functions, name) {
      facts(naming: NameKey(.function, name)).flatMap { file in
        file.functions.filter { $0.name == name }.map { TypeEntry.Located(facts: $0, path: file.path) }
      }
    }
  }

  func property(named name: String) -> TypeEntry.Located<PropertyFacts>? {
    kept(\.properties, name) {
      facts(naming: NameKey(.property, name)).last { $0.properties.contains { $0.name == name } }.flatMap { file in
        file.properties.last { $0.name == name }.map { TypeEntry.Located(facts: $0, path: file.path) }
      }
    }
  }

  /// Where a view, or a piece of one, is shown.
  func uses(of key: String) -> [MenuTable.Use] {
    kept(\.uses, key) {
      facts(naming: NameKey(.use, key)).flatMap { file in
        kept(\.usesInFile, file.path) { Dictionary(grouping: MenuTable.uses(in: file), by: \.key) }[key] ?? []
      }
    }
  }

  func content(of unit: ViewUnit, find: () -> ViewUnit.Content?) -> ViewUnit.Content? {
    kept(\.contents, unit, find)
  }

  func node(of unit: ViewUnit, find: () -> ViewUnit.Node?) -> ViewUnit.Node? { kept(\.units, unit, find) }

  /// The functions that run inside work which SwiftUI often calls off.
  func cancellable(find: () -> Set<String>) -> Set<String> {
    if let known = memory.withLock({ $0.cancellable }) { return known }
    let found = find()
    memory.withLock { $0.cancellable = found }
    return found
  }
}
