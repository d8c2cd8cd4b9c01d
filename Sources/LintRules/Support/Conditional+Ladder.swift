import LintModel

extension Conditional {
  /// The conditional with the `else if` branches behind it, and the `else` at the end.
  var ladder: (rungs: [Conditional], otherwise: Block?) {
    var rungs = [self]
    while let last = rungs.last, let next = last.otherwise?.onlyConditional { rungs.append(next) }
    return (rungs, rungs.last?.otherwise)
  }
}

extension Block {
  /// The conditional that is all there is in it.
  fileprivate var onlyConditional: Conditional? {
    guard statements.count == 1, case .conditional(let conditional)? = statements.first else { return nil }
    return conditional
  }
}

extension Site<Conditional> {
  /// Whether the conditional is not itself an `else if`.
  var isHeadOfLadder: Bool {
    guard case .branch(let outer, isThen: false)? = around.frames.last else { return true }
    return outer.otherwise?.onlyConditional != node
  }

  /// Whether nothing is shown beside it in what holds rows, or a stack.
  var isAlone: Bool {
    guard case .container(let element, _)? = around.frames.last, Self.holders.contains(element.name),
      let closure = element.call?.arguments.last?.value.asClosure
    else { return true }
    return closure.body.statements.allSatisfy { statement in
      guard case .expression(let value) = statement else {
        if case .conditional(let conditional) = statement { return conditional.bytes == node.bytes }
        if case .binding = statement { return true }
        return false
      }
      return ["Spacer", "Divider", "Color", "Color.clear"].contains(ViewElement(value).name)
    }
  }

  /// Whether it stands in a stack that goes down the screen, below titles and nothing else, and shows more than a line.
  var isBelowTitle: Bool {
    guard case .container(let element, _)? = around.frames.last, ["VStack", "ScrollView", "Group"].contains(element.name),
      let closure = element.call?.arguments.last?.value.asClosure
    else { return false }
    let isBelow = closure.body.statements.allSatisfy { statement in
      switch statement {
      case .expression(let value):
        ["Spacer", "Divider", "Color", "Color.clear", "Text", "Label"].contains(ViewElement(value).name)
      case .conditional(let conditional): conditional.bytes == node.bytes
      case .binding: true
      default: false
      }
    }
    return isBelow
      && node.then.statements.contains { statement in
        guard case .expression(let value) = statement else { return false }
        let name = ViewElement(value).name
        return name.first?.isUppercase == true && (!KnownViews.contains(name) || ["List", "ForEach", "Table", "ScrollView", "Form", "Chart"].contains(name))
      }
  }

  private static var holders: Set<String> {
    ["List", "Form", "Section", "VStack", "HStack", "ZStack", "LazyVStack", "Group"]
  }
}

/// A ladder of which every rung asks about one state.
struct StateLadder {
  let subject: Expression
  let state: AsyncState
  /// The states for which it has a rung.
  let asked: Set<StateRole>
}

extension Program {
  /// Returns the ladder that begins at a conditional, where all of it is about one state.
  func stateLadder(of site: Site<Conditional>) -> StateLadder? {
    let rungs = site.node.ladder.rungs
    guard let first = rungs.first?.conditions.first, let (subject, state) = stateAsked(by: first, in: site.scope),
      let path = subject.path
    else { return nil }
    var asked: Set<StateRole> = []
    for rung in rungs {
      let roles = state.states.filter { role in rung.conditions.contains { $0.asks(about: role, of: path) } }
      guard !roles.isEmpty else { return nil }
      asked.formUnion(roles)
    }
    return StateLadder(subject: subject, state: state, asked: asked)
  }

  /// The state a condition asks about: `case .loading = state`, `state.isLoading`, `let items = state.value`.
  private func stateAsked(by condition: Condition, in scope: Scope) -> (Expression, AsyncState)? {
    guard let value = condition.subject else { return nil }
    if case .match = condition.form { return asyncState(of: value, in: scope).map { (value, $0) } }
    if case .operation(_, let operands) = value.form {
      return operands.lazy.compactMap { operand in self.asyncState(of: operand, in: scope).map { (operand, $0) } }.first
    }
    guard case .member(of: let base?, _) = value.form else { return nil }
    return asyncState(of: base, in: scope).map { (base, $0) }
  }
}
