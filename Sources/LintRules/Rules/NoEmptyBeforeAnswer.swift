public import LintModel

/// Nothing is called empty before the first answer.
public struct NoEmptyBeforeAnswer: LintRule {
  public static let description = RuleDescription(
    identifier: "no-empty-before-answer",
    summary: "An empty page is shown only once the first answer is there.",
    reason: """
      A list that starts as `[]` is empty before anyone has looked. Shown at once, the empty page tells people that \
      what they own is gone, and a moment later it is back.
      """,
    source: "Every view displaying async data MUST use a switch on Loadable<T> covering ALL 4 states",
    accepted: [
      """
      struct ItemsScreen: View {
        @State private var items: [Item] = []
        @State private var isLoading = true
        var body: some View {
          Group {
            if isLoading {
              ProgressView()
            } else if items.isEmpty {
              ContentUnavailableView { Label("No Items", systemImage: "tray") } actions: { Button("Add") { add() } }
            } else {
              List(items) { item in ItemRow(item: item) }
            }
          }
          .task { items = await service.items(); isLoading = false }
        }
      }
      """
    ],
    reported: [
      """
      struct ItemsScreen: View {
        @State private var items: [Item] = []
        var body: some View {
          Group {
            if ↓items.isEmpty {
              ContentUnavailableView { Label("No Items", systemImage: "tray") } actions: { Button("Add") { add() } }
            } else {
              List(items) { item in ItemRow(item: item) }
            }
          }
          .task { items = await service.items() }
        }
      }
      """
    ])

  public init() {}

  public func findings(in file: FileFacts, of program: Program) -> [Finding] {
    program.scenes(in: file).flatMap { scene -> [Finding] in
      let loads = program.loads(of: scene)
      guard !loads.isEmpty else { return [] }
      return scene.conditionals.compactMap { finding(at: $0, in: scene, loads: loads, file: file, program: program) }
    }
  }

  private func finding(
    at site: Site<Conditional>, in scene: ViewScene, loads: [ScreenLoad], file: FileFacts, program: Program
  ) -> Finding? {
    guard site.node.conditions.count == 1, case .expression(let value) = site.node.conditions[0].form,
      case .member(of: let base?, "isEmpty") = value.form, let path = base.path,
      let load = loads.first(where: { $0.hook.name != "refreshable" && $0.fills.contains { $0.path == path } }),
      site.around.frames.allSatisfy({ !$0.decides }), !scene.decides(aboutPieceAt: site.node.bytes),
      !site.around.closesOnChoice, !site.node.then.asksForProgress,
      startsEmpty(path, in: site.scope, program: program),
      saysThatItIsEmpty(site, program: program), !program.answersAtOnce(load)
    else { return nil }
    let isAnew = load.fills.contains { $0.path == path && program.isLoadedByApp($0, of: load) }
    return file.finding(
      Self.self, isAnew ? .note : .error, at: site.node.conditions[0].bytes,
      "`\(path)` is empty until `.\(load.hook.name)` has filled it; keep it in a `Loadable` and show that it loads",
      consequence: "“nothing here” for as long as the first answer takes")
  }

  private func startsEmpty(_ path: String, in scope: Scope, program: Program) -> Bool {
    guard let type = program.type(of: Expression(path: path), in: scope) else { return false }
    return program.isCollection(type) && !type.type.isOptional
  }

  private func saysThatItIsEmpty(_ site: Site<Conditional>, program: Program) -> Bool {
    let holds = program.fulfilment(of: site.node.then, in: site.scope)
    guard !holds.contains(.progress), !holds.contains(.unknown) else { return false }
    if holds.contains(.unavailable) { return true }
    return site.node.then.saysEmpty
  }
}

extension Surroundings.Frame {
  /// Whether the place is shown only sometimes, so that something else may say that it loads.
  fileprivate var decides: Bool {
    switch self {
    case .branch, .choice, .ternary: true
    case .container, .modifier: false
    }
  }
}

extension ViewScene {
  /// Whether the piece of the view that holds some bytes is shown only sometimes.
  fileprivate func decides(aboutPieceAt bytes: Range<Int>, depth: Int = 0) -> Bool {
    guard depth < 4, let member = member(at: bytes), member != "body" else { return false }
    return elements.contains { use in
      use.node.name == member
        && (use.around.frames.contains { $0.decides } || decides(aboutPieceAt: use.node.bytes, depth: depth + 1))
    }
  }
}

extension Block {
  /// Whether what it says depends on whether something loads.
  fileprivate var asksForProgress: Bool {
    !expressions { $0.path.map { ProgressNames.contains($0) } ?? false }.isEmpty
  }

  /// Whether a text in it says that there is nothing.
  fileprivate var saysEmpty: Bool {
    var result = false
    walk { part in
      if case .text(let text) = part.form {
        let words = text.lowercased()
        if words.hasPrefix("no ") || words.contains("empty") || words.contains("nothing") || words.contains("yet") {
          result = true
        }
      }
      return .enter
    }
    return result
  }
}
