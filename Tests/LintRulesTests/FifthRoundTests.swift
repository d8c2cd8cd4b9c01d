import LintModel
import Testing

@Suite("What the fifth round found wrong is told apart")
struct FifthRoundTests {
  private let save = "do { try await store.save() } catch { message = error.localizedDescription }"

  private func page(_ button: String, function: String) -> String {
    """
    struct Editor: View {
      @State private var items: [Item] = []
      @State private var message: String?
      @State private var stage = Stage.open
      var isRunning: Bool { stage == .running }
      var body: some View { VStack { \(button); Text(message ?? "") } }
      \(function)
    }
    """
  }

  @Test func `a function that takes the row away before it waits`() {
    let button = "Button(\"Delete\") { Task { await delete(item) } }"
    let function = "func delete(_ item: Item) async { items.removeAll { $0.id == item.id }; \(save) }"
    #expect(reports(page(button, function: function)).isEmpty)
    let late = "func delete(_ item: Item) async { \(save); items.removeAll { $0.id == item.id } }"
    #expect(reports(page(button, function: late)) == ["mutation-disables-trigger", "mutation-shows-spinner"])
  }

  @Test func `a function that asks a computed flag whether it is under way`() {
    let button = "Button(\"Delete\") { Task { await delete() } }"
    let function = "func delete() async { guard !isRunning else { return }; stage = .running; \(save) }"
    #expect(reports(page(button, function: function)) == ["mutation-shows-spinner"])
    let open = function.replacing("guard !isRunning else { return }; ", with: "")
    #expect(reports(page(button, function: open)) == ["mutation-disables-trigger", "mutation-shows-spinner"])
  }

  @Test func `a log that opens a dialog`() {
    let button = "Button(\"Save\") { Task { do { try await store.save() } catch { Log.shared.error(error) } } }.disabled(true)"
    let log = """
      final class Log {
        static let shared = Log()
        func error(_ error: any Error) { dialog(error.localizedDescription) }
        func dialog(_ text: String) {}
      }
      """
    #expect(!reports(page(button, function: ""), log).contains("mutation-gives-feedback"))
    let prints = log.replacing("dialog(error", with: "print(error")
    #expect(reports(page(button, function: ""), prints).contains("mutation-gives-feedback"))
  }

  @Test func `a model that shows the error before it throws, outside a catch`() {
    let view = """
      struct Editor: View {
        @State private var model = EditorModel()
        var body: some View {
          Button("Save") { Task { do { try await model.save() } catch { print(error) } } }.disabled(true)
        }
      }
      """
    let model = """
      final class EditorModel {
        func save() async throws {
          let result = await store.save()
          if case .failure(let error) = result {
            notices.showError(error)
            throw error
          }
        }
      }
      """
    #expect(!reports(view, model).contains("mutation-gives-feedback"))
    #expect(reports(view, model.replacing("notices.showError(error)", with: "")).contains("mutation-gives-feedback"))
  }

  @Test func `what shows an error leaves cancellation out, by one of its forms`() {
    let view = """
      struct Items: View {
        @State private var items: [Item] = []
        var body: some View { Text(Alerts.shared.message ?? items.count.formatted()).task { await load() }.refreshable { await load() } }
        func load() async { do { items = try await server.items() } catch { Alerts.shared.presentError(error) } }
      }
      """
    let alerts = """
      final class Alerts {
        static let shared = Alerts()
        var message: String?
        func presentError(_ error: any Error) {
          guard !(error is CancellationError) else { return }
          message = error.localizedDescription
        }
      }
      """
    #expect(!reports(view, alerts).contains("cancellation-is-not-failure"))
    #expect(
      reports(view, alerts.replacing("guard !(error is CancellationError) else { return }", with: ""))
        .contains("cancellation-is-not-failure"))
  }

  @Test func `a section that is missing while the rest stays`() {
    let page = """
      struct Settings: View {
        @State private var server: Server?
        var body: some View {
          Form {
            Section { Text("Account") }
            if let server { Section { Text(server.name) } }
          }
          .task { server = try? await api.server() }
        }
      }
      """
    #expect(!reports(page).contains("async-without-states"))
    #expect(
      reports(page.replacing("Section { Text(\"Account\") }", with: "").replacing("Form {", with: "Group {"))
        .contains("async-without-states"))
  }

  @Test func `an empty page about which nothing can be done`() {
    func page(_ words: String) -> String {
      """
      struct Rooms: View {
        let rooms: [Room]
        var body: some View {
          if rooms.isEmpty {
            ContentUnavailableView("No Rooms", systemImage: "bed.double", description: Text("\(words)"))
          } else { List(rooms) { room in Text(room.name) } }
        }
      }
      """
    }
    #expect(reports(page("This house isn't divided into rooms.")).isEmpty)
    #expect(reports(page("Rooms you add appear here.")) == ["empty-state-action"])
  }

  @Test func `a chat without messages over the field to write one`() {
    let chat = """
      enum Talk { case loading, loaded(Page), empty, failed(any Error) }
      struct ChatPage: View {
        @State private var draft = ""
        let talk: Talk
        var body: some View {
          VStack {
            Group {
              switch talk {
              case .loading: ProgressView()
              case .loaded(let page): Text(page.title)
              case .empty: Text("No messages yet")
              case .failed: Button("Retry") { retry() }
              }
            }
          }
          .safeAreaInset(edge: .bottom) { TextField("Message", text: $draft) }
        }
      }
      """
    #expect(reports(chat).isEmpty)
    #expect(reports(chat.replacing("ChatPage", with: "Articles")) == ["empty-state-action"])
  }

  @Test func `an empty page shown elsewhere in the view`() {
    let list = """
      enum Journals { case loading, loaded([Journal]), failed(any Error) }
      struct JournalsPage: View {
        let journals: Journals
        let isNone: Bool
        var body: some View {
          ZStack {
            EmptyContentView().opacity(isNone ? 1 : 0)
            switch journals {
            case .loading: ProgressView()
            case .loaded(let found): List(found) { journal in Text(journal.name) }
            case .failed: Button("Retry") { retry() }
            }
          }
        }
      }
      """
    #expect(reports(list).isEmpty)
    #expect(reports(list.replacing("EmptyContentView().opacity(isNone ? 1 : 0)", with: "Text(\"Journals\")")) == ["all-states"])
  }

  @Test func `a button that is gone while its work runs`() {
    let list = """
      struct Foods: View {
        @State private var isCreating = false
        @State private var message: String?
        var body: some View {
          List {
            if !isCreating { Button("Create") { Task { await create() } } }
            Text(message ?? "")
          }
        }
        func create() async {
          isCreating = true
          do { try await store.create() } catch { message = error.localizedDescription }
          isCreating = false
        }
      }
      """
    #expect(reports(list).isEmpty)
    #expect(reports(list.replacing("if !isCreating { Button", with: "if isAllowed { Button")) == ["mutation-disables-trigger", "mutation-shows-spinner"])
  }

  @Test func `counting who pressed what is no change`() {
    let page = """
      struct About: View {
        var body: some View { Button("Source") { Task { open(address); await Counter.sendAnalytics(for: "source") } } }
      }
      """
    #expect(reports(page).isEmpty)
    #expect(reports(page.replacing("sendAnalytics", with: "sendReport")).contains("mutation-shows-spinner"))
  }
}
