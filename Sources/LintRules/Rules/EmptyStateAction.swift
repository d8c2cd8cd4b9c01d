public import LintModel

/// An empty page says what to do about it.
public struct EmptyStateAction: LintRule {
  public static let description = RuleDescription(
    identifier: "empty-state-action",
    summary: "An empty page is a `ContentUnavailableView` with a button.",
    reason: """
      An empty page is often the first thing a person sees. Told only that there is nothing, they have to find out by \
      themselves how to begin. `ContentUnavailableView.search` is exempt: the search field is the action.
      """,
    source: "Empty state MUST use ContentUnavailableView with an action button",
    accepted: [
      """
      struct ItemsPage: View {
        var body: some View {
          ContentUnavailableView {
            Label("No Items Yet", systemImage: "tray")
          } description: {
            Text("Items you add appear here.")
          } actions: {
            Button("Add Item") { add() }
          }
        }
      }
      """,
      """
      struct ResultsPage: View {
        var body: some View { ContentUnavailableView.search }
      }
      """,
      """
      struct ResultsPage: View {
        let query: String
        var body: some View { ContentUnavailableView.search(text: query) }
      }
      """,
    ],
    reported: [
      """
      struct ItemsPage: View {
        var body: some View {
          ↓ContentUnavailableView("No Items Yet", systemImage: "tray",
            description: Text("Tap + to create your first item"))
        }
      }
      """,
      """
      struct ItemsPage: View {
        var body: some View {
          ↓ContentUnavailableView {
            Label("No Items Yet", systemImage: "tray")
          } description: {
            Text("Items you add appear here.")
          }
        }
      }
      """,
    ])

  public init() {}

  public func findings(in file: FileFacts, of program: Program) -> [Finding] {
    program.scenes(in: file).flatMap { scene in
      let loads = program.loads(of: scene)
      return scene.elements.compactMap { finding(at: $0, in: scene, loads: loads, file: file, program: program) }
        + scene.choices.flatMap { plainPages(at: $0, in: scene, file: file, program: program) }
        + scene.conditionals.compactMap { plainPage(at: $0, in: scene, loads: loads, file: file, program: program) }
        + scene.elements.flatMap { modifierPages(at: $0, in: scene, loads: loads, file: file, program: program) }
    }
  }

  private func finding(
    at site: Site<ViewElement>, in scene: ViewScene, loads: [ScreenLoad], file: FileFacts, program: Program
  ) -> Finding? {
    guard site.node.name == "ContentUnavailableView", let call = site.node.call,
      !site.around.isInFailure(program), !site.around.isInLoading(program), !site.around.isInUnknownCase,
      isEmptyPage(call, at: site, in: scene, loads: loads, program: program), !program.isUnreachable(site.around),
      !isBesideAction(site, program: program)
    else { return nil }
    let holds = program.fulfilment(of: site.node.root, in: site.scope)
    guard !holds.contains(.action) else { return nil }
    return file.finding(
      Self.self, holds.contains(.unknown) ? .note : severity(of: call, at: site, in: scene, program: program),
      at: call.nameBytes,
      "give the empty page a button under `actions:` that does something about it",
      consequence: "an empty page and no way on",
      fix: UnavailableFix.addingAction(to: call, at: site, scene: scene, file: file, program: program))
  }

  /// Whether a page says that there is nothing yet, and not that something failed, is missing or was not found.
  private func isEmptyPage(
    _ call: Call, at site: Site<ViewElement>, in scene: ViewScene, loads: [ScreenLoad], program: Program
  ) -> Bool {
    // What could not be filled may be loaded anew, whatever the page says about who fills it.
    let words = call.words
    let isAboutEmptiness = words.areAboutEmptiness
      || words.areAboutEmptinessOrLack && isForEmptyAnswer(site, in: scene, loads: loads, program: program)
    return !site.around.isDetailPlaceholder && !site.around.isAboutSearch && isAboutEmptiness && !scene.isExempt
      && !scene.isAboutSearch(at: site.node.bytes) && !(site.around.isAboutMessages && scene.takesText)
  }

  /// Whether a page is shown where an answer is empty that the view loads, in its own code or where its piece is used.
  private func isForEmptyAnswer(
    _ site: Site<ViewElement>, in scene: ViewScene, loads: [ScreenLoad], program: Program, depth: Int = 0
  ) -> Bool {
    for frame in site.around.frames.reversed() {
      switch frame {
      case .branch(let conditional, let isThen):
        guard let (_, path, isNegated) = conditional.emptinessAsked else { return false }
        return isThen != isNegated && isAnswer(path, in: site.scope, loads: loads, program: program)
      case .choice(let choice, let item):
        guard let state = program.asyncState(of: choice, in: site.scope), !state.followsAction else { return false }
        return item.roles(in: state) == [.empty] || item.filter?.emptiness.map { !$0.isNegated } ?? false
      case .ternary: return false
      case .container, .modifier: continue
      }
    }
    guard depth == 0, let member = scene.member(at: site.node.bytes), member != "body" else { return false }
    let uses = scene.elements.filter { $0.node.name == member }
    return !uses.isEmpty
      && uses.allSatisfy { isForEmptyAnswer($0, in: scene, loads: loads, program: program, depth: 1) }
  }

  /// How sure it is that a button could do something about the page: its words tell what to do and the view can do it,
  /// or loading again may bring what is missing.
  private func severity(
    of call: Call, at site: Site<ViewElement>, in scene: ViewScene, program: Program
  ) -> Severity {
    if scene.isPiece || scene.isSection || site.around.isOverBar(program) || scene.isUnderBar(program)
      || site.around.isPane(beside: site.node.bytes) || call.changesWithSearch(in: scene)
    {
      return .note
    }
    switch site.around.asksForEmptiness(program) {
    case true?:
      return isCertain(call.words, at: site.around, in: scene, program: program) ? .error : .note
    case false?: return .note
    case nil:
      guard call.words.saysEmpty, !call.isWordless, !scene.name.hasSuffix("Placeholder") else { return .note }
      return call.words.tellsWhatToDo || program.isLoadedAgain(at: site.around, in: scene) ? .error : .note
    }
  }

  /// Whether a button could do something about a page with some words.
  private func isCertain(
    _ words: PageWords, at around: Surroundings, in scene: ViewScene, program: Program
  ) -> Bool {
    if program.loadsOnlySystemLists(scene) { return false }
    return program.isLoadedAgain(at: around, in: scene) || program.adds(scene)
      || words.tellsWhatToDo && program.canAdd(at: around, in: scene)
  }

  // MARK: Pages of plain text

  /// The cases for an empty answer that show some words and nothing to do.
  private func plainPages(
    at site: Site<Choice>, in scene: ViewScene, file: FileFacts, program: Program
  ) -> [Finding] {
    guard let coverage = program.coverage(of: site), !coverage.state.followsAction, !coverage.state.isImagePhase,
      !site.around.isInSection, !program.isAboutPicture(coverage.state),
      !(scene.isChat && scene.takesText)
    else { return [] }
    return site.node.cases.compactMap { item in
      let roles = item.roles(in: coverage.state)
      guard roles == [.empty] || roles == [.success] && item.filter?.isEmptinessCheck ?? false else { return nil }
      guard !isAnsweredElsewhere(item, of: site, in: scene, program: program) else { return nil }
      if item.filter != nil, scene.isScreen, !scene.isPiece, site.around.isWholePage,
        scene.isAlone(pieceAt: site.node.bytes), program.showsNothing(item.body, in: site.scope)
      {
        return file.finding(
          Self.self, coverage.state.severity, at: item.label,
          "nothing is shown for an empty answer; show a `ContentUnavailableView` with a button that does something about it",
          consequence: "a blank page where there is nothing yet")
      }
      let isUncertain = !program.isLoaded(coverage.state)
        && !isCertain(PageWords(of: item.body), at: site.around, in: scene, program: program)
      return plainPage(
        item.body, label: item.label, severity: coverage.state.severity, isUncertain: isUncertain, around: site.around,
        scene: scene, file: file, program: program)
    }
  }

  /// `if items.isEmpty` that shows some words and nothing to do.
  private func plainPage(
    at site: Site<Conditional>, in scene: ViewScene, loads: [ScreenLoad], file: FileFacts, program: Program
  ) -> Finding? {
    guard let (condition, path, isNegated) = site.node.emptinessAsked,
      let page = isNegated ? site.node.elsePage(where: site.scope.isPayload(path)) : site.node.then,
      isAnswer(path, in: site.scope, loads: loads, program: program), !site.around.isRow,
      condition.subject.map({ !$0.asksAboutSearch(isNegated: isNegated) }) ?? false, !site.around.isInSearchCase,
      site.around.isWholePage || site.around.isOverPage, !(path.isAboutMessages && scene.takesText),
      !site.around.hasWork(beside: site.node.bytes)
    else { return nil }
    let inside = site.around.inside(site.node, isThen: !isNegated)
    let isUncertain = !isCertain(PageWords(of: page), at: inside, in: scene, program: program)
    return blankPage(page, besides: condition, at: site, scene: scene, file: file, program: program)
      ?? plainPage(
        page, label: condition.bytes, severity: .error, isUncertain: isUncertain, around: site.around, scene: scene,
        file: file, program: program)
  }

  /// A branch for an empty answer in which nothing is shown, on a page of its own.
  private func blankPage(
    _ page: Block, besides condition: Condition, at site: Site<Conditional>, scene: ViewScene, file: FileFacts,
    program: Program
  ) -> Finding? {
    guard program.showsNothing(page, in: site.scope), scene.isScreen, !scene.isPiece, site.isAlone,
      site.around.isWholePage, scene.isAlone(pieceAt: site.node.bytes)
    else { return nil }
    return file.finding(
      Self.self, .error, at: condition.bytes,
      "nothing is shown for an empty answer; show a `ContentUnavailableView` with a button that does something about it",
      consequence: "a blank page where there is nothing yet")
  }

  /// Whether the view asks the same state again, such as in a bar, and has something to press there for the same case.
  private func isAnsweredElsewhere(
    _ item: ChoiceCase, of site: Site<Choice>, in scene: ViewScene, program: Program
  ) -> Bool {
    guard let path = site.node.subject.path else { return false }
    let names = Set(item.patterns.compactMap(\.name))
    return scene.choices.contains { other in
      other.node.bytes != site.node.bytes && other.node.subject.path == path
        && other.node.cases.contains { answer in
          answer.patterns.contains { $0.name.map(names.contains) ?? false }
            && answer.body.takesAnAction(program, other.scope)
        }
    }
  }

  /// Whether a path holds what a state succeeded with, or what the screen loads.
  func isAnswer(_ path: String, in scope: Scope, loads: [ScreenLoad], program: Program) -> Bool {
    if case .payload(of: let subject, _, let outer)? = scope.locals[path] {
      return program.asyncState(of: subject, in: outer).map { !$0.followsAction } ?? false
    }
    return loads.contains { $0.fills.contains { $0.path == path } }
  }

  func plainPage(
    _ block: Block, label: Range<Int>, severity: Severity, isUncertain: Bool, around: Surroundings, scene: ViewScene,
    file: FileFacts, program: Program
  ) -> Finding? {
    let holds = program.fulfilment(of: block, in: around.scope)
    // A page of the project's own that is made for something to do, and is handed nothing.
    let isLeftAlone = holds.contains(.action) && !program.mayAct(block, in: around.scope)
    let others: Fulfilment = isLeftAlone ? [.unknown, .progress] : [.action, .unavailable, .unknown, .progress]
    guard holds.contains(.content), holds.isDisjoint(with: others), !block.showsSearch,
      !program.showsOnlySymbols(block, in: around.scope),
      program.pages(of: block, in: scene).allSatisfy({ PageWords(of: $0).areAboutEmptiness }), !around.isAboutSearch, !scene.isExempt
    else { return nil }
    let isUnsure = scene.isPiece || scene.isSection || scene.isChart || isUncertain || around.isPane(beside: label)
      || scene.isSection(pieceAt: label) || around.isSectionOfPage
      || around.isOverBar(program) || scene.isUnderBar(program) || program.loadsOnlySystemLists(scene)
    return file.finding(
      Self.self, isUnsure ? .note : severity, at: label,
      "make the empty page a `ContentUnavailableView` with a button that does something about it",
      consequence: "an empty page and no way on")
  }

  /// Whether a button stands beside the page: in the same branch, or in a stack around it.
  private func isBesideAction(_ site: Site<ViewElement>, program: Program) -> Bool {
    for frame in site.around.frames.reversed() {
      let block: Block
      switch frame {
      case .branch(let conditional, let isThen):
        guard let branch = isThen ? conditional.then : conditional.otherwise else { continue }
        block = branch
      case .choice(_, let item): block = item.body
      case .modifier: return false
      case .container, .ternary: continue
      }
      if program.fulfilment(of: block, in: site.scope).contains(.action) { return true }
      break
    }
    return site.around.hasWork(beside: site.node.bytes)
  }
}

extension Program {
  /// A block, and the code of the view's own pieces that it names.
  fileprivate func pages(of block: Block, in scene: ViewScene) -> [Block] {
    guard let entry = entry(named: scene.name, in: nil, path: scene.path) else { return [block] }
    return [block]
      + block.statements.compactMap { statement in
        guard case .expression(let value) = statement, let name = value.path else { return nil }
        return entry.properties[name]?.facts.body
      }
  }
}

extension Surroundings {
  /// What stands around the first branch of a conditional.
  fileprivate func inside(_ conditional: Conditional, isThen: Bool) -> Surroundings {
    var copy = self
    copy.frames.append(.branch(conditional, isThen: isThen))
    return copy
  }
}

extension Block {
  /// Whether it shows something to press, or hands some view of the project something to do.
  fileprivate func takesAnAction(_ program: Program, _ scope: Scope) -> Bool {
    if !program.fulfilment(of: self, in: scope).isDisjoint(with: [.action, .work]) { return true }
    var result = false
    walk { part in
      guard case .call(let call) = part.form else { return .enter }
      if call.arguments.contains(where: { $0.label.map { $0.hasPrefix("on") || $0.hasSuffix("ction") } ?? false }) {
        result = true
      }
      return result ? .skip : .enter
    }
    return result
  }
}

extension PageWords {
  /// Whether nothing in them says that the page is about something else than having nothing yet.
  fileprivate var areAboutEmptiness: Bool { areAboutEmptinessOrLack && !isAboutLack }

  /// Whether they may also say that a thing does not have something.
  fileprivate var areAboutEmptinessOrLack: Bool {
    !asksForChoice && !saysToWait && !isAboutAccess && !saysDone && !isAboutFailure && !isAboutSearch
  }
}

extension ViewScene {
  /// Whether the name of the view says that it asks for a permission, or shows what a search found.
  fileprivate var isExempt: Bool { ["Permission", "Test", "Search", "Widget"].contains { name.contains($0) } }
}

extension Block {
  /// Whether it shows a view whose name says that a search found nothing.
  fileprivate var showsSearch: Bool {
    var result = false
    walk { part in
      if case .call(let call) = part.form, call.name.contains("Search") || call.name.contains("NoResults") { result = true }
      return result ? .skip : .enter
    }
    return result
  }
}

extension Call {
  /// Whether what the page says depends on what was typed into a search field of the view.
  fileprivate func changesWithSearch(in scene: ViewScene) -> Bool {
    var result = false
    for argument in arguments where argument.value.asClosure == nil {
      argument.value.walk { part in
        guard case .ternary(let condition, _, _) = part.form else { return .enter }
        if condition.asksAboutSearch(isNegated: true) || condition.asksAboutSearch(isNegated: false)
          || condition.readPaths.contains(where: scene.searches)
        {
          result = true
        }
        return .enter
      }
    }
    return result
  }
}

extension ViewScene {
  /// Whether a field of the view is bound to what is at a path, or to what it belongs to.
  fileprivate func searches(_ path: String) -> Bool {
    elements.contains { site in
      let fields = (site.node.name == "TextField" ? site.node.call.map { [$0] } ?? [] : [])
        + site.node.modifiers.filter { $0.name == "searchable" }
      return fields.contains { field in
        guard let bound = field.argument("text")?.value.path else { return false }
        return path == bound || path.hasPrefix(bound + ".")
      }
    }
  }

  /// Whether the name of the view says that it is a chart, which stands among other things.
  fileprivate var isChart: Bool { name.hasSuffix("Chart") || name.hasSuffix("ChartView") || name.hasSuffix("Graph") }

  /// Whether a bar with something to press lies over the page, in whatever piece of the view the page is built.
  fileprivate func isUnderBar(_ program: Program) -> Bool {
    elements.contains { site in
      site.node.modifiers.contains { modifier in
        // At the top stands what chooses among pages.
        guard ["safeAreaInset", "safeAreaBar"].contains(modifier.name),
          modifier.argument("edge")?.value.pathOrMember == ".bottom"
        else { return false }
        return modifier.arguments.contains { argument in
          argument.value.asClosure.map { program.fulfilment(of: $0.body, in: site.scope).contains(.work) } ?? false
        }
      }
    }
  }
}

extension Surroundings {
  /// Whether a bar with something to do, such as one in which people write, lies over what is around the place.
  fileprivate func isOverBar(_ program: Program) -> Bool {
    outerModifiers.contains { modifier in
      ["safeAreaInset", "safeAreaBar"].contains(modifier.name)
        && modifier.arguments.contains { argument in
          argument.value.asClosure.map { program.fulfilment(of: $0.body, in: scope).contains(.work) } ?? false
        }
    }
  }
}

extension ViewScene {
  /// Whether the piece of the view at a place is named after a search or a filter.
  fileprivate func isAboutSearch(at bytes: Range<Int>) -> Bool {
    let word = member(at: bytes)?.lowercased() ?? ""
    return word.contains("filter") || word.contains("search") || word.contains("noresult") || word.contains("nomatch")
  }

  /// Whether the person can write something in the view.
  fileprivate var takesText: Bool {
    elements.contains { site in
      let name = site.node.name
      return ["TextField", "TextEditor"].contains(name) || ["Composer", "InputBar", "InputView", "ChatInput"].contains { name.hasSuffix($0) }
    }
  }
}

extension ViewScene {
  /// Whether the name of the view says that people write to each other in it.
  fileprivate var isChat: Bool { ["Chat", "Message", "Conversation", "Thread"].contains { name.contains($0) } }
}

extension Surroundings {
  /// Whether the place is shown where there are no messages yet, which are written on the same page.
  fileprivate var isAboutMessages: Bool {
    frames.contains { frame in
      guard case .branch(let conditional, _) = frame else { return false }
      return conditional.conditions.contains { condition in
        condition.subject?.readPaths.contains(where: \.isAboutMessages) ?? false
      }
    }
  }

  /// Whether the place is a case for what a search found.
  fileprivate var isInSearchCase: Bool {
    frames.contains { frame in
      guard case .choice(_, let item) = frame else { return false }
      return item.patterns.contains { $0.name?.lowercased().contains("search") ?? false }
    }
  }

  /// Whether the place is a section among others.
  fileprivate var isInSection: Bool {
    frames.contains { frame in
      guard case .container(let element, _) = frame else { return false }
      return ["Section", "Form"].contains(element.name)
    }
  }

  /// Whether the place is one row among others.
  var isRow: Bool {
    frames.contains { frame in
      guard case .container(let element, _) = frame else { return false }
      return ["List", "Form", "Section", "Menu", "Picker", "Table"].contains(element.name)
    }
  }
}

extension String {
  /// Whether a path of the name holds what people wrote to each other.
  fileprivate var isAboutMessages: Bool {
    let word = lowercased()
    return word.contains("message") || word.contains("conversation")
  }
}

extension Expression {
  /// Whether it is `items.isEmpty`.
  var isEmptinessCheck: Bool {
    if case .member(of: .some, "isEmpty") = form { return true }
    return false
  }
}

extension Scope {
  /// Whether a name is what a state succeeded with.
  fileprivate func isPayload(_ name: String) -> Bool {
    if case .payload? = locals[name] { true } else { false }
  }
}

extension Conditional {
  /// What is shown where the conditions do not hold, which may be nothing.
  fileprivate func elsePage(where isAnswer: Bool) -> Block? {
    otherwise ?? (isAnswer ? Block([], bytes: bytes.upperBound..<bytes.upperBound) : nil)
  }

  /// What it asks to be empty, beside whether anything loads or failed, and by which condition.
  fileprivate var emptinessAsked: (condition: Condition, path: String, isNegated: Bool)? {
    var found: (condition: Condition, path: String, isNegated: Bool)?
    for condition in conditions {
      guard case .expression(let value) = condition.form else { return nil }
      if let (path, isNegated) = value.emptiness {
        guard found == nil else { return nil }
        found = (condition, path, isNegated)
      } else if !value.saysThatItIsOver {
        return nil
      }
    }
    return found
  }
}

extension Surroundings {
  /// Whether what stands here lies over a list that is all of a page.
  fileprivate var isOverPage: Bool {
    guard let index = frames.lastIndex(where: { if case .modifier = $0 { true } else { false } }),
      case .modifier(let call, let element) = frames[index], ["overlay", "background"].contains(call.name),
      ["List", "ScrollView", "Table", "LazyVGrid", "LazyVStack", "Group", "NavigationStack"].contains(element.name)
    else { return false }
    var outer = self
    outer.frames.remove(at: index)
    return outer.isWholePage
  }
}

extension ViewScene {
  /// Whether the view has what a screen has, and a piece of one has not.
  fileprivate var isScreen: Bool {
    elements.contains { site in
      ["NavigationStack", "NavigationView", "NavigationSplitView"].contains(site.node.name)
        || site.node.modifiers.contains { ["navigationTitle", "navigationBarTitle", "toolbar"].contains($0.name) }
    }
  }
}

extension Program {
  /// Whether it is known that a block shows nothing.
  fileprivate func showsNothing(_ block: Block, in scope: Scope) -> Bool {
    fulfilment(of: block, in: scope).isEmpty
      && block.statements.allSatisfy { statement in
        guard case .expression(let value) = statement else { return false }
        let element = ViewElement(value)
        return KnownViews.nothing.contains(element.name) && element.modifiers.isEmpty || element.name == "Color.clear"
      }
  }
}
