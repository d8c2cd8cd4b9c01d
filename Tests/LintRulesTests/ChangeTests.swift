import LintModel
import Testing

/// A button whose model asks a service for something; what of it is left out is told by the rules.
private func screen(
  calling name: String, service: String, call: String, flag: String = ".disabled(model.isBusy)",
  label: String = "if model.isBusy { ProgressView() } else { Text(\"Go\") }",
  caught: String = "note = error.localizedDescription", done: String = "note = \"Done\"",
  begin: String = "isBusy = true", end: String = "isBusy = false"
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
      \(begin)
      Task {
        do {
          \(call)
          \(done)
        } catch {
          \(caught)
        }
        \(end)
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
    let pressable = screen(calling: name, service: service, call: call, flag: "")
    #expect(reports(pressable) == ["mutation-disables-trigger"])
    let still = screen(calling: name, service: service, call: call, label: "Text(\"Go\")")
    #expect(reports(still) == ["mutation-shows-spinner"])
    let silent = screen(calling: name, service: service, call: call, caught: "print(error)")
    #expect(reports(silent) == ["mutation-gives-feedback"])
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
        calling: "save", service: "func save() async throws", call: "try await service.save()",
        flag: ".disabled(\(flag))")
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
      .replacing("isBusy = true\n", with: "isBusy = true\noutcome = nil\n")
      .replacing("note = \"Done\"", with: "outcome = \"Done\"")
      .replacing("var note: String?", with: "var note: String?\nvar outcome: String?")
      .replacing("VStack {\n", with: "VStack {\nif let outcome = model.outcome { Text(outcome) }\n")
    #expect(reports(cleared) == ["mutation-disables-trigger"])
  }

  @Test func `the items that work runs for are no change of what is shown`() {
    let row = screen(
      calling: "remove", service: "func remove() async throws", call: "try await service.remove()",
      flag: ".disabled(model.running.contains(1))", label: "Text(\"Remove\")", begin: "running.insert(1)",
      end: "running.remove(1)")
      .replacing("var note: String?", with: "var note: String?\nprivate(set) var running: Set<Int> = []")
    #expect(reports(row) == ["mutation-shows-spinner"])
  }

  @Test func `an answer that says it failed is told`() {
    func answered(_ failure: String) -> String {
      """
      protocol Shelter { func adopt() async -> Result<Int, Error> }
      struct Screen: View {
        let shelter: Shelter
        @State private var isSending = false
        @State private var note: String?
        var body: some View {
          VStack {
            Button { Task { await send() } } label: { if isSending { ProgressView() } else { Text("Send") } }
              .disabled(isSending)
            if let note { Text(note) }
          }
        }
        private func send() async {
          isSending = true
          switch await shelter.adopt() {
          case .success: note = "Sent"
          case .failure(let error): \(failure)
          }
          isSending = false
        }
      }
      """
    }
    #expect(reports(answered("note = error.localizedDescription")).isEmpty)
    #expect(reports(answered("print(error)")) == ["mutation-gives-feedback"])
    #expect(reports(answered("break")) == ["mutation-gives-feedback"])
  }

  @Test func `a publisher that ends in a failure is heard`() {
    func published(_ completion: String) -> String {
      """
      protocol Printer { func submit() -> AnyPublisher<Void, Error> }
      final class PrintModel: ObservableObject {
        @Published var isPrinting = false
        @Published var note: String?
        let printer: Printer
        private var work: AnyCancellable?
        init(printer: Printer) { self.printer = printer }
        func submit() {
          isPrinting = true
          work = printer.submit().sink { [weak self] completion in
            self?.isPrinting = false
            \(completion)
          } receiveValue: { [weak self] in self?.note = "Printed" }
        }
      }
      struct Screen: View {
        @ObservedObject var model: PrintModel
        var body: some View {
          VStack {
            Button(action: model.submit) { if model.isPrinting { ProgressView() } else { Text("Print") } }
              .disabled(model.isPrinting)
            if let note = model.note { Text(note) }
          }
        }
      }
      """
    }
    let failed = "if case .failure(let error) = completion"
    #expect(reports(published("\(failed) { self?.note = error.localizedDescription }")).isEmpty)
    #expect(reports(published("\(failed) { print(error) }")) == ["mutation-gives-feedback"])
    #expect(reports(published("")) == ["mutation-gives-feedback"])
  }

  @Test func `an alert that is to say how it ended is opened`() {
    func alerting(_ opening: String) -> String {
      """
      protocol Registry { func register() async throws }
      struct Screen: View {
        let registry: Registry
        @State private var isBusy = false
        @State private var text = ""
        @State private var showsAlert = false
        var body: some View {
          Button { Task { await register() } } label: { if isBusy { ProgressView() } else { Text("Register") } }
            .disabled(isBusy)
            .alert("Registration", isPresented: $showsAlert) { Button("OK") {} } message: { Text(text) }
        }
        private func register() async {
          isBusy = true
          do {
            try await registry.register()
            text = "Registered"
          } catch {
            text = error.localizedDescription
          }
          \(opening)
          isBusy = false
        }
      }
      """
    }
    #expect(reports(alerting("showsAlert = true")).isEmpty)
    #expect(reports(alerting("")) == ["mutation-gives-feedback"])
  }
}
