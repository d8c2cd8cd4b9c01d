import LintModel
import Testing

/// A button whose model asks a service for something; what of it is left out is told by the rules.
private func screen(
  calling name: String, service: String, call: String, flag: String = ".disabled(model.isBusy)",
  label: String = "if model.isBusy { ProgressView() } else { Text(\"Go\") }",
  caught: String = "note = error.localizedDescription", done: String = "note = \"Done\""
) -> String {
  """
  protocol Service { \(service) }
  @Observable final class Model {
    private(set) var isBusy = false
    private(set) var isChecking = false
    var note: String?
    private let service: Service
    init(service: Service) { self.service = service }
    func check() async {
      isChecking = true
      isChecking = false
    }
    func \(name)() {
      isBusy = true
      Task {
        do {
          \(call)
          \(done)
        } catch {
          \(caught)
        }
        isBusy = false
      }
    }
  }
  struct Screen: View {
    @State var model: Model
    var body: some View {
      VStack {
        Button { model.\(name)() } label: { \(label) }
        \(flag)
        if let note = model.note { Text(note) }
      }
    }
  }
  """
}

@Suite("What changes something is known by more than a few verbs")
struct ChangeTests {
  @Test(arguments: [
    ("revoke", "func revoke(_ id: Int) async throws", "try await service.revoke(1)"),
    ("rebuild", "func rebuild() async throws", "try await service.rebuild()"),
    ("export", "func write(_ id: Int) async throws -> URL", "_ = try await service.write(1)"),
    ("send", "func deliver(_ text: String) async throws", "try await service.deliver(\"Hello\")"),
    ("cancelReservation", "func cancel(_ id: Int) async throws", "try await service.cancel(1)"),
    ("submitDraft", "func eject() async throws", "try await service.eject()"),
  ])
  func `a service that gives nothing back is asked for a change`(name: String, service: String, call: String) {
    #expect(reports(screen(calling: name, service: service, call: call)).isEmpty)
    #expect(reports(screen(calling: name, service: service, call: call, flag: "")) == ["mutation-disables-trigger"])
    #expect(reports(screen(calling: name, service: service, call: call, label: "Text(\"Go\")")) == ["mutation-shows-spinner"])
    #expect(reports(screen(calling: name, service: service, call: call, caught: "print(error)")) == ["mutation-gives-feedback"])
  }

  @Test(arguments: [
    ("cancelDownload", "func cancel(_ id: Int) async", "await service.cancel(1)"),
    ("resetFilters", "func load() async throws", "try await service.load()"),
    ("rerun", "func search() async throws", "try await service.search()"),
    ("start", "func play() async throws", "try await service.play()"),
  ])
  func `looking something up and playing it is none`(name: String, service: String, call: String) {
    #expect(reports(screen(calling: name, service: service, call: call, flag: "")).isEmpty)
  }

  @Test func `a catch that only starts over tells nobody`() {
    let dropped = screen(
      calling: "save", service: "func save() async throws", call: "try await service.save()", caught: "stage = .idle")
    #expect(reports(dropped) == ["mutation-gives-feedback"])
    let told = dropped.replacing("stage = .idle", with: "stage = .failed(error)")
    #expect(reports(told).isEmpty)
  }

  @Test func `a flag that only other work raises holds nothing back`() {
    func wired(_ flag: String) -> String {
      screen(
        calling: "save", service: "func save() async throws", call: "try await service.save()", flag: ".disabled(\(flag))")
    }
    #expect(reports(wired("model.isChecking")) == ["mutation-disables-trigger"])
    #expect(reports(wired("model.isChecking || model.isBusy")).isEmpty)
  }

  @Test func `a success is told where a failure is`() {
    let silent = screen(
      calling: "submit", service: "func submit() async throws", call: "try await service.submit()", done: "")
    #expect(reports(silent) == ["mutation-gives-feedback"])
    #expect(reports(silent.replacing("model.submit() }", with: "model.submit(); onDone() }")).isEmpty)
    let reloads = silent.replacing("try await service.submit()", with: "try await service.submit()\nawait load()")
    #expect(reports(reloads).isEmpty)
  }

  @Test func `an outcome that is cleared first says nothing yet`() {
    let cleared = screen(
      calling: "send", service: "func send() async throws", call: "try await service.send()", flag: "")
      .replacing("isBusy = true", with: "isBusy = true\noutcome = nil")
      .replacing("note = \"Done\"", with: "outcome = \"Done\"")
      .replacing("var note: String?", with: "var note: String?\nvar outcome: String?")
      .replacing("if let note = model.note", with: "if let outcome = model.outcome { Text(outcome) }\nif let note = model.note")
    #expect(reports(cleared) == ["mutation-disables-trigger"])
  }

  @Test func `the items that work runs for are no change of what is shown`() {
    let row = screen(
      calling: "remove", service: "func remove() async throws", call: "try await service.remove()",
      flag: ".disabled(model.running.contains(1))", label: "Text(\"Remove\")")
      .replacing("isBusy = true", with: "running.insert(1)").replacing("isBusy = false\n    }", with: "running.remove(1)\n    }")
      .replacing("var note: String?", with: "var note: String?\nprivate(set) var running: Set<Int> = []")
    #expect(reports(row) == ["mutation-shows-spinner"])
  }
}
