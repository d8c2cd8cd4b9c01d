public import LintModel

/// What a view loads by itself has a page for waiting and a page for failing.
public struct AsyncWithoutStates: LintRule {
  public static let description = RuleDescription(
    identifier: "async-without-states",
    summary: "What `.task`, `onAppear` or `refreshable` loads has a loading page and a failure page.",
    reason: """
      `items = (try? await load()) ?? []` turns every failure into an empty list. The person is told that there is \
      nothing, when in truth nobody could find out. An `AsyncImage` without a failure phase waits for ever.
      """,
    source: "Every Async View Must Handle All 4 States",
    accepted: [
      """
      struct Avatar: View {
        let url: URL?
        var body: some View {
          AsyncImage(url: url) { phase in
            switch phase {
            case .empty: ProgressView()
            case .success(let image): image.resizable()
            case .failure: Image(systemName: "person.slash")
            @unknown default: EmptyView()
            }
          }
        }
      }
      """,
      """
      struct ItemsScreen: View {
        @State private var model = ItemsModel()
        var body: some View {
          Group {
            switch model.items {
            case .notInitiated, .loading: ProgressView()
            case .success(let page): Text(page.title)
            case .failure(let error): ErrorView(error: error) { Task { await model.load() } }
            }
          }
          .task { await model.load() }
        }
      }
      @Observable final class ItemsModel {
        var items: Loadable<Page> = .notInitiated
        func load() async {
          items = .loading
          do { items = .success(try await service.page()) } catch { items = .failure(error) }
        }
      }
      """,
    ],
    reported: [
      """
      struct ItemsScreen: View {
        @State private var items: [Item] = []
        var body: some View {
          List(items) { item in ItemRow(item: item) }
            .task { items = (↓try? await service.items()) ?? [] }
        }
      }
      """,
      """
      struct ItemsScreen: View {
        @State private var model = ItemsModel()
        var body: some View {
          List(model.items) { item in ItemRow(item: item) }
            .↓task { await model.load() }
        }
      }
      @Observable final class ItemsModel {
        var items: [Item] = []
        func load() async {
          do { items = try await service.items() } catch { print(error) }
        }
      }
      """,
      """
      struct Avatar: View {
        let url: URL?
        var body: some View {
          ↓AsyncImage(url: url)
        }
      }
      """,
      """
      struct Avatar: View {
        let url: URL?
        var body: some View {
          ↓AsyncImage(url: url) { image in
            image.resizable()
          } placeholder: {
            ProgressView()
          }
        }
      }
      """,
    ])

  public init() {}

  public func findings(in file: FileFacts, of program: Program) -> [Finding] {
    models(in: file, program: program) + program.scenes(in: file).flatMap { scene in
      var seen: Set<Int> = []
      let loads = program.loads(of: scene)
      var found: [Finding] = []
      var rest: [ScreenLoad] = []
      for load in loads {
        if let finding = finding(for: load, in: scene, file: file, program: program) {
          found.append(finding)
        } else {
          rest.append(load)
        }
      }
      let reported = Set(loads.flatMap(\.fills).map(\.path)).subtracting(rest.flatMap(\.fills).map(\.path))
      rest.removeAll { $0.fills.contains { reported.contains($0.path) } }
      found += flags(in: scene, loads: rest, file: file, program: program)
      return found.filter { seen.insert($0.range.start.offset).inserted }
        + scene.elements.compactMap { image(at: $0, in: scene, file: file, program: program) }
    }
  }

  // MARK: Loads

  private func finding(
    for load: ScreenLoad, in scene: ViewScene, file: FileFacts, program: Program
  ) -> Finding? {
    // Whoever is told of a failure anywhere on the way may show it.
    guard load.effect.called.allSatisfy({ program.audience(of: $0.summary).isEmpty }) else { return nil }
    for fill in load.fills {
      let summary = fill.by?.summary ?? load.effect.own
      guard isShown(fill.path, in: scene), !isState(fill.path, in: load.scope, program: program),
        program.audience(of: summary).isEmpty, !isFlagged(summary, in: scene)
      else { continue }
      guard let swallow = summary.swallows.first else {
        guard let kept = summary.assignsInCatch.first(where: { program.isUnread($0) }) else { continue }
        // What shows it may be left out of what is checked.
        return file.finding(
          Self.self, .note, at: load.hook.nameBytes,
          "the error is kept in `\(kept)`, which nothing shows; show it in place of `\(fill.path)`",
          consequence: "an empty page after a failure, and no way to try again")
      }
      // What is asked of an object that is there by then is not what fills it.
      let last = (fill.path.split(separator: ".").last.map(String.init) ?? fill.path) + "."
      let isBeside = swallow.call?.lowercased().contains(last.lowercased()) ?? false
      let isSure = !isBeside && !load.tellsSomebody && !standsIn(for: fill.path, in: scene, program: program) && !program.isLoadedByApp(fill, of: load)
        && !cannotFail(swallow, of: fill, load: load, program: program)
        && isMainContent(fill.path, in: scene, scope: load.scope, program: program)
      let severity = !isSure ? .note : severity(of: fill, in: scene, scope: load.scope, program: program)
      let what = "`\(fill.path)`"
      if fill.by == nil {
        return file.finding(
          Self.self, severity, at: swallow.bytes,
          "\(swallow.kind.words), so a failure looks like nothing at all; keep \(what) in a `Loadable` and show its failure",
          consequence: "an empty page after a failure, and no way to try again")
      }
      return file.finding(
        Self.self, severity, at: load.hook.nameBytes,
        "\(swallow.kind.words) in `\(fill.by?.function.facts.name ?? "")`, so a failure looks like nothing at all; "
          + "keep \(what) in a `Loadable` and show its failure",
        consequence: "an empty page after a failure, and no way to try again")
    }
    return nil
  }

  /// How sure it is that a failure looks like nothing: a picture or a badge that is missing leaves the rest as it is,
  /// unless a spinner turns in its place.
  private func severity(of fill: ScreenLoad.Fill, in scene: ViewScene, scope: Scope, program: Program) -> Severity {
    if program.isGiven(fill.path, in: scope) || scene.handsToOrnaments(fill.path) || program.isChoice(fill.path, in: scope)
      || isPiece(fill.path, in: scene, scope: scope, program: program)
    {
      return .note
    }
    guard program.isDecoration(fill.path, in: scope) else { return .error }
    let spins = scene.conditionals.contains { site in
      guard site.node.conditions.contains(where: { $0.subject?.path == fill.path }), let otherwise = site.node.otherwise
      else { return false }
      return program.fulfilment(of: otherwise, in: site.scope).contains(.progress)
    }
    return spins ? .error : .note
  }

  /// Whether the work raises a flag that says that it failed, outside of a `catch` as well, and the view asks for it:
  /// `guard let items = try? await … else { failed = true; return }`.
  private func isFlagged(_ summary: ActionSummary, in scene: ViewScene) -> Bool {
    let names = Set(summary.assigns.filter(FailureNames.contains).compactMap { $0.split(separator: ".").last })
    guard !names.isEmpty else { return false }
    return scene.conditionals.contains { site in
      site.node.conditions.contains { condition in
        condition.subject?.readPaths.contains { $0.split(separator: ".").last.map(names.contains) ?? false } ?? false
      }
    }
  }

  /// Whether the view says in place of what is missing that it failed, or shows a picture or the like that does as well.
  private func standsIn(for path: String, in scene: ViewScene, program: Program) -> Bool {
    let others = scene.conditionals.compactMap { site -> (Block, Scope)? in
      guard site.node.conditions.contains(where: { condition in
        guard let asked = condition.subject else { return false }
        return (asked.comparedWithNothing ?? asked).path == path
      }), let otherwise = site.node.ladder.otherwise else { return nil }
      return (otherwise, site.scope)
    }
    return others.contains { block, scope in
      if block.saysFailed { return true }
      let holds = program.fulfilment(of: block, in: scope)
      return holds.contains(.content) && holds.isDisjoint(with: [.progress, .unavailable]) && !block.says
    }
  }

  /// Whether what throws was found, and none of it lets an error out.
  private func cannotFail(
    _ swallow: Swallow, of fill: ScreenLoad.Fill, load: ScreenLoad, program: Program
  ) -> Bool {
    let summary = fill.by?.summary ?? load.effect.own
    let scope = fill.by.map { Scope(owner: $0.function.owner, path: $0.function.path) } ?? load.scope
    let called = (swallow.call.map { [$0] } ?? summary.awaits).map { program.implementations(of: $0, in: scope) }
    return !called.isEmpty && called.allSatisfy { found in !found.isEmpty && !found.contains(where: \.letsErrorsOut) }
  }

  /// Whether the page asks for what is at a path, or lists it: what is only one word among others, has something to
  /// stand in for it, or is put into a field, may be missing.
  private func isMainContent(_ path: String, in scene: ViewScene, scope: Scope, program: Program) -> Bool {
    let isBound = scene.elements.contains { site in
      let name = site.node.name
      guard name.hasSuffix("Field") || name.hasSuffix("Editor") else { return false }
      return site.node.call?.arguments.contains { $0.value.path == "$" + path } ?? false
    }
    guard !isBound, let type = program.type(of: Expression(path: path), in: scope) else { return false }
    if program.isCollection(type) { return true }
    let ladders = scene.conditionals.filter { site in
      site.node.conditions.contains { condition in
        condition.subject?.readPaths.contains { $0 == path || $0.hasPrefix(path + ".") } ?? false
      }
    }
    // A page with something to press in its place is as good as one for the failure.
    let isOffered = ladders.contains { site in
      guard let otherwise = site.node.ladder.otherwise else { return false }
      let holds = program.fulfilment(of: otherwise, in: site.scope)
      return holds.contains(.action) && !holds.contains(.progress)
    }
    guard !isOffered else { return false }
    if !ladders.isEmpty { return true }
    if scene.choices.contains(where: { $0.node.subject.path == path }) { return true }
    // A value of more than a word is what the page is about, and so is what a view is made of alone.
    if !type.type.isOptional {
      guard case .named(let name, _) = type.type else { return false }
      return !["String", "Substring", "AttributedString", "Date", "URL", "Decimal"].contains(name)
    }
    return scene.elements.contains { site in
      guard let arguments = site.node.call?.arguments else { return false }
      if ["Text", "Label", "LabeledContent"].contains(site.node.name) {
        return arguments.contains { argument in
          argument.value.readPaths.contains { $0 == path || $0.hasPrefix(path + ".") }
        }
      }
      return arguments.count == 1 && arguments[0].value.path == path
    }
  }

  /// Whether what is at a path, which may hold nothing, is only asked for in pieces among others that stay.
  private func isPiece(_ path: String, in scene: ViewScene, scope: Scope, program: Program) -> Bool {
    guard let type = program.type(of: Expression(path: path), in: scope), type.type.isOptional else { return false }
    let sites = scene.conditionals.filter { site in
      site.node.conditions.contains { condition in
        condition.subject?.readPaths.contains { $0 == path || $0.hasPrefix(path + ".") } ?? false
      }
    }
    return !sites.isEmpty
      && sites.allSatisfy { site in
        guard !site.isBelowTitle, !site.around.isWholePage || !site.isAlone else { return false }
        let otherwise = site.node.ladder.otherwise
        return otherwise.map { program.fulfilment(of: $0, in: site.scope).isDisjoint(with: [.progress]) } ?? true
      }
  }

  /// Whether the view shows what is at a path.
  private func isShown(_ path: String, in scene: ViewScene) -> Bool {
    scene.bodies.contains { $0.shows(path) }
  }

  private func isState(_ path: String, in scope: Scope, program: Program) -> Bool {
    program.asyncState(of: Expression(path: path), in: scope) != nil
  }

  // MARK: Images

  private func image(
    at site: Site<ViewElement>, in scene: ViewScene, file: FileFacts, program: Program
  ) -> Finding? {
    guard site.node.name == "AsyncImage", let call = site.node.call else { return nil }
    let closures = call.arguments.filter { $0.value.asClosure != nil }
    let message = "show something for the failure phase of the image"
    let consequence = "a picture that never comes, and nothing that says so"
    if closures.isEmpty || call.argument("placeholder") != nil || call.argument("content") != nil && closures.count > 1 {
      let placeholder = call.argument("placeholder") ?? (closures.count > 1 ? closures.last : nil)
      let standsIn = placeholder.map { $0.value.standsIn(program.fulfilment(of: $0.value, in: site.scope)) } ?? false
      return file.finding(
        Self.self, standsIn ? .note : .error, at: call.nameBytes, message, consequence: consequence,
        fix: ImageFix.showingFailure(call, at: site, file: file))
    }
    guard closures.count == 1, let closure = closures[0].value.asClosure, let phase = closure.parameters.first,
      !closure.handlesFailure(of: phase)
    else { return nil }
    let standsIn = closures[0].value.standsIn(program.fulfilment(of: closure.body, in: site.scope))
    return file.finding(
      Self.self, standsIn ? .note : .error, at: call.nameBytes, message, consequence: consequence)
  }
}

extension Program {
  /// Where a failure is put, or whom it is told, as far as anybody looks there.
  func audience(of summary: ActionSummary) -> [String] {
    summary.failureTargets.filter { !summary.assignsInCatch.contains($0) || !isUnread($0) }
  }
}

extension ActionSummary {
  /// Where a failure is put, or whom it is told.
  var failureTargets: [String] { assignsInCatch + callsOnFailure }

  /// What it calls after a failure that may tell somebody, such as a toast.
  var callsOnFailure: [String] { callsInCatch.filter { Self.tells($0) } }

  /// Whether a call inside a `catch` tells somebody: `showError`, `ErrorCenter.shared.present`, and no log, no
  /// initialiser and no feedback for the fingers.
  private static func tells(_ name: String) -> Bool {
    guard !LogCalls.contains(name), !name.hasPrefix("error."), !name.lowercased().contains("haptic") else { return false }
    if name.first?.isLowercase == true { return true }
    let parts = name.split(separator: ".")
    guard parts.count > 1, parts[parts.count - 1].first?.isLowercase == true, parts[0].first?.isLetter == true else { return false }
    return !plumbing.contains(String(parts[0]))
  }

  private static let plumbing: Set<String> = [
    "MainActor", "DispatchQueue", "Task", "String", "Date", "UUID", "Self", "Double", "Int", "NSError", "ProcessInfo",
    "UserDefaults", "FileManager", "CATransaction", "Thread", "RunLoop", "JSONDecoder", "Locale", "Bundle",
  ]
}

extension Expression {
  /// Whether what is shown in place of a picture does as well as one: a symbol or initials, and nothing that waits.
  fileprivate func standsIn(_ holds: Fulfilment) -> Bool {
    guard !holds.contains(.progress) else { return false }
    if holds.contains(.unknown) { return true }
    var result = false
    walk { part in
      if case .call(let call) = part.form, let first = call.name.first, first.isUppercase, case .name = call.callee.form,
        ["Image", "Text", "Label"].contains(call.name) || !KnownViews.contains(call.name)
      {
        result = true
      }
      return .enter
    }
    return result || asClosure.map { $0.body.showsHelper(besides: $0.parameters) } ?? false
  }
}

extension Block {
  /// Whether it shows something by a name of the project's own, such as `placeholder`.
  fileprivate func showsHelper(besides bound: [String]) -> Bool {
    statements.contains { statement in
      switch statement {
      case .expression(let value):
        let name = ViewElement(value).name
        return name.first?.isLowercase == true && !name.contains(".") && !bound.contains(name)
      case .conditional(let conditional):
        let names = bound + conditional.conditions.flatMap(\.boundNames)
        return conditional.then.showsHelper(besides: names) || conditional.otherwise?.showsHelper(besides: bound) ?? false
      case .choice(let choice):
        return choice.cases.contains { $0.body.showsHelper(besides: bound + $0.patterns.flatMap(\.bindings)) }
      case .blocks(let blocks): return blocks.contains { $0.showsHelper(besides: bound) }
      default: return false
      }
    }
  }
}

extension Block {
  /// Whether any words in it say that something failed.
  fileprivate var saysFailed: Bool {
    texts.contains { text in
      let words = text.lowercased()
      return ["fail", "error", "couldn't", "couldn’t", "could not", "unable", "went wrong"].contains { words.contains($0) }
    }
  }

  /// Whether it has words of its own, besides the names of symbols.
  fileprivate var says: Bool { texts.contains { $0.contains(" ") } }

  private var texts: [String] {
    var result: [String] = []
    walk { part in
      if case .text(let text) = part.form { result.append(text) }
      return .enter
    }
    return result
  }
}

extension Condition {
  fileprivate var boundNames: [String] {
    switch form {
    case .unwrap(let name, _): [name]
    case .match(let pattern, _): pattern.bindings
    case .expression, .availability: []
    }
  }
}

extension Closure {
  /// Whether an image's closure shows its failure on its own.
  fileprivate func handlesFailure(of phase: String) -> Bool {
    var result = false
    func look(_ statements: [Statement]) {
      for statement in statements {
        switch statement {
        case .choice(let choice):
          if choice.subject.path == phase {
            if choice.cases.contains(where: { $0.patterns.contains { $0.name == "failure" } }) { result = true }
            // The two other phases named, what is left is the failure.
            let named = Set(choice.cases.flatMap(\.patterns).compactMap(\.name))
            if named.isSuperset(of: ["empty", "success"]), choice.cases.contains(where: { $0.isDefault && !$0.isUnknown }) {
              result = true
            }
          }
          for item in choice.cases { look(item.body.statements) }
        case .conditional(let conditional):
          let asks = conditional.conditions.contains { condition in
            if case .match(let pattern, _) = condition.form, pattern.name == "failure" || pattern.name == "empty" {
              return true
            }
            return condition.subject?.readPaths.contains { $0.hasPrefix(phase + ".error") } ?? false
          }
          if asks { result = true }
          look(conditional.then.statements)
          if let otherwise = conditional.otherwise { look(otherwise.statements) }
        case .expression(let value):
          // The phase is handed on to a view that may do anything with it.
          value.walk { part in
            if case .call(let call) = part.form,
              call.arguments.contains(where: { $0.value.path == phase })
            {
              result = true
            }
            if case .closure(let closure) = part.form {
              look(closure.body.statements)
              return .skip
            }
            return .enter
          }
        case .blocks(let blocks): for block in blocks { look(block.statements) }
        default: break
        }
      }
    }
    look(body.statements)
    return result
  }
}
