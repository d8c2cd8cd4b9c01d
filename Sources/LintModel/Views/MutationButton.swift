/// A button that starts work which changes something.
public struct MutationButton: Sendable {
  public let site: Site<ViewElement>
  /// The call of `Button`.
  public let call: Call
  /// What is run; `nil` for a function that is only named.
  public let action: Closure?
  /// The argument that is shown; `nil` for a plain title.
  public let label: Argument?
  /// The argument with the title, where the button has one.
  public let title: Argument?
  public let effect: ActionEffect
  /// The verb that says what it changes, such as `save`.
  public let verb: String
  /// The flags and states that are raised while the work runs, as the view writes them.
  public let raised: Set<String>
  /// Everything that it sets, or puts something into, as the view writes it.
  fileprivate var assigned: Set<String> {
    func inserted(_ summary: ActionSummary) -> [String] {
      summary.calls.compactMap { $0.hasSuffix(".insert") ? String($0.dropLast(7)) : nil }
    }
    var result = Set(effect.own.assigns + inserted(effect.own))
    for function in effect.called {
      result.formUnion((function.summary.assigns + inserted(function.summary)).map { function.written($0) })
    }
    return result
  }

  /// What it empties before it waits for anything, as the view writes it.
  public let emptiesAtOnce: Set<String>
  /// What it sets before the work begins, other than to nothing, such as `isLiked` in a button that likes.
  public let setAtOnce: Set<String>
  /// Whether the screen or menu around it goes away as soon as it is pressed.
  public let closesAtOnce: Bool

  /// Whether a function that it calls closes what it stands in before the task that it starts is done.
  public var closesBelow: Bool {
    effect.called.contains { $0.distance == 1 && !$0.function.facts.isAsync && $0.summary.closesAtOnce }
  }

  /// Whether its work looks first whether it is under way already, so that a second press does nothing.
  public var isGuarded: Bool {
    let summaries = [effect.own] + effect.called.filter { $0.distance == 1 }.map(\.summary)
    let looks = summaries.contains { summary in
      summary.raises.contains { raised in summary.reads.contains { $0 == raised || $0.hasPrefix(raised + ".") } }
    }
    if looks { return true }
    // `guard phase == .review`, where the work goes on to another phase.
    let assigned = Set(effect.called.flatMap(\.summary.assigns))
    return effect.called.contains { function in
      function.distance == 1 && function.summary.reads.contains { Self.isPhase($0) && assigned.contains($0) }
    }
  }

  /// Whether a path of the name says how far something has come: `phase`, `exportState`.
  private static func isPhase(_ path: String) -> Bool {
    guard let last = path.split(separator: ".").last?.lowercased() else { return false }
    return ["phase", "state", "status", "stage", "step"].contains { last.hasSuffix($0) }
  }

  /// Where the button's name stands.
  public var nameBytes: Range<Int> { call.nameBytes }
}

/// Verbs that begin the names of work which changes something.
enum MutationVerbs {
  static let known: Set<String> = [
    "save", "delete", "remove", "upload", "send", "submit", "post", "publish", "create", "update", "archive", "rename",
    "destroy", "erase", "purchase", "approve", "reject", "reply", "store", "persist", "commit", "discard", "register",
    "invite", "book", "order", "pay", "checkout", "move", "import", "vote", "report", "block", "unblock", "add",
    "accept", "decline", "leave", "join", "follow", "unfollow", "mute", "unmute", "complete", "confirm",
  ]

  /// Returns the verb a name begins with.
  static func verb(of name: String, extra: [String]) -> String? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    for prefix in ["", "try", "do", "perform", "handle", "did", "request", "on", "start", "tap"] {
      guard last.hasPrefix(prefix) else { continue }
      var rest = Substring(last.dropFirst(prefix.count))
      if rest.hasPrefix("Tap") { rest = rest.dropFirst(3) }
      guard !prefix.isEmpty || rest.first?.isLowercase == true else { continue }
      if !prefix.isEmpty, rest.first?.isUppercase != true { continue }
      let first = rest.prefix(1).lowercased() + rest.dropFirst().prefix { $0.isLowercase }
      if known.contains(first) || extra.contains(first) { return first }
    }
    return nil
  }
}

extension Program {
  /// Returns the buttons of a view that start work which changes something.
  public func mutations(in scene: ViewScene) -> [MutationButton] {
    check.mutations(in: scene) { scene.elements.compactMap { mutation(at: $0) } }
  }

  /// Returns what happens when a button is pressed.
  public func effect(ofButton call: Call, in scope: Scope) -> ActionEffect? {
    let parts = ButtonParts(call)
    var summary = ActionSummary()
    if let action = parts.action {
      summary = ActionSummary(of: action.body, atOnce: true)
    } else if let name = parts.actionName {
      summary.calls = [name]
    } else {
      return nil
    }
    return effect(of: summary, in: scope)
  }

  private func mutation(at site: Site<ViewElement>) -> MutationButton? {
    guard site.node.name == "Button", let call = site.node.call else { return nil }
    let parts = ButtonParts(call)
    if call.offersRetry || parts.action?.body.opensPanel ?? false { return nil }
    var summary = ActionSummary()
    if let action = parts.action {
      summary = ActionSummary(of: action.body, atOnce: true)
    } else if let name = parts.actionName {
      summary.calls = [name]
    } else {
      return nil
    }
    let effect = effect(of: summary, in: site.scope)
    if let action = parts.action, let sent = sentAction(in: action, scope: site.scope) {
      return MutationButton(
        site: site, call: call, action: action, label: parts.label, title: parts.title, effect: effect, verb: sent.verb,
        raised: sent.raised, emptiesAtOnce: [], setAtOnce: [], closesAtOnce: closesAtOnce(action.body, in: site.around))
    }
    guard effect.isAsync, let verb = verb(of: effect, summary: summary, sendsEvent: parts.action?.body.sendsEvent ?? false)
    else { return nil }
    var raised = Set(summary.raises)
    var empties = Set(summary.clearsFirst)
    for function in effect.called {
      raised.formUnion(function.summary.raises.map { function.written($0) })
      empties.formUnion(function.summary.clearsFirst.map { function.written($0) })
    }
    raised.formUnion(empties)
    return MutationButton(
      site: site, call: call, action: parts.action, label: parts.label, title: parts.title, effect: effect, verb: verb,
      raised: raised, emptiesAtOnce: empties, setAtOnce: Set(parts.action?.body.setAtOnce ?? []),
      closesAtOnce: parts.action.map { closesAtOnce($0.body, in: site.around) } ?? false)
  }

  /// The change that a button asks a store for, as in `store.send(.saveButtonTapped)`, where the store's state has a flag
  /// that says that it is under way.
  private func sentAction(in action: Closure, scope: Scope) -> (verb: String, raised: Set<String>)? {
    guard action.body.statements.count == 1, case .expression(let value)? = action.body.statements.first,
      let call = value.asCall, call.name == "send", case .member(of: let store?, _) = call.callee.form, let path = store.path,
      let first = call.arguments.first?.value, let name = first.asCall?.name ?? first.memberName,
      let verb = MutationVerbs.verb(of: name, extra: options.mutationVerbs), let state = stateOfStore(store, in: scope)
    else { return nil }
    let stem = verb.hasSuffix("e") ? String(verb.dropLast()) : verb
    let flags = state.properties.values.map(\.facts).filter { property in
      let word = property.name.lowercased()
      return ProgressNames.contains(property.name) && !property.isComputed
        && (word.contains(stem) || ["isinflight", "isprocessing", "isbusy", "isworking"].contains(word))
    }
    guard !flags.isEmpty else { return nil }
    return (verb, Set(flags.map { path + "." + $0.name }))
  }

  private func stateOfStore(_ store: Expression, in scope: Scope) -> TypeEntry? {
    guard let type = type(of: store, in: scope), case .named(let name, let arguments) = expanded(type).type.unwrapped,
      case .named(let feature, _)? = arguments.first
    else { return nil }
    switch name {
    case "StoreOf", "ViewStoreOf": return entry(named: feature + ".State", in: type.owner, path: type.path)
    case "Store", "ViewStore": return entry(named: feature, in: type.owner, path: type.path)
    default: return nil
    }
  }

  /// Returns the verb of the first call that waits for a change.
  ///
  /// - Parameter sendsEvent: Whether `send` tells a model of an event.
  private func verb(of effect: ActionEffect, summary: ActionSummary, sendsEvent: Bool) -> String? {
    func verb(_ name: String) -> String? {
      // `model.send(.saved)` tells a model of an event, and what becomes of it is not seen.
      if Self.last(name) == "send", sendsEvent { return nil }
      return Self.isCollectionCall(name) || Self.isLogCall(name) ? nil : MutationVerbs.verb(of: name, extra: options.mutationVerbs)
    }
    for name in summary.awaits {
      guard let found = verb(name) else { continue }
      let function = effect.called.first { $0.distance == 1 && $0.function.facts.name == Self.last(name) }
      return function.map { $0.function.facts.works } ?? true ? found : nil
    }
    for name in summary.calls {
      guard let found = verb(name),
        let function = effect.called.first(where: { $0.distance == 1 && $0.function.facts.name == Self.last(name) })
      else { continue }
      if function.function.facts.isAsync { return function.function.facts.works ? found : nil }
      // A function that does not wait itself starts a task in which the change is awaited.
      let inner = (function.summary.awaits + effect.called.filter { $0.distance == 2 }.flatMap(\.summary.awaits))
        .filter { !Self.isLogCall($0) }
      let isChange = function.summary.startsTask && !inner.isEmpty
        && inner.contains { MutationVerbs.verb(of: $0, extra: options.mutationVerbs) != nil || $0.words.contains(found) }
      if isChange { return found }
    }
    return nil
  }

  /// Whether a function of a name changes something.
  public func isMutation(named name: String) -> Bool {
    MutationVerbs.verb(of: name, extra: options.mutationVerbs) != nil
  }

  private static func last(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// Whether a call writes to a log, or keeps one.
  private static func isLogCall(_ name: String) -> Bool {
    LogCalls.contains(name) || name.split(separator: ".").dropLast().contains { $0.lowercased().contains("logger") }
  }

  /// Whether a call only changes a collection or a context at hand.
  private static func isCollectionCall(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    guard parts.count > 1, let last = parts.last else { return false }
    let base = parts[parts.count - 2].lowercased()
    if ["analytics", "telemetry", "metrics"].contains(where: { last.lowercased().contains($0) }) { return true }
    // The system asks, over the whole screen.
    let word = last.lowercased()
    if word.hasPrefix("register"), ["biometric", "permission", "notification"].contains(where: { word.contains($0) }) { return true }
    if base.contains("context") || base == "undomanager" || base == "haptics" || base.contains("toast")
      || base.contains("navigat") || base.contains("router") || base.contains("coordinator") || base.contains("analytics") || base.contains("telemetry") || base == "center" && last == "add"
    {
      return true
    }
    return ["removeAll", "remove", "removeFirst", "removeLast", "removeValue", "move", "post", "addObserver", "store"]
      .contains(String(last)) && (base.hasSuffix("s") || base == "default" || base == "center" || base.contains("path"))
  }

  /// Whether the first thing a closure does is to close what the button stands in.
  private func closesAtOnce(_ block: Block, in around: Surroundings) -> Bool {
    let openers = around.openers
    return block.statements.contains { statement in
      switch statement {
      case .expression(let value):
        guard let call = value.asCall, !value.waits else { return false }
        let name = call.name.lowercased()
        return name == "dismiss" || name.hasPrefix("close") || name.hasPrefix("onclose") || name.hasPrefix("ondismiss")
          || call.fullName.contains("presentationMode") || name.hasPrefix("hide") || name == "poptoroot"
          // Whoever is told at once, and not when the work ends, goes on to something else.
          || block.statements.count > 1 && call.fullName.hasPrefix("on") && call.fullName.dropFirst(2).first?.isUppercase == true
            && call.arguments.isEmpty
      case .assignment(let assignment):
        guard let path = assignment.target.path else { return false }
        if assignment.value.closes, openers.contains(path) || around.isShown(while: path) { return true }
        let target = path.lowercased()
        if case .boolean(false) = assignment.value.form {
          return target.contains("show") || target.contains("present") || target.contains("open")
            || target.contains("visible") || target.contains("alert") || target.contains("sheet")
        }
        if case .nothing = assignment.value.form { return target.contains("sheet") || target.contains("present") }
        return false
      case .conditional(let conditional):
        return closesAtOnce(conditional.then, in: around)
          || conditional.otherwise.map { closesAtOnce($0, in: around) } ?? false
      default: return false
      }
    }
  }
}

extension FunctionFacts {
  /// Whether it waits for anything or starts a task, and does not first open a page on which the work is confirmed.
  fileprivate var works: Bool {
    // What a protocol asks for has no code.
    guard summary.isAsync || summary.startsTask || summary == ActionSummary() else { return false }
    guard let opens = summary.calls.firstIndex(where: \.opensPage) else { return true }
    let first = summary.calls.firstIndex { summary.awaits.contains($0) }
    return first.map { $0 < opens } ?? false
  }
}

extension String {
  /// Whether a call of the name opens a page: `router.presentView`, `coordinator.show`.
  fileprivate var opensPage: Bool {
    let parts = split(separator: ".").map { $0.lowercased() }
    guard let last = parts.last else { return false }
    if ["runmodal", "beginsheetmodal", "nsopenpanel", "nssavepanel"].contains(last) { return true }
    guard parts.count > 1 else { return false }
    let goes = ["present", "show", "push", "open"].contains { last.hasPrefix($0) }
    return goes && parts.dropLast().contains { $0.contains("router") || $0.contains("coordinator") || $0.contains("navigat") }
  }
}

extension Block {
  /// Whether a `send` in it tells of an event that is written there, as in `send(event: .saved)`.
  fileprivate var sendsEvent: Bool {
    var result = false
    walk { part in
      guard case .call(let call) = part.form, call.name == "send", let first = call.arguments.first,
        (first.value.asCall?.callee ?? first.value).memberName != nil
      else { return .enter }
      result = true
      return .skip
    }
    return result
  }
}

extension Call {
  /// Whether the title or the label of a button says that it tries again.
  public var offersRetry: Bool {
    let parts = ButtonParts(self)
    var result = false
    for argument in [parts.title, parts.label] {
      argument?.value.walk { part in
        if case .text(let text) = part.form, RetryNames.contains(text) { result = true }
        // `Strings.tryAgain`
        if case .member(_, let name) = part.form, RetryNames.contains(name) { result = true }
        return .enter
      }
    }
    return result
  }
}

extension Expression {
  /// The name of an implicit member, such as `saveTapped` in `.saveTapped`.
  fileprivate var memberName: String? {
    if case .member(of: nil, let name) = form { return name }
    return nil
  }
}

extension Block {
  /// What it sets before it waits or starts a task, other than to nothing or `false`.
  fileprivate var setAtOnce: [String] {
    statements.flatMap { statement -> [String] in
      switch statement {
      case .assignment(let assignment):
        if assignment.value.closes || assignment.value.waits { return [] }
        return assignment.target.path.map { [$0] } ?? []
      case .expression(let value):
        guard let call = value.asCall, !value.waits, call.name == "withAnimation" else { return [] }
        return call.arguments.last?.value.asClosure?.body.setAtOnce ?? []
      case .conditional(let conditional):
        // What is set where nothing is started has to do with something else.
        return [conditional.then, conditional.otherwise].compactMap { $0 }.filter(\.starts).flatMap(\.setAtOnce)
      case .choice(let choice): return choice.cases.map(\.body).flatMap(\.setAtOnce)
      default: return []
      }
    }
  }

  /// Whether it waits for something or starts a task.
  private var starts: Bool {
    var result = false
    walk { part in
      if part.waits { result = true }
      if case .call(let call) = part.form, call.name == "Task" { result = true }
      return result ? .skip : .enter
    }
    return result
  }
}

extension Expression {
  /// Whether setting what opens a sheet to this closes it.
  fileprivate var closes: Bool {
    switch form {
    case .boolean(false), .nothing: true
    default: false
    }
  }
}

extension Expression {
  /// Whether anything in it compares what one of some paths holds, or looks something up in it: `savingID != nil`,
  /// `removed.contains(id)`.
  fileprivate func compares(oneOf paths: Set<String>) -> Bool {
    guard !paths.isEmpty else { return false }
    var result = false
    walk { part in
      switch part.form {
      case .operation(let operators, let operands) where operators.contains("!=") || operators.contains("=="):
        if operands.contains(where: { $0.path.map { paths.contains($0) } ?? false }) { result = true }
      case .call(let call) where call.name == "contains":
        if case .member(of: let base?, _) = call.callee.form, base.path.map({ paths.contains($0) }) ?? false { result = true }
      default: break
      }
      return result ? .skip : .enter
    }
    return result
  }
}

extension Surroundings {
  /// Whether the place is only shown while what is at a path is `true` or holds something.
  fileprivate func isShown(while path: String) -> Bool {
    frames.contains { frame in
      guard case .branch(let conditional, isThen: true) = frame else { return false }
      return conditional.conditions.contains { condition in
        switch condition.form {
        case .unwrap(_, let value): return value.path == path
        case .expression(let value):
          if case .operation(["!="], let operands) = value.form { return operands.contains { $0.path == path } }
          return value.path == path
        case .match, .availability: return false
        }
      }
    }
  }

  /// The properties that open the sheets the place stands on: `isPresented: $isOpen`, `item: $choice`.
  fileprivate var openers: Set<String> {
    var result: Set<String> = []
    for case .modifier(let call, _) in frames {
      for argument in call.arguments where argument.label == "isPresented" || argument.label == "item" {
        if let path = argument.value.path { result.insert(path) }
      }
    }
    return result
  }
}

extension Block {
  /// Whether it first opens a panel of the system, so that the work only begins once that is answered.
  fileprivate var opensPanel: Bool {
    statements.contains { statement in
      guard case .expression(let value) = statement, let call = value.asCall else { return false }
      return ["begin", "beginSheetModal", "runModal", "beginSheet"].contains(call.name)
    }
  }
}

extension String {
  /// The words of a name, in lower case: `network`, `address` in `networkAddress`.
  var words: Set<String> {
    var result: Set<String> = []
    var word = ""
    func finish() { if !word.isEmpty { result.insert(word.lowercased()) } }
    for character in self {
      if !character.isLetter || character.isUppercase && word.last?.isLowercase ?? false {
        finish()
        word = ""
      }
      if character.isLetter { word.append(character) }
    }
    finish()
    return result
  }
}

/// The arguments of a `Button`, told apart.
struct ButtonParts {
  var action: Closure?
  var actionName: String?
  var label: Argument?
  var title: Argument?

  init(_ call: Call) {
    let named = call.argument("action")
    label = call.argument("label")
    if let named {
      action = named.value.asClosure
      actionName = named.value.path
      if label == nil { label = call.arguments.first { $0.label == nil && $0.isTrailing } }
    } else if let trailing = call.arguments.first(where: { $0.label == nil && $0.isTrailing }) {
      action = trailing.value.asClosure
    }
    if let first = call.arguments.first, first.label == nil, !first.isTrailing { title = first }
  }
}

extension Program {
  /// How a button or what stands around it answers while its work runs.
  public struct BusyAnswer: Sendable {
    /// Whether it cannot be pressed; `nil` where that depends on something that could not be resolved.
    public var isDisabled: Bool?
    /// Whether something moves; `nil` where that depends on something that could not be resolved.
    public var showsProgress: Bool?
  }

  /// Returns how a button answers while its work runs.
  public func busyAnswer(of button: MutationButton, in scene: ViewScene) -> BusyAnswer {
    var answer = BusyAnswer(isDisabled: false, showsProgress: false)
    let scope = button.site.scope
    let raised = button.raised.union(button.setAtOnce)
    func depends(_ value: Expression) -> Bool? {
      value.compares(oneOf: button.assigned) ? true : dependsOnProgress(value, raised: raised, in: scope)
    }

    let around = button.site.node.modifiers + button.site.around.outerModifiers
    for modifier in around + modifiers(aroundMemberAt: button.nameBytes, in: scene) {
      switch modifier.name {
      case "disabled", "allowsHitTesting":
        guard let value = modifier.arguments.first?.value, answer.isDisabled != true else { continue }
        let found = depends(value)
        if found != false { answer.isDisabled = found }
      case "buttonStyle", "padding", "frame", "opacity", "tint", "font", "onChange", "animation", "task", "id",
        "foregroundColor", "foregroundStyle", "background", "navigationTitle", "sheet", "alert", "keyboardShortcut",
        "confirmationDialog", "accessibilityLabel", "environment", "onAppear", "fullScreenCover", "popover":
        continue
      default:
        // A modifier of the project's own that takes the flag covers or blocks the button.
        let isOwn = !KnownViews.modifiers.contains(modifier.name) || modifier.name == "overlay"
        guard isOwn, modifier.arguments.contains(where: { $0.value.asClosure == nil && depends($0.value) == true })
        else { continue }
        answer.isDisabled = true
        answer.showsProgress = true
      }
    }
    // A button that is not there while its work runs needs neither.
    for frame in button.site.around.frames + frames(aroundMemberAt: button.nameBytes, in: scene) {
      switch frame {
      case .branch(let conditional, let isThen):
        let asks = conditional.conditions.contains { $0.subject.map { depends($0) == true } ?? false }
        guard asks else { continue }
        answer.isDisabled = true
        let other = isThen ? conditional.otherwise : conditional.then
        if let other, fulfilment(of: other, in: scope).isDisjoint(with: [.progress, .unknown]) == false {
          answer.showsProgress = true
        } else if isThen, conditional.otherwise == nil, answer.showsProgress == false {
          answer.showsProgress = nil
        }
      case .choice(let choice, let item):
        guard let state = asyncState(of: choice, in: scope), isLeft(item, of: choice, state: state, by: button) else { continue }
        answer.isDisabled = true
        if choice.cases.contains(where: { fulfilment(of: $0.body, in: scope).contains(.progress) }) {
          answer.showsProgress = true
        }
      case .ternary(let condition):
        if depends(condition) == true { answer.isDisabled = true }
      case .container, .modifier: continue
      }
    }
    if let label = button.label {
      let holds = fulfilment(of: label.value, in: scope)
      if holds.contains(.progress) {
        answer.showsProgress = true
      } else if holds.contains(.unknown), answer.showsProgress == false {
        answer.showsProgress = nil
      }
    }
    if answer.showsProgress == false { answer.showsProgress = showsProgress(for: button, in: scene) }
    if answer.showsProgress == nil, showsProgress(for: button, in: scene) == true { answer.showsProgress = true }
    if answer.isDisabled != true, isCovered(button, in: scene) {
      answer.isDisabled = true
      answer.showsProgress = true
    }
    return answer
  }

  /// Whether a case in which a button stands gives way to another while the button's work runs; taken for granted where
  /// it is not known what the work sets.
  private func isLeft(_ item: ChoiceCase, of choice: Choice, state: AsyncState, by button: MutationButton) -> Bool {
    if state.followsAction { return true }
    guard let path = choice.subject.path,
      !item.patterns.contains(where: { $0.name.map { state.roles[$0] == .loading } ?? false })
    else { return false }
    return button.raised.contains(path) || !button.effect.called.contains { $0.distance == 1 }
  }

  /// What stands around the places where the piece of a view that holds some bytes is shown.
  private func frames(aroundMemberAt bytes: Range<Int>, in scene: ViewScene, depth: Int = 0) -> [Surroundings.Frame] {
    guard depth < 4, let member = scene.member(at: bytes), member != "body",
      let use = scene.elements.first(where: { $0.node.name == member })
    else { return [] }
    return use.around.frames + frames(aroundMemberAt: use.node.bytes, in: scene, depth: depth + 1)
  }

  /// The modifiers around the places where the piece of a view that holds some bytes is shown.
  private func modifiers(aroundMemberAt bytes: Range<Int>, in scene: ViewScene, depth: Int = 0) -> [Call] {
    guard depth < 3, let member = scene.member(at: bytes), member != "body" else { return [] }
    return scene.elements.filter { $0.node.name == member }.flatMap { use in
      use.node.modifiers + use.around.outerModifiers
        + modifiers(aroundMemberAt: use.node.bytes, in: scene, depth: depth + 1)
    }
  }

  /// Whether a modifier of the project's own covers the view while the button's work runs.
  private func isCovered(_ button: MutationButton, in scene: ViewScene) -> Bool {
    scene.elements.contains { site in
      site.node.modifiers.contains { modifier in
        guard !KnownViews.modifiers.contains(modifier.name), Self.covers.contains(where: { modifier.name.lowercased().contains($0) })
        else { return false }
        return modifier.arguments.contains {
          $0.value.asClosure == nil && dependsOnProgress($0.value, raised: button.raised, in: site.scope) == true
        }
      }
    }
  }

  private static let covers = ["load", "progress", "busy", "hud", "spinner", "overlay", "wait", "block"]

  /// Whether a spinner turns over the button while its own work runs, or in its place; `nil` where it turns beside it.
  private func showsProgress(for button: MutationButton, in scene: ViewScene) -> Bool? {
    var result: Bool? = false
    func note(_ around: Surroundings, at bytes: Range<Int>) {
      switch around.answers(for: button, at: bytes, in: scene) {
      case true?: result = true
      case nil: if result == false { result = nil }
      case false?: break
      }
    }
    for site in scene.conditionals {
      let asks = site.node.conditions.contains {
        $0.subject.map {
          $0.compares(oneOf: button.assigned) || self.dependsOnProgress($0, raised: button.raised, in: site.scope) == true
        } ?? false
      }
      guard asks else { continue }
      let branches = [site.node.then, site.node.otherwise].compactMap { $0 }
      if branches.contains(where: { fulfilment(of: $0, in: site.scope).contains(.progress) }) {
        note(site.around, at: site.node.bytes)
      }
    }
    for site in scene.choices {
      guard let path = site.node.subject.path, button.raised.contains(path), let state = asyncState(of: site.node, in: site.scope)
      else { continue }
      let shows = site.node.cases.contains { item in
        item.patterns.contains { $0.name.map { state.roles[$0] == .loading } ?? false }
          && fulfilment(of: item.body, in: site.scope).contains(.progress)
      }
      if shows { note(site.around, at: site.node.bytes) }
    }
    for site in scene.elements where site.node.modifiers.contains(where: { ["opacity", "isHidden"].contains($0.name) }) {
      if KnownViews.progress.contains(site.node.name) || options.progressViews.contains(site.node.name) {
        note(site.around, at: site.node.bytes)
      }
    }
    return result
  }
}

extension Surroundings {
  /// Whether what is shown here, at some bytes, answers for a button: over it or in its place; `nil` for beside it.
  fileprivate func answers(for button: MutationButton, at bytes: Range<Int>, in scene: ViewScene) -> Bool? {
    let place = button.nameBytes
    for case .container(let element, _) in frames where element.name.hasSuffix("Button") {
      // The label of another button speaks for that one.
      if !element.bytes.contains(place.lowerBound) { return false }
    }
    // Where a piece of a view is put, and what around it, is not looked into.
    guard scene.member(at: place) == scene.member(at: bytes), !bytes.contains(place.lowerBound) else { return true }
    for frame in frames {
      switch frame {
      case .container(let element, _):
        if element.name == "ZStack", element.bytes.contains(place.lowerBound) { return true }
      case .modifier(let call, of: let element):
        if call.name == "overlay", element.bytes.contains(place.lowerBound) { return true }
      case .branch, .choice, .ternary: continue
      }
    }
    return innermost == button.site.around.innermost ? nil : false
  }

  /// Where the innermost container begins; `nil` outside of any.
  private var innermost: Int? {
    for frame in frames.reversed() {
      switch frame {
      case .container(let element, _): return element.bytes.lowerBound
      case .modifier(let call, _): return call.nameBytes.lowerBound
      case .branch, .choice, .ternary: continue
      }
    }
    return nil
  }
}
