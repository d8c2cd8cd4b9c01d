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
      return scene.conditionals.compactMap { finding(at: $0, in: scene, loads: loads, file: file, program: program) }
        + scene.elements.flatMap { fallbacks(in: $0, of: scene, file: file, program: program) }
    }
  }

  private func finding(
    at site: Site<Conditional>, in scene: ViewScene, loads: [ScreenLoad], file: FileFacts, program: Program
  ) -> Finding? {
    guard site.node.otherwise == nil else { return nil }
    for condition in site.node.conditions {
      switch condition.form {
      case .match(let pattern, let subject):
        guard let name = pattern.name, let found = state(of: subject, caseName: name, in: site.scope, program: program),
          found.roles[name] == .success, !found.followsAction, !found.isImagePhase,
          !isHandled(subject, in: scene, except: site.node.bytes, program: program)
        else { continue }
        return file.finding(
          Self.self, found.severity, at: condition.bytes,
          "handle every state with a `switch`; this shows nothing while loading or after a failure",
          consequence: "a blank page while it loads, and for ever after a failure",
          fix: UnwrapFix.switching(site, condition: condition, pattern: pattern, subject: subject, state: found,
            scene: scene, file: file, program: program))
      case .unwrap(_, let subject):
        if let finding = unwrapped(subject, at: condition, site: site, scene: scene, loads: loads, file: file,
          program: program)
        {
          return finding
        }
      case .expression, .availability: continue
      }
    }
    return nil
  }

  private func state(of subject: Expression, caseName: String, in scope: Scope, program: Program) -> AsyncState? {
    program.asyncState(of: subject, in: scope)
  }

  private func isHandled(
    _ subject: Expression, in scene: ViewScene, except bytes: Range<Int>, program: Program
  ) -> Bool {
    program.handlesElsewhere(.loading, of: subject, in: scene, except: bytes)
      || program.handlesElsewhere(.failure, of: subject, in: scene, except: bytes)
  }

  private func unwrapped(
    _ subject: Expression, at condition: Condition, site: Site<Conditional>, scene: ViewScene, loads: [ScreenLoad],
    file: FileFacts, program: Program
  ) -> Finding? {
    guard let path = subject.path else { return nil }
    // `items.value` of a state.
    if case .member(of: let base?, let name) = subject.form, ["value", "data", "items"].contains(name),
      let state = program.asyncState(of: base, in: site.scope), !state.followsAction,
      !isHandled(base, in: scene, except: site.node.bytes, program: program)
    {
      return file.finding(
        Self.self, state.severity, at: condition.bytes,
        "handle every state with a `switch` over `\(base.path ?? "the state")`; this shows only the success",
        consequence: "a blank page while it loads, and for ever after a failure")
    }
    guard let load = loads.first(where: { $0.fills.contains { $0.path == path } }),
      let type = program.type(of: subject, in: site.scope), type.type.isOptional,
      program.asyncState(of: type) == nil, !showsWaiting(scene, program: program), !site.around.isPresented
    else { return nil }
    return file.finding(
      Self.self, program.isDecoration(path, in: site.scope) ? .note : .error, at: condition.bytes,
      "`\(path)` is loaded in `.\(load.hook.name)`; keep it in a `Loadable` and show every state of it",
      consequence: "a blank page while it loads, and for ever after a failure")
  }

  /// Whether the view shows anywhere that it waits, or that something failed.
  private func showsWaiting(_ scene: ViewScene, program: Program) -> Bool {
    let scope = Scope(owner: scene.name, path: scene.path)
    return scene.bodies.contains {
      let holds = program.fulfilment(of: $0, in: scope)
      return holds.contains(.progress)
    }
  }

  private func fallbacks(
    in site: Site<ViewElement>, of scene: ViewScene, file: FileFacts, program: Program
  ) -> [Finding] {
    guard let call = site.node.call else { return [] }
    return call.arguments.compactMap { argument in
      guard case .operation(let operators, let operands) = argument.value.form, operators == ["??"],
        let subject = operands.first, case .member(of: let base?, let name) = subject.form, name == "value",
        let state = program.asyncState(of: base, in: site.scope), state.origin == .resolved, !state.followsAction,
        !isHandled(base, in: scene, except: 0..<0, program: program)
      else { return nil }
      return file.finding(
        Self.self, state.severity, at: argument.value.bytes,
        "handle every state with a `switch` over `\(base.path ?? "the state")`; this shows nothing unless it succeeded",
        consequence: "an empty page while it loads, and for ever after a failure")
    }
  }
}

extension Surroundings {
  /// Whether the place is on a sheet or the like, which opens when what it shows is there.
  fileprivate var isPresented: Bool {
    frames.contains { frame in
      guard case .modifier(let call, _) = frame else { return false }
      return ["sheet", "popover", "fullScreenCover", "toolbar", "inspector"].contains(call.name)
    }
  }
}
