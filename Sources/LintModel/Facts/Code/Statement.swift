/// Statements between two braces, or behind the colon of a case.
public struct Block: Sendable, Hashable, Codable {
  public var statements: [Statement]
  /// From the opening brace to behind the closing one; for a case, what follows its colon.
  public var bytes: Range<Int>

  public init(_ statements: [Statement], bytes: Range<Int>) {
    self.statements = statements
    self.bytes = bytes
  }
}

/// A statement, reduced to what rules ask about.
public indirect enum Statement: Sendable, Hashable, Codable {
  case expression(Expression)
  /// `let` or `var`, one name at a time.
  case binding(Binding)
  case assignment(Assignment)
  case conditional(Conditional)
  case guarded(Guard)
  case choice(Choice)
  case attempt(Attempt)
  case loop(Loop)
  case exit(Exit, Expression?)
  /// The branches of an `#if`, which are all read; `defer`, `do` without a `catch` and labelled blocks.
  case blocks([Block])
}

/// `let name: Type = value`.
public struct Binding: Sendable, Hashable, Codable {
  public var name: String
  /// The type as it is written.
  public var type: String?
  public var value: Expression?
  /// Whether it is `async let`.
  public var isAsync: Bool

  public init(name: String, type: String?, value: Expression?, isAsync: Bool = false) {
    self.name = name
    self.type = type
    self.value = value
    self.isAsync = isAsync
  }
}

/// `target = value`, or with another assigning operator.
public struct Assignment: Sendable, Hashable, Codable {
  public var target: Expression
  public var value: Expression

  public init(target: Expression, value: Expression) {
    self.target = target
    self.value = value
  }
}

/// `if`, with what follows its `else`.
public struct Conditional: Sendable, Hashable, Codable {
  public var conditions: [Condition]
  public var then: Block
  /// The `else` block; for `else if`, a block that holds the one conditional.
  public var otherwise: Block?
  public var bytes: Range<Int>

  public init(conditions: [Condition], then: Block, otherwise: Block?, bytes: Range<Int>) {
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
    self.bytes = bytes
  }
}

/// `guard … else { … }`.
public struct Guard: Sendable, Hashable, Codable {
  public var conditions: [Condition]
  public var otherwise: Block
  public var bytes: Range<Int>

  public init(conditions: [Condition], otherwise: Block, bytes: Range<Int>) {
    self.conditions = conditions
    self.otherwise = otherwise
    self.bytes = bytes
  }
}

/// One condition of an `if`, `guard` or `while`.
public struct Condition: Sendable, Hashable, Codable {
  public enum Form: Sendable, Hashable, Codable {
    case expression(Expression)
    /// `let name = value`; `if let name` has the name as its value.
    case unwrap(name: String, Expression)
    /// `case pattern = value`.
    case match(CasePattern, Expression)
    /// `#available` and the like.
    case availability
  }

  public var form: Form
  public var bytes: Range<Int>

  public init(_ form: Form, bytes: Range<Int>) {
    self.form = form
    self.bytes = bytes
  }
}

/// A pattern, such as `.success(let items)`.
public struct CasePattern: Sendable, Hashable, Codable {
  /// The name of the enum case; `nil` for a pattern that names none.
  public var name: String?
  /// The names it binds.
  public var bindings: [String]
  /// Whether it matches everything: `_`, or a plain `let value`.
  public var matchesAll: Bool
  /// Whether the values of the case are matched further, as in `.success([])`.
  public var isPartial: Bool
  public var bytes: Range<Int>

  public init(
    name: String?, bindings: [String] = [], matchesAll: Bool = false, isPartial: Bool = false, bytes: Range<Int>
  ) {
    self.name = name
    self.bindings = bindings
    self.matchesAll = matchesAll
    self.isPartial = isPartial
    self.bytes = bytes
  }
}

/// `switch`.
public struct Choice: Sendable, Hashable, Codable {
  public var subject: Expression
  /// The source of the subject.
  public var subjectText: String
  public var cases: [ChoiceCase]
  public var bytes: Range<Int>

  public init(subject: Expression, subjectText: String, cases: [ChoiceCase], bytes: Range<Int>) {
    self.subject = subject
    self.subjectText = subjectText
    self.cases = cases
    self.bytes = bytes
  }
}

/// One case of a `switch`.
public struct ChoiceCase: Sendable, Hashable, Codable {
  /// What it matches; empty for `default`.
  public var patterns: [CasePattern]
  /// The condition behind `where`, of any of its patterns.
  public var filter: Expression?
  public var isDefault: Bool
  /// Whether it is `@unknown default`.
  public var isUnknown: Bool
  public var body: Block
  /// From `case` to behind the colon.
  public var label: Range<Int>
  /// Whether its body holds a comment, which a fix must not lose, or an `#if` chooses among the cases.
  public var hasComment: Bool
  /// Whether an `#if` chooses among the cases.
  public var isUnderCondition = false

  public init(
    patterns: [CasePattern], filter: Expression? = nil, isDefault: Bool = false, isUnknown: Bool = false, body: Block,
    label: Range<Int>, hasComment: Bool = false
  ) {
    self.hasComment = hasComment
    self.patterns = patterns
    self.filter = filter
    self.isDefault = isDefault
    self.isUnknown = isUnknown
    self.body = body
    self.label = label
  }
}

/// `do { … } catch { … }`.
public struct Attempt: Sendable, Hashable, Codable {
  public var body: Block
  public var catches: [CatchClause]

  public init(body: Block, catches: [CatchClause]) {
    self.body = body
    self.catches = catches
  }
}

/// One `catch`.
public struct CatchClause: Sendable, Hashable, Codable {
  /// The source between `catch` and the brace, such as `is CancellationError`; empty for a plain `catch`.
  public var pattern: String
  public var body: Block
  /// The word `catch`.
  public var keyword: Range<Int>

  public init(pattern: String, body: Block, keyword: Range<Int>) {
    self.pattern = pattern
    self.body = body
    self.keyword = keyword
  }
}

/// `for`, `while` or `repeat`.
public struct Loop: Sendable, Hashable, Codable {
  public var subject: Expression?
  /// Whether it is `for await`.
  public var isAsync: Bool
  public var body: Block

  public init(subject: Expression?, isAsync: Bool, body: Block) {
    self.subject = subject
    self.isAsync = isAsync
    self.body = body
  }
}

/// A way to leave a block.
public enum Exit: String, Sendable, Hashable, Codable {
  case `return`
  case `throw`
  case `break`
  case `continue`
  case `fallthrough`
}
