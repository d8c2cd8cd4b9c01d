import LintModel

extension LoadingProgress {
  /// A branch for as long as a screen loads in which nothing is shown, or nothing that moves: a symbol, some dots.
  ///
  /// It is sure only where the screen's own load raises the flag, and what it loads is shown in the other branches.
  func stillBranch(
    at site: Site<Conditional>, in scene: ViewScene, file: FileFacts, program: Program
  ) -> Finding? {
    guard site.node.conditions.count == 1, case .expression(let value) = site.node.conditions[0].form,
      let (path, isNegated) = value.flag, Self.isAboutLoading(path)
    else { return nil }
    let loads = program.loads(of: scene).filter { load in load.hook.name != "refreshable" && load.effect.raises(path) }
    guard !loads.isEmpty, !site.around.isInButton, !site.around.closesOnChoice, site.around.isPage, !scene.isPiece,
      !spins(while: path, in: scene, program: program), !scene.hands(path)
    else { return nil }
    let branch = isNegated ? site.node.otherwise : site.node.then
    guard let shown = isNegated ? site.node.then : site.node.otherwise,
      loads.flatMap(\.fills).contains(where: { scene.shows($0.path, in: shown) })
    else { return nil }
    if let branch {
      guard branch.standsStill, !branch.isSplash, !branch.showsShapes || branch.showsDots,
        !loads.flatMap(\.fills).contains(where: { branch.shows($0.path) })
      else { return nil }
    } else {
      guard site.isAlone, site.around.isWholePage, scene.isAlone(pieceAt: site.node.bytes) else { return nil }
    }
    let scope = Scope(owner: scene.name, path: scene.path)
    let holds = scene.bodies.reduce(into: Fulfilment()) { $0.formUnion(program.fulfilment(of: $1, in: scope)) }
    if branch == nil, !holds.isDisjoint(with: [.progress, .unknown]) { return nil }
    return file.finding(
      Self.self, .error, at: site.node.conditions[0].bytes, "show a `ProgressView` while this loads",
      consequence: branch.map { program.fulfilment(of: $0, in: site.scope).isEmpty } ?? true
        ? "a blank page while it loads" : "a page that looks as if it had stopped")
  }
}

extension Expression {
  /// The flag that it asks for, and whether it asks that the flag is not raised.
  fileprivate var flag: (path: String, isNegated: Bool)? {
    if case .operation(["!"], let operands) = form { return operands.first?.path.map { ($0, true) } }
    return path.map { ($0, false) }
  }
}

extension ActionEffect {
  /// Whether it raises a flag.
  fileprivate func raises(_ path: String) -> Bool {
    own.raises.contains(path)
      || called.contains { function in function.summary.raises.contains { function.written($0) == path } }
  }
}

extension ViewScene {
  /// Whether a path is handed to a view, or to a modifier that may show what it likes.
  fileprivate func hands(_ path: String) -> Bool {
    elements.contains { site in
      let arguments = site.node.call?.arguments ?? []
      if arguments.contains(where: { $0.value.asClosure == nil && $0.value.readPaths.contains(path) }) {
        return true
      }
      return site.node.modifiers.contains { modifier in
        !["disabled", "animation", "onChange", "transition"].contains(modifier.name)
          && modifier.arguments.contains { argument in
            argument.value.asClosure == nil && argument.value.readPaths.contains { $0 == path || $0 == "$" + path }
          }
      }
    }
  }
}

extension ViewScene {
  /// Whether a block, or a piece of the view that it names, shows what is at a path.
  fileprivate func shows(_ path: String, in block: Block) -> Bool {
    if block.shows(path) { return true }
    let namesPiece = elements.contains { site in
      block.bytes.contains(site.node.bytes.lowerBound) && site.node.name.first?.isLowercase == true
        && !site.node.name.contains(".")
    }
    return namesPiece && bodies.contains { $0.shows(path) }
  }
}

extension Surroundings {
  /// Whether nothing around it is a row, a button, or lies over something.
  fileprivate var isPage: Bool {
    frames.allSatisfy { frame in
      switch frame {
      case .container(let element, _):
        !["HStack", "List", "ForEach", "LazyHStack", "Label", "Section", "Form"].contains(element.name)
      case .modifier, .ternary: false
      case .branch, .choice: true
      }
    }
  }
}

extension Block {
  /// Whether all that is shown in it are symbols, words, shapes and room, and nothing of it moves.
  fileprivate var standsStill: Bool {
    var result = true
    walk { part in
      switch part.form {
      case .call(let call):
        guard case .name(let name) = call.callee.form else {
          if call.name.moves { result = false }
          return result ? .enter : .skip
        }
        if name.first?.isUppercase == true, !name.standsStill { result = false }
        if name.first?.isLowercase == true { result = false }
      case .name(let name): if name.first?.isUppercase == true, !name.standsStill { result = false }
      case .statement: result = false
      default: break
      }
      return result ? .enter : .skip
    }
    return result && statements.allSatisfy { statement in
      guard case .expression(let value) = statement else { return false }
      return ViewElement(value).name.first?.isUppercase == true
    }
  }

  /// Whether all that it shows are several dots that stay as they are.
  var showsDots: Bool {
    var shapes: Set<String> = []
    var isRepeated = false
    var moves = false
    walk { part in
      guard case .call(let call) = part.form else { return .enter }
      if call.name == "Circle" {
        if !shapes.insert("Circle").inserted { isRepeated = true }
      } else if ["Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "UnevenRoundedRectangle"].contains(call.name) {
        shapes.insert(call.name)
      }
      if call.name == "ForEach" { isRepeated = true }
      if call.name.moves || ["scaleEffect", "opacity", "offset"].contains(call.name) { moves = true }
      return .enter
    }
    return shapes == ["Circle"] && isRepeated && !moves
  }
}

extension String {
  /// Whether a view of the name stands still.
  fileprivate var standsStill: Bool {
    [
      "Image", "Text", "Label", "Color", "Color.clear", "Spacer", "EmptyView", "Divider", "VStack", "HStack", "ZStack",
      "Group", "Circle", "ForEach", "Font", "Rectangle",
    ].contains(self)
  }

  /// Whether a modifier of the name makes things move, or may.
  fileprivate var moves: Bool {
    let word = lowercased()
    return [
      "animat", "effect", "transition", "shimmer", "skeleton", "redacted", "pulse", "onappear", "task", "repeat",
      "modifier", "spin", "load",
    ]
    .contains { word.contains($0) }
  }
}
