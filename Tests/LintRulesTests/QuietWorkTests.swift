import Testing

private let app = "@main struct Shop: App { var body: some Scene { WindowGroup { Screen() } } }\n"
private let both: Set = ["mutation-disables-trigger", "mutation-shows-spinner"]

/// A screen with a button that awaits what a test says, and tells how it ended.
private func screen(_ work: String, having owner: String = "", calling name: String = "save") -> String {
  """
  struct Screen: View {
    @State private var message: String?
    \(owner)
    var body: some View {
      VStack { Button("Go") { Task { await \(name)() } }; Text(message ?? "") }
    }
    func \(name)() async {
      do { \(work); message = "Done" } catch { message = error.localizedDescription }
    }
  }
  """
}

@Suite("What is called slow is known to be")
struct QuietWorkTests {
  @Test func `what a whole app does not declare is slow where its name says so`() {
    #expect(both.isSubset(of: reports(app + screen("try await client.save(1)"))))
    #expect(both.isDisjoint(with: reports(app + screen("try await ledger.save(1)"))))
    #expect(both.isSubset(of: reports(screen("try await ledger.save(1)"))))
    let declared = "protocol Ledger { func save(_ id: Int) async throws }\n"
    #expect(both.isSubset(of: reports(app + declared + screen("try await ledger.save(1)", having: "let ledger: any Ledger"))))
  }

  @Test func `asking a person is no work`() {
    let helper = """
      @Observable final class Question {
        var showsQuestion = false
        func open() async -> Bool {
          showsQuestion = true
          return await withCheckedContinuation { answer = $0 }
        }
      }

      """
    let asks = "guard await question.open() else { return }"
    let own = "@State private var question = Question()"
    #expect(both.isDisjoint(with: reports(helper + screen(asks, having: own, calling: "delete"))))
    #expect(both.isSubset(of: reports(helper + screen(asks + "; try await client.delete(1)", having: own, calling: "delete"))))
    #expect(both.isDisjoint(with: reports(screen("guard await deletionAlert.open() else { return }", calling: "delete"))))
  }

  @Test(arguments: [
    "await container.performBackgroundTask { $0.insert(1) }", "try await page.evaluateJavaScriptAsync(\"keep()\")",
    "await model.busyWork { try await client.save(1) }",
  ])
  func `work that is quick, or wrapped`(work: String) {
    #expect(both.isDisjoint(with: reports(screen(work))))
  }

  @Test func `a cursor is no change`() {
    #expect(reports(screen("await client.moveCursor(1)", calling: "moveCursor")).isEmpty)
  }
}

@Suite("Who may tell of an error")
struct ToldErrorTests {
  private func page(_ button: String, model: String, more: String = "") -> String {
    """
    struct Page: View {
      @State private var model = PageModel()
      var body: some View { Button("Save") { \(button) } }
    }
    @Observable final class PageModel {
      var answer: (Int?, ClientError?)?
      var lines: [String] = []
      \(model)
    }
    \(more)
    """
  }

  private func isReported(_ source: String) -> Bool { reports(source).contains("mutation-gives-feedback") }

  @Test func `an error that is given back`() {
    let model = "let depot = Depot()\nfunc save() { Task { answer = try await depot.save() } }"
    let depot = { (result: String) in
      "final class Depot { func save() async throws -> \(result) { try await client.save() } }"
    }
    #expect(isReported(page("model.save()", model: model, more: depot("Int"))))
    #expect(!isReported(page("model.save()", model: model, more: depot("(Int?, ClientError?)"))))
  }

  @Test func `a log that is kept on the page`() {
    let model = { (log: String) in
      "func save() async { do { try await client.save() } catch { log(error) } }\nfunc log(_ error: any Error) { \(log) }"
    }
    #expect(isReported(page("Task { await model.save() }", model: model("print(error)"))))
    #expect(!isReported(page("Task { await model.save() }", model: model("lines.append(\"Not saved\")"))))
  }

  @Test func `another function of the name`() {
    let model = "func delete(_ pen: Pen) { Task { try await client.delete(pen) } }"
    let other = "\nfunc delete(_ cap: Cap) { lines.removeAll() }"
    #expect(isReported(page("model.delete(pen)", model: model)))
    #expect(!isReported(page("model.delete(pen)", model: model + other)))
  }

  @Test func `a function that gives back false where nobody asks further`() {
    let model = "func save() async -> Bool { do { try await client.save(); return true } catch { return false } }"
    #expect(isReported(page("Task { if await model.save() { dismiss() } }", model: model)))
    #expect(!isReported(page("Task { if await model.save() { dismiss() } else { shake() } }", model: model)))
  }

  @Test func `a protocol's function that checks somebody in`() {
    let desk = "protocol Desk { func checkIn(_ id: Int) async throws; func check(_ id: Int) async throws }"
    let model = { (name: String) in
      "let desk: any Desk\nfunc \(name)() async { do { try await desk.\(name)(1) } catch { print(error) } }"
    }
    #expect(isReported(page("Task { await model.checkIn() }", model: model("checkIn"), more: desk)))
    #expect(!isReported(page("Task { await model.check() }", model: model("check"), more: desk)))
  }
}
