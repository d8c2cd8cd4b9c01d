public import LintModel

/// A button that changes something cannot be pressed twice.
public struct MutationDisablesTrigger: LintRule {
  public static let description = RuleDescription(
    identifier: "mutation-disables-trigger",
    summary: "A button that saves, deletes, uploads or sends is disabled while that runs.",
    reason: """
      A person who sees no answer presses again, and what should have been sent once is sent twice. Buttons in menus, \
      alerts, dialogs and swipe actions are exempt: they are gone once they are pressed.
      """,
    source: "Every mutation button (save, delete, upload, send) MUST disable the trigger while in-progress",
    accepted: [
      """
      struct Editor: View {
        @State private var viewModel = EditorModel()
        var body: some View {
          Button {
            Task { await viewModel.save() }
          } label: {
            if viewModel.saveState.isLoading {
              ProgressView()
                .controlSize(.small)
            } else {
              Text("Save")
            }
          }
          .disabled(viewModel.saveState.isLoading)
        }
      }
      """,
      """
      struct Editor: View {
        var body: some View {
          AsyncButton("Save") { try await store.save() }
        }
      }
      """,
      """
      struct Row: View {
        var body: some View {
          Text("Row").swipeActions {
            Button("Delete", role: .destructive) { Task { await store.delete() } }
          }
        }
      }
      """,
    ],
    reported: [
      """
      struct Editor: View {
        @State private var isSaving = false
        var body: some View {
          ↓Button {
            Task { await save() }
          } label: {
            if isSaving { ProgressView() } else { Text("Save") }
          }
        }
        func save() async {
          isSaving = true
          do { try await store.save() } catch { message = error.localizedDescription }
          isSaving = false
        }
      }
      """
    ])

  public init() {}

  public func findings(in file: FileFacts, of program: Program) -> [Finding] {
    program.scenes(in: file).flatMap { scene in
      program.mutations(in: scene).compactMap { button in
        guard button.staysOnScreen(in: scene, of: program) else { return nil }
        let answer = program.busyAnswer(of: button, in: scene)
        guard answer.isDisabled != true else { return nil }
        let isSettled = button.isGuarded || button.asksForProgress || button.isThrottled
          || button.changesAtOnce(in: scene, of: program)
          || !program.awaitedWork(of: button).takesTime
        return file.finding(
          Self.self, answer.isDisabled == nil || isSettled ? .note : button.severity, at: button.nameBytes,
          "disable the button while `\(button.verb)` runs, with `.disabled(…)`",
          consequence: "a second press does it twice",
          fix: MutationFix.disabling(button, scene: scene, file: file, program: program))
      }
    }
  }
}
