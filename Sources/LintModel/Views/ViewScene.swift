/// A view type as it is written in one file, taken apart.
public struct ViewScene: Sendable {
  /// The type's name, with the types around it.
  public let name: String
  public let path: String
  /// Whether SwiftUI shows the type; `false` for view code in other types.
  public let isView: Bool
  /// Whether its body is made of views, and not of toolbar items, commands or scenes.
  private let buildsViews: Bool
  /// The `switch` statements that build views.
  public private(set) var choices: [Site<Choice>] = []
  /// The `if` statements that build views; an `else if` is a site of its own.
  public private(set) var conditionals: [Site<Conditional>] = []
  /// The `guard` statements in front of views.
  public private(set) var guards: [Site<Guard>] = []
  /// Every view that is shown.
  public private(set) var elements: [Site<ViewElement>] = []
  /// The view code of the type.
  public private(set) var bodies: [Block] = []
  /// The member whose code a site stands in, by the start of its bytes.
  private var members: [Member] = []

  /// A member that builds views.
  private struct Member {
    let name: String
    let bytes: Range<Int>
    /// Whether its code may hold several views.
    let isBuilder: Bool
    let isStatic: Bool
  }

  /// Takes a type apart, with its extensions in the same file.
  init?(types: [TypeFacts], path: String, isView: Bool, buildsViews: Bool = true) {
    guard let first = types.first else { return nil }
    name = first.name
    self.path = path
    self.isView = isView
    self.buildsViews = buildsViews
    for type in types { add(type) }
  }

  private mutating func add(_ type: TypeFacts) {
    for property in type.properties {
      guard let body = property.body else { continue }
      let isBuilder = property.name == "body" && buildsViews || property.attributes.holdBuilder
      let member = Member(name: property.name, bytes: body.bytes, isBuilder: isBuilder, isStatic: property.isStatic)
      add(body, member: member, scope: Scope(owner: type.name, path: path))
    }
    for function in type.functions {
      guard let body = function.body else { continue }
      let locals = Dictionary(
        function.parameters.map { ($0.name, Scope.Local.typed($0.type)) }, uniquingKeysWith: { first, _ in first })
      let isBuilder = function.name == "body" && buildsViews || function.attributes.holdBuilder
      let member = Member(name: function.name, bytes: body.bytes, isBuilder: isBuilder, isStatic: function.isStatic)
      add(body, member: member, scope: Scope(owner: type.name, path: path, locals: locals))
    }
  }

  private mutating func add(_ body: Block, member: Member, scope: Scope) {
    bodies.append(body)
    members.append(member)
    visit(body, around: Surroundings(scope: scope))
  }

  /// The member whose code holds some bytes.
  public func member(at bytes: Range<Int>) -> String? {
    members.last { $0.bytes.contains(bytes.lowerBound) }?.name
  }

  /// Whether some bytes stand in a member that has no view to read from.
  public func isStatic(at bytes: Range<Int>) -> Bool {
    members.last { $0.bytes.contains(bytes.lowerBound) }?.isStatic ?? false
  }

  /// Whether several views, and whole pages of them, may stand where some bytes are.
  public func takesSeveralViews(at bytes: Range<Int>, around: Surroundings) -> Bool {
    around.takesPages ?? members.last { $0.bytes.contains(bytes.lowerBound) }?.isBuilder ?? false
  }

  // MARK: The walk

  private mutating func visit(_ block: Block, around: Surroundings) {
    var around = around
    for statement in block.statements { visit(statement, around: &around) }
  }

  private mutating func visit(_ statement: Statement, around: inout Surroundings) {
    switch statement {
    case .expression(let value), .exit(.return, let value?): visit(value, around: around)
    case .binding(let binding):
      if let value = binding.value {
        around.scope.locals[binding.name] = binding.type.map { .typed($0) } ?? .value(value, around.scope)
      }
    case .conditional(let conditional): visit(conditional, around: around)
    case .guarded(let guarded):
      guards.append(Site(node: guarded, around: around))
      visit(guarded.otherwise, around: around)
      around.scope = around.scope.binding(guarded.conditions)
    case .choice(let choice): visit(choice, around: around)
    case .blocks(let blocks): for block in blocks { visit(block, around: around) }
    case .loop(let loop): visit(loop.body, around: around)
    case .attempt, .assignment, .exit: break
    }
  }

  private mutating func visit(_ conditional: Conditional, around: Surroundings) {
    conditionals.append(Site(node: conditional, around: around))
    var then = around.adding(.branch(conditional, isThen: true))
    then.scope = then.scope.binding(conditional.conditions)
    visit(conditional.then, around: then)
    if let otherwise = conditional.otherwise {
      visit(otherwise, around: around.adding(.branch(conditional, isThen: false)))
    }
  }

  private mutating func visit(_ choice: Choice, around: Surroundings) {
    choices.append(Site(node: choice, around: around))
    for item in choice.cases {
      var inside = around.adding(.choice(choice, item))
      for pattern in item.patterns {
        for name in pattern.bindings {
          inside.scope.locals[name] =
            pattern.name.map { .payload(of: choice.subject, caseName: $0, around.scope) }
            ?? .value(choice.subject, around.scope)
        }
      }
      visit(item.body, around: inside)
    }
  }

  private mutating func visit(_ value: Expression, around: Surroundings) {
    switch value.form {
    case .effect(_, let inner), .optional(let inner): visit(inner, around: around)
    case .statement(let statement):
      var inside = around
      visit(statement, around: &inside)
    case .ternary(let condition, let then, let otherwise):
      visit(then, around: around.adding(.ternary(condition)))
      visit(otherwise, around: around.adding(.ternary(condition)))
    case .closure(let closure): visit(closure.body, around: around)
    case .group(let parts), .operation(_, let parts): for part in parts { visit(part, around: around) }
    case .call, .name, .member: visit(ViewElement(value), around: around)
    case .text, .boolean, .nothing, .literal: break
    }
  }

  private mutating func visit(_ element: ViewElement, around: Surroundings) {
    elements.append(Site(node: element, around: around))
    if let call = element.call {
      let name = call.fullName
      for argument in call.arguments where !element.isAction(argument, of: call, named: name) {
        var inside = around.adding(.container(element, label: argument.label))
        if let closure = argument.value.asClosure {
          let local = elementLocal(of: call, named: name, scope: around.scope)
          for parameter in closure.parameters { inside.scope.locals[parameter] = local ?? .unknown }
        }
        visit(argument.value, around: inside)
      }
    } else if element.root.path == nil {
      switch element.root.form {
      case .call, .name, .member: break
      default: visit(element.root, around: around)
      }
    }
    for modifier in element.modifiers where !modifier.runsItsClosure {
      for argument in modifier.arguments {
        var inside = around.adding(.modifier(modifier, of: element))
        guard let closure = argument.value.asClosure else {
          if case .call = argument.value.form { visit(argument.value, around: inside) }
          continue
        }
        if argument.label == "action" || argument.label == "onDismiss" || argument.label == "onCompletion" { continue }
        for parameter in closure.parameters { inside.scope.locals[parameter] = .unknown }
        visit(closure.body, around: inside)
      }
    }
  }

  private func elementLocal(of call: Call, named name: String, scope: Scope) -> Scope.Local? {
    guard name == "ForEach" || name == "List" || name == "Table", let first = call.arguments.first,
      first.value.asClosure == nil
    else { return nil }
    return .element(of: first.value, scope)
  }
}

extension [String] {
  /// Whether attributes make code a view builder.
  fileprivate var holdBuilder: Bool { contains { $0.hasSuffix("ViewBuilder") } }
}

extension Scope {
  /// Adds the names that conditions bind.
  func binding(_ conditions: [Condition]) -> Scope {
    var result = self
    for condition in conditions {
      switch condition.form {
      case .unwrap(let name, let value): result.locals[name] = .unwrapped(value, self)
      case .match(let pattern, let value):
        for name in pattern.bindings {
          result.locals[name] =
            pattern.name.map { .payload(of: value, caseName: $0, self) } ?? .unwrapped(value, self)
        }
      case .expression, .availability: break
      }
    }
    return result
  }
}

extension Program {
  /// Returns the view types of a file, taken apart.
  public func scenes(in file: FileFacts) -> [ViewScene] { check.scenes(in: file.path) { takeApart(file) } }

  private func takeApart(_ file: FileFacts) -> [ViewScene] {
    // Nobody meets a preview.
    let types = file.types.filter { $0.hasViewCode && !$0.lastName.contains("Preview") }
    let parts = Dictionary(grouping: types, by: \.name)
    var seen: Set<String> = []
    return types.compactMap { type in
      guard seen.insert(type.name).inserted else { return nil }
      let entry = entry(named: type.name, in: nil, path: file.path)
      return ViewScene(
        types: parts[type.name] ?? [], path: file.path, isView: entry?.isView ?? false,
        buildsViews: entry?.inherits.contains { $0.hasSuffix("View") || $0.hasSuffix("ViewModifier") } ?? false)
    }
  }

  /// Returns what a block of view code holds, with everything it shows by name.
  public func fulfilment(of block: Block, in scope: Scope) -> Fulfilment {
    fulfilment(of: ViewContent(of: block, options: options), in: scope)
  }

  /// Returns what an expression of view code holds, with everything it shows by name.
  public func fulfilment(of expression: Expression, in scope: Scope) -> Fulfilment {
    fulfilment(of: ViewContent(of: expression, options: options), in: scope)
  }

  private func fulfilment(of content: ViewContent, in scope: Scope) -> Fulfilment {
    fulfilment(of: content, owner: scope.owner) { isOpaque($0, in: scope) }
  }

  /// Whether a name among views stands for a view that others hand in, or for something unresolved.
  private func isOpaque(_ name: String, in scope: Scope) -> Bool {
    let parts = name.split(separator: ".").map(String.init)
    guard let first = parts.first else { return false }
    if scope.locals[first] != nil { return false }
    guard parts.count == 1 else { return false }
    guard let owner = scope.owner, let entry = entry(named: owner, in: nil, path: scope.path) else { return false }
    if let property = entry.properties[first]?.facts {
      guard let text = property.type else { return false }
      if text.contains("->") || text.hasPrefix("some ") || text == "AnyView" { return true }
      return entry.generics.contains { $0.name == text.trimmingSuffix("?") }
    }
    return false
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
