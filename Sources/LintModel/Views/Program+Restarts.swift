extension Program {
  /// Whether anything that a block shows may start work again: a button, a gesture, a view that is handed something
  /// to do. Links lead elsewhere, and a view that is handed nothing to do does nothing.
  ///
  /// - Parameter isIdle: Whether a button's action is known to start nothing.
  public func mayStartWork(_ block: Block, in scope: Scope, isIdle: (Call) -> Bool) -> Bool {
    holds(.work, block, in: scope, isIdle: isIdle, depth: 0)
  }

  /// Whether anything that a block shows can be pressed, or leads elsewhere. A view that is made for a closure which
  /// nobody hands it has no button.
  public func mayAct(_ block: Block, in scope: Scope) -> Bool {
    holds(.action, block, in: scope, isIdle: { _ in false }, depth: 0)
  }

  private func holds(
    _ wanted: Fulfilment, _ block: Block, in scope: Scope, isIdle: (Call) -> Bool, depth: Int
  ) -> Bool {
    var result = false
    block.visitViews { element in
      if !result { result = holds(wanted, element, in: scope, isIdle: isIdle, depth: depth) }
    }
    return result
  }

  /// Whether a view holds something to do, what is shown inside of it left out.
  private func holds(
    _ wanted: Fulfilment, _ element: ViewElement, in scope: Scope, isIdle: (Call) -> Bool, depth: Int
  ) -> Bool {
    let bare = Expression(
      .call(Call(callee: Expression(path: "EmptyView"), arguments: [], list: nil, nameBytes: 0..<0)), bytes: 0..<0)
    for modifier in element.modifiers {
      let alone = Call(
        callee: Expression(.member(of: bare, name: modifier.name), bytes: 0..<0), arguments: [], list: nil,
        nameBytes: 0..<0)
      if fulfilment(of: Expression(.call(alone), bytes: 0..<0), in: scope).contains(wanted) { return true }
    }
    let name = element.name
    guard let first = name.first else { return false }
    if KnownViews.links.contains(name) { return wanted == .action }
    if let call = element.call {
      if name.hasSuffix("Button"), entry(named: name, in: scope.owner, path: scope.path) == nil {
        return fulfilment(of: element.root, in: scope).contains(wanted) && !isIdle(call)
      }
      if isHandedNothingToDo(call, in: scope) { return false }
    }
    if first.isLowercase, depth < 3, let (block, place) = piece(element, in: scope) {
      return holds(wanted, block, in: place, isIdle: isIdle, depth: depth + 1)
    }
    let alone = Call(callee: Expression(path: name), arguments: [], list: nil, nameBytes: 0..<0)
    return fulfilment(of: Expression(.call(alone), bytes: 0..<0), in: scope).contains(wanted)
  }

  /// The code of a property or function of the view's own that builds views, without the branches for closures that the
  /// call does not hand in.
  private func piece(_ element: ViewElement, in scope: Scope) -> (Block, Scope)? {
    guard let owner = scope.owner, let entry = entry(named: owner, in: nil, path: scope.path) else { return nil }
    guard let call = element.call else {
      guard let found = entry.properties[element.name], let body = found.facts.body else { return nil }
      return (body, Scope(owner: owner, path: found.path))
    }
    guard let found = entry.functions[call.fullName], found.count == 1, let body = found[0].facts.body else {
      return nil
    }
    let absent = found[0].facts.parameters.filter { parameter in
      parameter.type.contains("->") && !call.hands(parameter.label, named: parameter.name)
    }
    let place = Scope(owner: owner, path: found[0].path)
    return (body.withoutBranches(unwrapping: Set(absent.map(\.name))), place)
  }

  /// Whether a call makes a view of the project's own with which nobody can start work: it is made for a closure that
  /// the call leaves out, and holds nothing else that does anything.
  public func isHandedNothingToDo(_ call: Call, in scope: Scope) -> Bool {
    guard let entry = entry(named: call.fullName, in: scope.owner, path: scope.path), entry.isView,
      !call.arguments.contains(where: { $0.value.asClosure.map { !$0.body.statements.isEmpty } ?? false })
    else { return false }
    let stored = entry.properties.values.map(\.facts).filter { !$0.isComputed && !$0.isStatic }
    let closures = stored.filter { $0.type?.contains("->") ?? false }
    let labels = entry.functions["init"]?.flatMap(\.facts.parameters).filter { $0.type.contains("->") } ?? []
    guard !closures.isEmpty,
      closures.allSatisfy({ closure in
        (closure.initial != nil || closure.type?.hasSuffix("?") ?? false)
          && !call.hands(closure.name, named: closure.name)
      }),
      labels.allSatisfy({ !call.hands($0.label, named: $0.name) }),
      stored.allSatisfy({ $0.type?.contains("->") ?? false || isPlainValue($0, of: entry) })
    else { return false }
    let parts = entry.properties.values.compactMap(\.facts.summary)
      + entry.functions.values.joined().map(\.facts.summary)
    return parts.allSatisfy { summary in
      summary.calls.allSatisfy { name in
        if name.hasPrefix(".") || name.hasPrefix("()") { return true }
        let base = String(name.prefix { $0 != "." })
        if base.count < name.count { return KnownViews.contains(base) || stored.contains { $0.name == base } }
        // A function outside of the view may do anything.
        return base.first?.isUppercase == true || entry.functions[base] != nil || functions[base] == nil
      }
    }
  }

  /// Whether a function of a view, by its name, is made for a closure that none of its uses hands it.
  public func isHandedNothingToDo(_ function: String, of scene: ViewScene) -> Bool {
    guard let entry = entry(named: scene.name, in: nil, path: scene.path), let found = entry.functions[function],
      found.count == 1
    else { return false }
    let closures = found[0].facts.parameters.filter { $0.type.contains("->") }
    let uses = scene.elements.compactMap(\.node.call).filter { $0.fullName == function }
    return !closures.isEmpty && !uses.isEmpty
      && uses.allSatisfy { use in closures.allSatisfy { !use.hands($0.label, named: $0.name) } }
  }

  /// Whether a property of a view holds something that is only shown.
  private func isPlainValue(_ property: PropertyFacts, of entry: TypeEntry) -> Bool {
    if let attribute = property.attributes.first(where: { $0.hasPrefix("Environment") }) {
      return Self.plainKeys.contains { attribute == "Environment(\\.\($0))" }
    }
    if property.attributes.contains(where: { Self.owners.contains($0) }) { return false }
    guard let text = property.type else { return property.initial.map { $0.first?.isUppercase == false } ?? false }
    guard let type = SwiftType(text) else { return false }
    return isPlainValue(type, in: entry, depth: 0)
  }

  private func isPlainValue(_ type: SwiftType, in entry: TypeEntry, depth: Int) -> Bool {
    switch type.unwrapped {
    case .array(let inner): return isPlainValue(inner, in: entry, depth: depth)
    case .named(let name, _):
      if Self.plainTypes.contains(name) || name.hasSuffix("Error") && !name.contains("Model") { return true }
      guard depth < 2, let found = self.entry(named: name, in: entry.name, path: entry.path),
        found.kind == .structure || found.kind == .enumeration, !found.isView
      else { return false }
      return found.properties.values.allSatisfy { inner in
        guard !inner.facts.isComputed, !inner.facts.isStatic else { return true }
        return inner.facts.type.flatMap { SwiftType($0) }.map { isPlainValue($0, in: found, depth: depth + 1) } ?? false
      } && found.cases.allSatisfy { item in item.values.allSatisfy { !$0.contains("->") } }
    default: return false
    }
  }

  private static let plainKeys: Set<String> = [
    "dismiss", "colorScheme", "dynamicTypeSize", "openURL", "horizontalSizeClass", "verticalSizeClass", "locale",
    "isEnabled", "layoutDirection", "presentationMode", "accessibilityReduceMotion",
  ]
  private static let owners: Set<String> = ["ObservedObject", "StateObject", "Bindable", "Binding", "EnvironmentObject"]
  private static let plainTypes: Set<String> = [
    "String", "LocalizedStringKey", "LocalizedStringResource", "Error", "any Error", "Image", "Bool", "Int", "Double",
    "CGFloat", "Color", "Font", "URL", "Date", "UUID", "Text", "Swift.Error", "any Swift.Error", "AttributedString",
  ]
}

extension KnownViews {
  /// Controls that lead elsewhere, or that change nothing of what is shown.
  static let links: Set<String> = ["Link", "ShareLink", "EditButton", "RenameButton", "HelpLink", "PasteButton"]
}

extension Call {
  /// Whether something is handed in for a parameter, by its label or behind the parentheses.
  fileprivate func hands(_ label: String?, named name: String) -> Bool {
    arguments.contains { argument in
      if argument.isTrailing, argument.label == nil { return true }
      guard argument.label == label || argument.label == name else { return false }
      switch argument.value.form {
      case .nothing: return false
      case .closure(let closure): return !closure.body.statements.isEmpty
      default: return true
      }
    }
  }
}

extension Block {
  /// The block without what is shown only where one of some names holds a value.
  fileprivate func withoutBranches(unwrapping names: Set<String>) -> Block {
    guard !names.isEmpty else { return self }
    return Block(statements.flatMap { $0.withoutBranches(unwrapping: names) }, bytes: bytes)
  }
}

extension Statement {
  fileprivate func withoutBranches(unwrapping names: Set<String>) -> [Statement] {
    switch self {
    case .conditional(let conditional):
      let isAbsent = conditional.conditions.contains { condition in
        switch condition.form {
        case .unwrap(_, let value): value.path.map { names.contains($0) } ?? false
        case .expression(let value): value.comparedToNil.map { names.contains($0) } ?? false
        case .match, .availability: false
        }
      }
      let otherwise = conditional.otherwise?.withoutBranches(unwrapping: names)
      if isAbsent { return otherwise?.statements ?? [] }
      var copy = conditional
      copy.then = conditional.then.withoutBranches(unwrapping: names)
      copy.otherwise = otherwise
      return [.conditional(copy)]
    case .expression(let value): return [.expression(value.withoutBranches(unwrapping: names))]
    case .exit(let exit, let value?): return [.exit(exit, value.withoutBranches(unwrapping: names))]
    default: return [self]
    }
  }
}

extension Expression {
  /// What is compared in `value != nil`.
  fileprivate var comparedToNil: String? {
    guard case .operation(["!="], let operands) = form, operands.count == 2, case .nothing = operands[1].form else {
      return nil
    }
    return operands[0].path
  }

  fileprivate func withoutBranches(unwrapping names: Set<String>) -> Expression {
    switch form {
    case .call(let call):
      var copy = call
      if case .member(of: let base?, let name) = call.callee.form {
        copy.callee = Expression(
          .member(of: base.withoutBranches(unwrapping: names), name: name), bytes: call.callee.bytes)
      }
      copy.arguments = call.arguments.map { argument in
        guard let closure = argument.value.asClosure else { return argument }
        var changed = argument
        var inner = closure
        inner.body = closure.body.withoutBranches(unwrapping: names)
        changed.value = Expression(.closure(inner), bytes: argument.value.bytes)
        return changed
      }
      return Expression(.call(copy), bytes: bytes)
    default: return self
    }
  }
}
