import LintModel

extension Program {
  /// Whether loading again could fill what is asked to be empty around a place: work that takes its time, of a hook of
  /// the view or of the model that owns it, brings exactly that.
  func isLoadedAgain(at around: Surroundings, in scene: ViewScene) -> Bool {
    if loadsOnlySystemLists(scene) { return false }
    // The innermost question is the one that decides.
    for frame in around.frames.reversed() {
      switch frame {
      case .branch(let conditional, _):
        let asked = conditional.conditions.compactMap(\.subject).filter(\.asksForEmptiness)
        if asked.isEmpty { continue }
        return asked.contains { isLoaded($0, around: around, in: scene) }
      case .ternary(let condition):
        return isLoaded(condition, around: around, in: scene)
      case .choice(let choice, _):
        guard let state = asyncState(of: choice, in: around.scope) else { return false }
        return isLoaded(state)
      case .container, .modifier: continue
      }
    }
    return !slowLoads(of: scene).isEmpty
  }

  /// Whether a state follows work that takes its time, by its own cases.
  func isLoaded(_ state: AsyncState) -> Bool {
    state.origin == .resolved && !state.followsAction && state.states.contains(.loading)
  }

  private func isLoaded(_ question: Expression, around: Surroundings, in scene: ViewScene) -> Bool {
    let loads = slowLoads(of: scene)
    return question.readPaths.contains { read in
      let steps = read.split(separator: ".")
      let path = ["isEmpty", "count"].contains(steps.last) ? steps.dropLast().joined(separator: ".") : read
      let root = String(path.prefix { $0 != "." })
      if case .payload(of: let subject, _, let outer)? = around.scope.locals[root] {
        return asyncState(of: subject, in: outer).map { isLoaded($0) } ?? false
      }
      // A function of the view is handed what the view loads.
      if case .typed? = around.scope.locals[root] { return !loads.isEmpty }
      if type(of: Expression(path: path), in: around.scope)?.type == .named("String", []) { return false }
      let isFilled = loads.contains { $0.fills.contains { $0.path == path || path.hasPrefix($0.path + ".") } }
      if isFilled { return true }
      let name = path.split(separator: ".").last.map(String.init) ?? path
      return setters(of: path, in: around.scope)?.contains { $0.assignsAwaited.contains(name) && $0.seeksAnew } ?? false
    }
  }

  private func slowLoads(of scene: ViewScene) -> [ScreenLoad] {
    loads(of: scene).filter { $0.effect.isAsync && !$0.fills.isEmpty && !answersAtOnce($0) }
  }

  /// Whether a view adds something by itself: with a function, a closure, a button that says so, or a flag that opens
  /// a sheet for it.
  func adds(_ scene: ViewScene) -> Bool {
    if deeds(of: scene.name, path: scene.path).contains(where: { Deeds.adds($0) }) { return true }
    let properties = entry(named: scene.name, in: nil, path: scene.path)?.properties.values.map(\.facts) ?? []
    if properties.contains(where: { $0.isFlag && $0.name.opensAdding }) { return true }
    return scene.elements.contains { $0.node.name.hasSuffix("Button") && $0.node.call?.adds ?? false }
  }

  /// Whether a view, or the model that owns what is asked around a place, has something that adds to it.
  func canAdd(at around: Surroundings, in scene: ViewScene) -> Bool {
    adds(scene)
      || around.askedPaths.contains { path in
        functionsOfOwners(of: path, in: around.scope).contains { Deeds.adds($0) || Deeds.begins($0) }
      }
  }
}

extension Surroundings {
  /// Whether the place lies on a card, or under what chooses what is shown, so that it is one part of a page.
  func isPane(beside bytes: Range<Int>) -> Bool {
    hasControl(beside: bytes)
      || frames.contains { frame in
        guard case .container(let element, _) = frame else { return false }
        return ["Card", "Pane", "Tile", "Panel", "GroupBox", "Row", "Cell"].contains { element.name.hasSuffix($0) }
      }
  }
}

extension ActionSummary {
  /// Whether it waits for more than a task or a moment.
  fileprivate var seeksAnew: Bool { !awaits.isEmpty && !awaits.allSatisfy { $0.hasPrefix("Task.") } }
}

extension PropertyFacts {
  fileprivate var isFlag: Bool {
    attributes.contains { $0 == "State" || $0 == "Binding" } && (type == "Bool" || type == nil && initial == "false")
  }
}

extension String {
  /// Whether a flag of the name opens what adds something: `isAdding`, `showsComposer`, `showingNewNote`.
  fileprivate var opensAdding: Bool {
    var words: [String] = []
    for letter in self {
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
    return !Self.adding.isDisjoint(with: words)
  }

  private static let adding: Set<String> = [
    "add", "adds", "adding", "create", "creates", "creating", "creator", "compose", "composes", "composing", "composer",
    "import", "imports", "importing", "importer", "new",
  ]
}
