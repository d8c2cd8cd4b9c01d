import LintModel

extension MutationButton {
  /// Whether the button is still there while its work runs.
  func staysOnScreen(in scene: ViewScene, of program: Program) -> Bool {
    if site.around.closesOnChoice || site.around.isInButton || closesAtOnce || closesBelow || turnsItself(of: program) { return false }
    if let member = scene.member(at: nameBytes), program.isShownInMenu(member, of: scene.name) { return false }
    return !program.isShownInMenu(nil, of: scene.name)
  }

  /// Whether it first turns what decides about it outside, as in `isFollowing = false` in a button that unfollows, so
  /// that another button takes its place.
  private func turnsItself(of program: Program) -> Bool {
    let word = verb.hasPrefix("un") ? String(verb.dropFirst(2)) : verb
    return raised.contains { path in
      path.lowercased().contains(word) && !ProgressNames.contains(path) && program.isBinding(path, in: site.scope)
    }
  }

  /// Whether its label shows what it sets before the work begins, as a heart does that fills at once.
  var turnsAtOnce: Bool {
    guard !setAtOnce.isEmpty, let shown = label ?? title else { return false }
    return shown.value.readPaths.contains { setAtOnce.contains($0) && !ProgressNames.contains($0) }
  }

  /// How sure a finding about the button is: its work was found, or is seen to wait.
  var severity: Severity {
    effect.own.isAsync || !handedBy.isEmpty || effect.called.contains { $0.distance == 1 } ? .error : .warning
  }
}

extension ViewScene {
  /// Whether a button empties the field that what it sends was written in, as a chat does, so that all see it is sent.
  func empties(_ button: MutationButton) -> Bool {
    elements.contains { site in
      let name = site.node.name
      guard name.hasSuffix("Field") || name.hasSuffix("Editor"), let call = site.node.call else { return false }
      return call.arguments.contains { argument in
        argument.value.path.map { button.emptiesAtOnce.contains($0) } ?? false
      }
    }
  }
}
