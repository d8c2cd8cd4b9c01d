/// What a button's work changes.
struct Change {
  /// The verb that says it, such as `save`.
  var verb: String
  /// The functions on the way to it, by name.
  var functions: Set<String> = []
}

extension Program {
  /// Returns what some code changes outside of the screen, as far as what it calls shows that by more than a name:
  /// the last thing it waits for keeps nothing but what it was told, such as a protocol's `func eject() async throws`.
  ///
  /// - Parameter raises: Whether the work says that it is under way.
  func change(by summary: ActionSummary, in scope: Scope, raises: Bool) -> Change? {
    var seen: Set<String> = []
    return change(by: summary, in: scope, raises: raises || !summary.raises.isEmpty, depth: 0, seen: &seen)
  }

  private func change(
    by summary: ActionSummary, in scope: Scope, raises: Bool, depth: Int, seen: inout Set<String>
  ) -> Change? {
    guard depth < 4 else { return nil }
    // What nobody waits for is followed to where somebody does.
    let names = summary.awaits + (depth == 0 || summary.awaits.isEmpty ? summary.calls : [])
    for name in names where !name.hasPrefix(".") && !name.hasPrefix("()") && name.first?.isUppercase == false {
      guard seen.insert("\(scope.owner ?? "").\(name)").inserted else { continue }
      let isAwaited = summary.awaits.contains(name)
      let found = change(
        byCalling: name, isAwaited: isAwaited, in: scope, raises: raises, depth: depth, seen: &seen)
      if let found { return found }
    }
    return nil
  }

  private func change(
    byCalling name: String, isAwaited: Bool, in scope: Scope, raises: Bool, depth: Int, seen: inout Set<String>
  ) -> Change? {
    let word = MutationVerbs.firstWord(of: name)
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if MutationVerbs.asking.contains(word) && !MutationVerbs.isArrival(last) || name.asksOnly || MutationVerbs.notesReading(last) || isBeside(name) {
      return nil
    }
    let known = MutationVerbs.verb(of: name, extra: options.mutationVerbs)
    let likely = MutationVerbs.likelyVerb(of: name) ?? (MutationVerbs.isArrival(last) ? word : nil)
    // `cancelDownload` calls off what is under way here.
    if likely == nil, known == nil, MutationVerbs.likely.contains(word) { return nil }
    guard let function = function(named: name, in: scope) else {
      // Of what is declared elsewhere, only the name is known.
      guard isAwaited, name.contains(".") else { return nil }
      if let known { return depth > 0 ? Change(verb: known) : nil }
      return raises ? likely.map { Change(verb: $0) } : nil
    }
    guard function.facts.result.map({ !$0.contains("some ") }) ?? true, function.facts.body == nil else { return nil }
    let summary = function.facts.summary
    let functions: Set<String> = [last]
    let below = function.scope
    if summary == ActionSummary() {
      // What a protocol asks for has no code: if it gives nothing back and may fail, it is there to change something.
      guard isAwaited || function.facts.result?.contains("Publisher") ?? false else { return nil }
      if let verb = known ?? likely { return Change(verb: verb, functions: functions) }
      let isCommand = function.facts.isAsync && function.facts.canThrow && function.facts.givesNothing
      return isCommand && isProtocol(function.owner, path: function.path)
        ? Change(verb: word, functions: functions) : nil
    }
    guard summary.isAsync || summary.startsTask || isAwaited else { return nil }
    if function.facts.opensPageFirst || word == "cancel" && summary.calls.contains(where: \.callsOffTask) { return nil }
    if let inner = change(
      by: summary, in: below, raises: raises || !summary.raises.isEmpty, depth: depth + 1, seen: &seen)
    {
      return Change(verb: known ?? likely ?? inner.verb, functions: functions.union(inner.functions))
    }
    guard let likely else { return nil }
    // What waits for no more than to load anew changes nothing.
    let waits = summary.awaits.contains {
      !MutationVerbs.asking.contains(MutationVerbs.firstWord(of: $0)) && !isBeside($0)
    }
    let keeps = summary.awaits.isEmpty && (summary.isAsync || isAwaited && function.facts.canThrow)
    return waits && (raises || !summary.raises.isEmpty || function.facts.canThrow) || keeps
      ? Change(verb: likely, functions: functions) : nil
  }

  /// Whether a call is made beside a change: of a log, a collection at hand, a player or what opens pages.
  private func isBeside(_ name: String) -> Bool {
    if name.isMediaTransport || LogCalls.contains(name) || Self.isCollectionCall(name) { return true }
    return name.split(separator: ".").dropLast().contains { part in
      let word = part.lowercased()
      return Self.beside.contains { word.contains($0) }
    }
  }

  private static let beside = [
    "logger", "player", "camera", "haptic", "analytics", "navigat", "router", "coordinator", "task", "timer", "undo",
    "animat",
  ]

  private func isProtocol(_ name: String?, path: String) -> Bool {
    name.flatMap { entry(named: $0, in: nil, path: path) }?.kind == .protocol
  }
}

extension String {
  /// Whether a call of the name calls off a task at hand: `saveTask.cancel`.
  fileprivate var callsOffTask: Bool { hasSuffix(".cancel") && lowercased().contains("task") }
}

extension FunctionFacts {
  /// Whether whoever calls it is told nothing.
  fileprivate var givesNothing: Bool { result.map { ["Void", "()"].contains($0) } ?? true }
}
