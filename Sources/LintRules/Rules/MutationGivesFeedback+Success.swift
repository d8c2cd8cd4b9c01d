import LintModel

extension MutationGivesFeedback {
  /// What is found where a change says how it failed, and nothing at all once it went well.
  func untoldSuccess(of button: MutationButton, in scene: ViewScene, file: FileFacts, program: Program) -> Finding? {
    guard button.staysOnScreen(in: scene, of: program), button.handedBy.isEmpty,
      !button.changesAtOnce(in: scene, of: program), !scene.empties(button)
    else { return nil }
    // Either the button does it all, or it calls the one function that does.
    let own = button.effect.own
    let direct = button.effect.called.filter { $0.distance == 1 }
    let summary: ActionSummary
    let place: Scope
    let written: (String) -> String
    if direct.count == 1, let function = direct.first, own.assigns.isEmpty,
      own.leavesNothing(besides: [], calling: function.function.facts.name)
    {
      guard function.function.facts.result == nil, !function.function.facts.canThrow else { return nil }
      summary = function.summary
      place = Scope(owner: function.function.owner, path: function.function.path)
      written = { function.written($0) }
    } else if direct.isEmpty {
      summary = own
      place = button.site.scope
      written = { $0 }
    } else {
      return nil
    }
    // The failure is told, so that somebody waits for an end.
    guard !program.audience(of: summary).isEmpty, Set(summary.awaits).count == 1, let change = summary.awaits.first,
      program.asksOnly(change, in: place)
    else { return nil }
    let states = summary.raises.filter { path in
      let state = program.asyncState(of: Expression(path: written(path)), in: button.site.scope)
      return state.map { !$0.cases(for: .success).isEmpty } ?? false
    }
    // What is neither a state nor a flag may be shown in any way.
    let isKnown = summary.raises.allSatisfy { path in
      let type = program.type(of: Expression(path: written(path)), in: button.site.scope)
      return states.contains(path) || type?.type == .named("Bool", [])
    }
    guard isKnown else { return nil }
    let silent = states.filter { !program.showsSuccess(of: written($0), in: scene, setIn: place) }
    guard silent.count == states.count, summary.leavesNothing(besides: Set(states), calling: change) else { return nil }
    // A state whose failure nobody shows either is about something else.
    if let state = states.first, !program.showsFailure(of: written(state), in: scene) { return nil }
    return file.finding(
      Self.self, button.severity, at: button.nameBytes,
      "say that `\(button.verb)` went well; only a failure is told", consequence: "nothing that says that it worked")
  }
}

extension MutationGivesFeedback {
  /// What is found where what went wrong is written into an alert which nobody opens.
  func closedAlert(for button: MutationButton, in scene: ViewScene, file: FileFacts, program: Program) -> Finding? {
    let summaries = [button.effect.own] + button.effect.called.filter { $0.base.isEmpty }.map(\.summary)
    let targets = summaries.flatMap(\.failureTargets)
    guard !targets.isEmpty, targets.allSatisfy({ program.isShownInClosedAlerts($0, in: scene) }),
      button.effect.called.allSatisfy({ $0.base.isEmpty || $0.summary.failureTargets.isEmpty })
    else { return nil }
    return file.finding(
      Self.self, button.severity, at: button.nameBytes,
      "open the alert that is to say how `\(button.verb)` ended; nothing sets what it waits for",
      consequence: "it looks as if it had worked")
  }
}

extension ActionSummary {
  /// Whether nothing is left behind when all went well but flags that are lowered and some states.
  fileprivate func leavesNothing(besides states: Set<String>, calling work: String) -> Bool {
    func count(_ list: [String], _ path: String) -> Int { list.filter { $0 == path }.count }
    let isLeft = Set(assigns).subtracting(states).contains { path in
      // A flag is raised first and lowered at the end.
      if raises.contains(path), !clearsFirst.contains(path), count(assigns, path) > 1 { return false }
      return count(assigns, path) > count(assignsInCatch, path) + count(clearsFirst, path)
    }
    guard !isLeft else { return false }
    let neutral: Set<String> = ["Task", "Task.detached", "Task.init", "MainActor.run", "withAnimation", "defer"]
    return calls.allSatisfy { name in
      name == work || name.split(separator: ".").last.map(String.init) == work || awaits.contains(name)
        || callsInCatch.contains(name) || neutral.contains(name) || LogCalls.contains(name) || name.hasPrefix(".")
        || name.first?.isUppercase == true && !name.contains(".")
    }
  }
}

extension Program {
  /// Whether a function only asks another for a change, and nobody here would see what comes of it: a protocol's, of
  /// which there is no code.
  fileprivate func asksOnly(_ name: String, in scope: Scope) -> Bool {
    guard let function = function(named: name, in: scope), function.facts.isAsync, function.facts.canThrow else {
      return false
    }
    return function.facts.summary == ActionSummary() && implementations(of: name, in: scope).isEmpty
  }

  /// Whether anything is shown, or done, once a state says that the work went well.
  fileprivate func showsSuccess(of path: String, in scene: ViewScene, setIn place: Scope) -> Bool {
    if filesReading(path) > (place.path == scene.path ? 1 : 2) { return true }
    var accounted = 0
    for site in scene.choices where site.node.subject.path == path {
      guard let coverage = coverage(of: site), case .nothing? = coverage.treatments[.success] else { return true }
      accounted += 1
    }
    for site in scene.conditionals {
      for condition in site.node.conditions {
        guard case .match(_, let value) = condition.form, value.path == path else { continue }
        if condition.asks(about: .failure, of: path) || condition.asks(about: .loading, of: path) { accounted += 1 }
      }
      // What stands in the `else` of a failure or a spinner is shown before, too.
    }
    var reads = 0
    for body in scene.bodies {
      for statement in body.statements {
        statement.walk { part in
          guard let read = part.path else { return .enter }
          if read == path { reads += 1 }
          if read.hasPrefix(path + ".") {
            let rest = read.dropFirst(path.utf8.count + 1).lowercased()
            if !ProgressNames.contains(read), !rest.contains("error"), !rest.contains("fail") { reads += 100 }
          }
          return .skip
        }
      }
    }
    return reads > accounted
  }

  fileprivate func showsFailure(of path: String, in scene: ViewScene) -> Bool {
    scene.choices.contains { site in
      site.node.subject.path == path && coverage(of: site)?.shows(.failure) ?? false
    } || scene.conditionals.contains { $0.node.conditions.contains { $0.asks(about: .failure, of: path) } }
  }
}
