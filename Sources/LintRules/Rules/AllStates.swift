public import LintModel

/// A view that shows asynchronous data shows something in every state.
public struct AllStates: LintRule {
  public static let description = RuleDescription(
    identifier: "all-states",
    summary: "A view that shows async data handles not initiated, loading, empty, success and failure.",
    reason: """
      A state that nobody wrote down is met by somebody all the same: as a blank page, as a list that looks empty while \
      it loads, or as a spinner that turns for ever after a failure. `default` does not count, because it shows one \
      thing for states that mean different things, and keeps doing so when a state is added.
      """,
    source: "Every view displaying async data MUST use a switch on Loadable<T> covering ALL 4 states.",
    accepted: [
      """
      struct ItemsScreen: View {
        @State private var items: Loadable<[Item]> = .notInitiated
        var body: some View {
          switch items {
          case .notInitiated, .loading:
            ProgressView("Loading...")
          case .success(let items) where items.isEmpty:
            ContentUnavailableView {
              Label("No Items Yet", systemImage: "tray")
            } actions: {
              Button("Add Item") { add() }
            }
          case .success(let items):
            List(items) { item in ItemRow(item: item) }
          case .failure(let error):
            ErrorView(error: error) { load() }
          }
        }
      }
      """
    ],
    reported: [
      """
      struct ItemsScreen: View {
        @State private var items: Loadable<[Item]> = .notInitiated
        var body: some View {
          switch items {
          case .success(let items):
            ItemTable(items: items)
          ↓default:
            ProgressView()
          }
        }
      }
      """,
      """
      struct ItemsScreen: View {
        @State private var items: Loadable<Item> = .notInitiated
        var body: some View {
          switch items {
          case .notInitiated, .loading:
            ProgressView()
          case .success(let item):
            ItemRow(item: item)
          ↓case .failure:
            EmptyView()
          }
        }
      }
      """,
      """
      struct ItemsScreen: View {
        @State private var items: Loadable<[Item]> = .notInitiated
        var body: some View {
          switch items {
          case .notInitiated, .loading:
            ProgressView()
          ↓case .success(let items):
            List(items) { item in ItemRow(item: item) }
          case .failure(let error):
            ErrorView(error: error) { load() }
          }
        }
      }
      """,
    ])

  public init() {}

  public func findings(in file: FileFacts, of program: Program) -> [Finding] {
    program.scenes(in: file).flatMap { scene in
      scene.choices.flatMap { findings(at: $0, in: scene, file: file, program: program) }
        + scene.conditionals.compactMap { missingRung(at: $0, in: scene, file: file, program: program) }
    }
  }

  /// A state for which a ladder of `if` and `else if` has no rung.
  private func missingRung(
    at site: Site<Conditional>, in scene: ViewScene, file: FileFacts, program: Program
  ) -> Finding? {
    guard site.isHeadOfLadder, let ladder = program.stateLadder(of: site), !ladder.state.followsAction,
      !ladder.state.isImagePhase, ladder.asked.count > 1, ladder.asked.contains(.success)
    else { return nil }
    if let otherwise = site.node.ladder.otherwise {
      guard program.fulfilment(of: otherwise, in: site.scope).isEmpty else { return nil }
    }
    let missing = ladder.state.states.subtracting(ladder.asked).subtracting([.notInitiated, .empty]).filter { role in
      !program.handlesElsewhere(role, of: ladder.subject, in: scene, except: site.node.bytes)
    }
    guard !missing.isEmpty, let first = site.node.conditions.first else { return nil }
    return file.finding(
      Self.self, ladder.state.severity, at: first.bytes,
      "nothing is shown in the state \(missing.inWords); show \(advice(for: Array(missing)))",
      consequence: missing.contains(.failure)
        ? "a blank page after a failure, and no way to try again" : "a blank page")
  }

  private func findings(
    at site: Site<Choice>, in scene: ViewScene, file: FileFacts, program: Program
  ) -> [Finding] {
    // In a menu stand things to do, and not what was loaded.
    guard !site.around.closesOnChoice, !site.node.showsSymbols, let coverage = program.coverage(of: site),
      !coverage.state.isImagePhase
    else { return [] }
    let state = coverage.state
    let choice = site.node
    var findings: [Finding] = []
    var hidden: [StateRole] = []
    var fallback: (item: ChoiceCase, holds: Fulfilment)?
    var blank: [(item: ChoiceCase, role: StateRole)] = []
    for (role, treatment) in coverage.treatments {
      if program.handlesElsewhere(role, of: choice.subject, in: scene, except: choice.bytes) { continue }
      if role == .loading, site.around.isBesideLoading { continue }
      switch treatment {
      case .byDefault(let item, let holds):
        hidden.append(role)
        fallback = (item, holds)
      case .nothing(let item):
        if !isQuiet(role, in: state), !item.isNone, !begins(role, in: state),
          !(role == .loading && isLeftOut(at: site, scene: scene, program: program))
        {
          blank.append((item, role))
        }
      case .shown, .missing: break
      }
    }
    // What lies over something else, such as a badge, leaves no blank page.
    let liesOver = site.around.frames.contains { frame in
      if case .modifier(let call, _) = frame { return ["overlay", "badge", "background"].contains(call.name) }
      return false
    }
    let isUnsure = scene.isPiece || liesOver || site.around.isOutsidePage || !state.states.contains(.success)
      || isAskedByName(choice.subject, at: site, in: scene, program: program)
    let severity = isUnsure ? .note : state.severity
    if state.followsAction { hidden = hidden.filter { $0 == .failure || $0 == .loading } }
    // A switch that shows nothing after a success only adds to what shows it.
    let isAccessory = hidden.contains(.success) && fallback?.holds.isEmpty ?? false
    if let fallback, !hidden.isEmpty, hidden != [.notInitiated] {
      let roles = hidden.inWords
      findings.append(
        file.finding(
          Self.self, state.followsAction || isAccessory ? .note : severity, at: fallback.item.label,
          "`default` stands for \(roles) here; write a case for each",
          consequence: hidden.contains(.failure)
            ? (fallback.holds.contains(.progress)
              ? "a spinner that never ends after a failure" : "the same page after a failure as before")
            : "the wrong page while the data loads",
          fix: AllStatesFix.replacingDefault(fallback.item, hidden: hidden, at: site, scene: scene, coverage: coverage,
            file: file, program: program)))
    }
    // Whoever shows the failure on a page of its own shows the rest there too.
    if blank.contains(where: { $0.role != .failure }), coverage.treatments[.failure].map({ !$0.isShown }) ?? false,
      program.handlesElsewhere(.failure, of: choice.subject, in: scene, except: choice.bytes)
    {
      blank.removeAll { $0.role != .failure }
    }
    // A switch that shows nothing after a success only adds to what shows it.
    if blank.contains(where: { $0.role == .success }) { blank = [] }
    // What only a person starts has nothing to say before that.
    if !program.loads(of: scene).contains(where: { $0.brings(choice.subject) }),
      !blank.contains(where: { $0.role == .loading }) {
      blank.removeAll { $0.role == .notInitiated }
    }
    for group in Dictionary(grouping: blank, by: { $0.item.label.lowerBound }).values {
      guard let item = group.first?.item else { continue }
      let roles = group.map(\.role)
      findings.append(
        file.finding(
          // Whoever says in a comment why nothing is shown means it.
          Self.self,
          item.hasComment && !item.isUnderCondition || isOver(roles, at: site, program: program) ? .note : severity,
          at: item.label,
          "nothing is shown in the state \(roles.inWords); show \(advice(for: roles))",
          consequence: roles.contains(.failure)
            ? "a blank page after a failure, and no way to try again" : "a blank page",
          fix: AllStatesFix.filling(item, roles: roles, at: site, scene: scene, coverage: coverage, file: file,
            program: program)))
    }
    let reported = Set(findings.map(\.range.start.offset))
    findings += lumpedFailures(at: site, in: scene, coverage: coverage, severity: severity, file: file, program: program)
      .filter { !reported.contains($0.range.start.offset) }
    if let finding = missingEmptyPage(at: site, in: scene, coverage: coverage, file: file, program: program) {
      findings.append(finding)
    }
    return findings
  }

  /// Whether a piece of a view shows a state about which a computed flag of the view asks as well, so that the piece may
  /// be left out by it.
  private func isAskedByName(
    _ subject: Expression, at site: Site<Choice>, in scene: ViewScene, program: Program
  ) -> Bool {
    guard let path = subject.path, let member = scene.member(at: site.node.bytes), member != "body",
      let entry = program.entry(named: scene.name, in: nil, path: scene.path)
    else { return false }
    return entry.properties.values.contains { property in
      property.facts.isComputed && property.facts.type == "Bool" && !ProgressNames.contains(property.facts.name)
        && property.facts.summary?.reads.contains(path) ?? false
    }
  }

  /// Whether a state may show nothing: a save that has not begun, or that is over.
  private func isQuiet(_ role: StateRole, in state: AsyncState) -> Bool {
    state.followsAction && (role == .notInitiated || role == .success || role == .empty)
  }

  /// Whether a state is the one a screen begins in, because there is no other for that.
  private func begins(_ role: StateRole, in state: AsyncState) -> Bool {
    role == .empty && !state.states.contains(.notInitiated)
  }

  /// Whether a blank while something loads is meant: below what shows the state there are only buttons, or one of
  /// several loading cases is left to another `switch` over the same state.
  private func isLeftOut(at site: Site<Choice>, scene: ViewScene, program: Program) -> Bool {
    let shown = site.node.cases.filter { !program.fulfilment(of: $0.body, in: site.scope).isEmpty }
    if !shown.isEmpty, shown.allSatisfy({ $0.body.showsOnlyButtons }) { return true }
    let spins = shown.contains { other in
      !other.isDefault && program.fulfilment(of: other.body, in: site.scope).contains(.progress)
    }
    return spins && scene.choices.contains { $0.node.bytes != site.node.bytes && $0.node.subject.path == site.node.subject.path }
  }

  /// Whether the states last no longer than a frame: what makes the owner of the state sets it already.
  private func isOver(_ roles: [StateRole], at site: Site<Choice>, program: Program) -> Bool {
    roles.allSatisfy { $0 == .loading || $0 == .notInitiated }
      && site.node.subject.path.map { program.isSetOnlyByInitialiser($0, in: site.scope) } ?? false
  }

  private func advice(for roles: [StateRole]) -> String {
    if roles.contains(.failure) { return "what went wrong, with a Retry button" }
    if roles.contains(.empty) { return "a `ContentUnavailableView` with an action" }
    return "a `ProgressView`"
  }

  // MARK: The empty page

  private func missingEmptyPage(
    at site: Site<Choice>, in scene: ViewScene, coverage: StateCoverage, file: FileFacts, program: Program
  ) -> Finding? {
    let state = coverage.state
    guard !state.followsAction, !state.states.contains(.empty), case .shown(let item, _)? = coverage.treatments[.success],
      let payload = program.successPayload(of: site.node, in: site.scope),
      program.isCollection(payload),
      let pattern = item.patterns.first(where: { $0.name.map { state.roles[$0] == .success } ?? false }),
      let success = pattern.name, let name = pattern.bindings.first,
      program.listsBlindly(name, in: item.body, scope: site.scope)
    else { return nil }
    let asksElsewhere = site.node.cases.contains { $0.filter != nil && $0.roles(in: state).contains(.success) }
      || scene.bodies.contains { $0.checksForEmptiness }
      || scene.elements.contains { $0.node.name != "EmptyView" && $0.node.name.hasPrefix("Empty") && $0.node.name.hasSuffix("View") }
    guard !asksElsewhere else { return nil }
    return file.finding(
      Self.self,
      site.around.isOutsidePage || scene.isSection || scene.isPiece || isAskedByName(site.node.subject, at: site, in: scene, program: program)
        ? .note : state.severity,
      at: item.label,
      "an empty answer has no page; add `case .\(success)(let \(name)) where \(name).isEmpty` before this case",
      consequence: "a blank page where there is nothing yet",
      fix: AllStatesFix.addingEmptyPage(before: item, name: name, at: site, scene: scene, coverage: coverage, file: file,
        program: program))
  }
}

extension ScreenLoad {
  /// Whether it may set the state that an expression holds: it sets it, or calls what is not known.
  fileprivate func brings(_ subject: Expression) -> Bool {
    guard let path = subject.path else { return true }
    let known = effect.called.filter { $0.distance == 1 }
    if known.count < Set(effect.own.awaits).count { return true }
    return effect.own.assigns.contains(path)
      || effect.called.contains { function in function.summary.assigns.contains { function.written($0) == path } }
  }
}

extension StateCoverage.Treatment {
  fileprivate var isShown: Bool {
    if case .shown = self { return true }
    return false
  }
}

extension Block {
  /// Whether it shows buttons, by the names of what it shows, and nothing else.
  fileprivate var showsOnlyButtons: Bool {
    !statements.isEmpty
      && statements.allSatisfy { statement in
        guard case .expression(let value) = statement else { return false }
        let element = ViewElement(value)
        if ["VStack", "HStack", "Group"].contains(element.name) {
          return element.call?.arguments.last?.value.asClosure?.body.showsOnlyButtons ?? false
        }
        return element.name.hasSuffix("Button") || ["Spacer", "Divider"].contains(element.name)
      }
  }
}

extension ChoiceCase {
  /// Whether it stands for having nothing at all, which may show nothing.
  fileprivate var isNone: Bool { patterns.allSatisfy { $0.name == "none" || $0.name == "unknown" } && !patterns.isEmpty }
}
