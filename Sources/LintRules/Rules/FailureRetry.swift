public import LintModel

/// A failure can be tried again.
public struct FailureRetry: LintRule {
  public static let description = RuleDescription(
    identifier: "failure-retry",
    summary: "What is shown after a failure holds a button that starts the work again.",
    reason: """
      Most failures pass: the train leaves the tunnel, the server restarts. Without a button the person has to leave \
      the screen and come back, or start the app again.
      """,
    source: "Error state MUST include a retry button",
    accepted: [
      """
      struct ItemsScreen: View {
        @State private var items: Loadable<Page> = .notInitiated
        var body: some View {
          switch items {
          case .notInitiated, .loading: ProgressView()
          case .success(let page): PageView(page: page)
          case .failure(let error):
            ContentUnavailableView {
              Label("Load Failed", systemImage: "exclamationmark.triangle")
            } description: {
              Text(error.localizedDescription)
            } actions: {
              Button("Retry") { Task { await load() } }
            }
          }
        }
      }
      """
    ],
    reported: [
      """
      struct ItemsScreen: View {
        @State private var items: Loadable<Page> = .notInitiated
        var body: some View {
          switch items {
          case .notInitiated, .loading: ProgressView()
          case .success(let page): Text(page.title)
          ↓case .failure(let error): Text(error.localizedDescription)
          }
        }
      }
      """,
      """
      struct ItemsScreen: View {
        @State private var titles: [String] = []
        @State private var errorMessage: String?
        @State private var isLoading = false
        var body: some View {
          VStack {
            if isLoading {
              ProgressView()
            } else if ↓let errorMessage {
              Text(errorMessage)
            } else {
              Text(titles.joined())
            }
          }
          .task { await load() }
        }
        func load() async {
          isLoading = true
          errorMessage = nil
          do {
            titles = try await service.titles()
          } catch is CancellationError {
          } catch {
            errorMessage = error.localizedDescription
          }
          isLoading = false
        }
      }
      """,
    ])

  public init() {}

  public func findings(in file: FileFacts, of program: Program) -> [Finding] {
    program.scenes(in: file).flatMap { scene in
      let loads = program.loads(of: scene)
      guard !program.offersRetry(in: scene), !scene.isButton, !reloads(from: scene, loads: loads, program: program) else {
        return [Finding]()
      }
      let findings = scene.choices.flatMap { self.findings(at: $0, in: scene, file: file, program: program) }
        + scene.conditionals.compactMap { finding(at: $0, in: scene, loads: loads, file: file, program: program) }
      return findings + scene.elements.compactMap { page(at: $0, in: scene, file: file, program: program) }
        + alerts(in: scene, loads: loads, file: file, program: program)
    }
  }

  /// Whether a button in the toolbar, which is there in every state, does what the screen does by itself.
  private func reloads(from scene: ViewScene, loads: [ScreenLoad], program: Program) -> Bool {
    let loading = loads.reduce(into: Set<String>()) { $0.formUnion($1.effect.started) }
    guard !loading.isEmpty else { return false }
    return scene.elements.contains { site in
      let isInToolbar = site.around.frames.contains { frame in
        if case .modifier(let call, _) = frame { return call.name == "toolbar" }
        return false
      }
      guard isInToolbar, site.node.name == "Button", let call = site.node.call,
        let effect = program.effect(ofButton: call, in: site.scope)
      else { return false }
      return !effect.started.isDisjoint(with: loading)
    }
  }

  private func findings(
    at site: Site<Choice>, in scene: ViewScene, file: FileFacts, program: Program
  ) -> [Finding] {
    guard let coverage = program.coverage(of: site), !coverage.state.followsAction, !coverage.state.isImagePhase,
      !site.around.isInButton, !isBesideItsButton(site.around, bytes: site.node.bytes, subject: site.node.subject),
      !site.around.closesOnChoice, !program.isShownInMenu(scene.member(at: site.node.bytes), of: scene.name)
    else { return [] }
    let state = coverage.state
    return site.node.cases.compactMap { item in
      guard item.roles(in: state) == [.failure], !isNeverMade(item, of: site, in: scene, program: program)
      else { return nil }
      let holds = program.fulfilment(of: item.body, in: site.scope)
      guard holds.contains(.content),
        !holds.contains(.work) || !mayStart(item.body, at: site.scope, in: scene, program: program),
        !(item.patterns.contains { $0.isPartial } && retries(another: item, in: site, state: state, program: program))
      else { return nil }
      let isUnsure = holds.contains(.unknown) || scene.isPiece || program.followsDeed(site.node.subject, in: scene)
        || state.hasOtherOutcomes || site.node.showsSymbols || scene.isPicture
        || program.isAboutPicture(state)
        || program.showsOnlySymbols(item.body, in: site.scope)
        || item.leavesByItself || !mayFail(site.node.subject, in: site.scope, program: program)
        || startsAgain(site.node.subject.path ?? "", beside: site.node.bytes, around: site.around, in: scene, program: program)
        // Something to do is there, and it is only found out that it does not load.
        || holds.contains(.work) && !isLoadedOnAppearing(site, state: state, in: scene, program: program)
      return file.finding(
        Self.self, isUnsure ? .note : state.severity, at: item.label,
        "add a Retry button that starts the work again",
        consequence: "an error, and no way to try again",
        fix: RetryFix.addingRetry(to: item.body, at: site.around, loading: site.node.subject, scene: scene, file: file, program: program))
    }
  }

  /// Whether a case belongs to an enum that a view keeps to itself, and the view never sets itself to that case.
  private func isNeverMade(_ item: ChoiceCase, of site: Site<Choice>, in scene: ViewScene, program: Program) -> Bool {
    guard let path = site.node.subject.path, let owner = program.entry(named: scene.name, in: nil, path: scene.path),
      let property = owner.properties[path]?.facts, property.attributes.contains("State"), let type = property.type,
      program.entry(named: scene.name + "." + type, in: nil, path: scene.path) != nil
    else { return false }
    let summaries = owner.functions.values.joined().map { found in
      found.facts.body.map { ActionSummary(of: $0) } ?? found.facts.summary
    } + owner.properties.values.compactMap { found in
      found.facts.body.map { ActionSummary(of: $0) } ?? found.facts.summary
    }
    let names = item.patterns.compactMap(\.name)
    return !names.isEmpty && !summaries.contains { summary in
      (summary.calls + summary.reads).contains { made in names.contains { made == $0 || made.hasSuffix("." + $0) } }
    }
  }

  /// Whether the view loads a state by itself and in no other way, or was handed it.
  private func isLoadedOnAppearing(
    _ site: Site<Choice>, state: AsyncState, in scene: ViewScene, program: Program
  ) -> Bool {
    isLoadedOnAppearing(site.node.subject.path, in: scene, program: program)
      || site.isGivenState(with: state, in: scene, program: program)
        && !program.loads(of: scene).contains { $0.hook.name == "refreshable" }
  }

  private func isLoadedOnAppearing(_ path: String?, in scene: ViewScene, program: Program) -> Bool {
    let loads = program.loads(of: scene)
    guard let path, !loads.contains(where: { $0.hook.name == "refreshable" }) else { return false }
    return loads.contains { $0.effect.sets(path) }
  }

  /// Whether anything that is shown after a failure may start the work again.
  private func mayStart(_ block: Block, at scope: Scope, in scene: ViewScene, program: Program) -> Bool {
    program.mayStartWork(block, in: scope) { program.isIdle($0, in: scope, of: scene) }
  }

  /// Whether work that may fail brings a state about; not so where all that sets the state waits for something, and
  /// none of it sets the state because that failed.
  private func mayFail(_ subject: Expression, in scope: Scope, program: Program) -> Bool {
    guard let path = subject.path, let setters = program.setters(of: path, in: scope), !setters.isEmpty else { return true }
    let name = path.split(separator: ".").last.map(String.init) ?? path
    return setters.contains { setter in
      setter.awaits.isEmpty || setter.assignsInCatch.contains(name) || setter.assignsAwaited.contains(name)
    }
  }

  /// Whether a button that stays on the screen beside what shows a failure does the work again that fails.
  private func startsAgain(
    _ path: String, beside bytes: Range<Int>, around: Surroundings, in scene: ViewScene, program: Program
  ) -> Bool {
    guard !path.isEmpty else { return false }
    let loading = program.loads(of: scene).map(\.effect).filter { $0.fails(into: path) }
    return scene.elements.contains { site in
      guard let call = site.node.call, !site.around.opensOver, scene.stands(site, beside: bytes, around: around) else {
        return false
      }
      let isButton = site.node.name.hasSuffix("Button")
      return program.effects(startedBy: call, in: site.scope).contains { effect in
        // A button for something else may fail into the same place, and does not bring what could not be loaded.
        effect.fails(into: path)
          && (loading.isEmpty || isButton && loading.contains { !$0.started.isDisjoint(with: effect.started) })
      }
    }
  }

  /// Whether what shows a failure is part of a step, and a bar with a button for the same step stands in the view.
  private func isBesideBar(_ site: Site<Conditional>, in scene: ViewScene, program: Program) -> Bool {
    let steps = scene.steps(around: site)
    return steps.contains { step in
      scene.choices.contains { other in
        other.node.bytes != step.choice.bytes && other.node.subject.path == step.choice.subject.path
          && other.node.cases.contains { item in
            item.patterns.contains { pattern in step.item.patterns.contains { $0.name == pattern.name } }
              && program.fulfilment(of: item.body, in: other.scope).contains(.work)
          }
      }
    }
  }

  /// Whether a case for another failure offers to try again, so that this one is told apart on purpose.
  private func retries(another item: ChoiceCase, in site: Site<Choice>, state: AsyncState, program: Program) -> Bool {
    site.node.cases.contains { other in
      other.label != item.label && other.roles(in: state) == [.failure]
        && program.fulfilment(of: other.body, in: site.scope).contains(.work)
    }
  }

  private func finding(
    at site: Site<Conditional>, in scene: ViewScene, loads: [ScreenLoad], file: FileFacts, program: Program
  ) -> Finding? {
    for condition in site.node.conditions {
      let subject: Expression
      switch condition.form {
      case .unwrap(_, let value): subject = value
      case .match(let pattern, let value):
        guard let name = pattern.name, let state = program.asyncState(of: value, in: site.scope),
          state.roles[name] == .failure, !state.followsAction, !state.isImagePhase, !site.around.closesOnChoice,
          !isBesideItsButton(site.around, bytes: site.node.bytes, subject: value)
        else { continue }
        return finding(
          for: condition, at: site,
          severity: state.hasOtherOutcomes || isPressed(value, in: scene, loads: loads, program: program)
            || !mayFail(value, in: site.scope, program: program)
            || startsAgain(value.path ?? "", beside: site.node.bytes, around: site.around, in: scene, program: program)
            ? .note : state.severity,
          scene: scene, file: file, program: program)
      case .expression(let value):
        let asked = value.comparedWithNothing ?? value
        guard let path = asked.path, FailureNames.contains(path) else { continue }
        subject = asked
      case .availability: continue
      }
      guard let path = subject.path, isFailure(path, of: loads, program: program), !site.around.closesOnChoice,
        !site.around.hasWork(beside: site.node.bytes), !site.around.hasButton(beside: site.node.bytes, about: path)
      else { continue }
      let isUnsure = scene.checksWhatIsTyped(loads)
        || startsAgain(path, beside: site.node.bytes, around: site.around, in: scene, program: program)
        || scene.isAsked(about: path, byButtonOutside: site.node.bytes, around: site.around)
        || isBesideBar(site, in: scene, program: program)
      return finding(
        for: condition, at: site, severity: isUnsure ? .note : .error, scene: scene, file: file, program: program)
    }
    return nil
  }

  /// Whether a button that is held back by a state stands in the same stack as what shows the state's failure.
  private func isBesideItsButton(_ around: Surroundings, bytes: Range<Int>, subject: Expression) -> Bool {
    subject.path.map { around.hasButton(beside: bytes, about: $0) } ?? false
  }

  /// Whether a button that stays on the screen, and nothing else, brings a state about, so that it tries again as well.
  private func isPressed(
    _ subject: Expression, in scene: ViewScene, loads: [ScreenLoad], program: Program
  ) -> Bool {
    guard let path = subject.path else { return false }
    func sets(_ effect: ActionEffect) -> Bool {
      effect.own.assigns.contains(path)
        || effect.called.contains { function in function.summary.assigns.contains { function.written($0) == path } }
    }
    guard !loads.contains(where: { sets($0.effect) }) else { return false }
    return scene.elements.contains { site in
      guard site.node.name == "Button", let call = site.node.call, let effect = program.effect(ofButton: call, in: site.scope)
      else { return false }
      let isHidden = site.around.frames.contains { frame in
        if case .choice(let choice, _) = frame { return choice.subject.path == path }
        return false
      }
      return !isHidden && sets(effect)
    }
  }

  /// Whether loading the screen, and not only a picture on it, puts its error at a path.
  private func isFailure(_ path: String, of loads: [ScreenLoad], program: Program) -> Bool {
    loads.contains { load in
      guard load.fills.contains(where: { !program.isDecoration($0.path, in: load.scope) }) else { return false }
      return load.effect.fails(into: path)
    }
  }

  private func finding(
    for condition: Condition, at site: Site<Conditional>, severity: Severity, scene: ViewScene, file: FileFacts,
    program: Program
  ) -> Finding? {
    let holds = program.fulfilment(of: site.node.then, in: site.scope)
    guard holds.contains(.content),
      !holds.contains(.work) || !mayStart(site.node.then, at: site.scope, in: scene, program: program)
    else { return nil }
    let isUnsure = holds.contains(.unknown) || scene.isPiece
      || holds.contains(.work) && !isLoadedOnAppearing(condition.subject?.path, in: scene, program: program)
    return file.finding(
      Self.self, isUnsure ? .note : severity, at: condition.bytes,
      "add a Retry button that starts the work again",
      consequence: "an error, and no way to try again",
      fix: RetryFix.addingRetry(to: site.node.then, at: site.around, loading: nil, scene: scene, file: file, program: program))
  }

  /// A page that says that loading failed, wherever it stands.
  private func page(at site: Site<ViewElement>, in scene: ViewScene, file: FileFacts, program: Program) -> Finding? {
    guard site.node.name == "ContentUnavailableView", let call = site.node.call, call.words.saysLoadingFailed,
      !program.fulfilment(of: site.node.root, in: site.scope).contains(.work), !isReportedAround(site, program: program),
      !isAboutWhatIsGiven(site, in: scene, program: program),
      !site.around.isInUnknownCase, !site.around.isAboutConnection, !site.around.hasWork(beside: site.node.bytes)
    else { return nil }
    // What is read at once, such as a file that came with the app, fails again in the same way.
    let loads = program.loads(of: scene)
    let isReadAtOnce = !loads.isEmpty && !loads.contains(where: \.effect.isAsync)
    return file.finding(
      Self.self,
      isReadAtOnce || program.fulfilment(of: site.node.root, in: site.scope).contains(.unknown) ? .note : .error,
      at: call.nameBytes, "add a Retry button that starts the work again",
      consequence: "an error, and no way to try again")
  }

  /// Whether a page stands for something that nothing in the view loads.
  private func isAboutWhatIsGiven(_ site: Site<ViewElement>, in scene: ViewScene, program: Program) -> Bool {
    guard case .branch(let conditional, isThen: false)? = site.around.frames.last(where: \.decides),
      conditional.conditions.contains(where: { if case .unwrap = $0.form { true } else { false } })
    else { return false }
    return program.loads(of: scene).isEmpty
  }

  /// Whether the failure case or the condition around a page is reported by itself, or was found to be in order.
  private func isReportedAround(_ site: Site<ViewElement>, program: Program) -> Bool {
    site.around.frames.contains { frame in
      switch frame {
      case .choice(let choice, let item):
        program.asyncState(of: choice, in: site.scope).map { item.roles(in: $0).contains(.failure) } ?? false
      case .branch(let conditional, isThen: true): conditional.conditions.contains { $0.asksAboutFailure }
      default: false
      }
    }
  }
}

extension ViewScene {
  /// Whether all that it loads by itself is loaded anew as the person types, so that typing on is trying again.
  fileprivate func checksWhatIsTyped(_ loads: [ScreenLoad]) -> Bool {
    let typed = Set(
      elements.filter { ["TextField", "TextEditor", "SecureField"].contains($0.node.name) }
        .flatMap { $0.node.call?.arguments ?? [] }.compactMap(\.value.path))
    return !loads.isEmpty
      && loads.allSatisfy { load in
        load.hook.arguments.contains { $0.label == "id" && $0.value.readPaths.contains { typed.contains($0) } }
      }
  }
}

extension Program {
  /// What a button may start, or a view of the project's own that is handed something to do.
  fileprivate func effects(startedBy call: Call, in scope: Scope) -> [ActionEffect] {
    if call.name.hasSuffix("Button"), let effect = effect(ofButton: call, in: scope) { return [effect] }
    guard call.name.first?.isUppercase == true, !KnownViews.contains(call.name) else { return [] }
    return call.arguments.compactMap { argument in
      if let closure = argument.value.asClosure { return effect(of: ActionSummary(of: closure.body), in: scope) }
      guard let path = argument.value.path, function(named: path, in: scope) != nil else { return nil }
      var summary = ActionSummary()
      summary.calls = [path]
      return effect(of: summary, in: scope)
    }
  }
}

extension ActionEffect {
  /// What it starts itself.
  var started: Set<String> {
    Set(own.awaits + called.filter { $0.distance == 1 }.map { $0.written($0.function.facts.name) })
  }

  /// Whether it puts its failure at a path.
  func fails(into path: String) -> Bool {
    own.assignsInCatch.contains(path)
      || called.contains { function in function.summary.assignsInCatch.contains { function.written($0) == path } }
  }
}

extension Surroundings.Frame {
  /// Whether the place is shown only sometimes.
  fileprivate var decides: Bool {
    switch self {
    case .branch, .choice, .ternary: true
    case .container, .modifier: false
    }
  }
}

extension ViewScene {
  /// Whether a button outside of some bytes, which stay on the screen, looks at what a path holds.
  fileprivate func isAsked(about path: String, byButtonOutside bytes: Range<Int>, around: Surroundings) -> Bool {
    elements.contains { site in
      guard site.node.name.hasSuffix("Button"), !site.around.opensOver, stands(site, beside: bytes, around: around)
      else { return false }
      return site.node.call?.arguments.contains { argument in
        !(site.node.call.map { site.node.isRun(argument, of: $0) } ?? false) && argument.value.reads(path)
      } ?? false
    }
  }

  /// The cases that decide that some place of the view is shown, in its own code and where its piece is used.
  fileprivate func steps(around site: Site<Conditional>) -> [(choice: Choice, item: ChoiceCase)] {
    var frames = site.around.frames
    if let member = member(at: site.node.bytes), member != "body" {
      frames += elements.filter { $0.node.name == member }.flatMap(\.around.frames)
    }
    return frames.compactMap { frame in
      if case .choice(let choice, let item) = frame { (choice, item) } else { nil }
    }
  }
}

extension Expression {
  /// Whether anything in it reads what a path holds.
  fileprivate func reads(_ path: String) -> Bool {
    var result = false
    walk { part in
      if part.path == path || part.path?.hasPrefix(path + ".") ?? false { result = true }
      return result ? .skip : .enter
    }
    return result
  }
}

extension ViewElement {
  /// Whether an argument of the view is what happens when it is pressed.
  fileprivate func isRun(_ argument: Argument, of call: Call) -> Bool {
    argument.label == "action" || argument.label == nil && call.argument("label") != nil
  }
}

extension ChoiceCase {
  /// Whether it hands on by itself: what it carries is called as soon as it appears.
  fileprivate var leavesByItself: Bool {
    let bound = Set(patterns.flatMap(\.bindings))
    guard !bound.isEmpty else { return false }
    var result = false
    body.walk { part in
      if case .call(let call) = part.form, call.name == "onAppear" || call.name == "task" {
        for argument in call.arguments {
          argument.value.walk { inner in
            guard case .call(let work) = inner.form else { return .enter }
            let isHandedOn = work.arguments.contains { $0.label == "execute" && bound.contains($0.value.path ?? "") }
            if isHandedOn || bound.contains(work.fullName) { result = true }
            return .enter
          }
        }
      }
      return .enter
    }
    return result
  }
}

extension AsyncState {
  /// Whether it has outcomes of its own beside success and failure, so that it may well be tried again by other means:
  /// a scanner that goes on, a check that was skipped.
  fileprivate var hasOtherOutcomes: Bool {
    others.count > 1 || others.contains { ["skipped", "cancelled", "canceled", "paused", "stopped"].contains($0.lowercased()) }
  }
}
