public import LintModel

/// A screen that waits shows that it does.
public struct LoadingProgress: LintRule {
  public static let description = RuleDescription(
    identifier: "loading-progress",
    summary: "The loading state shows a `ProgressView`, a skeleton, or a view known to be one.",
    reason: """
      A word that stands still looks like a page that has stopped. Something that moves says that the app is working, \
      and assistive technology announces it.
      """,
    source: "Loading state MUST show ProgressView",
    accepted: [
      """
      struct PageScreen: View {
        @State private var page: Loadable<Page> = .notInitiated
        var body: some View {
          switch page {
          case .notInitiated, .loading: ProgressView("Loading...")
          case .success(let page): Text(page.title)
          case .failure(let error): ErrorView(error: error) { load() }
          }
        }
      }
      """,
      """
      struct PageScreen: View {
        @State private var page: Loadable<Page> = .notInitiated
        var body: some View {
          switch page {
          case .notInitiated, .loading: Text("A title of some length").redacted(reason: .placeholder)
          case .success(let page): Text(page.title)
          case .failure(let error): ErrorView(error: error) { load() }
          }
        }
      }
      """,
    ],
    reported: [
      """
      struct PageScreen: View {
        @State private var page: Loadable<Page> = .notInitiated
        var body: some View {
          switch page {
          ↓case .notInitiated, .loading: Text("Loading...")
          case .success(let page): Text(page.title)
          case .failure(let error): ErrorView(error: error) { load() }
          }
        }
      }
      """,
      """
      struct PageScreen: View {
        @State private var isLoading = true
        var body: some View {
          if ↓isLoading {
            Text("Loading...")
          } else {
            Text("Done")
          }
        }
      }
      """,
    ])

  public init() {}

  public func findings(in file: FileFacts, of program: Program) -> [Finding] {
    program.scenes(in: file).flatMap { scene -> [Finding] in
      // The label of a button has rules of its own, and a menu cannot show a spinner.
      guard !scene.isButton else { return [] }
      return scene.choices.flatMap { findings(at: $0, in: scene, file: file, program: program) }
        + scene.conditionals.compactMap { site in
          finding(at: site, in: scene, file: file, program: program)
            ?? stillBranch(at: site, in: scene, file: file, program: program)
        }
    }
  }

  private func findings(
    at site: Site<Choice>, in scene: ViewScene, file: FileFacts, program: Program
  ) -> [Finding] {
    guard let coverage = program.coverage(of: site), !coverage.state.isImagePhase, !site.node.showsSymbols,
      !site.around.closesOnChoice, !program.isShownInMenu(scene.member(at: site.node.bytes), of: scene.name)
    else { return [] }
    let state = coverage.state
    if state.marksDelivery || state.marksSaving || spins(besides: site, in: scene, program: program) { return [] }
    if program.handlesElsewhere(.loading, of: site.node.subject, in: scene, except: site.node.bytes) { return [] }
    return site.node.cases.compactMap { item in
      let roles = item.roles(in: state)
      guard roles.contains(.loading), roles.isSubset(of: [.loading, .notInitiated]) else { return nil }
      let holds = program.fulfilment(of: item.body, in: site.scope)
      guard holds.contains(.content), !holds.contains(.progress) else { return nil }
      // A picture that turns is a spinner of one's own.
      if item.body.turns || item.body.showsShapes && !item.body.showsDots || item.body.countsUp || item.body.isSplash { return nil }
      // A button that stops the work says that it runs, and one that starts it that it has not begun.
      if holds.contains(.work), state.followsAction || spinsElsewhere(item, in: site, state: state, program: program) {
        return nil
      }
      if state.followsAction, holds.contains(.action) { return nil }
      // What waits for its turn says so, and spins once it has it.
      let isQueued = item.isQueued
        && site.node.cases.contains { program.fulfilment(of: $0.body, in: site.scope).contains(.progress) }
      return file.finding(
        Self.self,
        holds.contains(.unknown) || item.body.isSign || isQueued || site.around.isOutsidePage || scene.isPiece
          || !state.states.contains(.success) || program.followsDeed(site.node.subject, in: scene)
          ? .note : state.severity,
        at: item.label,
        "show a `ProgressView` while this loads",
        consequence: "a page that looks as if it had stopped",
        fix: ProgressFix.turningText(in: item.body))
    }
  }

  /// Whether another case in which something loads shows progress.
  private func spinsElsewhere(_ item: ChoiceCase, in site: Site<Choice>, state: AsyncState, program: Program) -> Bool {
    site.node.cases.contains { other in
      other.label != item.label && other.roles(in: state).contains(.loading)
        && program.fulfilment(of: other.body, in: site.scope).contains(.progress)
    }
  }

  /// Whether the view shows progress elsewhere while a flag of the state is raised: `if status.isActive`.
  private func spins(besides site: Site<Choice>, in scene: ViewScene, program: Program) -> Bool {
    guard let path = site.node.subject.path else { return false }
    let isBeside = program.otherPieces(of: scene).contains { piece in
      piece.calls.contains { KnownViews.progress.contains($0) } && piece.reads.contains { $0.hasPrefix(path + ".is") }
    }
    return isBeside || scene.conditionals.contains { other in
      !site.node.bytes.contains(other.node.bytes.lowerBound)
        && other.node.conditions.contains { $0.subject?.readPaths.contains { $0.hasPrefix(path + ".") } ?? false }
        && program.fulfilment(of: other.node.then, in: other.scope).contains(.progress)
    }
  }

  private func finding(
    at site: Site<Conditional>, in scene: ViewScene, file: FileFacts, program: Program
  ) -> Finding? {
    guard site.node.conditions.count == 1, case .expression(let value) = site.node.conditions[0].form,
      let path = value.path, Self.isAboutLoading(path), site.node.then.saysToWait, !site.around.isInButton,
      !site.around.closesOnChoice, !program.isShownInMenu(scene.member(at: site.node.bytes), of: scene.name),
      !spins(while: path, in: scene, program: program), !site.isStatusLine, !site.node.then.turns,
      !site.around.outerModifiers.contains(where: { $0.name == "symbolEffect" })
    else { return nil }
    let holds = program.fulfilment(of: site.node.then, in: site.scope)
    guard holds.isDisjoint(with: [.progress, .unknown, .action]) else { return nil }
    let isResolved = program.type(of: value, in: site.scope) != nil
    return file.finding(
      Self.self, isResolved ? .error : .warning, at: site.node.conditions[0].bytes,
      "show a `ProgressView` while this loads",
      consequence: "a page that looks as if it had stopped",
      fix: ProgressFix.turningText(in: site.node.then))
  }
}

extension Site<Conditional> {
  /// Whether it chooses among three texts or more, as a line does that says how something stands.
  fileprivate var isStatusLine: Bool {
    let ladder = node.ladder
    return ladder.rungs.count > 2 && ladder.rungs.dropLast().allSatisfy { $0.then.isText }
  }
}

extension LoadingProgress {
  /// Whether the view shows progress at another place while a flag is raised.
  func spins(while path: String, in scene: ViewScene, program: Program) -> Bool {
    scene.conditionals.contains { site in
      site.node.conditions.contains { $0.subject?.path == path }
        && program.fulfilment(of: site.node.then, in: site.scope).contains(.progress)
    }
  }

  /// Whether a flag says that something loads; what is checked, queued or waited for has other signs.
  static func isAboutLoading(_ path: String) -> Bool {
    guard ProgressNames.contains(path), let last = path.split(separator: ".").last?.lowercased() else { return false }
    return ["load", "fetch", "refresh", "busy", "searching"].contains { last.contains($0) }
  }
}

extension AsyncState {
  /// Whether it says how far a message has come that is shown already, such as by one tick or two.
  fileprivate var marksDelivery: Bool {
    let names = Set((Array(roles.keys) + others).map { $0.lowercased() })
    return names.contains("sending") && !names.isDisjoint(with: ["delivered", "read", "seen", "confirmed", "received"])
  }
}

extension AsyncState {
  /// Whether it says how far a change has come that is shown already: `saving` beside `saved`.
  fileprivate var marksSaving: Bool {
    let names = (Array(roles.keys) + others).map { $0.lowercased() }
    return !states.contains(.success) || names.contains { ["saved", "synced", "held", "uptodate"].contains($0) }
      ? names.contains { ["saving", "syncing", "autosaving", "storing"].contains($0) } : false
  }
}

extension ChoiceCase {
  /// Whether it stands for what waits for its turn.
  fileprivate var isQueued: Bool {
    !patterns.isEmpty
      && patterns.allSatisfy { ["pending", "queued", "waiting", "scheduled"].contains($0.name?.lowercased() ?? "") }
  }
}

extension Block {
  /// Whether it is the picture that an app begins with.
  var isSplash: Bool {
    guard statements.count == 1, case .expression(let value)? = statements.first else { return false }
    let name = ViewElement(value).name
    return name.contains("Splash") || name.contains("Launch")
  }

  /// Whether it is one small sign, by its name.
  fileprivate var isSign: Bool {
    guard statements.count == 1, case .expression(let value)? = statements.first else { return false }
    let name = ViewElement(value).name
    return ["StatusView", "Badge", "Icon", "Indicator"].contains { name.hasSuffix($0) }
  }

  /// Whether it is one text.
  fileprivate var isText: Bool {
    guard statements.count == 1, case .expression(let value)? = statements.first else { return false }
    return ViewElement(value).name == "Text"
  }

  /// Whether all that is visible in it are shapes, which stand for what is to come.
  var showsShapes: Bool {
    let shapes: Set<String> = ["Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "UnevenRoundedRectangle"]
    var hasShape = false
    var hasOther = false
    walk { part in
      guard case .call(let call) = part.form, case .name(let name) = call.callee.form, name.first?.isUppercase == true else {
        return .enter
      }
      if shapes.contains(name) { hasShape = true } else if !KnownViews.containers.contains(name) { hasOther = true }
      return .enter
    }
    return hasShape && !hasOther
  }

  /// Whether it shows how far something has come, as a share of the whole.
  var countsUp: Bool {
    var result = false
    walk { part in
      switch part.form {
      case .call(let call):
        if call.arguments.contains(where: { $0.label == "format" && $0.value.pathOrMember?.hasSuffix("percent") ?? false }) {
          result = true
        }
      case .name(let name), .member(_, let name):
        let word = name.lowercased()
        if word.contains("percent") || word.contains("progress") || word.contains("fraction") { result = true }
      default: break
      }
      return result ? .skip : .enter
    }
    return result
  }

  /// Whether anything in it turns.
  var turns: Bool {
    var result = false
    walk { part in
      if case .call(let call) = part.form, ["rotationEffect", "phaseAnimator", "symbolEffect"].contains(call.name) {
        result = true
      }
      return result ? .skip : .enter
    }
    return result
  }

  /// Whether a text or a label in it says to wait.
  var saysToWait: Bool {
    var result = false
    walk { part in
      if case .text(let text) = part.form, text.saysToWait { result = true }
      return .enter
    }
    return result
  }
}

extension String {
  /// Whether it asks a person to wait: it says so, or ends in an ellipsis.
  fileprivate var saysToWait: Bool {
    let words = lowercased()
    if words.contains("loading") || words.contains("wait") || words.contains("moment") { return true }
    return (words.hasSuffix("…") || words.hasSuffix("...")) && words.filter(\.isLetter).count > 3
  }
}

