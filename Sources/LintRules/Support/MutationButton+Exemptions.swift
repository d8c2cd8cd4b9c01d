import LintModel

extension MutationButton {
  /// Whether the button is still there while its work runs.
  func staysOnScreen(in scene: ViewScene, of program: Program) -> Bool {
    if site.around.closesOnChoice || closesAtOnce { return false }
    if let member = scene.member(at: nameBytes), program.isShownInMenu(member, of: scene.name) { return false }
    return !program.isShownInMenu(nil, of: scene.name)
  }

  /// How sure a finding about the button is: its work was found, or is seen to wait.
  var severity: Severity {
    effect.own.isAsync || effect.called.contains { $0.distance == 1 } ? .error : .warning
  }
}
