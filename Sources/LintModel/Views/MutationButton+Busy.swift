extension Program {
  /// How a button or what stands around it answers while its work runs.
  public struct BusyAnswer: Sendable {
    /// Whether it cannot be pressed; `nil` where that depends on something that could not be resolved.
    public var isDisabled: Bool?
    /// Whether something moves; `nil` where that depends on something that could not be resolved.
    public var showsProgress: Bool?
  }

  /// Returns how a button answers while its work runs.
  public func busyAnswer(of button: MutationButton, in scene: ViewScene) -> BusyAnswer {
    var answer = BusyAnswer(isDisabled: false, showsProgress: false)
    let scope = button.site.scope
    let raised = button.raised.union(button.setAtOnce)
    func depends(_ value: Expression) -> Bool? {
      if value.asksForEnd(of: button.raised) { return false }
      if value.compares(oneOf: button.assigned) { return true }
      let found = dependsOnProgress(value, raised: raised, in: scope)
      return found == true && isAboutOtherWork(value, than: button) ? false : found
    }

    let around = button.site.node.modifiers + button.site.around.outerModifiers
    for modifier in around + modifiers(aroundMemberAt: button.nameBytes, in: scene) {
      switch modifier.name {
      case "disabled", "allowsHitTesting":
        guard let value = modifier.arguments.first?.value, answer.isDisabled != true else { continue }
        let found = depends(value)
        if found != false { answer.isDisabled = found }
      case "buttonStyle", "padding", "frame", "opacity", "tint", "font", "onChange", "animation", "task", "id",
        "foregroundColor", "foregroundStyle", "background", "navigationTitle", "sheet", "alert", "keyboardShortcut",
        "confirmationDialog", "accessibilityLabel", "environment", "onAppear", "fullScreenCover", "popover":
        continue
      default:
        // A modifier of the project's own that takes the flag covers or blocks the button.
        let isOwn = !KnownViews.modifiers.contains(modifier.name) || modifier.name == "overlay"
        guard isOwn, modifier.arguments.contains(where: { $0.value.asClosure == nil && depends($0.value) == true })
        else { continue }
        answer.isDisabled = true
        answer.showsProgress = true
      }
    }
    // A button that is not there while its work runs needs neither.
    for frame in button.site.around.frames + frames(aroundMemberAt: button.nameBytes, in: scene) {
      switch frame {
      case .branch(let conditional, let isThen):
        let asks = conditional.conditions.contains { $0.subject.map { depends($0) == true } ?? false }
        guard asks else { continue }
        answer.isDisabled = true
        let other = isThen ? conditional.otherwise : conditional.then
        if let other, fulfilment(of: other, in: scope).isDisjoint(with: [.progress, .unknown]) == false {
          answer.showsProgress = true
        } else if isThen, conditional.otherwise == nil, answer.showsProgress == false {
          answer.showsProgress = nil
        }
      case .choice(let choice, let item):
        guard let state = asyncState(of: choice, in: scope), isLeft(item, of: choice, state: state, by: button) else { continue }
        answer.isDisabled = true
        if choice.cases.contains(where: { fulfilment(of: $0.body, in: scope).contains(.progress) }) {
          answer.showsProgress = true
        }
      case .ternary(let condition):
        if depends(condition) == true { answer.isDisabled = true }
      case .container, .modifier: continue
      }
    }
    if let label = button.label {
      let holds = fulfilment(of: label.value, in: scope)
      if holds.contains(.progress) {
        if !showsOnlyOtherWork(label, of: button, in: scene) { answer.showsProgress = true }
      } else if holds.contains(.unknown), answer.showsProgress == false {
        answer.showsProgress = nil
      }
    }
    // A symbol that turns or beats while it works is as good as a spinner.
    let inside = button.site.node.bytes
    let moves = scene.elements.contains { site in
      site.node.bytes.lowerBound >= inside.lowerBound && site.node.bytes.upperBound <= inside.upperBound
        && site.node.modifiers.contains { modifier in
          Self.movements.contains(modifier.name) && modifier.arguments.contains {
            $0.value.asClosure == nil && depends($0.value) == true
          }
        }
    }
    if moves { answer.showsProgress = true }
    if answer.showsProgress == false { answer.showsProgress = showsProgress(for: button, in: scene) }
    if answer.showsProgress == nil, showsProgress(for: button, in: scene) == true { answer.showsProgress = true }
    if answer.isDisabled != true, isCovered(button, in: scene) {
      answer.isDisabled = true
      answer.showsProgress = true
    }
    if !button.handedBy.isEmpty { complete(&answer, of: button) }
    return answer
  }

  /// Takes in how those answer who hand the button its work: they may hold it back, and show that it runs.
  private func complete(_ answer: inout BusyAnswer, of button: MutationButton) {
    let outside = button.handedBy.map { busyAnswer(of: $0.button, in: $0.scene) }
    func joined(_ all: [Bool?]) -> Bool? { all.contains(false) ? false : all.contains(nil) ? nil : true }
    if answer.isDisabled == false { answer.isDisabled = joined(outside.map(\.isDisabled)) }
    guard answer.showsProgress != true else { return }
    let isOpen = answer.showsProgress == nil
    answer.showsProgress = joined(
      zip(outside, button.handedBy).map { answer, handed in
        guard answer.showsProgress == false, isOpen else { return answer.showsProgress }
        // What is not known of the label is what was handed over with the work.
        let isPlain = !handed.others.isEmpty && handed.others.allSatisfy {
          fulfilment(of: $0, in: handed.button.site.scope).isDisjoint(with: [.progress, .unknown])
        }
        return isPlain ? false : nil
      })
  }

  /// Whether the progress in a button's label is shown for flags of other work alone.
  private func showsOnlyOtherWork(_ label: Argument, of button: MutationButton, in scene: ViewScene) -> Bool {
    let sites = scene.conditionals.filter { site in
      label.value.bytes.contains(site.node.bytes.lowerBound)
        && [site.node.then, site.node.otherwise].contains { block in
          block.map { fulfilment(of: $0, in: site.scope).contains(.progress) } ?? false
        }
    }
    return !sites.isEmpty && sites.allSatisfy { site in
      site.node.conditions.contains { condition in
        condition.subject.map { isAboutOtherWork($0, than: button) } ?? false
      }
    }
  }

  /// Whether a case in which a button stands gives way to another while the button's work runs; taken for granted where
  /// it is not known what the work sets.
  private func isLeft(_ item: ChoiceCase, of choice: Choice, state: AsyncState, by button: MutationButton) -> Bool {
    if state.followsAction { return true }
    guard let path = choice.subject.path,
      !item.patterns.contains(where: { $0.name.map { state.roles[$0] == .loading } ?? false })
    else { return false }
    return button.raised.contains(path) || !button.effect.called.contains { $0.distance == 1 }
  }

  /// What stands around the places where the piece of a view that holds some bytes is shown.
  private func frames(aroundMemberAt bytes: Range<Int>, in scene: ViewScene, depth: Int = 0) -> [Surroundings.Frame] {
    guard depth < 4, let member = scene.member(at: bytes), member != "body",
      let use = scene.elements.first(where: { $0.node.name == member })
    else { return [] }
    return use.around.frames + frames(aroundMemberAt: use.node.bytes, in: scene, depth: depth + 1)
  }

  /// The modifiers around the places where the piece of a view that holds some bytes is shown.
  private func modifiers(aroundMemberAt bytes: Range<Int>, in scene: ViewScene, depth: Int = 0) -> [Call] {
    guard depth < 3, let member = scene.member(at: bytes), member != "body" else { return [] }
    return scene.elements.filter { $0.node.name == member }.flatMap { use in
      use.node.modifiers + use.around.outerModifiers
        + modifiers(aroundMemberAt: use.node.bytes, in: scene, depth: depth + 1)
    }
  }

  /// Whether a modifier of the project's own covers the view while the button's work runs.
  private func isCovered(_ button: MutationButton, in scene: ViewScene) -> Bool {
    scene.elements.contains { site in
      site.node.modifiers.contains { modifier in
        guard !KnownViews.modifiers.contains(modifier.name), Self.covers.contains(where: { modifier.name.lowercased().contains($0) })
        else { return false }
        return modifier.arguments.contains {
          $0.value.asClosure == nil && dependsOnProgress($0.value, raised: button.raised, in: site.scope) == true
        }
      }
    }
  }

  private static let movements: Set<String> = ["rotationEffect", "symbolEffect", "phaseAnimator", "keyframeAnimator"]
  private static let covers = ["load", "progress", "busy", "hud", "spinner", "overlay", "wait", "block"]

  /// Whether a spinner turns over the button while its own work runs, or in its place; `nil` where it turns beside it.
  private func showsProgress(for button: MutationButton, in scene: ViewScene) -> Bool? {
    var result: Bool? = false
    func note(_ around: Surroundings, at bytes: Range<Int>) {
      switch around.answers(for: button, at: bytes, in: scene) {
      case true?: result = true
      case nil: if result == false { result = nil }
      case false?: break
      }
    }
    for site in scene.conditionals {
      let asks = site.node.conditions.contains {
        $0.subject.map {
          $0.compares(oneOf: button.assigned) || self.dependsOnProgress($0, raised: button.raised, in: site.scope) == true
        } ?? false
      }
      guard asks else { continue }
      let branches = [site.node.then, site.node.otherwise].compactMap { $0 }
      if branches.contains(where: { fulfilment(of: $0, in: site.scope).contains(.progress) }) {
        note(site.around, at: site.node.bytes)
      }
    }
    for site in scene.choices {
      guard let path = site.node.subject.path, button.raised.contains(path), let state = asyncState(of: site.node, in: site.scope)
      else { continue }
      let shows = site.node.cases.contains { item in
        item.patterns.contains { $0.name.map { state.roles[$0] == .loading } ?? false }
          && fulfilment(of: item.body, in: site.scope).contains(.progress)
      }
      if shows { note(site.around, at: site.node.bytes) }
    }
    for site in scene.elements where site.node.modifiers.contains(where: { ["opacity", "isHidden"].contains($0.name) }) {
      if KnownViews.progress.contains(site.node.name) || options.progressViews.contains(site.node.name) {
        note(site.around, at: site.node.bytes)
      }
    }
    return result
  }
}

extension Expression {
  /// Whether it holds once work that raises one of some states is over, and not while it runs: `state == .saved`.
  fileprivate func asksForEnd(of raised: Set<String>) -> Bool {
    guard case .operation(["=="], let operands) = form,
      operands.contains(where: { $0.path.map { raised.contains($0) } ?? false })
    else { return false }
    return operands.contains { operand in
      guard case .member(of: nil, let name) = operand.form, let role = StateRole(caseName: name) else { return false }
      return role == .success || role == .failure
    }
  }

  /// Whether anything in it compares what one of some paths holds, or looks something up in it: `savingID != nil`,
  /// `removed.contains(id)`.
  fileprivate func compares(oneOf paths: Set<String>) -> Bool {
    guard !paths.isEmpty else { return false }
    var result = false
    walk { part in
      switch part.form {
      case .operation(let operators, let operands) where operators.contains("!=") || operators.contains("=="):
        if operands.contains(where: { $0.path.map { paths.contains($0) } ?? false }) { result = true }
      case .call(let call) where call.name == "contains":
        if case .member(of: let base?, _) = call.callee.form, base.path.map({ paths.contains($0) }) ?? false { result = true }
      default: break
      }
      return result ? .skip : .enter
    }
    return result
  }
}

extension Surroundings {
  /// Whether what is shown here, at some bytes, answers for a button: over it or in its place; `nil` for beside it.
  fileprivate func answers(for button: MutationButton, at bytes: Range<Int>, in scene: ViewScene) -> Bool? {
    let place = button.nameBytes
    for case .container(let element, _) in frames where element.name.hasSuffix("Button") {
      // The label of another button speaks for that one.
      if !element.bytes.contains(place.lowerBound) { return false }
    }
    // Where a piece of a view is put, and what around it, is not looked into.
    guard scene.member(at: place) == scene.member(at: bytes), !bytes.contains(place.lowerBound) else { return true }
    for frame in frames {
      switch frame {
      case .container(let element, _):
        if element.name == "ZStack", element.bytes.contains(place.lowerBound) { return true }
      case .modifier(let call, of: let element):
        if call.name == "overlay", element.bytes.contains(place.lowerBound) { return true }
      case .branch, .choice, .ternary: continue
      }
    }
    return innermost == button.site.around.innermost ? nil : false
  }

  /// Where the innermost container begins; `nil` outside of any.
  private var innermost: Int? {
    for frame in frames.reversed() {
      switch frame {
      case .container(let element, _): return element.bytes.lowerBound
      case .modifier(let call, _): return call.nameBytes.lowerBound
      case .branch, .choice, .ternary: continue
      }
    }
    return nil
  }
}
