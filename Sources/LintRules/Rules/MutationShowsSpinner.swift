public import LintModel

/// A button that changes something shows that it is at work.
public struct MutationShowsSpinner: LintRule {
  public static let description = RuleDescription(
    identifier: "mutation-shows-spinner",
    summary: "A button that saves, deletes, uploads or sends shows a spinner in place of its label while that runs.",
    reason: """
      A button that stays as it was looks as if it had not been pressed. A spinner in place of the label answers where \
      the person is looking. Buttons in menus, alerts, dialogs and swipe actions are exempt: they are gone once they \
      are pressed.
      """,
    source: "Every mutation button MUST show an inline spinner replacing the button label",
    accepted: [
      """
      struct Editor: View {
        @State private var isSaving = false
        var body: some View {
          Button {
            Task { await save() }
          } label: {
            if isSaving {
              ProgressView()
                .controlSize(.small)
            } else {
              Text("Save")
            }
          }
          .disabled(isSaving)
        }
        func save() async {
          isSaving = true
          do { try await store.save() } catch { message = error.localizedDescription }
          isSaving = false
        }
      }
      """
    ],
    reported: [
      """
      struct Editor: View {
        @State private var isSaving = false
        var body: some View {
          ↓Button("Save") {
            Task { await save() }
          }
          .disabled(isSaving)
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
        guard answer.showsProgress != true else { return nil }
        let isAnswered = answer.showsProgress == nil || button.turnsAtOnce || scene.empties(button)
          || button.changesAtOnce(in: scene, of: program) || program.showsProgressElsewhere(for: button, in: scene)
          || !program.awaitedWork(of: button).takesTime
        return file.finding(
          Self.self, isAnswered ? .note : button.severity, at: button.nameBytes,
          "show a `ProgressView` in place of the label while `\(button.verb)` runs",
          consequence: "a button on which nothing moves while it works",
          fix: MutationFix.addingSpinner(to: button, scene: scene, file: file, program: program))
      }
    }
  }
}
