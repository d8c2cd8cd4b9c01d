public import LintModel

/// Work that was called off has not failed.
public struct CancellationIsNotFailure: LintRule {
  public static let description = RuleDescription(
    identifier: "cancellation-is-not-failure",
    summary: "A `catch` that shows an error leaves cancellation out.",
    reason: """
      SwiftUI cancels a `.task` when its view goes away or its `id` changes, and a `refreshable` when the list is drawn \
      anew. The error that follows is not a failure, yet a plain `catch` shows it as one: an error page flashes up, or \
      stays behind for when the person comes back.
      """,
    source: "Error state MUST include a retry button: a cancellation has nothing to try again",
    accepted: [
      """
      struct ItemsScreen: View {
        let query: String
        @State private var state: Loadable<Page> = .notInitiated
        var body: some View {
          Text(query).task(id: query) { await load() }
        }
        func load() async {
          do {
            state = .success(try await service.page(query))
          } catch is CancellationError {
          } catch {
            state = .failure(error)
          }
        }
      }
      """
    ],
    reported: [
      """
      struct ItemsScreen: View {
        let query: String
        @State private var message: String?
        @State private var titles: [String] = []
        var body: some View {
          Text(message ?? query).task(id: query) { await load() }
        }
        func load() async {
          do {
            titles = try await service.titles(query)
          } ↓catch {
            message = error.localizedDescription
          }
        }
      }
      """
    ])

  public init() {}

  public func findings(in file: FileFacts, of program: Program) -> [Finding] {
    var findings: [Finding] = []
    for type in file.types {
      for function in type.functions where !function.changesSomething(by: program) {
        // What is called off anywhere is only asked for where it matters: that takes a look at the whole program.
        guard !function.summary.catches.isEmpty, program.isCancellable(function.name, of: type.name) else { continue }
        let scope = Scope(owner: type.name, path: file.path)
        findings += self.findings(in: function.summary, scope: scope, file: file, program: program) {
          program.showsCancellation(inCatch: $0, of: function.name, of: type.name)
        }
      }
    }
    for scene in program.scenes(in: file) {
      for load in program.loads(of: scene) where load.isOftenCancelled {
        findings += self.findings(in: load.effect.own, scope: load.scope, file: file, program: program) {
          program.showsCancellation(inCatch: $0, of: load, in: scene)
        }
      }
    }
    return findings
  }

  /// - Parameter isCertain: Whether the `catch` at a place certainly meets a cancellation and shows it.
  private func findings(
    in summary: ActionSummary, scope: Scope, file: FileFacts, program: Program, isCertain: (Int) -> Bool
  ) -> [Finding] {
    guard !summary.mindsCancellation, !file.lines.starts.isEmpty else { return [] }
    if let certain = summary.catches.indices.first(where: isCertain) {
      return [finding(.warning, at: summary.catches[certain].keyword, summary: summary, file: file)]
    }
    guard
      summary.assignsInCatch.contains(where: {
        ErrorDisplayNames.contains($0) && !isLocal($0, in: scope, program: program)
      })
        || summary.callsInCatch.contains(where: { shows($0, in: scope, program: program) })
    else { return [] }
    return summary.catches.prefix(1).map { finding(.note, at: $0.keyword, summary: summary, file: file) }
  }

  private func finding(
    _ severity: Severity, at keyword: Range<Int>, summary: ActionSummary, file: FileFacts
  ) -> Finding {
    file.finding(
      Self.self, severity, at: keyword,
      "leave cancellation out, with `catch is CancellationError {}` in front of this",
      consequence: "an error that is none, after the screen was left or the list pulled",
      fix: CancellationFix.leavingOut(keyword, summary: summary, file: file))
  }

  /// Whether a name is not that of a property, so that nobody outside the function sees it.
  private func isLocal(_ name: String, in scope: Scope, program: Program) -> Bool {
    guard !name.contains("."), let owner = scope.owner,
      let entry = program.entry(named: owner, in: nil, path: scope.path)
    else { return false }
    // A base class that is not declared here may have it.
    return entry.properties[name] == nil && (entry.kind == .structure || entry.inherits.isEmpty)
  }

  /// Whether a function that is told of an error shows it, whatever the error is.
  private func shows(_ name: String, in scope: Scope, program: Program) -> Bool {
    guard !LogCalls.contains(name), let function = program.function(named: name, in: scope) else { return false }
    // Of several functions of a name, which is meant is not known.
    if let owner = function.owner, let entry = program.entry(named: owner, in: nil, path: function.path),
      entry.functions[function.facts.name]?.contains(where: { $0.facts.summary.mindsCancellation }) ?? false
    {
      return false
    }
    guard !program.effect(of: function.facts.summary, in: Scope(owner: function.owner, path: function.path)).mindsCancellation
    else { return false }
    return ErrorDisplayNames.contains(name) || function.facts.summary.assigns.contains { ErrorDisplayNames.contains($0) }
  }
}

extension FunctionFacts {
  /// Whether its name says that it changes something, and does not load.
  fileprivate func changesSomething(by program: Program) -> Bool {
    program.isMutation(named: name) || ["Send", "Save", "Submit"].contains { name.contains($0) }
  }
}

extension ActionEffect {
  /// Whether anything in it tells cancellation from failure.
  fileprivate var mindsCancellation: Bool {
    own.mindsCancellation || called.contains { $0.summary.mindsCancellation }
  }
}
