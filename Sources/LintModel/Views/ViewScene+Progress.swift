extension ViewScene {
  /// The flags and states for which progress is shown anywhere in the view, as it writes them.
  var progressFlags: Set<String> {
    var result: Set<String> = []
    func note(_ value: Expression?) {
      guard let value else { return }
      result.formUnion(value.readPaths)
    }
    for site in elements {
      if Self.isProgress(site.node.name) {
        for frame in site.around.frames {
          switch frame {
          case .branch(let conditional, _): for condition in conditional.conditions { note(condition.subject) }
          case .choice(let choice, _): note(choice.subject)
          case .ternary(let condition): note(condition)
          case .container(let element, _): noteArguments(of: element.call, note)
          case .modifier(let call, _): noteArguments(of: call, note)
          }
        }
        noteArguments(of: site.node.call, note)
        for modifier in site.node.modifiers { noteArguments(of: modifier, note) }
      }
      for modifier in site.node.modifiers where Self.covers(modifier.name) { noteArguments(of: modifier, note) }
    }
    return result
  }

  private func noteArguments(of call: Call?, _ note: (Expression?) -> Void) {
    for argument in call?.arguments ?? [] where argument.value.asClosure == nil { note(argument.value) }
  }

  private static func isProgress(_ name: String) -> Bool {
    if KnownViews.progress.contains(name) { return true }
    guard name.first?.isUppercase == true else { return false }
    let word = name.lowercased()
    return ["progress", "loading", "loader", "spinner", "skeleton", "shimmer", "activityindicator", "hud"]
      .contains { word.contains($0) }
  }

  /// Whether a modifier of the name shows over a view that something is under way, or draws it as if it were.
  private static func covers(_ name: String) -> Bool {
    if name == "redacted" { return true }
    guard !KnownViews.modifiers.contains(name) else { return false }
    let word = name.lowercased()
    return ["load", "progress", "busy", "hud", "spinner", "wait", "block", "skeleton", "shimmer", "toast"]
      .contains { word.contains($0) }
  }
}

extension Program {
  /// Whether progress is shown somewhere on the screen while a button's work runs: elsewhere in its own view, or by
  /// another for the same flag, or by whoever is told that it is under way.
  public func showsProgressElsewhere(for button: MutationButton, in scene: ViewScene) -> Bool {
    let work = awaitedWork(of: button)
    if work.announcesProgress { return true }
    let place = Scope(owner: scene.name, path: scene.path)
    // Where it is not known what the work raises, it may be what somebody else hands in.
    if work.raised.isEmpty { return scene.progressFlags.contains { isHandedIn($0, in: place) } }
    return depends(scene.progressFlags, on: work.raised, in: place)
      || showsProgressAnywhere(for: work.raised)
  }

  /// Whether a flag is one that says that work is under way, and that somebody outside the view sets.
  private func isHandedIn(_ path: String, in scope: Scope) -> Bool {
    guard ProgressNames.contains(path) else { return false }
    guard !path.contains("."), let property = property(at: path, in: scope)?.facts else { return true }
    return !property.isComputed && !property.attributes.contains { $0.hasPrefix("State") }
  }

  private func depends(_ paths: Set<String>, on raised: Set<String>, in scope: Scope) -> Bool {
    paths.contains { !flags(behind: $0, in: scope).isDisjoint(with: raised) }
  }

  /// The properties that decide about what is at a path, each as `Type.name`.
  private func flags(behind path: String, in scope: Scope, depth: Int = 0) -> Set<String> {
    var result: Set<String> = []
    var prefix = ""
    for part in path.split(separator: ".") {
      prefix += prefix.isEmpty ? String(part) : "." + part
      guard let property = property(at: prefix, in: scope) else {
        result.insert("." + part)
        continue
      }
      result.insert(property.owner + "." + property.facts.name)
      guard property.facts.isComputed, depth < 3, let summary = property.facts.summary else { continue }
      let inner = Scope(owner: property.owner, path: property.path)
      for read in summary.reads { result.formUnion(flags(behind: read, in: inner, depth: depth + 1)) }
    }
    return result
  }

  /// The property at a path, as `Type.name`; without a type where it is not known.
  func flag(at path: String, in scope: Scope) -> String {
    if let property = property(at: path, in: scope) { return property.owner + "." + property.facts.name }
    return "." + (path.split(separator: ".").last.map(String.init) ?? path)
  }
}

extension Program {
  /// Returns what a button's work waits for.
  public func awaitedWork(of button: MutationButton) -> AwaitedWork {
    awaitedWork(of: button.effect.own, in: button.site.scope)
  }
}
