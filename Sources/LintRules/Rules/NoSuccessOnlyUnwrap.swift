public import LintModel

/// A view never unwraps the good case alone.
public struct NoSuccessOnlyUnwrap: LintRule {
  public static let description = RuleDescription(
    identifier: "no-success-only-unwrap",
    summary: "A view switches over every state instead of unwrapping only the success.",
    reason: """
      Matching only `.success` shows nothing while the value loads, and nothing when it fails. The person sees a blank \
      page and cannot tell waiting from broken.
      """,
    source: "NEVER use if let to unwrap only the success case — all 4 states must be handled",
    accepted: [
      """
      struct ProfileScreen: View {
        @State private var profile: Loadable<Profile> = .notInitiated
        var body: some View {
          switch profile {
          case .notInitiated, .loading: ProgressView()
          case .success(let profile): Text(profile.name)
          case .failure(let error): ErrorView(error: error) { load() }
          }
        }
      }
      """,
      """
      struct Badge: View {
        let count: Int?
        var body: some View {
          if let count { Text(String(count)) }
        }
      }
      """,
    ],
    reported: [
      """
      struct ProfileScreen: View {
        @State private var profile: Loadable<Profile> = .notInitiated
        var body: some View {
          if ↓case .success(let profile) = profile {
            Text(profile.name)
          }
        }
      }
      """,
      """
      struct ProfileScreen: View {
        @State private var profile: Profile?
        var body: some View {
          VStack {
            if ↓let profile {
              Text(profile.name)
            }
          }
          .task {
            do { profile = try await service.profile() } catch { report(error) }
          }
        }
      }
      """,
      """
      struct ItemsScreen: View {
        @State private var items: Loadable<[Item]> = .notInitiated
        var body: some View {
          List(↓items.value ?? []) { item in ItemRow(item: item) }
        }
      }
      """,
    ])

  public init() {}

  public func findings(in file: FileFacts, of program: Program) -> [Finding] {
    program.scenes(in: file).flatMap { scene in
      let loads = program.loads(of: scene)
      var findings = scene.conditionals.compactMap { site -> Finding? in
        if let otherwise = site.node.otherwise {
          return finding(at: site, otherwise: otherwise, in: scene, file: file, program: program)
        }
        return finding(at: site.node.conditions, site: site, in: scene, loads: loads, file: file, program: program)
      }
      for site in scene.guards where !shows(.progress, site.node.otherwise, site.scope, program) || site.node.matchesCase {
        let place = Site(
          node: Conditional(conditions: site.node.conditions, then: Block([], bytes: 0..<0), otherwise: nil, bytes: site.node.bytes),
          around: site.around)
        guard let found = finding(at: site.node.conditions, site: place, in: scene, loads: loads, file: file, program: program)
        else { continue }
        findings.append(found.withoutFix)
      }
      return findings + scene.elements.flatMap { chains(in: $0, of: scene, loads: loads, file: file, program: program) }
        + computedLists(in: scene, loads: loads, file: file, program: program)
    }
  }

  private func finding(
    at conditions: [Condition], site: Site<Conditional>, in scene: ViewScene, loads: [ScreenLoad], file: FileFacts,
    program: Program
  ) -> Finding? {
    for condition in conditions {
      switch condition.form {
      case .match(let pattern, let subject):
        guard let name = pattern.name, let found = program.asyncState(of: subject, in: site.scope),
          found.roles[name] == .success, !found.followsAction, !found.isImagePhase, !site.around.isPresented,
          !isHandled(subject, in: scene, except: site.node.bytes, program: program)
        else { continue }
        return file.finding(
          Self.self, site.around.isOutsidePage ? .note : found.severity, at: condition.bytes,
          "handle every state with a `switch`; this shows nothing while loading or after a failure",
          consequence: "a blank page while it loads, and for ever after a failure",
          fix: UnwrapFix.switching(
            site, pattern: pattern, subject: subject, state: found, scene: scene, file: file, program: program))
      case .unwrap(_, let subject):
        if let finding = unwrapped(subject, at: condition, site: site, scene: scene, loads: loads, file: file,
          program: program)
        {
          return finding
        }
      case .expression(let value):
        guard let subject = value.comparedWithNothing, !site.node.then.bytes.isEmpty,
          let finding = unwrapped(subject, at: condition, site: site, scene: scene, loads: loads, file: file, program: program)
        else { continue }
        return finding
      case .availability: continue
      }
    }
    return nil
  }

  /// One page that stands for all states but the success: a spinner that also turns after a failure, or words that are
  /// the same before it.
  private func finding(
    at site: Site<Conditional>, otherwise: Block, in scene: ViewScene, file: FileFacts, program: Program
  ) -> Finding? {
    guard site.node.ladder.rungs.count == 1, site.node.conditions.count == 1, let condition = site.node.conditions.first
    else { return nil }
    let asked: (base: Expression, state: AsyncState)? =
      switch condition.form {
      case .match(let pattern, let subject):
        program.asyncState(of: subject, in: site.scope).flatMap { state in
          pattern.name.map { state.roles[$0] == .success && !pattern.isPartial } ?? false ? (subject, state) : nil
        }
      case .unwrap(_, let subject): program.stateBehind(subject, in: site.scope)
      case .expression(let value): value.comparedWithNothing.flatMap { program.stateBehind($0, in: site.scope) }
      case .availability: nil
      }
    guard let (subject, state) = asked, state.origin == .resolved, state.states.contains(.failure), !state.followsAction,
      !state.isImagePhase, !site.around.closesOnChoice, !program.isAboutPicture(state), !scene.isPicture,
      !isHandled(subject, in: scene, except: site.node.bytes, program: program)
    else { return nil }
    let holds = program.fulfilment(of: otherwise, in: site.scope)
    guard holds.isDisjoint(with: [.work, .unknown]) else { return nil }
    let spins = holds.contains(.progress)
    return file.finding(
      Self.self, !site.around.isOutsidePage && (spins || holds.isEmpty) ? state.severity : .note, at: condition.bytes,
      "handle every state with a `switch`; this shows the same while it loads and after a failure",
      consequence: spins ? "a spinner that never ends after a failure" : "the same page after a failure as before")
  }

  private func isHandled(
    _ subject: Expression, in scene: ViewScene, except bytes: Range<Int>, program: Program
  ) -> Bool {
    var subjects = [subject]
    // What asks a loader itself asks its state.
    if case .member(of: let loader?, "state") = subject.form { subjects.append(loader) }
    return subjects.contains { subject in
      program.handlesElsewhere(.loading, of: subject, in: scene, except: bytes)
        || program.handlesElsewhere(.failure, of: subject, in: scene, except: bytes)
    }
  }

  private func unwrapped(
    _ subject: Expression, at condition: Condition, site: Site<Conditional>, scene: ViewScene, loads: [ScreenLoad],
    file: FileFacts, program: Program
  ) -> Finding? {
    if let (base, state) = program.stateBehind(subject, in: site.scope) {
      guard !state.followsAction, !state.isImagePhase,
        !isHandled(base, in: scene, except: site.node.bytes, program: program)
      else { return nil }
      return file.finding(
        Self.self, site.around.isOutsidePage ? .note : state.severity, at: condition.bytes,
        "handle every state with a `switch` over `\(base.path ?? "the state")`; this shows only the success",
        consequence: "a blank page while it loads, and for ever after a failure",
        fix: subject.path != base.path.map { "\($0).value" }
          ? nil
          : UnwrapFix.switching(
            site, condition: condition, over: base, state: state, scene: scene, file: file, program: program))
    }
    guard let path = subject.path, let load = loads.first(where: { $0.fills.contains { $0.path == path } }),
      let type = program.type(of: subject, in: site.scope), type.type.isOptional,
      program.asyncState(of: type) == nil, !showsWaiting(scene, program: program), !site.around.isPresented,
      !site.node.then.showsToolbar
    else { return nil }
    return file.finding(
      Self.self,
      program.isDecoration(path, in: site.scope) || !site.isAlone || site.around.isOutsidePage
        || program.answersAtOnce(load) ? .note : .error,
      at: condition.bytes,
      "`\(path)` is loaded in `.\(load.hook.name)`; keep it in a `Loadable` and show every state of it",
      consequence: "a blank page while it loads, and for ever after a failure")
  }

  /// Whether the view shows anywhere that it waits, or that something failed.
  private func showsWaiting(_ scene: ViewScene, program: Program) -> Bool {
    scene.bodies.contains { shows(.progress, $0, Scope(owner: scene.name, path: scene.path), program) }
  }

  private func shows(_ part: Fulfilment, _ block: Block, _ scope: Scope, _ program: Program) -> Bool {
    program.fulfilment(of: block, in: scope).contains(part)
  }

  // MARK: Chains

  /// Looks for `state.value?.items ?? []`, for `state.value.map { … }` and the like among what a view is given.
  private func chains(
    in site: Site<ViewElement>, of scene: ViewScene, loads: [ScreenLoad], file: FileFacts, program: Program
  ) -> [Finding] {
    guard let call = site.node.call, site.node.name != "Button", !site.around.isPresented else { return [] }
    if ["map", "flatMap"].contains(call.name), case .member(of: let subject?, _) = call.callee.form,
      let finding = chain(over: subject, at: site.node.root.bytes, site: site, scene: scene, file: file, program: program)
    {
      return [finding]
    }
    return call.arguments.flatMap { argument -> [Finding] in
      var findings: [Finding] = []
      argument.value.walk { part in
        if case .closure = part.form { return .skip }
        guard case .operation(let operators, let operands) = part.form, operators.first == "??", let first = operands.first
        else { return .enter }
        let finding = chain(over: first, at: part.bytes, site: site, scene: scene, file: file, program: program)
          ?? fallback(
            for: first, besides: operands.last, at: part.bytes, site: site, scene: scene, loads: loads, file: file,
            program: program)
        if let finding { findings.append(finding) }
        return .skip
      }
      return findings
    }
  }

  private func chain(
    over subject: Expression, at bytes: Range<Int>, site: Site<ViewElement>, scene: ViewScene, file: FileFacts,
    program: Program
  ) -> Finding? {
    for link in subject.links {
      guard let (base, state) = program.stateBehind(link, in: site.scope) else { continue }
      guard state.origin == .resolved, !state.followsAction, !state.isImagePhase,
        !isHandled(base, in: scene, except: 0..<0, program: program)
      else { return nil }
      return file.finding(
        Self.self, site.around.isOutsidePage ? .note : state.severity, at: bytes,
        "handle every state with a `switch` over `\(base.path ?? "the state")`; this shows nothing unless it succeeded",
        consequence: "an empty page while it loads, and for ever after a failure")
    }
    return nil
  }

  /// A value that stands in for what a load has not filled, and never fills after a failure.
  private func fallback(
    for subject: Expression, besides other: Expression?, at bytes: Range<Int>, site: Site<ViewElement>,
    scene: ViewScene, loads: [ScreenLoad], file: FileFacts, program: Program
  ) -> Finding? {
    // Words of its own say that there is nothing; a dash may stand for anything.
    let saysSo = if case .text(let text)? = other?.form { text.contains(where: \.isLetter) } else { false }
    guard ["Text", "List", "ForEach"].contains(site.node.name) else { return nil }
    for link in subject.links {
      guard let path = link.path, let load = loads.first(where: { $0.fills.contains { $0.path == path } }),
        let type = program.type(of: link, in: site.scope), type.type.isOptional, program.asyncState(of: type) == nil,
        !program.isDecoration(path, in: site.scope), !showsWaiting(scene, program: program)
      else { continue }
      let isAsked = scene.conditionals.contains { site in
        site.node.conditions.contains { condition in
          guard let asked = condition.subject else { return false }
          return (asked.comparedWithNothing ?? asked).path == path
        }
      } || site.node.modifiers.contains { modifier in
        modifier.name == "opacity" && modifier.arguments.contains { $0.value.readPaths.contains(path) }
      }
      return isAsked ? nil : file.finding(
        Self.self, saysSo ? .note : .error, at: bytes,
        "`\(path)` is loaded in `.\(load.hook.name)`; keep it in a `Loadable` and show every state of it",
        consequence: "the same words while it loads, and for ever after a failure")
    }
    return nil
  }
}

extension Program {
  /// The state whose success an optional stands for: `state` in `state.value`, in `try? state.get()`, and behind a
  /// computed property that takes the value out of a state.
  fileprivate func stateBehind(_ subject: Expression, in scope: Scope) -> (base: Expression, state: AsyncState)? {
    switch subject.form {
    case .effect(_, let inner), .optional(let inner): return stateBehind(inner, in: scope)
    case .call(let call):
      guard call.name == "get", call.arguments.isEmpty, case .member(of: let base?, _) = call.callee.withoutOptional.form,
        let state = asyncState(of: base.withoutOptional, in: scope)
      else { return nil }
      return (base.withoutOptional, state)
    case .member(of: let base?, let name):
      if ["value", "data", "items"].contains(name), let state = asyncState(of: base.withoutOptional, in: scope) {
        return (base.withoutOptional, state)
      }
      // A loader holds its state, and what shows the state of one shows all of it.
      if name == "value", let state = asyncState(of: base.withoutOptional.member("state"), in: scope),
        state.typeName == "Loadable"
      {
        return (base.withoutOptional.member("state"), state)
      }
      return stateRead(by: subject, in: scope)
    case .name: return stateRead(by: subject, in: scope)
    default: return nil
    }
  }

  /// The one state that a computed optional reads.
  private func stateRead(by subject: Expression, in scope: Scope) -> (base: Expression, state: AsyncState)? {
    guard let path = subject.path, !FailureNames.contains(path), let (reads, owner) = computedOptional(at: path, in: scope) else { return nil }
    for read in reads where !read.contains(".") {
      guard let state = asyncState(of: Expression(path: read), in: owner) else { continue }
      let base = path.lastIndex(of: ".").map { String(path[...$0]) } ?? ""
      return (Expression(path: base + read), state)
    }
    return nil
  }
}

extension Block {
  /// Whether what it shows belongs to a toolbar, where nothing need be shown yet.
  fileprivate var showsToolbar: Bool {
    guard case .expression(let value)? = statements.first else { return false }
    return ViewElement(value).name.hasPrefix("ToolbarItem")
  }
}

extension Guard {
  /// Whether it asks for a case of a state, so that one page stands for all others.
  fileprivate var matchesCase: Bool {
    conditions.contains {
      if case .match = $0.form { return true }
      return false
    }
  }
}

extension Expression {
  /// The expression without `?` behind it.
  fileprivate var withoutOptional: Expression {
    if case .optional(let inner) = form { return inner.withoutOptional }
    return self
  }

  fileprivate func member(_ name: String) -> Expression { Expression(.member(of: self, name: name), bytes: bytes) }

  /// The expression and what it is a member of, step by step: `a.b.c`, `a.b`, `a`.
  fileprivate var links: [Expression] {
    switch form {
    case .effect(_, let inner), .optional(let inner): inner.links
    case .member(of: let base?, _): [self] + base.links
    case .call(let call):
      if case .member(of: let base?, _) = call.callee.form { [self] + base.links } else { [self] }
    case .name: [self]
    default: []
    }
  }
}

extension Finding {
  fileprivate var withoutFix: Finding {
    var copy = self
    copy.fix = nil
    return copy
  }
}

extension Surroundings {
  /// Whether the place is on a sheet or the like, which opens when what it shows is there.
  fileprivate var isPresented: Bool {
    frames.contains { frame in
      guard case .modifier(let call, _) = frame else { return false }
      return [
        "sheet", "popover", "fullScreenCover", "navigationDestination", "toolbar", "inspector", "alert",
        "confirmationDialog",
      ].contains(call.name)
    }
  }
}
