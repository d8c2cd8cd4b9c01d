import LintModel

extension MutationButton {
  /// Whether a function that it calls changes something that is no flag of the work itself before it waits for
  /// anything, so that what a person sees may well change at once.
  func changesAtOnce(_ program: Program) -> Bool {
    effect.called.contains { function in
      let scope = Scope(owner: function.function.owner, path: function.function.path)
      return function.distance == 1
        && function.summary.changesFirst.contains { path in
          !function.summary.raises.contains(path) && program.tells(path, in: scope)
        }
    }
  }

  /// Whether a function that it calls asks whether something is under way, by whatever name.
  var asksForProgress: Bool {
    effect.called.contains { function in
      function.distance == 1 && function.summary.reads.contains { ProgressNames.contains($0) }
        && function.function.facts.summary.isAsync
    }
  }
}

extension Program {
  /// Whether a property of a type is one by which a person may tell that something happened.
  fileprivate func tells(_ path: String, in scope: Scope) -> Bool {
    guard let owner = scope.owner, let entry = entry(named: owner, in: nil, path: scope.path),
      entry.properties[String(path.prefix { $0 != "." })] != nil, !ProgressNames.contains(path), !FailureNames.contains(path)
    else { return false }
    let word = path.split(separator: ".").last?.lowercased() ?? ""
    return !["message", "alert", "toast", "banner", "success", "progress", "task", "busy", "saving", "phase", "state", "status", "step", "stage"]
      .contains { word.contains($0) }
  }
}
