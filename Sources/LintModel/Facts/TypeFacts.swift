/// A type, or an extension of one.
public struct TypeFacts: Sendable, Hashable, Codable {
  public enum Kind: String, Sendable, Hashable, Codable {
    case structure, `class`, actor, enumeration, `protocol`, `extension`
  }

  /// The name with the types around it, such as `Library.State`.
  public var name: String
  public var kind: Kind
  /// What follows the colon, as it is written.
  public var inherits: [String]
  /// Its attributes, such as `Observable` or `MainActor`, without `@` and arguments; and `private` for an extension
  /// whose members are.
  public var attributes: [String]
  /// Its generic parameters with what they are constrained to.
  public var generics: [GenericParameter]
  public var cases: [CaseFacts]
  public var properties: [PropertyFacts]
  public var functions: [FunctionFacts]
  /// Where its name stands.
  public var nameBytes: Range<Int>

  public init(
    name: String, kind: Kind, inherits: [String] = [], attributes: [String] = [], generics: [GenericParameter] = [],
    cases: [CaseFacts] = [], properties: [PropertyFacts] = [], functions: [FunctionFacts] = [], nameBytes: Range<Int>
  ) {
    self.name = name
    self.kind = kind
    self.inherits = inherits
    self.attributes = attributes
    self.generics = generics
    self.cases = cases
    self.properties = properties
    self.functions = functions
    self.nameBytes = nameBytes
  }

  /// The name without the types around it.
  public var lastName: Substring { name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? Substring(name) }
}

/// `T: Constraint`.
public struct GenericParameter: Sendable, Hashable, Codable {
  public var name: String
  public var constraint: String?

  public init(name: String, constraint: String?) {
    self.name = name
    self.constraint = constraint
  }
}

/// `typealias Name = Type`.
public struct AliasFacts: Sendable, Hashable, Codable {
  /// The name with the types around it.
  public var name: String
  public var type: String

  public init(name: String, type: String) {
    self.name = name
    self.type = type
  }
}

/// One case of an enum.
public struct CaseFacts: Sendable, Hashable, Codable {
  public var name: String
  /// The types of its values, as they are written, without labels.
  public var values: [String]

  public init(name: String, values: [String]) {
    self.name = name
    self.values = values
  }
}

/// A variable of a type or of a file.
public struct PropertyFacts: Sendable, Hashable, Codable {
  public var name: String
  /// The type as it is written; `nil` where it is inferred.
  public var type: String?
  /// The beginning of its initial value: a called name such as `LibraryModel()`, `[]`, `nil`, `false`, `""`, `.idle`.
  public var initial: String?
  /// Its attributes, such as `State` or `Environment(Library.self)`, without `@`; and `private` where it is.
  public var attributes: [String]
  public var isStatic: Bool
  /// Whether it is computed.
  public var isComputed: Bool
  /// What a computed property reads and does.
  public var summary: ActionSummary?
  /// The code of a computed property that builds views.
  public var body: Block?
  public var bytes: Range<Int>

  public init(
    name: String, type: String?, initial: String? = nil, attributes: [String] = [], isStatic: Bool = false,
    isComputed: Bool = false, summary: ActionSummary? = nil, body: Block? = nil, bytes: Range<Int>
  ) {
    self.name = name
    self.type = type
    self.initial = initial
    self.attributes = attributes
    self.isStatic = isStatic
    self.isComputed = isComputed
    self.summary = summary
    self.body = body
    self.bytes = bytes
  }
}

/// A function, or an initialiser under the name `init`.
public struct FunctionFacts: Sendable, Hashable, Codable {
  public var name: String
  public var parameters: [ParameterFacts]
  /// The result type as it is written.
  public var result: String?
  public var attributes: [String]
  public var isAsync: Bool
  public var canThrow: Bool
  public var isStatic: Bool
  /// What it does.
  public var summary: ActionSummary
  /// Its code, where it builds views.
  public var body: Block?
  public var nameBytes: Range<Int>

  public init(
    name: String, parameters: [ParameterFacts] = [], result: String? = nil, attributes: [String] = [],
    isAsync: Bool = false, canThrow: Bool = false, isStatic: Bool = false, summary: ActionSummary = ActionSummary(),
    body: Block? = nil, nameBytes: Range<Int>
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.attributes = attributes
    self.isAsync = isAsync
    self.canThrow = canThrow
    self.isStatic = isStatic
    self.summary = summary
    self.body = body
    self.nameBytes = nameBytes
  }
}

/// A parameter of a function.
public struct ParameterFacts: Sendable, Hashable, Codable {
  /// The label at the call; `nil` for `_`.
  public var label: String?
  /// The name inside the function.
  public var name: String
  public var type: String

  public init(label: String?, name: String, type: String) {
    self.label = label
    self.name = name
    self.type = type
  }
}
