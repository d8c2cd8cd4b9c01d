import LintModel

extension FailureRetry {
  /// An alert that is all a person hears of a failed load, and only closes.
  func alerts(
    in scene: ViewScene, loads: [ScreenLoad], file: FileFacts, program: Program
  ) -> [Finding] {
    guard !loads.isEmpty, loads.allSatisfy({ $0.hook.name != "refreshable" }),
      // What changes something when the screen comes is not simply done again.
      !loads.contains(where: { load in load.effect.started.contains { program.isMutation(named: $0) } })
    else { return [] }
    return scene.elements.flatMap { site in
      site.node.modifiers.compactMap { modifier -> Finding? in
        guard modifier.name == "alert",
          let path = path(shownBy: modifier, loads: loads, scene: scene, program: program),
          !scene.isShown(path, besides: modifier), !mayStart(modifier, at: site, in: scene, program: program),
          !starts(loads, from: scene, program: program)
        else { return nil }
        return file.finding(
          Self.self, scene.isPiece ? .note : .error, at: modifier.nameBytes,
          "add a Retry button that starts the work again to this alert, or show the failure on the page with one",
          consequence: "an error, and no way to try again")
      }
    }
  }

  /// The property that opens an alert because loading the screen failed.
  private func path(shownBy alert: Call, loads: [ScreenLoad], scene: ViewScene, program: Program) -> String? {
    let asked = alert.arguments.filter { ["isPresented", "item", "error"].contains($0.label) }.flatMap { argument in
      argument.value.readPaths
    }
    return asked.lazy.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }.first { path in
      loads.contains { load in
        load.effect.fails(into: path) && !program.answersAtOnce(load)
          && load.fills.contains { fill in
            !program.isDecoration(fill.path, in: load.scope) && !program.isChoice(fill.path, in: load.scope)
              && program.asyncState(of: Expression(path: fill.path), in: load.scope) == nil
              && scene.bodies.contains { $0.shows(fill.path) }
          }
      }
    }
  }

  /// Whether anything on an alert may start the work again.
  private func mayStart(_ alert: Call, at site: Site<ViewElement>, in scene: ViewScene, program: Program) -> Bool {
    alert.arguments.contains { argument in
      var result = false
      argument.value.walk { part in
        guard !result else { return .skip }
        if case .text(let text) = part.form, RetryNames.contains(text) { result = true }
        if case .call(let call) = part.form {
          // `.default(Text("Reload")) { load() }`, of older alerts.
          if case .member(of: nil, let name) = call.callee.form, ["default", "destructive", "cancel"].contains(name) {
            result = call.arguments.contains { argument in
              argument.value.asClosure.map { !$0.body.statements.isEmpty } ?? (argument.label == "action")
            }
          }
          // What makes the alert elsewhere may put anything on it.
          if call.name.first?.isLowercase == true, case .name = call.callee.form, argument.value.asClosure != nil,
            program.code(named: call.name, in: site.scope) != nil
          {
            result = true
          }
        }
        return result ? .skip : .enter
      }
      if result { return true }
      guard let closure = argument.value.asClosure, argument.label != "message" else { return false }
      return program.mayStartWork(closure.body, in: site.scope) { program.isIdle($0, in: site.scope, of: scene) }
    }
  }

  /// Whether a button of the view does what the view does by itself.
  private func starts(_ loads: [ScreenLoad], from scene: ViewScene, program: Program) -> Bool {
    let loading = loads.reduce(into: Set<String>()) { $0.formUnion($1.effect.started) }
    return scene.elements.contains { site in
      guard let call = site.node.call else { return false }
      if site.node.name.hasSuffix("Button"), let effect = program.effect(ofButton: call, in: site.scope) {
        return !effect.started.isDisjoint(with: loading)
      }
      // A view that is handed the function.
      return call.arguments.contains { argument in
        argument.value.path.map { loading.contains($0) } ?? false
          || (argument.value.asClosure.map { !ActionSummary(of: $0.body).callsOf(loading).isEmpty } ?? false)
            && site.node.isAction(argument)
      }
    }
  }
}

extension ActionSummary {
  fileprivate func callsOf(_ names: Set<String>) -> Set<String> { names.intersection(calls) }
}

extension ViewElement {
  /// Whether an argument is what happens later, and not what is shown.
  fileprivate func isAction(_ argument: Argument) -> Bool {
    guard let label = argument.label else {
      return name.first?.isUppercase == true && !KnownViews.containers.contains(name)
    }
    return label == "action" || label.hasPrefix("on") || label.hasSuffix("Action")
      || label.lowercased().contains("retry")
  }
}

extension ViewScene {
  /// Whether the view looks at a property elsewhere than in an alert.
  fileprivate func isShown(_ path: String, besides alert: Call) -> Bool {
    conditionals.contains { site in
      !site.around.closesOnChoice
        && site.node.conditions.contains { condition in
          condition.subject?.readPaths.contains { $0 == path || $0.hasPrefix(path + ".") } ?? false
        }
    }
      || elements.contains { site in
        site.node.modifiers.contains { other in
          other.nameBytes != alert.nameBytes && other.arguments.contains { argument in
            argument.value.asClosure == nil && argument.value.readPaths.contains { $0 == path || $0 == "$" + path }
          }
        }
      }
  }
}
