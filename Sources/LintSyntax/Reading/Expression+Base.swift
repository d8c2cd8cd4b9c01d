import LintModel

extension Expression {
  /// Puts a base under a chain that begins with a dot.
  func based(on base: Expression) -> Expression {
    switch form {
    case .member(of: nil, let name): return Expression(.member(of: base, name: name), bytes: bytes)
    case .member(of: let inner?, let name):
      return Expression(.member(of: inner.based(on: base), name: name), bytes: bytes)
    case .call(var call):
      call.callee = call.callee.based(on: base)
      return Expression(.call(call), bytes: bytes)
    case .optional(let inner): return Expression(.optional(inner.based(on: base)), bytes: bytes)
    default: return self
    }
  }
}
