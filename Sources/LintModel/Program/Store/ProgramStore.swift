/// What is known of a program, put together when it is asked for and then kept.
final class ProgramStore: Sendable {
  let files: ProgramFiles
  let options: ExtractionOptions

  let notesNames: Bool
  private let types = Table<String, [TypeDeclaration]>(limit: most)
  private let inheriting = Table<String, [TypeDeclaration]>(limit: most)
  private let aliases = Table<String, [TypeEntry.Located<AliasFacts>]>(limit: most)
  private let functions = Table<String, [TypeEntry.Located<FunctionFacts>]>(limit: most)
  private let properties = Table<String, TypeEntry.Located<PropertyFacts>?>(limit: most)
  private let uses = Table<String, [MenuTable.Use]>(limit: most)
  private let progress = Table<String, [ShownProgress]>()
  private let usesInFile = Table<String, [String: [MenuTable.Use]]>(limit: most / 4)
  let contents = Table<ViewUnit, ViewUnit.Content?>(limit: most)
  let nodes = Table<ViewUnit, ViewUnit.Node?>(limit: most)
  private let cancellable = Table<Int, Set<String>>()
  private let errors = Table<Int, ErrorNames>()
  private let unmet = Table<Int, UnmetTypes>()

  /// How much of each kind is kept. Files are checked in the order of their paths, and what is near is asked for
  /// again soon.
  private static let most = 64

  init(files: ProgramFiles, options: ExtractionOptions, notesNames: Bool) {
    self.files = files
    self.options = options
    self.notesNames = notesNames
  }

  /// The files that say something about a name, one at a time: there may be thousands that use the same one.
  private func facts(naming key: NameKey) -> some Sequence<FileFacts> {
    files.naming(key).lazy.compactMap { self.files.facts($0) }
  }
}

extension ProgramStore {
  func types(named lastName: String) -> [TypeDeclaration] {
    types.value(for: lastName) {
      let written = facts(naming: NameKey(.type, lastName)).flatMap { file in
        file.types.filter { $0.lastName == lastName }.map { TypeEntry.Located(facts: $0, path: file.path) }
      }
      return TypeDeclaration.all(written)
    }
  }

  func types(inheriting parent: String) -> [TypeDeclaration] {
    inheriting.value(for: parent) {
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
    aliases.value(for: name) {
      facts(naming: NameKey(.alias, name)).flatMap { file in
        file.aliases.filter { $0.name == name || $0.lastName == name }
          .map { TypeEntry.Located(facts: $0, path: file.path) }
      }
    }
  }

  func functions(named name: String) -> [TypeEntry.Located<FunctionFacts>] {
    functions.value(for: name) {
      facts(naming: NameKey(.function, name)).flatMap { file in
        file.functions.filter { $0.name == name }.map { TypeEntry.Located(facts: $0, path: file.path) }
      }
    }
  }

  func property(named name: String) -> TypeEntry.Located<PropertyFacts>? {
    properties.value(for: name) {
      facts(naming: NameKey(.property, name)).reduce(nil) { found, file in
        file.properties.last { $0.name == name }.map { TypeEntry.Located(facts: $0, path: file.path) } ?? found
      }
    }
  }

  /// Where a view, or a piece of one, is shown.
  func uses(of key: String) -> [MenuTable.Use] {
    uses.value(for: key) {
      facts(naming: NameKey(.use, key)).flatMap { file in
        usesInFile.value(for: file.path) { Dictionary(grouping: MenuTable.uses(in: file), by: \.key) }[key] ?? []
      }
    }
  }

  /// Where progress is shown for a flag of a name.
  func progress(named name: String) -> [ShownProgress] {
    progress.value(for: name) {
      facts(naming: NameKey(.progress, name)).flatMap { file in ShownProgress.all(in: file).filter { $0.name == name } }
    }
  }

  /// The functions that run inside work which SwiftUI often calls off.
  func cancellable(find: () -> Set<String>) -> Set<String> { cancellable.value(for: 0, find: find) }

  /// The properties that are set inside a `catch`.
  func errors(find: () -> ErrorNames) -> ErrorNames { errors.value(for: 0, find: find) }

  /// The types that nobody who uses the app meets.
  func unmet(find: () -> UnmetTypes) -> UnmetTypes { unmet.value(for: 0, find: find) }
}
