import LintModel
import LintRules
import LintSyntax
import Testing

@Suite("What may well be in order is a note, and no error")
struct CertaintyTests {
  private let phase = "enum Phase { case idle, loading, loaded(Page), failed(any Error) }"

  /// A view with a button, and a model with what it does.
  private func editor(_ button: String, model: String) -> [String] {
    [
      """
      struct Editor: View {
        @State private var model = EditorModel()
        @State private var message: String?
        var body: some View { VStack { \(button); Text(message ?? "") } }
      }
      """,
      """
      @Observable final class EditorModel {
        var exportState = Step.review
        var message: String?
        enum Step { case review, writing }
        \(model)
      }
      struct Banner: View { let model: EditorModel; var body: some View { Text(model.message ?? "") } }
      """,
    ]
  }

  @Test func `a function that closes the window before its task is done`() {
    let button = "Button(\"Save\") { model.save() }"
    let work = "Task { do { try await store.save() } catch { message = error.localizedDescription }"
    let closes = editor(button, model: "func save() { \(work) }; onClose() }")
    #expect(check(files: closes).isEmpty)
    let hides = editor(button, model: "func save() { \(work) }\nshowsSheet = false }")
    #expect(check(files: hides).isEmpty)
    let waits = editor(button, model: "func save() { \(work); onClose() } }")
    #expect(check(files: waits).map(\.rule) == ["mutation-disables-trigger", "mutation-shows-spinner"])
  }

  @Test func `a function that closes a view before its task is done`() {
    let view = """
      struct Editor: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var message: String?
        var body: some View { VStack { Button("Save") { save() }; Text(message ?? "") } }
        func save() {
          Task { do { try await store.save() } catch { message = error.localizedDescription } }
          dismiss()
        }
      }
      """
    #expect(reports(view).isEmpty)
    #expect(reports(view.replacing("    dismiss()\n", with: "")) == ["mutation-disables-trigger", "mutation-shows-spinner"])
  }

  @Test func `a function that asks for a phase by any name before it goes on to another`() {
    let button = "Button(\"Save\") { Task { await model.save() } }"
    let guarded = """
      func save() async {
        guard exportState == .review else { return }
        exportState = .writing
        do { try await store.save() } catch { message = error.localizedDescription }
      }
      """
    #expect(check(files: editor(button, model: guarded)).map(\.rule) == ["mutation-shows-spinner"])
    let open = guarded.replacing("guard exportState == .review else { return }", with: "")
    #expect(check(files: editor(button, model: open)).map(\.rule) == ["mutation-disables-trigger", "mutation-shows-spinner"])
  }

  @Test func `an error that is dropped of what is done beside the change`() {
    let button = "Button(\"Save\") { Task { await store.save(); try? await store.reload() } }.disabled(true)"
    #expect(!check(files: editor(button, model: "")).map(\.rule).contains("mutation-gives-feedback"))
    let change = button.replacing("store.reload", with: "store.saveDetails")
    #expect(check(files: editor(change, model: "")).map(\.rule).contains("mutation-gives-feedback"))
    let model = "func save() async { await store.save(); try? await store.reload() }"
    let calls = "Button(\"Save\") { Task { await model.save() } }"
    #expect(!check(files: editor(calls, model: model)).map(\.rule).contains("mutation-gives-feedback"))
    let alone = model.replacing("await store.save(); ", with: "")
    #expect(check(files: editor(calls, model: alone)).map(\.rule).contains("mutation-gives-feedback"))
  }

  @Test func `a failure in a row`() {
    let row = """
      struct DeviceRow: View {
        let device: Phase
        var body: some View {
          switch device {
          case .idle, .loading: ProgressView()
          case .loaded(let page): Text(page.title)
          case .failed: Text("Not reached")
          }
        }
      }
      """
    #expect(reports(phase, row).isEmpty)
    #expect(reports(phase, row.replacing("DeviceRow", with: "DevicePage")) == ["failure-retry"])
    #expect(reports(phase, row.replacing("DeviceRow", with: "FailureRow")) == ["failure-retry"])
  }

  @Test func `an empty card`() {
    let card = """
      struct SkillsCard: View {
        let skills: [Skill]
        let onAdd: () -> Void
        var body: some View {
          if skills.isEmpty { ContentUnavailableView("No Skills", systemImage: "tray") } else { Text("Skills") }
        }
      }
      """
    #expect(reports(card).isEmpty)
    #expect(reports(card.replacing("SkillsCard", with: "SkillsPage")) == ["empty-state-action"])
  }

  @Test func `an error about what is typed`() {
    let page = """
      struct Template: View {
        @State private var draft = ""
        @State private var answer = ""
        @State private var errorMessage: String?
        var body: some View {
          List {
            Section { TextEditor(text: $draft) }
            Section { if let errorMessage { Text(errorMessage) } else { Text(answer) } }
          }
          .task(id: draft) { await load() }
        }
        func load() async {
          errorMessage = nil
          do { answer = try await server.evaluate(draft) } catch is CancellationError {} catch {
            errorMessage = error.localizedDescription
          }
        }
      }
      """
    #expect(!reports(page).contains("failure-retry"))
    #expect(reports(page.replacing("(id: draft)", with: "")).contains("failure-retry"))
  }

  @Test func `code that is only built to try the app`() {
    let page = """
      #if DEBUG
      struct Samples: View {
        @State private var items: [Item] = []
        var body: some View { List(items) { item in Text(item.name) }.task { items = (try? await server.items()) ?? [] } }
      }
      #endif
      """
    #expect(reports(page).isEmpty)
    #expect(reports(page.replacing("#if DEBUG", with: "#if os(iOS)")) == ["async-without-states"])
    #expect(reports(page.replacing("#if DEBUG", with: "#if !DEBUG")) == ["async-without-states"])
    #expect(reports(page.replacing("#if DEBUG", with: "#if DEBUG\n#else")) == ["async-without-states"])
  }

  @Test func `code in a folder of things to try the app with`() {
    let page = """
      struct Samples: View {
        @State private var items: [Item] = []
        var body: some View { List(items) { item in Text(item.name) }.task { items = (try? await server.items()) ?? [] } }
      }
      """
    func severities(at path: String) -> [Severity] {
      let file = FactExtractor().facts(path: path, source: page)
      let rules = RuleCatalogue.all.filter { $0.description.identifier == "async-without-states" }
      return rules.flatMap { $0.init().findings(in: file, of: Program(files: [file])) }.map(\.severity)
    }
    #expect(severities(at: "App/Preview Content/Samples.swift") == [.note])
    #expect(severities(at: "App/Pages/Samples.swift") == [.error])
  }
}
