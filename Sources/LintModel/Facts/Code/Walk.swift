/// What a walk over code does at a node.
public enum WalkStep: Sendable {
  /// Go on inside.
  case enter
  /// Leave out what is inside.
  case skip
}

extension Block {
  /// Visits every expression in the block, outer ones first.
  public func walk(_ visit: (Expression) -> WalkStep) {
    for statement in statements { statement.walk(visit) }
  }

  /// The expressions in the block that satisfy a condition, outer ones first.
  public func expressions(where isWanted: (Expression) -> Bool) -> [Expression] {
    var result: [Expression] = []
    walk {
      if isWanted($0) { result.append($0) }
      return .enter
    }
    return result
  }
}

extension Statement {
  /// Visits every expression in the statement, outer ones first.
  public func walk(_ visit: (Expression) -> WalkStep) {
    switch self {
    case .expression(let value): value.walk(visit)
    case .binding(let binding): binding.value?.walk(visit)
    case .assignment(let assignment):
      assignment.target.walk(visit)
      assignment.value.walk(visit)
    case .conditional(let conditional):
      for condition in conditional.conditions { condition.walk(visit) }
      conditional.then.walk(visit)
      conditional.otherwise?.walk(visit)
    case .guarded(let guarded):
      for condition in guarded.conditions { condition.walk(visit) }
      guarded.otherwise.walk(visit)
    case .choice(let choice):
      choice.subject.walk(visit)
      for item in choice.cases {
        item.filter?.walk(visit)
        item.body.walk(visit)
      }
    case .attempt(let attempt):
      attempt.body.walk(visit)
      for clause in attempt.catches { clause.body.walk(visit) }
    case .loop(let loop):
      loop.subject?.walk(visit)
      loop.body.walk(visit)
    case .exit(_, let value): value?.walk(visit)
    case .blocks(let blocks): for block in blocks { block.walk(visit) }
    }
  }
}

extension Condition {
  /// What the condition looks at.
  public var subject: Expression? {
    switch form {
    case .expression(let value), .unwrap(_, let value), .match(_, let value): value
    case .availability: nil
    }
  }

  /// Visits every expression in the condition.
  public func walk(_ visit: (Expression) -> WalkStep) { subject?.walk(visit) }
}

extension Expression {
  /// Visits the expression and every one in it, outer ones first.
  public func walk(_ visit: (Expression) -> WalkStep) {
    guard visit(self) == .enter else { return }
    switch form {
    case .member(let base, _): base?.walk(visit)
    case .call(let call):
      call.callee.walk(visit)
      for argument in call.arguments { argument.value.walk(visit) }
    case .closure(let closure): closure.body.walk(visit)
    case .ternary(let condition, let then, let otherwise):
      condition.walk(visit)
      then.walk(visit)
      otherwise.walk(visit)
    case .operation(_, let parts), .group(let parts): for part in parts { part.walk(visit) }
    case .statement(let statement): statement.walk(visit)
    case .effect(_, let inner), .optional(let inner): inner.walk(visit)
    case .name, .text, .boolean, .nothing, .literal: break
    }
  }

  /// The dotted names that are read in the expression.
  public var readPaths: [String] {
    var result: [String] = []
    walk { part in
      if let path = part.path {
        result.append(path)
        return .skip
      }
      return .enter
    }
    return result
  }
}
