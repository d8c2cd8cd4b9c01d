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
          Text(query).task(id: query) { await load() }
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
      for function in type.functions where program.isCancellable(function.name, of: type.name) {
        findings += self.findings(in: function.summary, isResolved: true, file: file)
      }
    }
    for scene in program.scenes(in: file) {
      for load in program.loads(of: scene) where load.isOftenCancelled {
        findings += self.findings(in: load.effect.own, isResolved: true, file: file)
      }
    }
    return findings
  }

  private func findings(in summary: ActionSummary, isResolved: Bool, file: FileFacts) -> [Finding] {
    guard !summary.mindsCancellation, !summary.failureTargets.isEmpty, !file.lines.starts.isEmpty else { return [] }
    return summary.catches.prefix(1).map { keyword in
      file.finding(
        Self.self, .warning, at: keyword,
        "leave cancellation out, with `catch is CancellationError {}` in front of this",
        consequence: "an error that is none, after the screen was left or the list pulled",
        fix: CancellationFix.leavingOut(keyword, summary: summary, file: file))
    }
  }
}
