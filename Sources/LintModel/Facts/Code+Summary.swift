extension Expression {
  /// Whether it is `Task.sleep` or the like, whose only error is cancellation.
  var isSleep: Bool {
    var result = false
    walk { part in
      if case .call(let call) = part.form, call.name == "sleep" || call.name == "yield" { result = true }
      return result ? .skip : .enter
    }
    return result
  }

  /// The expression without `await` in front of it.
  var withoutAwait: Expression {
    if case .effect(.await, let inner) = form { return inner.withoutAwait }
    return self
  }

  /// Whether it is no text, no value, no elements or `false`.
  var empties: Bool {
    switch form {
    case .text(let text): text.isEmpty
    case .nothing, .boolean(false): true
    case .group(let parts): parts.isEmpty
    default: false
    }
  }

  /// Where a `try` stands in it whose error leaves the code around it.
  var unseenTry: Range<Int>? {
    var result: Range<Int>?
    walk { part in
      if result != nil { return .skip }
      switch part.form {
      case .effect(.try, let inner) where inner.waits && !inner.isSleep:
        result = part.bytes
        return .skip
      case .closure: return .skip
      case .statement(let statement):
        result = statement.unseenTry
        return .skip
      default: return .enter
      }
    }
    return result
  }

  /// The name of a member of the type that is expected, with or without values: `failed` in `.failed(error)`.
  var implicitMember: String? {
    switch form {
    case .member(of: nil, let name): name
    case .call(let call): call.callee.implicitMember
    default: nil
    }
  }

  /// Whether setting a property to this empties it, or takes a state back to where it began.
  var clears: Bool {
    switch form {
    case .boolean(false), .nothing: true
    case .group(let parts): parts.isEmpty
    case .member(_, let name): name.beginsState
    default: false
    }
  }

  /// Whether setting a property to this says that something is under way.
  var raisesProgress: Bool {
    switch form {
    case .boolean(let value): return value
    case .member(of: nil, let name): return name.isStageOfWork
    case .member(of: _, let name): return StateRole(caseName: name) == .loading
    case .call(let call):
      if case .member(of: nil, let name) = call.callee.form { return name.isStageOfWork }
      if case .member(_, let name) = call.callee.form { return StateRole(caseName: name) == .loading }
      return false
    default: return false
    }
  }
}

extension String {
  /// Whether a case of the name is where a state begins: `idle`, `notInitiated`.
  package var beginsState: Bool { self == "none" || StateRole(caseName: self) == .notInitiated }

  /// Whether a case of the name says that work is under way: `loading`, `pushing`.
  package var isStageOfWork: Bool {
    StateRole(caseName: self) == .loading
      || count > 5 && hasSuffix("ing") && StateRole(caseName: self) == nil && !Self.otherStages.contains(self)
  }

  private static let otherStages: Set<String> = [
    "editing", "missing", "playing", "recording", "following", "viewing", "browsing", "listening", "reading", "typing",
    "dragging", "scrolling", "existing", "warning", "trailing", "leading", "string", "setting", "heading", "rating",
    "onboarding", "landing", "building", "drawing", "greeting", "meeting", "training", "billing", "shipping", "ceiling",
    "streaming", "hovering", "expanding", "standing", "morning", "evening", "spring", "upcoming", "incoming",
    "outgoing",
  ]
}

extension Block {
  /// What it sets itself, and in closures it has run, such as that of `withAnimation`.
  var assignments: [Assignment] {
    statements.flatMap { statement -> [Assignment] in
      switch statement {
      case .assignment(let assignment): [assignment]
      case .expression(let value): value.withoutEffects.asCall?.arguments.last?.value.asClosure?.body.assignments ?? []
      default: []
      }
    }
  }

  /// What it last sets a property to, where that is `true` or `false`.
  func lastValue(of path: String) -> Bool? {
    guard case .boolean(let value)? = assignments.last(where: { $0.target.path == path })?.value.form else { return nil }
    return value
  }
}

extension Condition {
  /// Whether it holds exactly where there is no value.
  var asksForNothing: Bool {
    guard case .expression(let value) = form, case .operation(["=="], let operands) = value.form else { return false }
    return operands.contains {
      if case .nothing = $0.form { return true }
      return false
    }
  }
}

extension Condition {
  /// Whether it asks what kind of thing something is: `case .offline = error`, `error as? ServiceError`.
  var asksForKind: Bool {
    if case .match = form { return true }
    var result = false
    subject?.walk { part in
      if case .operation(let operators, _) = part.form, operators.contains(where: { $0 == "as" || $0 == "is" }) {
        result = true
      }
      return result ? .skip : .enter
    }
    return result
  }
}

extension Block {
  /// Whether it waits for a detached task, which is not called off with the code that waits.
  var detaches: Bool {
    var result = false
    walk { part in
      if case .call(let call) = part.form, call.fullName == "Task.detached" { result = true }
      return result ? .skip : .enter
    }
    return result
  }

  /// Whether it hands an error on to whoever called.
  var throwsOn: Bool {
    statements.contains {
      if case .exit(.throw, _) = $0 { return true }
      return false
    }
  }

  /// Whether it throws something else than what has a name, as its last word.
  func throwsAnother(than name: String) -> Bool {
    statements.contains {
      guard case .exit(.throw, let value?) = $0 else { return false }
      return value.path != name
    }
  }

  /// Where the first `try` stands whose error leaves the block.
  var unseenTry: Range<Int>? { statements.lazy.compactMap(\.unseenTry).first }
}

extension Statement {
  var unseenTry: Range<Int>? {
    switch self {
    case .expression(let value), .exit(.return, let value?): value.unseenTry
    case .binding(let binding): binding.value?.unseenTry
    case .assignment(let assignment): assignment.value.unseenTry
    case .conditional(let conditional):
      conditional.conditions.lazy.compactMap { $0.subject?.unseenTry }.first ?? conditional.then.unseenTry
        ?? conditional.otherwise?.unseenTry
    case .guarded(let guarded):
      guarded.conditions.lazy.compactMap { $0.subject?.unseenTry }.first ?? guarded.otherwise.unseenTry
    case .choice(let choice): choice.subject.unseenTry ?? choice.cases.lazy.compactMap { $0.body.unseenTry }.first
    case .loop(let loop): loop.body.unseenTry
    case .blocks(let blocks): blocks.lazy.compactMap(\.unseenTry).first
    case .attempt, .exit: nil
    }
  }
}

extension CatchClause {
  /// The properties it sets to `false`.
  var lowered: [String] {
    body.assignments.compactMap { assignment in
      if case .boolean(false) = assignment.value.form { assignment.target.path } else { nil }
    }
  }

  /// How the clause drops its error; `nil` where it does something with it.
  var swallowKind: Swallow.Kind? {
    if body.statements.isEmpty { return .emptyCatch }
    guard body.statements.allSatisfy(\.isSilent) else { return nil }
    return body.callsLog ? .logOnly : .resetOnly
  }
}

extension Block {
  /// Whether it writes to a log.
  fileprivate var callsLog: Bool {
    var result = false
    walk { part in
      if let call = part.asCall, LogCalls.contains(call) { result = true }
      return result ? .skip : .enter
    }
    return result
  }
}

extension Statement {
  /// Whether it is `break`.
  var isBreak: Bool {
    if case .exit(.break, _) = self { return true }
    return false
  }

  /// Whether nobody in front of the screen notices it: it writes to a log, or clears something.
  var isSilent: Bool {
    switch self {
    case .expression(let value): return value.asCall.map { LogCalls.contains($0) } ?? (value.path != nil)
    case .assignment(let assignment): return assignment.value.clears
    case .exit(.return, let value):
      switch value?.form {
      case nil, .nothing?: return true
      case .group(let parts)?: return parts.isEmpty
      default: return false
      }
    case .blocks(let blocks): return blocks.allSatisfy { $0.statements.allSatisfy(\.isSilent) }
    case .conditional(let conditional):
      return conditional.then.statements.allSatisfy(\.isSilent)
        && (conditional.otherwise?.statements.allSatisfy(\.isSilent) ?? true)
    case .binding: return true
    default: return false
    }
  }
}
