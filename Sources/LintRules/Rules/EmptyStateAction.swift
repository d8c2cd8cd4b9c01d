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
      scene.elements.compactMap { finding(at: $0, in: scene, file: file, program: program) }
    }
  }

  private func finding(
    at site: Site<ViewElement>, in scene: ViewScene, file: FileFacts, program: Program
  ) -> Finding? {
    guard site.node.name == "ContentUnavailableView", let call = site.node.call,
      !site.around.isInFailure(program), !site.around.isInLoading(program), !call.asksForChoice,
      !call.isAboutAccess, !call.isAboutFailure, !call.isAboutSearch, !scene.name.contains("Permission"), !scene.name.contains("Test"),
      !site.around.isDetailPlaceholder,
      !isBesideAction(site, program: program)
    else { return nil }
    let holds = program.fulfilment(of: site.node.root, in: site.scope)
    guard !holds.contains(.action) else { return nil }
    let severity: Severity = holds.contains(.unknown) ? .note : .error
    return file.finding(
      Self.self, severity, at: call.nameBytes,
      "give the empty page a button under `actions:` that does something about it",
      consequence: "an empty page and no way on",
      fix: UnavailableFix.addingAction(to: call, at: site, scene: scene, file: file, program: program))
  }

  /// Whether a button stands beside the page, in the same branch of the view.
  private func isBesideAction(_ site: Site<ViewElement>, program: Program) -> Bool {
    for frame in site.around.frames.reversed() {
      switch frame {
      case .branch(let conditional, let isThen):
        guard let block = isThen ? conditional.then : conditional.otherwise else { return false }
        return program.fulfilment(of: block, in: site.scope).contains(.action)
      case .choice(_, let item): return program.fulfilment(of: item.body, in: site.scope).contains(.action)
      case .ternary, .modifier: return false
      case .container(let element, _):
        guard Self.stacks.contains(element.name) else { continue }
        if program.fulfilment(of: element.root, in: site.scope).contains(.action) { return true }
      }
    }
    return false
  }

  private static let stacks: Set<String> = ["VStack", "HStack", "ZStack"]
}
