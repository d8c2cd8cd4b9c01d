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
    program.scenes(in: file).flatMap { scene -> [Finding] in
      let handed = program.handedOut(in: scene).filter { program.isPlainButton($0) }
      return (program.mutations(in: scene) + handed).compactMap { button in
        guard button.staysOnScreen(in: scene, of: program) else { return nil }
        let answer = program.busyAnswer(of: button, in: scene)
        guard answer.showsProgress != true else { return nil }
        let works = [(button, scene)] + button.handedBy.map { ($0.button, $0.scene) }
        let isAnswered = answer.showsProgress == nil || !program.awaitedWork(of: button).takesTime
          || !button.handedBy.isEmpty && program.showsProgress(
            forFlagsNamed: Set(button.raised.map { $0.lastName }), besides: scene.name)
          || works.contains { work, place in
            work.turnsAtOnce || place.empties(work) || work.changesAtOnce(in: place, of: program)
              || program.showsProgressElsewhere(for: work, in: place)
              || work.opensAtOnce || work.isWrapped
          }
          || scene.isForMakers || scene.isUnused(button, in: file)
        return file.finding(
          Self.self, isAnswered ? .note : button.severity, at: button.nameBytes,
          "show a `ProgressView` in place of the label while `\(button.verb)` runs",
          consequence: "a button on which nothing moves while it works",
          fix: MutationFix.addingSpinner(to: button, scene: scene, file: file, program: program))
      }
    }
  }
}

extension String {
  /// What stands behind the last dot.
  fileprivate var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
