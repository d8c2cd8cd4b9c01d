import LintModel

extension MutationButton {
  /// Whether a function that it calls changes something that is no flag of the work itself before it waits for
  /// anything, so that what a person sees may well change at once.
  func changesAtOnce(in scene: ViewScene, of program: Program) -> Bool {
    let isChangedHere = setAtOnce.contains { path in
      !effect.own.raises.contains(path) && !path.opensItsPlace && scene.shows(path)
        && program.tells(path, in: site.scope)
    }
    return isChangedHere || effect.called.contains { function in
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
      function.summary.reads.contains { ProgressNames.contains($0) }
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

extension ViewScene {
  /// Whether anything in the view is shown by what is at a path.
  fileprivate func shows(_ path: String) -> Bool {
    func reads(_ value: Expression) -> Bool {
      value.readPaths.contains { $0 == path || $0.hasPrefix(path + ".") || path.hasPrefix($0 + ".") }
    }
    return elements.contains { site in
      ([site.node.call].compactMap { $0 } + site.node.modifiers).contains { call in
        call.arguments.contains { $0.value.asClosure == nil && reads($0.value) }
      }
    } || conditionals.contains { $0.node.conditions.contains { $0.subject.map(reads) ?? false } }
      || choices.contains { reads($0.node.subject) }
  }
}
