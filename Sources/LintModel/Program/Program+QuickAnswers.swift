extension Program {
  /// Whether all that a load waits for is there within a frame, such as what a database in the process answers.
  public func answersAtOnce(_ load: ScreenLoad) -> Bool {
    var seen: Set<String> = []
    return answersAtOnce(load.effect.own, in: load.scope, depth: 0, seen: &seen)
  }

  private func answersAtOnce(_ summary: ActionSummary, in scope: Scope, depth: Int, seen: inout Set<String>) -> Bool {
    guard summary.isAsync else { return true }
    // What is awaited without a call, such as the value of a task, may take any time.
    guard depth < 6, !summary.awaits.isEmpty else { return false }
    for name in summary.awaits where !Self.isHop(name) {
      let meant = functions(meantBy: name, in: scope)
      // An actor may be busy with something else.
      guard !meant.isEmpty, meant.allSatisfy({ !isOfActor($0) }) else { return false }
      for function in meant where seen.insert((function.owner ?? "") + "." + function.facts.name).inserted {
        let inside = Scope(owner: function.owner, path: function.path)
        guard answersAtOnce(function.facts.summary, in: inside, depth: depth + 1, seen: &seen) else { return false }
      }
    }
    return true
  }

  /// Whether a call only goes over to another actor or queue of the process, and what it does there stands in its
  /// closure.
  private static func isHop(_ name: String) -> Bool {
    let parts = name.lowercased().split(separator: ".")
    guard parts.count > 1, let last = parts.last else { return name == "Task.yield" }
    let base = parts[parts.count - 2]
    switch last {
    case "run": return base == "mainactor"
    case "perform", "performbackgroundtask", "performandwait":
      return ["context", "container", "moc"].contains { base.hasSuffix($0) }
    case "yield": return base == "task"
    default: return false
    }
  }

  private func isOfActor(_ function: FoundFunction) -> Bool {
    function.owner.flatMap { entry(named: $0, in: nil, path: function.path) }?.kind == .actor
  }

  /// The functions that a written name may mean: those of a protocol are said by all types that conform to it, besides
  /// the ones that stand in for them in tests and previews.
  private func functions(meantBy name: String, in scope: Scope) -> [FoundFunction] {
    // What does not wait itself is only where the awaited call begins: `store()` in `await store().rows()`.
    guard let found = function(named: name, in: scope), found.facts.isAsync else { return [] }
    guard let owner = found.owner, let entry = entry(named: owner, in: nil, path: found.path) else { return [found] }
    guard entry.kind == .protocol else {
      return Self.standsIn(owner) ? [] : (entry.functions[found.facts.name] ?? []).map {
        FoundFunction(facts: $0.facts, owner: owner, path: $0.path)
      }
    }
    let last = entry.name.split(separator: ".").last.map(String.init) ?? entry.name
    return types(inheriting: last).filter { !Self.standsIn($0.name) }.flatMap { type in
      (type.functions[found.facts.name] ?? []).map { FoundFunction(facts: $0.facts, owner: type.name, path: $0.path) }
    }
  }

  private static func standsIn(_ type: String) -> Bool {
    let word = type.lowercased()
    return ["mock", "preview", "stub", "fake", "spy", "dummy", "noop"].contains { word.contains($0) }
  }
}
