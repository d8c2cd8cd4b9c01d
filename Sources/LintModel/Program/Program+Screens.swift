extension Program {
  /// Returns every view that shows something asynchronous, with what it shows in each state.
  public func screens() -> [ScreenStates] {
    (0..<store.files.count).compactMap { store.files.facts($0) }.flatMap { screens(in: $0) }
  }

  /// Returns the views of a file that show something asynchronous, and that somebody meets.
  package func screens(in file: FileFacts) -> [ScreenStates] {
    scenes(in: file).flatMap { scene -> [ScreenStates] in
      guard !isUnmet(scene.name) else { return [] }
      let states = scene.choices.compactMap { screen(at: $0, in: scene, file: file) }
      let subjects = Set(states.map(\.subject))
      return states + loadedScreens(in: scene, file: file).filter { !subjects.contains($0.subject) }
    }
  }

  // MARK: Switches over a state

  private func screen(at site: Site<Choice>, in scene: ViewScene, file: FileFacts) -> ScreenStates? {
    guard let coverage = coverage(of: site), !coverage.state.followsAction, !coverage.state.isImagePhase else {
      return nil
    }
    let subject = site.node.subject
    func isElsewhere(_ role: StateRole) -> Bool {
      handlesElsewhere(role, of: subject, in: scene, except: site.node.bytes)
    }
    func handling(_ role: StateRole) -> StateHandling {
      guard let treatment = coverage.treatments[role] else { return .notApplicable }
      if case .shown = treatment { return .handled }
      return isElsewhere(role) ? .handled : .missing
    }
    var handled: [ScreenState: StateHandling] = [
      .notInitiated: handling(.notInitiated), .loading: handling(.loading), .success: handling(.success),
      .failure: handling(.failure), .empty: handling(.empty), .retry: retry(in: coverage),
    ]
    if coverage.treatments[.empty] == nil { handled[.empty] = emptyHandling(at: site, in: scene, coverage: coverage) }
    return ScreenStates(
      path: file.path, view: scene.name, range: file.range(of: site.node.bytes),
      subject: subject.path ?? site.node.subjectText, handled: handled)
  }

  private func retry(in coverage: StateCoverage) -> StateHandling {
    switch coverage.treatments[.failure] {
    case nil: .notApplicable
    case .shown(_, let holds)?: holds.contains(.action) ? .handled : holds.contains(.unknown) ? .unknown : .missing
    case .nothing?, .byDefault?, .missing?: .missing
    }
  }

  private func emptyHandling(
    at site: Site<Choice>, in scene: ViewScene, coverage: StateCoverage
  ) -> StateHandling {
    guard let payload = successPayload(of: site.node, in: site.scope) else { return .unknown }
    guard isCollection(payload) else { return .notApplicable }
    let asks = site.node.cases.contains { $0.filter != nil } || scene.bodies.contains { $0.checksEmptiness }
    if asks { return .handled }
    guard case .shown(let item, let holds)? = coverage.treatments[.success] else { return .missing }
    if holds.contains(.emptiness) { return .handled }
    return item.patterns.flatMap(\.bindings).contains { item.body.lists($0) } ? .missing : .unknown
  }

  // MARK: Values a view loads by itself

  private func loadedScreens(in scene: ViewScene, file: FileFacts) -> [ScreenStates] {
    var seen: Set<String> = []
    let scope = Scope(owner: scene.name, path: scene.path)
    lazy var holds = scene.bodies.reduce(into: Fulfilment()) { $0.formUnion(fulfilment(of: $1, in: scope)) }
    return loads(of: scene).flatMap { load in
      load.fills.compactMap { fill -> ScreenStates? in
        guard scene.bodies.contains(where: { $0.shows(fill.path) }),
          let type = type(of: Expression(path: fill.path), in: load.scope), asyncState(of: type) == nil,
          isCollection(type) || expanded(type).type.isOptional, seen.insert(fill.path).inserted
        else { return nil }
        let waiting: StateHandling =
          holds.contains(.progress) ? .handled : holds.contains(.unknown) ? .unknown : .missing
        let failure = failureHandling(of: load, fill: fill)
        return ScreenStates(
          path: file.path, view: scene.name, range: file.range(of: load.hook.nameBytes), subject: fill.path,
          handled: [
            .notInitiated: waiting, .loading: waiting, .success: .handled, .failure: failure,
            .retry: failure == .missing ? .missing : retryHandling(in: scene),
            .empty: !isCollection(type) ? .notApplicable : holds.contains(.emptiness) ? .handled : .missing,
          ])
      }
    }
  }

  private func failureHandling(of load: ScreenLoad, fill: ScreenLoad.Fill) -> StateHandling {
    let summaries = [load.effect.own] + load.effect.called.map(\.summary)
    let isTold = summaries.contains { summary in
      !summary.assignsInCatch.isEmpty || summary.callsInCatch.contains { !LogCalls.contains($0) }
    }
    if isTold { return .handled }
    return summaries.contains { !$0.swallows.isEmpty } ? .missing : .unknown
  }

  private func retryHandling(in scene: ViewScene) -> StateHandling {
    let offers = scene.elements.contains { site in
      guard let call = site.node.call, site.node.name == "Button" || KnownViews.retries.contains(site.node.name) else {
        return false
      }
      if KnownViews.retries.contains(site.node.name) { return true }
      return call.arguments.contains { argument in
        if case .text(let text) = argument.value.form { return RetryNames.contains(text) }
        return false
      }
    }
    return offers ? .handled : .unknown
  }
}
