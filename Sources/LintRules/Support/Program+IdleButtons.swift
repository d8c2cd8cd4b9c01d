import LintModel

extension Program {
  /// Whether what a button does is known to the end, and starts nothing: it only takes back an error, or the state that
  /// is shown, and nothing begins again because of that.
  func isIdle(_ button: Call, in scope: Scope, of scene: ViewScene) -> Bool {
    guard let effect = effect(ofButton: button, in: scope), !effect.isAsync,
      isKnown(effect.own.calls, in: scope),
      effect.called.allSatisfy({ called in
        let place = Scope(owner: called.function.owner, path: called.function.path)
        return called.distance < 2
          ? isKnown(called.summary.calls, in: place) : called.summary.calls.allSatisfy { $0.isHarmless }
      })
    else { return false }
    let assigned = Set(
      effect.own.assigns + effect.called.flatMap { called in called.summary.assigns.map { called.written($0) } })
    guard assigned.allSatisfy({ path in
      FailureNames.contains(path) || path.opensItsPlace || path.isClipboard
        || asyncState(of: Expression(path: path), in: scope) != nil
    }) else { return false }
    return assigned.isEmpty || !scene.beginsAgain(with: assigned, program: self)
  }

  /// Whether each of some calls is of a function that was found, or does nothing that matters.
  private func isKnown(_ calls: [String], in scope: Scope) -> Bool {
    calls.allSatisfy { $0.isHarmless || function(named: $0, in: scope) != nil }
  }

  /// Whether a button or a view of a scene says that it tries again, and may well do so.
  func offersRetry(in scene: ViewScene) -> Bool {
    scene.offersRetry { call, scope in
      if let member = scene.member(at: call.nameBytes), isHandedNothingToDo(member, of: scene) { return true }
      return isHandedNothingToDo(call, in: scope) || call.name.hasSuffix("Button") && isIdle(call, in: scope, of: scene)
    }
  }
}

extension ViewScene {
  /// Whether something of the view may start when one of some properties is set: it looks at them, or comes to stand
  /// there anew.
  fileprivate func beginsAgain(with assigned: Set<String>, program: Program) -> Bool {
    elements.contains { site in
      let isShownSometimes = site.around.frames.contains { frame in
        switch frame {
        case .branch, .choice, .ternary: true
        case .container, .modifier: false
        }
      }
      for modifier in site.node.modifiers {
        guard ["task", "onAppear", "onChange", "onReceive", "id"].contains(modifier.name) else { continue }
        if isShownSometimes, modifier.name == "task" || modifier.name == "onAppear" { return true }
        let reads = modifier.arguments.filter { $0.value.asClosure == nil }.flatMap { $0.value.readPaths }
        let depends = reads.contains { read in assigned.contains { read == $0 || read.hasPrefix($0 + ".") } }
        if depends { return true }
      }
      // A view that starts its own work when it comes.
      guard isShownSometimes, let entry = program.entry(named: site.node.name, in: name, path: path), entry.isView
      else { return false }
      let calls = entry.properties["body"]?.facts.summary?.calls
      return calls?.contains { $0.hasSuffix("task") || $0.hasSuffix("onAppear") } ?? true
    }
  }
}

extension String {
  /// Whether it is what is copied to paste elsewhere.
  fileprivate var isClipboard: Bool { hasPrefix("UIPasteboard.") || hasPrefix("NSPasteboard.") }

  /// Whether a call of the name starts nothing that brings data: it makes a value, writes to a log, closes something.
  fileprivate var isHarmless: Bool {
    if hasPrefix(".") || LogCalls.contains(self) || closesItsPlace { return true }
    let base = String(prefix { $0 != "." })
    return self == "withAnimation" || self == "openURL" || isClipboard
      || KnownViews.contains(base) && !["Task", "NotificationCenter", "DispatchQueue"].contains(base)
      || changedByCall != nil
  }
}
