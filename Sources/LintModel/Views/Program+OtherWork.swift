extension Program {
  /// Whether all that an expression asks about something under way is about work other than a button's: flags that
  /// other functions raise, and that nothing the button starts ever sets.
  public func isAboutOtherWork(_ value: Expression, than button: MutationButton) -> Bool {
    let scope = button.site.scope
    let raised = button.raised.union(button.setAtOnce)
    let asked = value.readPaths.filter { dependsOnProgress(Expression(path: $0), raised: raised, in: scope) == true }
    guard !asked.isEmpty, button.handedBy.isEmpty else { return false }
    let work = awaitedWork(of: button)
    // What is done by code that cannot be seen may set anything.
    guard !button.effect.called.isEmpty else { return false }
    let own = flagsSet(by: button, work: work).union(work.raised)
    var owners = Set(work.functions.compactMap(\.owner))
    for flag in own {
      if let dot = flag.lastIndex(of: "."), dot != flag.startIndex { owners.insert(String(flag[..<dot])) }
    }
    return asked.allSatisfy { path in
      guard let behind = storedFlags(behind: path, in: scope), behind.isDisjoint(with: own) else { return false }
      return behind.contains { flag in
        guard let dot = flag.lastIndex(of: "."), owners.contains(String(flag[..<dot])) else { return false }
        return isRaised(flag, besides: work.functions)
      }
    }
  }

  /// Everything that a button's work sets, each as `Type.name`.
  private func flagsSet(by button: MutationButton, work: AwaitedWork) -> Set<String> {
    func all(_ summary: ActionSummary, in scope: Scope) -> [String] {
      let inserted = summary.calls.compactMap { $0.changedByCall }
      return (summary.assigns + inserted + summary.changesFirst).map { flag(at: $0, in: scope) }
    }
    var result = Set(all(button.effect.own, in: button.site.scope))
    for function in work.functions { result.formUnion(all(function.facts.summary, in: function.scope)) }
    for called in button.effect.called { result.formUnion(all(called.summary, in: called.function.scope)) }
    return result
  }

  /// The properties that decide about what is at a path; `nil` where one of them is not known.
  private func storedFlags(behind path: String, in scope: Scope) -> Set<String>? {
    let all = flags(behind: path, in: scope)
    let unknown = all.filter { $0.hasPrefix(".") }
    // `isLoading` of a state that is declared elsewhere.
    guard unknown.allSatisfy({ ProgressNames.contains($0) && path.hasSuffix($0) }) else { return nil }
    return all.subtracting(unknown)
  }

  /// Whether a function of the type that a flag belongs to raises it, other than some, or nobody ever sets it.
  private func isRaised(_ flag: String, besides functions: [FoundFunction]) -> Bool {
    guard let dot = flag.lastIndex(of: "."), let entry = entry(named: String(flag[..<dot]), in: nil, path: "") else {
      return false
    }
    let name = String(flag[flag.index(after: dot)...])
    let names = Set(functions.filter { $0.owner == entry.name }.map(\.facts.name))
    let all = entry.functions.values.joined().map(\.facts)
    if all.contains(where: { !names.contains($0.name) && $0.summary.raises.contains(name) }) { return true }
    guard entry.isObservable, let property = entry.properties[name]?.facts, !property.isComputed,
      property.initial == "false"
    else { return false }
    return !all.contains { $0.summary.assigns.contains { $0 == name || $0.hasSuffix("." + name) } }
  }
}
