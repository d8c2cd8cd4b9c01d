extension ActionSummary {
  /// Says what a block does.
  ///
  /// - Parameter atOnce: Whether closures that are only handed on are left out, such as what a sheet does once something
  ///   is chosen on it.
  public init(of block: Block, atOnce: Bool = false) {
    var summarizer = Summarizer(atOnce: atOnce)
    summarizer.read(block)
    self = summarizer.finished()
  }

  /// Says what an expression does; for a closure, what happens when it is called.
  public init(of expression: Expression) {
    var summarizer = Summarizer()
    if case .closure(let closure) = expression.form {
      summarizer.read(closure.body)
    } else {
      summarizer.read(.expression(expression))
    }
    self = summarizer.finished()
  }
}

/// Reads a block into an ``ActionSummary``.
private struct Summarizer {
  /// Whether closures that are only handed on are left out.
  private let atOnce: Bool
  /// Whether what is read is a value that is kept.
  private var isKept = false
  private var summary = ActionSummary()

  init(atOnce: Bool = false) { self.atOnce = atOnce }

  private var seen = Seen()
  /// Local names that hold something awaited.
  private var awaited: Set<String> = []
  private var isInCatch = false
  /// The `catch` around what is read, by its place among those of the summary.
  private var currentCatch: Int?
  /// How many branches are around what is read, inside the `catch` around it.
  private var branches = 0
  /// Whether what is read may have been left before, for some errors.
  private var mayHaveLeft = false
  private var isInSink = false
  /// Whether the code runs in a task of its own, which nobody calls off.
  private var isInTask = false
  /// Whether anything was waited for so far.
  private var hasWaited = false
  /// How many blocks are around what is read.
  private var depth = 0
  /// Names that are `nil` where an error was dropped, with the place where it was.
  private var dropped: [String: Int] = [:]

  /// What is in the lists already.
  private struct Seen {
    var calls: Set<String> = []
    var reads: Set<String> = []
  }

  func finished() -> ActionSummary { summary }

  mutating func read(_ block: Block) {
    depth += 1
    for statement in block.statements { read(statement) }
    depth -= 1
  }

  mutating func read(_ statement: Statement) {
    switch statement {
    case .expression(let value):
      noteOptionalTry(value)
      noteUnseenTask(value)
      read(value)
    case .binding(let binding):
      guard let value = binding.value else { return }
      noteOptionalTry(value)
      if binding.isAsync, !value.waits { noteAwaitedInLine(value.withoutEffects) }
      read(value)
      note(binding.name, droppedBy: value)
      if isAwaited(value) { awaited.insert(binding.name) }
    case .assignment(let assignment): read(assignment)
    case .conditional(let conditional):
      let places = droppedErrors(in: conditional.conditions)
      read(conditional.conditions)
      let answer = conditional.conditions.count == 1 ? answer(askedBy: conditional.conditions[0]) : nil
      branches += 1
      defer { branches -= 1 }
      if conditional.conditions.count == 1, conditional.conditions[0].asksForNothing {
        read(conditional.then, insteadOf: places, isFailure: answer == false)
        if let otherwise = conditional.otherwise { read(otherwise) }
      } else if answer == false {
        read(conditional.then, insteadOf: [], isFailure: true)
        if let otherwise = conditional.otherwise { read(otherwise, insteadOf: places) }
      } else {
        read(conditional.then)
        if let otherwise = conditional.otherwise { read(otherwise, insteadOf: places, isFailure: answer == true) }
      }
    case .guarded(let guarded):
      let places = droppedErrors(in: guarded.conditions)
      read(guarded.conditions)
      branches += 1
      read(guarded.otherwise, insteadOf: places, isFailure: guarded.conditions.contains { answer(askedBy: $0) == true })
      branches -= 1
      if guarded.conditions.contains(where: \.asksForKind) { mayHaveLeft = true }
    case .choice(let choice):
      read(choice.subject)
      let isAwaited = isAwaited(choice.subject)
      branches += 1
      defer { branches -= 1 }
      for item in choice.cases {
        if isAwaited { awaited.formUnion(item.patterns.flatMap(\.bindings)) }
        if item.patterns.contains(where: { $0.name?.contains("ancel") ?? false }) { summary.mindsCancellation = true }
        if let filter = item.filter { read(filter) }
        let isFailure = isAwaited && item.patterns.contains { StateRole(caseName: $0.name ?? "") == .failure }
        let outer = isInCatch
        if isFailure, item.body.statements.allSatisfy({ $0.isSilent || $0.isBreak }) {
          let kind: Swallow.Kind = item.body.statements.isEmpty ? .emptyCatch : .logOnly
          summary.swallows.append(Swallow(kind: kind, bytes: item.label))
        }
        if isFailure { isInCatch = true }
        read(item.body)
        isInCatch = outer
      }
    case .attempt(let attempt): read(attempt)
    case .loop(let loop):
      if loop.isAsync { summary.isAsync = true }
      if let subject = loop.subject { read(subject) }
      branches += 1
      // What is set for each element of a stream is awaited.
      let outer = isInSink
      isInSink = outer || loop.isAsync
      read(loop.body)
      isInSink = outer
      branches -= 1
    case .exit(let kind, let value):
      if case .throw = kind { summary.letsErrorsOut = true }
      if let value {
        noteOptionalTry(value)
        read(value)
      }
    case .blocks(let blocks):
      branches += 1
      for block in blocks { read(block) }
      branches -= 1
    }
  }

  private mutating func read(_ conditions: [Condition]) {
    for condition in conditions {
      guard let subject = condition.subject else { continue }
      noteOptionalTry(subject)
      read(subject)
      guard isAwaited(subject) else { continue }
      switch condition.form {
      case .unwrap(let name, _): awaited.insert(name)
      case .match(let pattern, _): awaited.formUnion(pattern.bindings)
      case .expression, .availability: break
      }
    }
  }

  // MARK: Dropped errors

  /// The places of the errors that are dropped in conditions, or in front of them.
  private func droppedErrors(in conditions: [Condition]) -> Set<Int> {
    var result: Set<Int> = []
    for condition in conditions {
      guard let subject = condition.subject else { continue }
      if let attempt = subject.optionalTry, attempt.waits { result.insert(attempt.bytes.lowerBound) }
      for path in subject.readPaths {
        if let place = dropped[path] ?? dropped[String(path.prefix { $0 != "." })] { result.insert(place) }
      }
    }
    return result
  }

  private mutating func note(_ name: String, droppedBy value: Expression) {
    guard case .effect(.tryOptional, _) = value.withoutAwait.form, value.waits else { return }
    dropped[name] = value.optionalTry?.bytes.lowerBound
  }

  /// Whether a condition holds where awaited work said that it went well, or `false` where it said that it did not;
  /// `nil` where it asks something else.
  private func answer(askedBy condition: Condition) -> Bool? {
    switch condition.form {
    case .unwrap(_, let value): return isAnswer(value) ? true : nil
    case .expression(let value):
      if isAnswer(value) { return true }
      guard case .operation(let operators, let operands) = value.form, let first = operands.first else { return nil }
      if operators == ["!"] { return isAnswer(first) ? false : nil }
      guard operands.count == 2, case .nothing = operands[1].form, isAnswer(first) else { return nil }
      return operators == ["!="] ? true : operators == ["=="] ? false : nil
    case .match, .availability: return nil
    }
  }

  /// Whether an expression is what awaited work answered, as a whole.
  private func isAnswer(_ value: Expression) -> Bool {
    if case .name(let name) = value.form { return awaited.contains(name) }
    guard case .effect(.await, let inner) = value.form, case .call = inner.form else { return false }
    return true
  }

  /// Reads what is done where errors were dropped or something did not work: unless it is nothing, somebody is told.
  private mutating func read(_ block: Block, insteadOf places: Set<Int>, isFailure: Bool = false) {
    guard !places.isEmpty || isFailure, !block.statements.allSatisfy(\.isSilent) else { return read(block) }
    summary.swallows.removeAll { places.contains($0.bytes.lowerBound) }
    let outer = isInCatch
    isInCatch = true
    read(block)
    isInCatch = outer
  }

  /// Notes where a task's error is lost, because nobody asks the task for its result.
  private mutating func noteUnseenTask(_ value: Expression) {
    guard case .call(let call) = value.form, ["Task", "Task.detached", "Task.init"].contains(call.fullName),
      let body = call.arguments.last?.value.asClosure?.body, let attempt = body.unseenTry
    else { return }
    summary.swallows.append(Swallow(kind: .unseenTask, bytes: attempt.lowerBound..<attempt.lowerBound + 3))
  }

  private mutating func read(_ assignment: Assignment) {
    noteOptionalTry(assignment.value)
    let outer = isKept
    isKept = true
    defer { isKept = outer }
    if !hasWaited, assignment.value.empties, let target = assignment.target.path { summary.clearsFirst.append(target) }
    if !hasWaited, !assignment.value.waits, assignment.value.asCall?.name != "Task",
      let target = assignment.target.path ?? assignment.target.subscripted
    {
      summary.changesFirst.append(target)
    }
    read(assignment.value)
    guard let target = assignment.target.path else { return read(assignment.target) }
    note(target, droppedBy: assignment.value)
    summary.assigns.append(target)
    noteUnconditional(assignment, of: target)
    if depth == 1, case .boolean(false) = assignment.value.form, target.opensItsPlace { summary.closesAtOnce = true }
    if isAwaited(assignment.value) || isInSink { summary.assignsAwaited.append(target) }
    if isInCatch, !assignment.value.clears { summary.assignsInCatch.append(target) }
    if assignment.value.raisesProgress { summary.raises.append(target) }
  }

  private mutating func read(_ attempt: Attempt) {
    let outerAsync = summary.isAsync
    summary.isAsync = false
    let firstAwait = summary.awaitsInLine.count
    branches += 1
    read(attempt.body)
    branches -= 1
    let awaits = Array(summary.awaitsInLine[firstAwait...])
    let waits = summary.isAsync
    summary.isAsync = waits || outerAsync
    var followsCast = false
    for clause in attempt.catches {
      let isCancellation = clause.pattern.contains("Cancel") || clause.pattern.contains("cancel")
      if isCancellation { summary.mindsCancellation = true }
      let isGeneral = clause.pattern.isEmpty || clause.pattern.bindsAnyError
      let outcomes = clause.lowered.filter { attempt.body.lastValue(of: $0) == true }
      let kind = isGeneral && waits && outcomes.isEmpty ? clause.swallowKind : nil
      summary.assignsInCatch += outcomes
      if let kind { summary.swallows.append(Swallow(kind: kind, bytes: clause.keyword)) }
      let isOfInterest = isGeneral && waits && kind == nil && !isInTask && !clause.body.throwsOn && !attempt.body.detaches
      if isGeneral, waits, clause.body.throwsAnother(than: clause.pattern.caughtName) { summary.replacesErrors = true }
      let outer = (isInCatch, currentCatch, branches, mayHaveLeft)
      if isOfInterest {
        currentCatch = summary.catches.count
        summary.catches.append(GeneralCatch(keyword: clause.keyword, awaits: awaits, followsCast: followsCast))
        branches = 0
        mayHaveLeft = false
      } else {
        branches += 1
      }
      isInCatch = !isCancellation
      read(clause.body)
      (isInCatch, currentCatch, branches, mayHaveLeft) = outer
      followsCast = followsCast || clause.pattern.contains(" as ") || clause.pattern.hasPrefix("is ")
    }
  }

  /// Notes what is set whatever holds.
  private mutating func noteUnconditional(_ assignment: Assignment, of target: String) {
    guard branches == 0, !mayHaveLeft, !assignment.value.clears,
      GeneralCatch.mayShow(target, setTo: assignment.value.implicitMember)
    else { return }
    if let currentCatch {
      summary.catches[currentCatch].assigns.append(target)
    } else {
      summary.assignsAlways.append(target)
    }
  }

  /// Notes a call that is waited for here; for a chain, the last one.
  private mutating func noteAwaitedInLine(_ value: Expression) {
    guard !isInTask else { return }
    switch value.form {
    case .call(let call): summary.awaitsInLine.append(call.fullName)
    case .operation(_, let operands): operands.first.map { noteAwaitedInLine($0.withoutEffects) }
    case .member(of: let base?, _):
      // A task that is asked for its value goes on.
      if base.asCall?.fullName.hasPrefix("Task") != true { noteAwaitedInLine(base.withoutEffects) }
    case .optional(let inner): noteAwaitedInLine(inner.withoutEffects)
    default: break
    }
  }

  private mutating func noteOptionalTry(_ value: Expression) {
    guard let attempt = value.optionalTry, attempt.waits, !attempt.isSleep else { return }
    summary.swallows.append(
      Swallow(
        kind: .optionalTry, bytes: attempt.bytes.lowerBound..<attempt.bytes.lowerBound + 4,
        call: attempt.withoutEffects.asCall?.callee.path))
  }

  private mutating func read(_ value: Expression) {
    value.walk { part in
      switch part.form {
      case .effect(.try, _):
        summary.letsErrorsOut = true
        return .enter
      case .effect(.await, let inner):
        if !inner.isSleep {
          summary.isAsync = true
          hasWaited = true
        }
        note(awaited: inner)
        noteAwaitedInLine(inner.withoutEffects)
        return .enter
      case .call(let call):
        return readCall(call)
      case .closure(let closure):
        if !(atOnce && isKept) { read(closure.body) }
        return .skip
      case .statement(let statement):
        read(statement)
        return .skip
      default:
        if let path = part.path {
          note(read: path)
          return .skip
        }
        return .enter
      }
    }
  }

  private mutating func readCall(_ call: Call) -> WalkStep {
    let name = call.fullName
    if !name.isEmpty {
      if seen.calls.insert(name).inserted { summary.calls.append(name) }
      if isInCatch { summary.callsInCatch.append(name) }
      if let currentCatch, branches == 0, !mayHaveLeft { summary.catches[currentCatch].calls.append(name) }
      if !hasWaited, let changed = name.changedByCall { summary.changesFirst.append(changed) }
      if depth == 1, name.closesItsPlace { summary.closesAtOnce = true }
    }
    if name == "Task" || name == "Task.detached" || name == "Task.init" || name == ".task" { summary.startsTask = true }
    if name.contains("ancel") { summary.mindsCancellation = true }
    notePipeline(call)
    let isSink = call.name == "sink"
    guard isSink else {
      // The callee's own base may be a path that is read.
      if case .member(of: let base?, _) = call.callee.form { read(base) }
      let outer = isInTask
      if name == "Task" || name == "Task.detached" { isInTask = true }
      let outerKept = isKept
      for argument in call.arguments {
        isKept = outerKept || Self.keeps(argument, of: call)
        read(argument.value)
      }
      isKept = outerKept
      isInTask = outer
      return .skip
    }
    if case .member(of: let base?, _) = call.callee.form { read(base) }
    let outer = isInSink
    isInSink = true
    for (index, argument) in call.arguments.enumerated() {
      // What is done when a pipeline ends is done about its failure.
      let isOuterCatch = isInCatch
      isInCatch = isOuterCatch || call.completion != nil && index == 0
      read(argument.value)
      isInCatch = isOuterCatch
    }
    isInSink = outer
    summary.isAsync = true
    return .skip
  }

  /// Notes what a pipeline does to its error, and what it is assigned to.
  private mutating func notePipeline(_ call: Call) {
    if call.replacesError {
      summary.swallows.append(Swallow(kind: .replacedError, bytes: call.nameBytes))
    }
    if let completion = call.completion, completion.body.statements.allSatisfy(\.isSilent) {
      summary.swallows.append(Swallow(kind: .unheardCompletion, bytes: call.nameBytes))
    }
    guard call.name == "assign", let target = call.argument("to")?.value, call.isBehindReplacedError else { return }
    guard let path = target.assignedPath else { return }
    summary.assigns.append(path)
    summary.assignsAwaited.append(path)
    summary.isAsync = true
  }

  /// Whether a call keeps a closure for later: what `.picker(onSelect: { … })` is given.
  private static func keeps(_ argument: Argument, of call: Call) -> Bool {
    guard argument.value.asClosure != nil else { return false }
    if case .member(of: nil, _) = call.callee.form { return true }
    guard let label = argument.label else { return false }
    let word = label.lowercased()
    return ["on", "did", "will"].contains { label.hasPrefix($0) && label.dropFirst($0.count).first?.isUppercase == true }
      || word.hasPrefix("completion") || word.hasSuffix("callback")
      || word.hasSuffix("handler") || word.hasSuffix("action")
  }

  /// Notes what an `await` waits for: the call behind it, and for a chain each call in it.
  private mutating func note(awaited value: Expression) {
    var current = value.withoutEffects
    while case .call(let call) = current.form {
      summary.awaits.append(call.fullName)
      guard case .member(of: let base?, _) = call.callee.form else { return }
      current = base.withoutEffects
    }
    if case .member(of: let base?, _) = current.form { note(awaited: base) }
  }

  private mutating func note(read path: String) {
    if path.contains("ancel") { summary.mindsCancellation = true }
    if seen.reads.insert(path).inserted { summary.reads.append(path) }
  }

  private func isAwaited(_ value: Expression) -> Bool {
    if value.waits { return true }
    var result = false
    value.walk { part in
      if result { return .skip }
      switch part.form {
      case .name(let name):
        if awaited.contains(name) { result = true }
        return .skip
      case .closure: return .skip
      default: return .enter
      }
    }
    return result
  }
}

extension Call {
  /// Whether it is a step of a pipeline that puts another value in place of its error.
  fileprivate var replacesError: Bool {
    guard case .member = callee.form else { return false }
    if name == "replaceError" { return argument("with") != nil }
    guard name == "catch", arguments.count == 1, let body = arguments[0].value.asClosure?.body, body.statements.count == 1
    else { return false }
    switch body.statements[0] {
    case .expression(let value), .exit(.return, let value?): return value.isOtherValue
    default: return false
    }
  }

  /// What is told how a pipeline ended, beside what is told of its values.
  fileprivate var completion: Closure? {
    guard name == "sink", case .member = callee.form, argument("receiveValue") != nil else { return nil }
    return arguments.first?.value.asClosure
  }

  /// Whether an earlier step of its pipeline does.
  fileprivate var isBehindReplacedError: Bool {
    guard case .member(of: let base?, _) = callee.form, case .call(let step) = base.withoutEffects.form else { return false }
    return step.replacesError || step.isBehindReplacedError
  }
}

extension Expression {
  /// Whether it makes a publisher that hands on one value, or none.
  fileprivate var isOtherValue: Bool {
    guard case .call(let call) = form else { return false }
    let first = call.fullName.prefix { $0 != "." && $0 != "<" }
    if first == "Just" || first == "Empty" { return true }
    // `Just([]).eraseToAnyPublisher()`
    guard case .member(of: let base?, _) = call.callee.form else { return false }
    return base.isOtherValue
  }

  /// What `assign(to:)` sets: `items` in `&$items` and in `\.items`.
  fileprivate var assignedPath: String? {
    switch form {
    case .operation(["&"], let operands): return operands.first?.assignedPath
    case .group(let parts): return parts.count == 1 ? parts[0].assignedPath : nil
    default: return path.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
    }
  }
}
