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
      !site.around.isInFailure(program), !site.around.isInLoading(program), isEmptyPage(call, at: site, in: scene),
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
  private func isEmptyPage(_ call: Call, at site: Site<ViewElement>, in scene: ViewScene) -> Bool {
    guard !call.asksForChoice, !call.isAboutAccess, !call.isAboutFailure, !call.isAboutLack, !site.around.isDetailPlaceholder
    else { return false }
    if ["Permission", "Test", "Search"].contains(where: { scene.name.contains($0) }) { return false }
    return !call.isAboutSearch && !site.around.isAboutSearch
  }

  /// How sure it is that the page is what a person meets where there is nothing.
  private func severity(
    of call: Call, at site: Site<ViewElement>, in scene: ViewScene, program: Program
  ) -> Severity {
    switch site.around.asksForEmptiness(program) {
    case true?: return .error
    case false?: return .note
    case nil: return call.saysEmpty && !call.isWordless ? .error : .note
    }
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
