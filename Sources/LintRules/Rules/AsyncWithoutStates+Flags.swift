import LintModel

extension AsyncWithoutStates {
  /// What is wrong where flags beside the data say how far work has come: a combination that shows nothing, and an
  /// error that outlives what it was about.
  func flags(in scene: ViewScene, loads: [ScreenLoad], file: FileFacts, program: Program) -> [Finding] {
    guard !loads.isEmpty else { return [] }
    return scene.conditionals.compactMap { site in
      gap(at: site, in: scene, loads: loads, file: file, program: program)
        ?? endlessSpinner(at: site, in: scene, loads: loads, file: file, program: program)
        ?? staleError(at: site, in: scene, loads: loads, file: file, program: program)
    } + scene.elements.compactMap { blankList(at: $0, in: scene, loads: loads, file: file, program: program) }
  }

  // MARK: A combination that shows nothing

  /// `if isLoading { … } else if !items.isEmpty { … }`, which shows nothing after a failure or an empty answer.
  private func gap(
    at site: Site<Conditional>, in scene: ViewScene, loads: [ScreenLoad], file: FileFacts, program: Program
  ) -> Finding? {
    let ladder = site.node.ladder
    guard site.isHeadOfLadder, site.isAlone, scene.isAlone(pieceAt: site.node.bytes),
      ladder.otherwise == nil, ladder.rungs.count > 1, let first = site.node.conditions.first,
      ladder.rungs.contains(where: { $0.asksForProgress }), program.stateLadder(of: site) == nil,
      let path = ladder.rungs.lazy.compactMap({ $0.contentAsked }).first, let load = fills(path, by: loads)
    else { return nil }
    let isAskedElsewhere = scene.conditionals.contains { other in
      !site.node.bytes.contains(other.node.bytes.lowerBound)
        && other.node.conditions.contains { $0.subject?.readPaths.contains { $0 == path || $0.hasPrefix(path + ".") } ?? false }
    }
    // What may be missing is either there or failed; what may be empty may be so without a failure.
    let isCollection = program.type(of: Expression(path: path), in: site.scope).map { program.isCollection($0) } ?? false
    if !isCollection, ladder.rungs.contains(where: { $0.conditions.contains { $0.asksAboutFailure } }) { return nil }
    let isEmptyAsked = ladder.rungs.contains { $0.conditions.contains { $0.isEmptinessCheck(of: path) } }
    guard !isAskedElsewhere, !isEmptyAsked else { return nil }
    let fill = load.fills.first { $0.path == path }
    // What may be missing without a failure is only sometimes there.
    let mayBeMissing = !isCollection && ([load.effect.own] + load.effect.called.map(\.summary)).allSatisfy { summary in
      summary.swallows.isEmpty && summary.assignsInCatch.isEmpty && summary.callsInCatch.isEmpty
    }
    let isTold = mayBeMissing || load.tellsSomebody || !(fill?.by?.summary ?? load.effect.own).callsOnFailure.isEmpty
    return file.finding(
      Self.self, isTold ? .note : .error, at: first.bytes,
      "nothing is shown where it does not load and `\(path)` holds nothing; add an `else` with a page for that",
      consequence: "a blank page")
  }

  // MARK: A spinner that never ends

  /// `if items.isEmpty { ProgressView() } else { … }`, which turns for ever over an empty answer or a failure.
  private func endlessSpinner(
    at site: Site<Conditional>, in scene: ViewScene, loads: [ScreenLoad], file: FileFacts, program: Program
  ) -> Finding? {
    guard site.isHeadOfLadder, site.node.conditions.count == 1, let condition = site.node.conditions.first,
      case .expression(let value) = condition.form, let otherwise = site.node.otherwise,
      let (path, isNegated) = value.emptinessAsked, fills(path, by: loads) != nil,
      let type = program.type(of: Expression(path: path), in: site.scope), program.isCollection(type),
      !site.around.frames.contains(where: { $0.isBranch })
    else { return nil }
    let block = isNegated ? otherwise : site.node.then
    guard block.statements.count == 1, case .expression? = block.statements.first else { return nil }
    let holds = program.fulfilment(of: block, in: site.scope)
    guard holds.contains(.progress), holds.isDisjoint(with: [.action, .unavailable, .unknown]) else { return nil }
    return file.finding(
      Self.self, block.showsPlaceholder ? .note : .error, at: condition.bytes,
      "this waits for as long as `\(path)` is empty, which it stays after an empty answer or a failure",
      consequence: "a spinner that never ends")
  }

  // MARK: A list that may be blank

  /// A list that a view loads, with no page for loading, or none for an empty answer.
  private func blankList(
    at site: Site<ViewElement>, in scene: ViewScene, loads: [ScreenLoad], file: FileFacts, program: Program
  ) -> Finding? {
    guard ["List", "ForEach", "Table"].contains(site.node.name), let call = site.node.call,
      let path = call.arguments.first?.value.path, call.arguments.first?.label == nil, let load = fills(path, by: loads),
      site.scope.locals[String(path.prefix { $0 != "." })] == nil,
      site.around.isWholePage, let type = program.type(of: Expression(path: path), in: site.scope),
      program.isCollection(type), !scene.bodies.contains(where: { $0.checksForEmptiness }),
      !scene.choices.contains(where: { $0.node.cases.contains { $0.isForEmptiness } })
    else { return nil }
    let scope = Scope(owner: scene.name, path: scene.path)
    let holds = scene.bodies.reduce(into: Fulfilment()) { $0.formUnion(program.fulfilment(of: $1, in: scope)) }
    guard holds.isDisjoint(with: [.unavailable]) else { return nil }
    if !holds.contains(.progress), load.hook.name != "refreshable", !program.answersAtOnce(load) {
      return file.finding(
        Self.self, showsUnknown(scene, program: program) ? .note : .error, at: call.nameBytes,
        "nothing says that `\(path)` is being loaded; keep it in a `Loadable` and show a `ProgressView` meanwhile",
        consequence: "an empty list for as long as the first answer takes")
    }
    return file.finding(
      Self.self, .error, at: call.nameBytes,
      "an empty answer has no page; show a `ContentUnavailableView` with an action where `\(path)` is empty",
      consequence: "a blank page where there is nothing yet")
  }

  /// Whether a view that is not declared here stands outside the rows of lists, where it may show anything.
  private func showsUnknown(_ scene: ViewScene, program: Program) -> Bool {
    scene.elements.contains { site in
      guard !site.around.isInRow else { return false }
      // `style.loadingView()`: what a property makes.
      if site.node.name.contains("."), site.node.name.first?.isLowercase == true, site.node.call != nil { return true }
      guard site.node.name.first?.isUppercase == true else { return false }
      let name = Expression(path: site.node.name)
      let alone = Expression(.call(Call(callee: name, arguments: [], list: nil, nameBytes: 0..<0)), bytes: 0..<0)
      return program.fulfilment(of: alone, in: site.scope).contains(.unknown)
    }
  }

  private func fills(_ path: String, by loads: [ScreenLoad]) -> ScreenLoad? {
    loads.first { $0.fills.contains { $0.path == path } }
  }

  // MARK: An error that stays

  /// An error that loading the screen sets and nothing ever takes back.
  private func staleError(
    at site: Site<Conditional>, in scene: ViewScene, loads: [ScreenLoad], file: FileFacts, program: Program
  ) -> Finding? {
    guard let condition = site.node.conditions.first, let path = condition.errorAsked else { return nil }
    let isSet = loads.contains { load in
      !load.fills.isEmpty
        && (load.effect.own.assignsInCatch.contains(path)
          || load.effect.called.contains { function in
            function.summary.assignsInCatch.contains { function.written($0) == path }
          })
    }
    guard isSet, program.isUncleared(path), program.asyncState(of: Expression(path: path), in: site.scope) == nil,
      !scene.hands(path), !site.isBehindContent
    else { return nil }
    // Only where work is begun again can an error outlive its attempt.
    return file.finding(
      Self.self, beginsAgain(in: scene, loads: loads, failingInto: path, program: program) ? .error : .note,
      at: condition.bytes,
      "`\(path)` is never taken back, so it stays after a later attempt worked; set it to `nil` when the work begins",
      consequence: "an error over data that did arrive")
  }

  /// Whether something of the view may start the work again that puts its error at a path.
  private func beginsAgain(
    in scene: ViewScene, loads: [ScreenLoad], failingInto path: String, program: Program
  ) -> Bool {
    if loads.contains(where: { $0.hook.name != "task" || $0.hook.argument("id") != nil }) || program.offersRetry(in: scene) {
      return true
    }
    return scene.elements.contains { site in
      guard site.node.name.hasSuffix("Button"), let call = site.node.call,
        let effect = program.effect(ofButton: call, in: site.scope)
      else { return false }
      return effect.fails(into: path)
    }
  }
}

extension Site<Conditional> {
  /// Whether it is an `else if` behind one that asks for what was loaded, so that what is there hides it.
  fileprivate var isBehindContent: Bool {
    around.frames.contains { frame in
      guard case .branch(let outer, isThen: false) = frame else { return false }
      return outer.contentAsked != nil
    }
  }
}

extension Conditional {
  /// Whether it asks whether work is under way, and nothing else.
  fileprivate var asksForProgress: Bool {
    guard conditions.count == 1, case .expression(let value) = conditions[0].form else { return false }
    return value.path.map { ProgressNames.contains($0) } ?? false
  }

  /// What it asks to hold something: `items` in `!items.isEmpty`, or in `let items`.
  fileprivate var contentAsked: String? {
    guard conditions.count == 1 else { return nil }
    for condition in conditions {
      switch condition.form {
      case .unwrap(_, let value):
        if let path = value.path, !FailureNames.contains(path) { return path }
      case .expression(let value):
        if case .operation(["!"], let operands) = value.form, case .member(of: let base?, "isEmpty")? = operands.first?.form {
          return base.path
        }
        if let path = value.comparedWithNothing?.path, !FailureNames.contains(path) { return path }
      case .match, .availability: continue
      }
    }
    return nil
  }
}

extension ChoiceCase {
  /// Whether it is for an empty answer.
  fileprivate var isForEmptiness: Bool {
    patterns.contains { $0.name.map { StateRole(caseName: $0) == .empty } ?? false }
  }
}

extension Condition {
  /// Whether it holds where there is nothing at a path.
  fileprivate func isEmptinessCheck(of path: String) -> Bool {
    guard case .expression(let value) = form else { return false }
    if case .member(of: let base?, "isEmpty") = value.form { return base.path == path }
    if case .operation(let operators, let operands) = value.form, operators.contains("==") || operators.contains("&&") {
      return operands.contains { operand in
        if case .member(of: let base?, _) = operand.form { return base.path == path }
        return operand.path == path
      }
    }
    return false
  }

  /// The error it asks for, in `let error`, `error != nil`.
  fileprivate var errorAsked: String? {
    switch form {
    case .unwrap(_, let value): value.path.flatMap { FailureNames.contains($0) ? $0 : nil }
    case .expression(let value): value.comparedWithNothing?.path.flatMap { FailureNames.contains($0) ? $0 : nil }
    case .match, .availability: nil
    }
  }
}

extension Expression {
  /// What is asked to be empty in `items.isEmpty`, or not to be in `!items.isEmpty`.
  fileprivate var emptinessAsked: (path: String, isNegated: Bool)? {
    switch form {
    case .member(of: let base?, "isEmpty"): base.path.map { ($0, false) }
    case .operation(["!"], let operands): operands.first?.emptinessAsked.map { ($0.path, !$0.isNegated) }
    default: nil
    }
  }
}

extension Block {
  /// Whether it is a view named a placeholder, which may stay as well as wait.
  fileprivate var showsPlaceholder: Bool {
    guard case .expression(let value)? = statements.first else { return false }
    let element = ViewElement(value)
    let moves = element.modifiers.contains { ["redacted", "shimmering", "shimmer", "skeleton"].contains($0.name) }
    return element.name.contains("Placeholder") && !moves
  }
}

extension Surroundings.Frame {
  fileprivate var isBranch: Bool {
    switch self {
    case .branch, .choice, .ternary: true
    case .container, .modifier: false
    }
  }
}

extension ViewScene {
  /// Whether the piece of the view that holds some bytes has nothing beside it where it is shown.
  func isAlone(pieceAt bytes: Range<Int>) -> Bool {
    guard let member = member(at: bytes), member != "body" else { return true }
    return elements.filter { $0.node.name == member }.allSatisfy { use in
      guard case .container(let element, _)? = use.around.frames.last,
        let closure = element.call?.arguments.last(where: { $0.value.asClosure != nil })?.value.asClosure
      else { return true }
      return closure.body.statements.count == 1
    }
  }

  /// Whether the view is a button itself, and what it shows a label.
  var isButton: Bool { name.hasSuffix("Button") || name.hasSuffix("ButtonLabel") }

  /// Whether a button says that it tries again.
  ///
  /// - Parameter isIdle: Whether what is called starts nothing all the same.
  func offersRetry(isIdle: (Call, Scope) -> Bool) -> Bool {
    elements.contains { site in
      if site.around.isAfterAnswer { return false }
      if KnownViews.retries.contains(site.node.name) { return site.node.call.map { !isIdle($0, site.scope) } ?? true }
      guard site.node.name.hasSuffix("Button"), let call = site.node.call, !isIdle(call, site.scope) else { return false }
      var result = false
      for argument in call.arguments {
        argument.value.walk { part in
          if case .text(let text) = part.form, RetryNames.contains(text) { result = true }
          if let path = part.pathOrMember, RetryNames.contains(path) { result = true }
          return .enter
        }
      }
      return result
    }
  }

  /// Whether a path is handed to a view or modifier, which may set it.
  fileprivate func hands(_ path: String) -> Bool {
    elements.contains { site in
      (site.node.modifiers + (site.node.call.map { [$0] } ?? [])).contains { call in
        call.arguments.contains { $0.value.path == path && $0.label != nil && $0.label != "error" && $0.label != "message" }
          || ["alert", "sheet"].contains(call.name) && call.arguments.contains { $0.value.readPaths.contains(path) }
      }
    }
  }
}

extension Surroundings {
  /// Whether the place is only shown once an answer came: in a case for a success or an empty answer, or where what was
  /// asked for is empty.
  fileprivate var isAfterAnswer: Bool {
    frames.contains { frame in
      switch frame {
      case .choice(_, let item):
        !item.patterns.isEmpty
          && item.patterns.allSatisfy { pattern in
            pattern.name.flatMap { StateRole(caseName: $0) }.map { $0 == .success || $0 == .empty } ?? false
          }
      case .branch(let conditional, isThen: true):
        conditional.conditions.count == 1 && conditional.conditions[0].subject?.isEmptinessCheck ?? false
      case .branch, .container, .modifier, .ternary: false
      }
    }
  }

  /// Whether what stands here, among containers, is all of a page that goes down the screen.
  var isWholePage: Bool {
    for frame in frames {
      switch frame {
      case .container(let element, _):
        guard Self.pages.contains(element.name), let call = element.call,
          !call.arguments.contains(where: { $0.value.pathOrMember == ".horizontal" }),
          let closure = call.arguments.last(where: { $0.isTrailing })?.value.asClosure,
          closure.body.statements.count == 1
            || ["ZStack", "ScrollViewReader", "NavigationStack", "NavigationView", "Group"].contains(element.name)
        else { return false }
      case .modifier: return false
      case .branch, .choice, .ternary: continue
      }
    }
    return true
  }

  /// Whether what stands here is shown for each element of a list.
  fileprivate var isInRow: Bool {
    frames.contains { frame in
      guard case .container(let element, _) = frame else { return false }
      return ["ForEach", "List", "Table"].contains(element.name)
    }
  }

  private static let pages: Set<String> = [
    "NavigationStack", "NavigationView", "Group", "VStack", "ZStack", "ScrollView", "ScrollViewReader", "LazyVStack",
    "LazyVGrid", "List", "Table",
  ]
}
