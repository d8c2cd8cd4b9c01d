/// What happens when some code runs, with the functions it calls.
public struct ActionEffect: Sendable {
  /// What the code does itself.
  public var own: ActionSummary
  /// The functions it calls that were found, with those they call.
  public var called: [Program.CalledFunction]

  /// Whether anything in it waits.
  public var isAsync: Bool {
    own.isAsync || own.startsTask || called.contains { $0.summary.isAsync || $0.summary.startsTask }
  }
}

extension Program {
  /// A function that some code calls.
  public struct CalledFunction: Sendable {
    public let function: FoundFunction
    /// The path of the object it belongs to, as the calling code writes it; empty for the view's own.
    public let base: String
    /// How many calls away it is.
    public let distance: Int
    public var summary: ActionSummary { function.facts.summary }

    /// Returns a name as the calling code would write it.
    public func written(_ name: String) -> String { base.isEmpty ? name : base + "." + name }
  }

  /// Returns what a piece of code does, with the functions it calls, up to a few calls away.
  public func effect(of summary: ActionSummary, in scope: Scope, depth: Int = 2) -> ActionEffect {
    var called: [CalledFunction] = []
    var seen: Set<String> = []
    follow(summary, in: scope, base: "", distance: 1, depth: depth, seen: &seen, into: &called)
    return ActionEffect(own: summary, called: called)
  }

  private func follow(
    _ summary: ActionSummary, in scope: Scope, base: String, distance: Int, depth: Int, seen: inout Set<String>,
    into called: inout [CalledFunction]
  ) {
    guard distance <= depth else { return }
    for name in summary.calls where name.first?.isUppercase == false && !name.hasPrefix(".") {
      guard let found = function(named: name, in: scope) else { continue }
      let key = (found.owner ?? "") + "." + found.facts.name
      guard seen.insert(key).inserted else { continue }
      var inner = base
      if let dot = name.lastIndex(of: ".") {
        let prefix = String(name[..<dot])
        inner = base.isEmpty ? prefix : base + "." + prefix
      }
      called.append(CalledFunction(function: found, base: inner, distance: distance))
      follow(
        found.facts.summary, in: Scope(owner: found.owner, path: found.path), base: inner, distance: distance + 1,
        depth: depth, seen: &seen, into: &called)
    }
  }
}

/// Work a view starts when it appears or is pulled.
public struct ScreenLoad: Sendable {
  /// The modifier that starts it: `task`, `onAppear` or `refreshable`.
  public let hook: Call
  public let closure: Closure
  public let effect: ActionEffect
  public let scope: Scope
  /// What it fills, as the view writes it: `items`, `viewModel.items`.
  public let fills: [Fill]

  /// A property that awaited work fills.
  public struct Fill: Sendable {
    public let path: String
    /// Who fills it; `nil` where the closure does it itself.
    public let by: Program.CalledFunction?
  }
}

extension Program {
  /// Returns the work that a view starts by itself.
  public func loads(of scene: ViewScene) -> [ScreenLoad] {
    check.loads(of: scene) {
      scene.elements.flatMap { site -> [ScreenLoad] in
        // What a field starts as it is typed into checks what was typed.
        let name = site.node.name
        let isField = name.hasSuffix("Field") || name.hasSuffix("Editor") && name.hasPrefix("Text")
        return site.around.closesOnChoice || isField
          ? [] : site.node.modifiers.compactMap { load(startedBy: $0, in: site.scope) }
      }
    }
  }

  private static let hooks: Set<String> = ["task", "onAppear", "refreshable"]

  private func load(startedBy hook: Call, in scope: Scope) -> ScreenLoad? {
    guard Self.hooks.contains(hook.name) else { return nil }
    let effect: ActionEffect
    let closure: Closure
    if let found = hook.arguments.compactMap({ $0.value.asClosure }).last {
      closure = found
      effect = self.effect(of: ActionSummary(of: found.body), in: scope)
    } else if let name = hook.arguments.last?.value.path {
      var summary = ActionSummary()
      summary.calls = [name]
      summary.awaitsInLine = [name]
      closure = Closure(parameters: [], body: Block([], bytes: hook.nameBytes))
      effect = self.effect(of: summary, in: scope)
    } else {
      return nil
    }
    var fills = effect.own.assignsAwaited.map { ScreenLoad.Fill(path: $0, by: nil) }
    for function in effect.called {
      fills += function.summary.assignsAwaited.map { ScreenLoad.Fill(path: function.written($0), by: function) }
    }
    return ScreenLoad(hook: hook, closure: closure, effect: effect, scope: scope, fills: fills)
  }

  /// Returns the source that starts a load again, as a button's action would write it at a place of the view; `nil`
  /// where it is not known, or where the view's properties cannot be reached.
  public func restart(of scene: ViewScene, at bytes: Range<Int>, loading subject: Expression? = nil) -> String? {
    guard !scene.isStatic(at: bytes) else { return nil }
    for load in loads(of: scene) where load.hook.name != "onAppear" || load.effect.isAsync {
      guard let text = load.closure.text, let action = Self.action(from: load.closure, text: text, scope: load.scope)
      else { continue }
      return action
    }
    return subject.flatMap { restart(loading: $0, in: Scope(owner: scene.name, path: scene.path)) }
  }

  /// Finds the one function without parameters that fills what is at a path.
  private func restart(loading subject: Expression, in scope: Scope) -> String? {
    guard let path = subject.path, let property = property(at: path, in: scope),
      let entry = entry(named: property.owner, in: nil, path: property.path)
    else { return nil }
    let name = property.facts.name
    let isOwn = !path.contains(".")
    guard isOwn || isReadable(path, in: scope) else { return nil }
    let candidates = entry.functions.values.joined().filter { located in
      let function = located.facts
      let isReachable = !function.attributes.contains("private") || isOwn && located.path == scope.path
      return isReachable && !function.canThrow && !function.isStatic && function.parameters.isEmpty
        && function.summary.assigns.contains(name) && Self.loadVerbs.contains { function.name.hasPrefix($0) }
        && (function.isAsync || function.summary.startsTask && function.result == nil)
    }
    .map(\.facts)
    guard candidates.count == 1, let function = candidates.first else { return nil }
    let base = isOwn ? "" : path.dropLast(name.utf8.count)
    let call = "\(base)\(function.name)()"
    return function.isAsync ? "Task { await \(call) }" : call
  }

  private static let loadVerbs = ["load", "fetch", "reload", "refresh", "get", "retry", "start"]

  /// Turns the one statement of a hook into a button's action.
  private static func action(from closure: Closure, text: String, scope: Scope) -> String? {
    guard closure.body.statements.count == 1, closure.parameters.isEmpty, text.utf8.count < 100,
      !text.contains("\n"), !text.contains("//"), case .expression(let value)? = closure.body.statements.first
    else { return nil }
    switch value.form {
    case .effect(.await, let inner):
      guard case .call(let call) = inner.form, call.isPlain(in: scope) else { return nil }
      return "Task { \(text) }"
    case .call(let call):
      if call.fullName == "Task", let inner = call.arguments.last?.value.asClosure, inner.body.statements.count == 1,
        case .expression(let only)? = inner.body.statements.first, case .effect(.await, let awaited) = only.form,
        case .call(let innerCall) = awaited.form, innerCall.isPlain(in: scope)
      {
        return text
      }
      return call.isPlain(in: scope) && call.callee.path != nil ? text : nil
    default: return nil
    }
  }
}

extension Call {
  /// Whether it may be repeated anywhere in its view: nothing in it is bound locally.
  func isPlain(in scope: Scope) -> Bool {
    guard let path = callee.path, let first = path.split(separator: ".").first, scope.locals[String(first)] == nil
    else { return false }
    return arguments.allSatisfy { argument in
      guard argument.value.asClosure == nil else { return false }
      return argument.value.readPaths.allSatisfy {
        scope.locals[String($0.prefix { $0 != "." })] == nil && !$0.hasPrefix("$")
      }
    }
  }
}

extension FileFacts {
  /// Whether a view in it names a modifier that starts work which SwiftUI often calls off.
  package var mayStartCancellableWork: Bool {
    let starts = { (summary: ActionSummary) in
      summary.calls.contains { $0.hasSuffix("task") || $0.hasSuffix("refreshable") }
    }
    return types.contains { type in
      type.properties.contains { $0.body != nil && $0.summary.map(starts) ?? false }
        || type.functions.contains { $0.body != nil && starts($0.summary) }
    }
  }
}
