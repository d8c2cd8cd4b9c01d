import LintModel

extension Program {
  /// Whether there is something that a button on an empty page could do, as far as the code says: the view loads what
  /// is missing, or it or whoever owns that has a function which loads or adds something.
  func hasWayOn(at around: Surroundings, in scene: ViewScene) -> Bool {
    if loadsOnlySystemLists(scene) { return false }
    let loads = loads(of: scene).filter { $0.effect.isAsync || $0.effect.own.calls.contains(where: Deeds.helps) }
    if !loads.isEmpty { return true }
    if deeds(of: scene.name, path: scene.path).contains(where: { Deeds.helps($0) }) { return true }
    return around.askedPaths.contains { path in
      hasAttribute("Query", at: path, in: around.scope) || hasAttribute("FetchRequest", at: path, in: around.scope)
        || functionsOfOwners(of: path, in: around.scope).contains { Deeds.helps($0) }
    }
  }

  /// Whether all that a view loads is a list that the system keeps, which nobody can fill.
  func loadsOnlySystemLists(_ scene: ViewScene) -> Bool {
    let loads = loads(of: scene)
    return !loads.isEmpty && loads.allSatisfy(\.asksSystem)
  }

  /// Whether a place can never be shown, because what is asked in front of it holds wherever its own condition does:
  /// `if found.isEmpty { … } else if items.isEmpty { … }`, where `found` is made from `items`.
  func isUnreachable(_ around: Surroundings) -> Bool {
    guard case .branch(let inner, isThen: true)? = around.frames.last(where: \.isConditional),
      let source = inner.onlyEmptinessAsked
    else { return false }
    return around.frames.contains { frame in
      guard case .branch(let outer, isThen: false) = frame, let path = outer.onlyEmptinessAsked else { return false }
      return path == source || isDerived(path, from: source, in: around.scope)
    }
  }
}

extension ScreenLoad {
  /// Whether it asks for a list that the system keeps, which nobody can fill.
  fileprivate var asksSystem: Bool {
    let calls = effect.own.calls + effect.called.flatMap(\.summary.calls)
    return calls.contains { name in
      ["deliveredNotifications", "pendingNotificationRequests"].contains { name.hasSuffix($0) }
    }
  }
}

extension Surroundings {
  /// What is asked for right before the place is shown.
  fileprivate var askedPaths: [String] {
    let asked = frames.reversed().lazy.compactMap { frame -> [String]? in
      switch frame {
      case .branch(let conditional, _): conditional.conditions.flatMap { $0.subject?.readPaths ?? [] }
      case .choice(let choice, _): choice.subject.readPaths
      case .ternary(let condition): condition.readPaths
      case .container, .modifier: nil
      }
    }
    return (asked.first ?? []).map { $0.hasSuffix(".isEmpty") ? String($0.dropLast(8)) : $0 }
  }
}

extension Surroundings.Frame {
  fileprivate var isConditional: Bool {
    if case .branch = self { return true }
    return false
  }
}

extension Conditional {
  /// What it asks to be empty, and nothing else: `items` in `if items.isEmpty`.
  fileprivate var onlyEmptinessAsked: String? {
    guard conditions.count == 1, case .expression(let value) = conditions[0].form,
      case .member(of: let base?, "isEmpty") = value.form
    else { return nil }
    return base.path
  }
}

/// Names of functions.
private enum Deeds {
  /// Whether a function of the name brings something where there was nothing: it loads it, or adds it.
  static func helps(_ name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return verbs.contains { verb in
      guard last.lowercased().hasPrefix(verb) else { return false }
      let next = last.dropFirst(verb.count).first
      return next.map { !$0.isLowercase } ?? true
    }
      || last.hasPrefix("on") && last.dropFirst(2).first?.isUppercase == true && helps(last.dropFirst(2).lowercasedFirst)
  }

  private static let verbs = [
    "load", "reload", "fetch", "refetch", "refresh", "sync", "retry", "add", "create", "new", "compose", "import",
    "upload", "insert", "invite", "scan", "record", "generate", "start", "browse", "pick", "choose", "search",
    "download", "discover",
  ]
}

extension Substring {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
