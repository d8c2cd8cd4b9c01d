/// A type of the program with all its extensions.
final class TypeDeclaration: Sendable {
  /// Which of the types of its last name it is. A program forgets what it has put together and does so again, so this
  /// tells types apart, and not who holds them.
  private let number: Int
  /// The name with the types around it.
  let name: String
  /// Where it is declared.
  let path: String
  let kind: TypeFacts.Kind
  let inherits: [String]
  let attributes: [String]
  let generics: [GenericParameter]
  let cases: [CaseFacts]
  /// Its variables, by name.
  let properties: [String: TypeEntry.Located<PropertyFacts>]
  /// Its functions, by name.
  let functions: [String: [TypeEntry.Located<FunctionFacts>]]

  private init(_ draft: Draft, number: Int) {
    self.number = number
    name = draft.name
    path = draft.path
    kind = draft.kind
    inherits = draft.inherits
    attributes = draft.attributes
    generics = draft.generics
    cases = draft.cases
    properties = draft.properties
    functions = draft.functions
  }

  /// Whether only extensions of it are written, because somebody else declares it.
  var isForeign: Bool { kind == .extension }

  var lastName: String { name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name }

  /// Puts together types that have the same last name.
  ///
  /// - Parameter written: All that is written of them, in the order of the files.
  static func all(_ written: [TypeEntry.Located<TypeFacts>]) -> [TypeDeclaration] {
    var drafts = written.filter { $0.facts.kind != .extension }.map { Draft($0.facts, path: $0.path) }
    for type in written where type.facts.kind == .extension { extend(&drafts, with: type.facts, path: type.path) }
    return drafts.enumerated().map { TypeDeclaration($1, number: $0) }
  }

  private static func extend(_ drafts: inout [Draft], with type: TypeFacts, path: String) {
    let exact = drafts.indices.filter { drafts[$0].name == type.name }
    let candidates = exact.isEmpty ? Array(drafts.indices) : exact
    let nearest = candidates.max { path.nearness(to: drafts[$0].path) < path.nearness(to: drafts[$1].path) }
    guard let nearest else { return drafts.append(Draft(type, path: path)) }
    drafts[nearest].add(type, path: path)
  }

  /// A type while its extensions are put with it.
  private struct Draft {
    let name: String
    let path: String
    let kind: TypeFacts.Kind
    var inherits: [String] = []
    var attributes: [String] = []
    let generics: [GenericParameter]
    var cases: [CaseFacts] = []
    var properties: [String: TypeEntry.Located<PropertyFacts>] = [:]
    var functions: [String: [TypeEntry.Located<FunctionFacts>]] = [:]

    init(_ facts: TypeFacts, path: String) {
      name = facts.name
      self.path = path
      kind = facts.kind
      generics = facts.generics
      add(facts, path: path)
    }

    mutating func add(_ facts: TypeFacts, path: String) {
      // What stands in a private extension is private.
      let hidden = facts.kind == .extension && facts.attributes.contains("private") ? ["private"] : []
      inherits += facts.inherits
      attributes += facts.attributes.filter { $0 != "private" }
      cases += facts.cases
      for var property in facts.properties where properties[property.name] == nil {
        property.attributes += hidden
        properties[property.name] = TypeEntry.Located(facts: property, path: path)
      }
      for var function in facts.functions {
        function.attributes += hidden
        functions[function.name, default: []].append(TypeEntry.Located(facts: function, path: path))
      }
    }
  }
}

extension TypeDeclaration: Hashable {
  static func == (left: TypeDeclaration, right: TypeDeclaration) -> Bool {
    left === right || left.number == right.number && left.name == right.name && left.path == right.path
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(number)
    hasher.combine(name)
  }
}
