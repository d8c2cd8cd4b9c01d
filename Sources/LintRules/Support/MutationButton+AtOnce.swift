import LintModel

extension MutationButton {
  /// Whether it opens something as soon as it is pressed, such as a popover, and does its work on the side.
  var opensAtOnce: Bool {
    setAtOnce.subtracting(emptiesAtOnce).contains { path in
      let last = path.split(separator: ".").last?.lowercased() ?? ""
      return (path.opensItsPlace || ["popover", "expanded", "opened"].contains { last.contains($0) })
        && !ProgressNames.contains(path) && !["progress", "load", "spinner"].contains { last.contains($0) }
    }
  }

  /// Whether a function that it calls changes something that is no flag of the work itself before it waits for
  /// anything, so that what a person sees may well change at once.
  func changesAtOnce(in scene: ViewScene, of program: Program) -> Bool {
    let isChangedHere = setAtOnce.contains { path in
      !effect.own.raises.contains(path) && !isOwnFunction(of: path) && !path.opensItsPlace && scene.shows(path)
        && program.tells(path, in: site.scope)
    }
    return isChangedHere || effect.called.contains { function in
      let scope = Scope(owner: function.function.owner, path: function.function.path)
      return function.distance == 1
        && function.summary.changesFirst.contains { path in
          !function.summary.raises.contains(path) && !function.summary.onlyMakesRoom(at: path)
            && program.tells(path, in: scope)
        }
    }
  }

  /// Whether what is called of a path, such as `model.remove`, is a function that was found, and no collection's.
  private func isOwnFunction(of path: String) -> Bool {
    effect.called.contains { $0.distance == 1 && $0.base == path && $0.written($0.function.facts.name).changedByCall == path }
  }

  /// Whether its work is handed to something that says while it runs that somebody is busy: `data.busyWork { … }`.
  var isWrapped: Bool {
    (effect.own.calls + effect.called.flatMap(\.summary.calls)).contains { name in
      let last = name.split(separator: ".").last?.lowercased() ?? ""
      return ["busywork", "whilebusy", "withbusy", "runbusy", "performbusy", "withloading", "withprogress", "withspinner",
        "whileloading", "trackingprogress", "withactivity", "withhud"].contains { last.contains($0) }
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

extension ActionSummary {
  /// Whether what it first does to a property says nothing by itself: it takes away what the last time came to, or
  /// notes what is under way until it is done.
  fileprivate func onlyMakesRoom(at path: String) -> Bool {
    func count(_ list: [String]) -> Int { list.filter { $0 == path }.count }
    let cleared = count(clearsFirst)
    // What is put back after a failure alone was taken away as if all had gone well.
    if cleared > 0, assignsAwaited.contains(path) || count(assigns) > cleared + count(assignsInCatch) { return true }
    return busySets.contains(path)
  }
}

extension Program {
  /// Whether a property of a type is one by which a person may tell that something happened.
  fileprivate func tells(_ path: String, in scope: Scope) -> Bool {
    guard let owner = scope.owner, let entry = entry(named: owner, in: nil, path: scope.path),
      let property = entry.properties[String(path.prefix { $0 != "." })]?.facts, !property.keepsWork,
      !ProgressNames.contains(path), !FailureNames.contains(path)
    else { return false }
    let last = path.split(separator: ".").last ?? ""
    let word = last.lowercased()
    // `deletingID`, `removing`.
    let first = last.prefix { $0.isLowercase }
    let rest = last.dropFirst(first.count)
    if first.count > 5, first.hasSuffix("ing"), ["", "ID", "IDs", "Id", "Item", "Row", "Index"].contains(rest) {
      return false
    }
    return !["message", "alert", "toast", "banner", "success", "progress", "task", "busy", "saving", "phase", "state", "status", "step", "stage"]
      .contains { word.contains($0) }
  }
}

extension PropertyFacts {
  /// Whether it only keeps hold of work that runs.
  fileprivate var keepsWork: Bool { type.map { $0.contains("Cancellable") || $0.hasPrefix("Task<") } ?? false }
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
