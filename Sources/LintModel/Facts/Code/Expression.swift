/// An expression, reduced to what rules ask about: names, calls, closures and choices.
public struct Expression: Sendable, Hashable, Codable {
  /// What kind of expression it is.
  public indirect enum Form: Sendable, Hashable, Codable {
    /// A plain name, such as `items`, `self` or `$0`; the `$` of a binding is dropped.
    case name(String)
    /// A member, such as `viewModel.items`; without a base, an implicit member such as `.failed`.
    case member(of: Expression?, name: String)
    case call(Call)
    case closure(Closure)
    /// A string literal without interpolation.
    case text(String)
    case boolean(Bool)
    /// `nil`.
    case nothing
    /// A number, a regular expression and other literals nobody asks about.
    case literal
    case ternary(Expression, then: Expression, otherwise: Expression)
    /// Operands joined by operators, in the order of the source and without precedence; one operand for a prefix.
    case operation([String], [Expression])
    /// Tuples, arrays, dictionaries, interpolations, subscripts and anything else, as what stands inside.
    case group([Expression])
    /// An `if` or `switch` used as a value, or an assignment.
    case statement(Statement)
    /// `try`, `try?`, `try!` or `await` in front of an expression.
    case effect(Effect, Expression)
    /// `user?`, in the middle of a chain.
    case optional(Expression)
  }

  /// A word that marks what an expression may do.
  public enum Effect: String, Sendable, Hashable, Codable {
    case `try`
    /// `try?`: the error is dropped.
    case tryOptional
    /// `try!`
    case tryForced
    case await
  }

  public var form: Form
  /// Where it stands, in UTF-8 bytes, without surrounding space and comments.
  public var bytes: Range<Int>

  public init(_ form: Form, bytes: Range<Int>) {
    self.form = form
    self.bytes = bytes
  }
}

/// A call: of a view, a modifier, a function or an initialiser.
public struct Call: Sendable, Hashable, Codable {
  public var callee: Expression
  /// The arguments in order, trailing closures included.
  public var arguments: [Argument]
  /// The parenthesised list with its parentheses; `nil` where there is none.
  public var list: Range<Int>?
  /// Where the name of what is called stands.
  public var nameBytes: Range<Int>

  public init(callee: Expression, arguments: [Argument], list: Range<Int>?, nameBytes: Range<Int>) {
    self.callee = callee
    self.arguments = arguments
    self.list = list
    self.nameBytes = nameBytes
  }
}

/// One argument of a call.
public struct Argument: Sendable, Hashable, Codable {
  public var label: String?
  public var value: Expression
  /// Whether it is a closure behind the parentheses.
  public var isTrailing: Bool
  /// The source of the value, kept where a fix may have to repeat it.
  public var text: String?

  public init(label: String?, value: Expression, isTrailing: Bool = false, text: String? = nil) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
    self.text = text
  }
}

/// A closure.
public struct Closure: Sendable, Hashable, Codable {
  /// The names of its parameters.
  public var parameters: [String]
  public var body: Block
  /// The source of its body, kept where a fix may have to repeat it.
  public var text: String?

  public init(parameters: [String], body: Block, text: String? = nil) {
    self.parameters = parameters
    self.body = body
    self.text = text
  }
}
