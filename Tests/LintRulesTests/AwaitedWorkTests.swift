import LintModel
import LintRules
import LintSyntax
import Testing

/// A page with a button and a model, whose work is what a test says.
private func page(
  _ button: String = "Button(\"Save\") { Task { await model.save() } }", beside: String = "", model: String,
  more: String = ""
) -> [String] {
  [
    """
    struct Page: View {
      @State private var model = PageModel(store: Depot())
      var body: some View { VStack { \(button); \(beside); Text(model.message ?? "") } }
    }
    """,
    """
    @Observable final class PageModel {
      var message: String?
      var isBusy = false
      let store: any Store
      init(store: any Store) { self.store = store }
      \(model)
    }
    """, more,
  ]
}

private let both = ["mutation-disables-trigger", "mutation-shows-spinner"]
private let saves = "func save() async { await store.save() }"
private let demands = "protocol Store { func save() async }\n"

private func rules(_ files: [String]) -> [String] { check(files: files).map(\.rule) }

@Suite("Nobody waits for what takes no time")
struct QuickWorkTests {
  @Test(arguments: [
    "final class Depot: Store { func save() async { await context.perform { try? context.save() } } }",
    "final class Depot: Store { func save() async { await MainActor.run { items.append(1) } } }",
    "actor Depot: Store { func save() { try? data.write(to: url) } }",
    "final class Depot: Store { func save() async {} }",
    "final class Depot: Store { let keychain = Keychain()\nfunc save() async { await keychain.set(1) } }",
    "final class Depot: Store { let inner = Cellar()\nfunc save() async { await inner.keep() } }\n"
      + "actor Cellar { var kept: [Int] = []\nfunc keep() { kept.append(1) } }",
  ])
  func `a chain of calls that ends on the device`(depot: String) {
    #expect(rules(page(model: saves, more: demands + depot)).isEmpty)
  }

  @Test(arguments: [
    "final class Depot: Store { func save() async { _ = try? await URLSession.shared.data(for: request) } }",
    "final class Depot: Store { let client: Client\nfunc save() async { await client.post() } }",
    "", "struct PreviewStore: Store { func save() async {} }",
    "actor Depot: Store { func save() async { await send() }\nfunc send() async { await radio.emit() } }",
  ])
  func `a chain that ends elsewhere, or nowhere that is known`(depot: String) {
    #expect(rules(page(model: saves, more: demands + depot)).filter { $0 != "mutation-gives-feedback" } == both)
  }

  @Test func `functions that call each other end somewhere`() {
    let depot = "actor Depot: Store { func save() async { await again() }\nfunc again() async { await save() } }"
    #expect(rules(page(model: saves, more: demands + depot)).isEmpty)
  }

  @Test func `a page that closes before it is loaded anew`() {
    let depot = "actor Depot: Store { func save() { kept = 1 } }"
    let save = "func save() async { await store.save(); isPresented = false; await refresh() }\n"
      + "func refresh() async { await server.load() }\nvar isPresented = true"
    #expect(rules(page(model: save, more: demands + depot)).isEmpty)
    let stays = save.replacing("isPresented = false; ", with: "")
    #expect(rules(page(model: stays, more: demands + depot)) == both)
  }
}

@Suite("What shows at once has answered")
struct ShownAtOnceTests {
  private func list(_ action: String) -> [String] {
    [
      """
      struct Rows: View {
        @State private var rows: [Row] = []
        @State private var edits: [String: Int] = [:]
        @State private var path: [Int] = []
        var body: some View {
          VStack {
            ForEach(rows) { RowView($0) }
            Text(edits.isEmpty ? "" : "Edited")
            Button("Save") { \(action) }
          }
        }
      }
      """
    ]
  }

  @Test(arguments: [
    "rows.append(Row()); Task { await server.save() }",
    "rows.removeAll { $0.isOld }; Task { await server.delete() }",
    "Task { rows.append(Row()); await server.save() }",
    "edits[\"a\"] = nil; Task { await server.save() }",
    "Task { await server.save() }; path.removeLast()",
    "Task { await server.save() }; router.popToRoot()",
    "steps.append(.done); Task { await server.save() }",
  ])
  func `a button that changes what is shown before it waits`(action: String) {
    #expect(rules(list(action)).isEmpty)
  }

  @Test(arguments: [
    "Task { await server.save(); rows.append(Row()) }", "others.append(Row()); Task { await server.save() }",
  ])
  func `one that does so later, or of something else`(action: String) {
    #expect(rules(list(action)) == both)
  }
}

@Suite("A spinner elsewhere on the screen may answer")
struct SpinnerElsewhereTests {
  private let saves = "func save() async { isBusy = true; await radio.save(); isBusy = false }"
  private let button = "Button(\"Save\") { Task { await model.save() } }.disabled(model.isBusy)"

  @Test(arguments: [
    "Form { if model.isBusy { ProgressView() } }", "Text(\"Page\").overlay { if model.isBusy { LoadingDots() } }",
    "Row { Text(\"Page\") }.loadingOverlay(model.isBusy)",
  ])
  func `for the same flag`(beside: String) {
    #expect(rules(page(button, model: saves)) == ["mutation-shows-spinner"])
    #expect(rules(page(button, beside: beside, model: saves)).isEmpty)
  }

  @Test func `in a view around the page, for a flag of the same model`() {
    let around = """
      struct Root: View {
        let model: PageModel
        var body: some View { Page().overlay { if model.isBusy { ProgressView() } } }
      }
      """
    #expect(rules(page(button, model: saves, more: around)).isEmpty)
    let other = around.replacing("let model: PageModel", with: "let model: RootModel")
      + "\n@Observable final class RootModel { var isBusy = false }"
    #expect(rules(page(button, model: saves, more: other)) == ["mutation-shows-spinner"])
  }

  @Test func `which the layer below shows`() {
    let sends = "func save() async { await Wire.call() }"
    let wire = "enum Wire { static func call() async { loadingSubject.send(true); await radio.save() } }"
    #expect(rules(page(model: sends, more: wire)) == ["mutation-disables-trigger"])
    #expect(rules(page(model: sends, more: wire.replacing("loadingSubject.send(true); ", with: ""))) == both)
  }
}

@Suite("Some presses are no changes")
struct NoChangeTests {
  @Test(arguments: ["submitSearch", "updateFilter", "submitQuery"])
  func `looking something up`(name: String) {
    let button = "Button(\"Go\") { Task { await model.\(name)() } }"
    #expect(rules(page(button, model: "func \(name)() async { await radio.\(name)() }")).isEmpty)
  }

  @Test func `commands for a player`() {
    let button = "Button(\"Next\") { Task { await model.send(.next) } }"
    let send = "func send(_ command: PlaybackCommand) async { await radio.send(command) }"
    #expect(rules(page(button, model: send)).isEmpty)
  }

  @Test(arguments: ["guard !throttle.isOpen else { return }", "saveTask?.cancel()"])
  func `work that holds itself back`(guarding: String) {
    let found = rules(page(model: "func save() async { \(guarding); await radio.save() }"))
    #expect(!found.contains("mutation-disables-trigger"))
  }
}

@Suite("Not every dropped error is lost")
struct KeptErrorTests {
  private let work = "try await radio.save()"

  @Test func `a catch that leaves out one error`() {
    let body = { (pattern: String) in
      "func save() async { do { try await radio.save() } catch \(pattern) {} }"
    }
    #expect(rules(page(model: body("let problem"))).contains("mutation-gives-feedback"))
    let one = body("let WireError.status(code) where code == 404")
    #expect(!rules(page(model: one)).contains("mutation-gives-feedback"))
  }

  @Test func `a callee that never throws`() {
    let button = "Button(\"Save\") { Task { try? await model.save() } }"
    #expect(!rules(page(button, model: "func save() async throws { print(1) }")).contains("mutation-gives-feedback"))
    #expect(rules(page(button, model: "func save() async throws { \(work) }")).contains("mutation-gives-feedback"))
  }

  @Test func `a callee that keeps the error before it throws`() {
    let button = "Button(\"Save\") { Task { try? await model.save() } }"
    let keeps = "var lastError: String?\nfunc save() async throws { "
      + "guard isOpen else { lastError = \"Closed\"; throw Closed() }; \(work) }"
    #expect(!rules(page(button, model: keeps)).contains("mutation-gives-feedback"))
  }
}
