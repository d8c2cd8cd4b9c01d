extension Program {
  /// Returns the buttons of a view that start work which changes something.
  public func mutations(in scene: ViewScene) -> [MutationButton] {
    check.mutations(in: scene) { scene.elements.compactMap { mutation(at: $0, in: scene) } }
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

  private func mutation(at site: Site<ViewElement>, in scene: ViewScene) -> MutationButton? {
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
    return mutation(doing: summary, parts: parts, at: site, call: call)
      ?? handedMutation(doing: summary, parts: parts, at: site, call: call, in: scene)
  }

  /// Returns what starts some code at a place of a view, if that changes something.
  func mutation(
    doing summary: ActionSummary, parts: ButtonParts, at site: Site<ViewElement>, call: Call
  ) -> MutationButton? {
    let effect = effect(of: summary, in: site.scope)
    if effect.isMediaTransport { return nil }
    if let action = parts.action, let sent = sentAction(in: action, scope: site.scope) {
      return MutationButton(
        site: site, call: call, action: action, label: parts.label, title: parts.title, effect: effect, verb: sent.verb,
        raised: sent.raised, emptiesAtOnce: [], setAtOnce: [], closesAtOnce: closesAtOnce(action.body, in: site.around))
    }
    guard effect.isAsync else { return nil }
    var raised = Set(summary.raises)
    var empties = Set(summary.clearsFirst)
    for function in effect.called {
      raised.formUnion(function.summary.raises.map { function.written($0) })
      empties.formUnion(function.summary.clearsFirst.map { function.written($0) })
    }
    let sendsEvent = parts.action?.body.sendsEvent ?? false
    var found = verb(of: effect, summary: summary, sendsEvent: sendsEvent).map { Change(verb: $0) }
    if found == nil, !sendsEvent { found = change(by: summary, in: site.scope, raises: !raised.isEmpty) }
    guard let change = found else { return nil }
    raised.formUnion(empties)
    raised.formUnion(summary.busySets)
    for function in effect.called { raised.formUnion(function.summary.busySets.map { function.written($0) }) }
    var button = MutationButton(
      site: site, call: call, action: parts.action, label: parts.label, title: parts.title, effect: effect,
      verb: change.verb, raised: raised, emptiesAtOnce: empties, setAtOnce: Set(parts.action?.body.setAtOnce ?? []),
      closesAtOnce: parts.action.map { closesAtOnce($0.body, in: site.around) } ?? false)
    button.changing = change.functions
    return button
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
      if name.asksOnly || name.isMediaTransport { return nil }
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
  static func isCollectionCall(_ name: String) -> Bool {
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
  func closesAtOnce(_ block: Block, in around: Surroundings) -> Bool {
    let openers = around.openers
    return block.statements.contains { statement in
      switch statement {
      case .expression(let value):
        guard let call = value.asCall, !value.waits else { return false }
        let name = call.name.lowercased()
        if call.leavesPage { return true }
        return name == "dismiss" || name.hasPrefix("close") || name.hasPrefix("onclose") || name.hasPrefix("ondismiss")
          || call.fullName.contains("presentationMode") || name.hasPrefix("hide")
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

extension ActionSummary {
  /// What something is put into while work runs, and taken out of again: `removing` in `removing.insert(id)`.
  public var busySets: [String] {
    calls.filter { $0.hasSuffix(".insert") }.map { String($0.dropLast(7)) }
      .filter { calls.contains($0 + ".remove") && !callsInCatch.contains($0 + ".remove") && Self.soundsBusy($0) }
  }

  private static func soundsBusy(_ path: String) -> Bool {
    let word = (path.split(separator: ".").last ?? "").lowercased()
    return word.hasSuffix("ing") || word.hasSuffix("ingids") || word.hasSuffix("ingitems")
      || ["inflight", "pending", "busy", "loading", "running", "saving", "deleting", "progress"]
        .contains { word.contains($0) }
  }
}

extension Call {
  /// Whether it goes on to another page, or back: `path.removeLast()`, `router.pop()`, `steps.append(.done)`.
  fileprivate var leavesPage: Bool {
    let parts = fullName.split(separator: ".").map { $0.lowercased() }
    guard let last = parts.last else { return false }
    if ["pop", "popview", "popbackstack", "goback", "dismissview"].contains(last) { return true }
    if last.hasPrefix("poptoroot") { return true }
    guard parts.count > 1, ["removelast", "removeall", "append", "pop", "push"].contains(last) else { return false }
    let owner = parts[parts.count - 2]
    return owner == "stack"
      || ["path", "steps", "routes", "navigationstack", "screens"].contains { owner.hasSuffix($0) }
  }
}

extension FunctionFacts {
  /// Whether it waits for anything or starts a task, and does not first open a page on which the work is confirmed.
  fileprivate var works: Bool {
    // What a protocol asks for has no code.
    guard summary.isAsync || summary.startsTask || summary == ActionSummary() else { return false }
    return !opensPageFirst
  }

  /// Whether it opens a page before it waits for anything.
  var opensPageFirst: Bool {
    guard let opens = summary.calls.firstIndex(where: \.opensPage) else { return false }
    let first = summary.calls.firstIndex { summary.awaits.contains($0) }
    return first.map { $0 > opens } ?? true
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

extension String {
  /// Whether a call of the name looks something up or orders what is shown, whatever its verb: `submitSearch`.
  var asksOnly: Bool {
    let words = (split(separator: ".").last.map(String.init) ?? self).words
    // What is pointed at, or played, is seen at once.
    if !words.isDisjoint(with: ["cursor", "caret", "scroll", "playhead", "playback", "focus"]) { return true }
    if !words.isDisjoint(with: ["move", "extend", "update", "reset"]),
      !words.isDisjoint(with: ["selection", "up", "down", "left", "right", "forward", "backward", "direction", "viewport"])
    {
      return true
    }
    return !words.isDisjoint(with: [
      "search", "searches", "filter", "filters", "query", "sort", "sorting", "refresh", "reload", "preview", "validate",
      "validation", "behavior", "behaviour", "policy", "eligibility", "availability",
    ])
  }

  /// Whether a call of the name is made of a player: `nowPlaying.send`.
  var isMediaTransport: Bool {
    let parts = split(separator: ".").map { $0.lowercased() }
    guard let last = parts.last, last.hasPrefix("send") else { return false }
    return parts.contains { part in
      ["nowplaying", "playback", "mediaremote", "mediacontroller", "remotecommand"].contains { part.contains($0) }
    }
  }
}

extension ActionEffect {
  /// Whether all that it sends are commands for a player.
  fileprivate var isMediaTransport: Bool {
    called.contains { function in
      guard function.function.facts.name.hasPrefix("send") else { return false }
      let places = [function.function.owner ?? ""] + function.function.facts.parameters.map(\.type)
      return places.contains { place in
        let word = place.lowercased()
        return ["nowplaying", "playback", "mediaremote", "mediacontrol", "remotecommand"].contains { word.contains($0) }
      }
    }
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

extension Expression {
  /// The name of an implicit member, such as `saveTapped` in `.saveTapped`.
  fileprivate var memberName: String? {
    if case .member(of: nil, let name) = form { return name }
    return nil
  }
}

extension Block {
  /// What it sets before it waits or starts a task, other than to nothing or `false`.
  var setAtOnce: [String] {
    statements.flatMap { statement -> [String] in
      switch statement {
      case .assignment(let assignment):
        if assignment.value.waits { return [] }
        if let changed = assignment.target.subscripted { return [changed] }
        if assignment.value.closes { return [] }
        return assignment.target.path.map { [$0] } ?? []
      case .expression(let value):
        guard let call = value.asCall, !value.waits else { return [] }
        if let changed = call.fullName.changedByCall { return [changed] }
        guard let body = call.arguments.last?.value.asClosure?.body else { return [] }
        switch call.fullName {
        case "withAnimation": return body.setAtOnce
        case "Task": return Block(Array(body.statements.prefix { !$0.waitsFirst }), bytes: body.bytes).setAtOnce
        default: return []
        }
      case .conditional(let conditional):
        // What is set where nothing is started has to do with something else.
        return [conditional.then, conditional.otherwise].compactMap { $0 }.filter(\.starts).flatMap(\.setAtOnce)
      case .choice(let choice): return choice.cases.map(\.body).flatMap(\.setAtOnce)
      case .blocks(let blocks): return blocks.flatMap(\.setAtOnce)
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

extension Statement {
  /// Whether anything in it waits.
  fileprivate var waitsFirst: Bool {
    switch self {
    case .expression(let value): value.waits
    case .binding(let binding): binding.value?.waits ?? false
    case .assignment(let assignment): assignment.value.waits
    default: true
    }
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
