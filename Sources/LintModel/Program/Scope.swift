/// What names mean at a place in a program.
public struct Scope: Sendable {
  /// The type around the place.
  public var owner: String?
  public var path: String
  /// Names that are bound around the place.
  public var locals: [String: Local]

  /// What a local name stands for.
  public indirect enum Local: Sendable {
    /// Something of a written type.
    case typed(String)
    /// The value of an expression.
    case value(Expression, Scope)
    /// The value of an expression that was `nil` otherwise.
    case unwrapped(Expression, Scope)
    /// An element of a collection.
    case element(of: Expression, Scope)
    /// A value carried by a case of an enum.
    case payload(of: Expression, caseName: String, Scope)
    case unknown
  }

  public init(owner: String?, path: String, locals: [String: Local] = [:]) {
    self.owner = owner
    self.path = path
    self.locals = locals
  }

  func binding(_ name: String, to local: Local) -> Scope {
    var copy = self
    copy.locals[name] = local
    return copy
  }
}
