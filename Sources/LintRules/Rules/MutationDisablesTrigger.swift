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
    program.scenes(in: file).flatMap { scene -> [Finding] in
      let handed = program.handedOut(in: scene)
      return (program.mutations(in: scene) + handed.filter { program.isPlainButton($0) })
        .compactMap { finding(for: $0, in: scene, file: file, program: program) }
        + handed.compactMap { wiring(of: $0, in: scene, file: file, program: program) }
    }
  }

  private func finding(for button: MutationButton, in scene: ViewScene, file: FileFacts, program: Program) -> Finding? {
    guard button.staysOnScreen(in: scene, of: program) else { return nil }
    let answer = program.busyAnswer(of: button, in: scene)
    guard answer.isDisabled != true else { return nil }
    let isUncertain = answer.isDisabled == nil || isSettled(button, in: scene, of: program)
      || scene.isForMakers || scene.isUnused(button, in: file)
      || answer.showsProgress != true && program.showsProgressElsewhere(for: button, in: scene)
    return file.finding(
      Self.self, isUncertain ? .note : button.severity,
      at: button.nameBytes, "disable the button while `\(button.verb)` runs, with `.disabled(…)`",
      consequence: "a second press does it twice",
      fix: MutationFix.disabling(button, scene: scene, file: file, program: program))
  }

  /// Whether a second press may well do no harm, or cannot be made.
  private func isSettled(_ button: MutationButton, in scene: ViewScene, of program: Program) -> Bool {
    let works = [(button, scene)] + button.handedBy.map { ($0.button, $0.scene) }
    return works.contains { work, place in
      work.isGuarded || work.asksForProgress || work.isThrottled || work.changesAtOnce(in: place, of: program)
        || work.opensAtOnce || work.isWrapped || program.isCoveredElsewhere(work, in: place)
    } || !program.awaitedWork(of: button).takesTime
  }

  /// What a button of the project's own is told about its work, where that is about other work.
  private func wiring(of button: MutationButton, in scene: ViewScene, file: FileFacts, program: Program) -> Finding? {
    guard button.staysOnScreen(in: scene, of: program), !isSettled(button, in: scene, of: program) else { return nil }
    let flags = program.handedFlags(at: button)
    guard !flags.isEmpty, flags.allSatisfy({ program.isAboutOtherWork($0.value, than: button) }),
      program.busyAnswer(of: button, in: scene).isDisabled == false
    else { return nil }
    return file.finding(
      Self.self, button.severity, at: button.nameBytes,
      "disable the button while `\(button.verb)` runs; what it is told is under way is something else",
      consequence: "a second press does it twice")
  }
}
