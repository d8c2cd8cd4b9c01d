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
