import LintModel
import LintRules
import LintSyntax
import Testing

@Suite("An empty page is an error where something could be done about it")
struct EmptyPageTests {
  private func log(_ property: String, _ body: String, page: String = "\"No Entries\"") -> String {
    """
    struct LogScreen: View {
      \(property)
      var body: some View {
        Group {
          if entries.isEmpty {
            ContentUnavailableView(\(page), systemImage: "tray")
          } else {
            List(entries) { entry in Text(entry.title) }
          }
        }
        \(body)
      }
    }
    """
  }

  @Test func `a view that is only handed a list can do nothing about it`() {
    #expect(reports(log("let entries: [Entry]", "")).isEmpty)
    let words = log("let entries: [Entry]", "", page: "\"Add an entry\"")
    #expect(reports(words) == ["empty-state-action"])
    #expect(reports(log("let entries: [Entry]; let onAdd: () -> Void", "")) == ["empty-state-action"])
    let loads = log(
      "@State private var entries: [Entry] = []\n@State private var isLoading = true",
      ".task { entries = await store.entries() }.overlay { if isLoading { ProgressView() } }")
    #expect(reports(loads).contains("empty-state-action"))
  }

  @Test func `a model that loads what is asked for, or adds to it`() {
    let view = """
      struct LogScreen: View {
        let model: LogModel
        var body: some View {
          if model.entries.isEmpty { ContentUnavailableView("No Entries", systemImage: "tray") } else { LogList(model: model) }
        }
      }
      """
    let model = "@Observable final class LogModel { var entries: [Entry] = []; func clear() { entries = [] } }"
    #expect(reports(view, model).isEmpty)
    #expect(reports(view, model.replacing("func clear()", with: "func append() {}; func addEntry()")) == ["empty-state-action"])
    #expect(reports(view, model.replacing("func clear()", with: "func reload() async {}; func clear()")) == ["empty-state-action"])
  }

  @Test func `a page behind one that is always shown first`() {
    let view = """
      struct LogScreen: View {
        @State private var model = LogModel()
        var body: some View {
          if model.shown.isEmpty {
            ContentUnavailableView { Label("No Entries", systemImage: "tray") } actions: { Button("Reload") { model.load() } }
          } else if model.entries.isEmpty {
            ContentUnavailableView("No Entries", systemImage: "tray")
          }
        }
      }
      """
    let model = """
      @Observable final class LogModel {
        var entries: [Entry] = []
        var shown: [Entry] { filtered.filter { $0.isNew } }
        var filtered: [Entry] { entries.filter { $0.isLocal } }
        func load() {}
      }
      """
    #expect(reports(view, model).isEmpty)
    let others = model.replacing("entries.filter", with: "drafts.filter").replacing("func load", with: "var drafts: [Entry] = []; func load")
    #expect(reports(view, others) == ["empty-state-action"])
  }

  @Test func `a page over a bar in which people write`() {
    let view = """
      struct LogScreen: View {
        let model: LogModel
        var body: some View {
          Group {
            if model.entries.isEmpty { ContentUnavailableView("No Entries", systemImage: "tray") } else { LogList(model: model) }
          }
          .safeAreaInset(edge: .bottom) { Button("Write") { model.add() } }
        }
      }
      """
    let model = "@Observable final class LogModel { var entries: [Entry] = []; func add() {} }"
    #expect(reports(view, model).isEmpty)
    #expect(reports(view.replacing("Button(\"Write\") { model.add() }", with: "Text(\"Total\")"), model) == ["empty-state-action"])
  }

  @Test func `a section among others under a title`() {
    let view = """
      struct OrdersScreen: View {
        @State private var model = OrdersModel()
        var body: some View {
          ScrollView { VStack { Text("Orders"); current; history } }
            .task { await model.load() }
        }
        @ViewBuilder private var current: some View {
          if model.isLoading { ProgressView() } else if model.orders.isEmpty { Text("No orders") } else { OrderList(model.orders) }
        }
        private var history: some View { OrderList(model.past) }
      }
      """
    let model = """
      @Observable final class OrdersModel {
        var orders: [Order] = []
        var past: [Order] = []
        var isLoading = false
        var message: String?
        func load() async {
          isLoading = true
          defer { isLoading = false }
          do { orders = try await store.orders() } catch is CancellationError {} catch { message = "\\(error)" }
        }
      }
      struct Banner: View { let model: OrdersModel; var body: some View { Text(model.message ?? "") } }
      """
    #expect(!reports(view, model).contains("empty-state-action"))
    #expect(reports(view.replacing("current; history", with: "current"), model).contains("empty-state-action"))
  }

  @Test func `a list that the system keeps, which nobody can fill`() {
    let view = """
      struct Notices: View {
        @State private var notices: [UNNotification] = []
        @State private var isLoading = true
        var body: some View {
          Group {
            if isLoading { ProgressView() } else if notices.isEmpty { Text("No notices") } else { NoticeList(notices) }
          }
          .task { await load() }
        }
        private func load() async {
          notices = await UNUserNotificationCenter.current().deliveredNotifications()
          isLoading = false
        }
      }
      """
    #expect(reports(view).isEmpty)
    #expect(reports(view.replacing("UNUserNotificationCenter.current().deliveredNotifications", with: "store.notices")) == ["empty-state-action"])
  }

  @Test func `a page whose words follow what is typed into a search field`() {
    let view = """
      struct Picker: View {
        let model: PickerModel
        @State private var query = ""
        var body: some View {
          VStack {
            if model.people.isEmpty {
              ContentUnavailableView(query.trimmed.isEmpty ? "Nobody" : "No one", systemImage: "person")
            } else { PersonList(model.people) }
          }
          .searchable(text: $query)
        }
      }
      """
    let model = "@Observable final class PickerModel { var people: [Person] = []; func loadMore() {} }"
    #expect(reports(view, model).isEmpty)
    #expect(reports(view.replacing("query.trimmed.isEmpty", with: "model.isSmall"), model) == ["empty-state-action"])
  }
}

@Suite("A failure without a Retry button is an error where the work could be started again")
struct FailurePageTests {
  private let model = """
    @Observable final class PageModel {
      var state = PageState.loading
      enum PageState { case loading, loaded(Page), failed(String) }
      func load() async {
        state = .loading
        do { state = .loaded(try await store.page()) } catch is CancellationError {} catch { state = .failed("\\(error)") }
      }
    }
    """
  private func screen(_ more: String) -> String {
    """
    struct PageScreen: View {
      @State private var model = PageModel()
      var body: some View {
        VStack {
          switch model.state {
          case .loading: ProgressView()
          case .loaded(let page): PageView(page: page)
          case .failed(let message): Text(message)
          }
        }
        .task { await model.load() }
        \(more)
      }
    }
    """
  }

  @Test func `a button that stays beside the failure and does the same`() {
    #expect(reports(screen(""), model) == ["failure-retry"])
    let bar = screen(".safeAreaInset(edge: .bottom) { ReloadButton { Task { await model.load() } } }")
    #expect(!reports(bar, model).contains("failure-retry"))
    let other = screen(".safeAreaInset(edge: .bottom) { CopyButton { model.copy() } }")
    #expect(reports(other, model).contains("failure-retry"))
  }

  @Test func `a failure that is told in an alert over the form`() {
    let alert = """
      struct LoginScreen: View {
        @State private var model = PageModel()
        @State private var isShown = false
        var body: some View {
          LoginForm(model: model)
            .alert("Sign In", isPresented: $isShown) { Button("OK") {} } message: {
              if case .failed(let message) = model.state { Text(message) }
            }
        }
      }
      """
    #expect(reports(alert, model).isEmpty)
  }

  @Test func `a state that no failure sets`() {
    let checks = model.replacing(
      "do { state = .loaded(try await store.page()) } catch is CancellationError {} catch { state = .failed(\"\\(error)\") }",
      with: "guard await store.isOpen() else { return }\nguard let page = pages.first else { state = .failed(\"\"); return }\nstate = .loaded(page)")
    #expect(checks != model)
    #expect(!reports(screen(""), checks).contains("failure-retry"))
  }

  @Test func `a failure that is left by itself`() {
    let view = """
      enum Feedback { case loading, loaded(Page), failed(String, () -> Void) }
      struct FeedbackScreen: View {
        let feedback: Feedback
        var body: some View {
          switch feedback {
          case .loading: ProgressView()
          case .loaded(let page): Text(page.title)
          case .failed(let message, let next): Text(message).onAppear { next() }
          }
        }
      }
      """
    #expect(reports(view).isEmpty)
    #expect(reports(view.replacing(".onAppear { next() }", with: "")) == ["failure-retry"])
  }

  @Test func `an error beside a button whose title follows it`() {
    let view = """
      struct ReviewScreen: View {
        @State private var model = ReviewModel()
        var body: some View {
          VStack { notes; bar }.task { await model.load() }
        }
        private var notes: some View {
          VStack {
            if let error = model.errorMessage { Text(error) } else if model.isLoading { ProgressView() } else { Text(model.text) }
          }
        }
        private var bar: some View {
          HStack { Button(model.errorMessage == nil ? "Commit" : "Once more") { model.commit() } }
        }
      }
      """
    let model = """
      @Observable final class ReviewModel {
        var text = ""
        var isLoading = false
        var errorMessage: String?
        func load() async {
          isLoading = true
          errorMessage = nil
          do { text = try await store.text() } catch is CancellationError {} catch { errorMessage = "\\(error)" }
          isLoading = false
        }
      }
      """
    #expect(!reports(view, model).contains("failure-retry"))
    #expect(reports(view.replacing("model.errorMessage == nil ? \"Commit\" : \"Once more\"", with: "\"Commit\""), model).contains("failure-retry"))
  }
}

@Suite("A state that is no load need not spin")
struct PassingStateTests {
  @Test func `the ticks of a message`() {
    let row = """
      enum Delivery { case sending, sent, read, failed }
      struct MessageMark: View {
        let delivery: Delivery
        var body: some View {
          switch delivery {
          case .sending: Text("Sending")
          case .sent: Text("Sent")
          case .read: Text("Read")
          case .failed: Button("Send Again") { send() }
          }
        }
      }
      """
    #expect(reports(row).isEmpty)
    #expect(reports(row.replacing("case .read: Text(\"Read\")\n", with: "").replacing(" read,", with: "")) == ["loading-progress"])
  }

  @Test func `a spinner that a flag of the state shows beside its words`() {
    let row = """
      enum Status { case idle, loading, ready(Page), failed(String)
        var isActive: Bool { self == .loading }
      }
      struct StatusScreen: View {
        let status: Status
        var body: some View {
          HStack {
            if status.isActive { ProgressView() }
            switch status {
            case .idle: Text("Idle")
            case .loading: Text("Loading")
            case .ready(let page): Text(page.title)
            case .failed: Button("Try Again") { start() }
            }
          }
        }
      }
      """
    #expect(reports(row).isEmpty)
    #expect(reports(row.replacing("if status.isActive { ProgressView() }", with: "")) == ["loading-progress"])
    let piece = """
      struct StatusScreen: View {
        @State private var service = StatusService()
        var body: some View {
          VStack {
            HStack {
              Text("Status")
              if service.status.isActive {
                ProgressView().controlSize(.small)
              }
              words
            }
          }
        }
        @ViewBuilder private var words: some View {
          switch service.status {
          case .idle: Text("Idle")
          case .loading: Text("Loading")
          case .ready(let page): Text(page.title)
          case .failed: Text("Failed"); Button("Try Again") { start() }
          }
        }
      }
      """
    let service = """
      @Observable final class StatusService { var status = Status.idle }
      enum Status { case idle, loading, ready(Page), failed(String) }
      """
    #expect(reports(piece, service).isEmpty)
    #expect(reports(piece.replacing("status.isActive", with: "isReady"), service) == ["loading-progress"])
  }

  @Test func `a number in a badge leaves the page whole`() {
    let tabs = """
      struct Tabs: View {
        @State private var badges = Badges()
        var body: some View {
          TabView { Text("Home").badge(badges.unread) }.task { await badges.refresh() }
        }
      }
      @Observable final class Badges {
        var unread = 0
        func refresh() async {
          guard let count = try? await store.count() else { return }
          unread = count
        }
      }
      """
    #expect(reports(tabs).isEmpty)
    let list = tabs.replacing("unread = 0", with: "unread: [Item] = []").replacing("Text(\"Home\").badge(badges.unread)", with: "List(badges.unread)")
    #expect(reports(list) == ["async-without-states"])
  }
}

@Suite("What answers within a frame needs no page for waiting")
struct QuickAnswerTests {
  private let view = """
    struct ListsScreen: View {
      let store: any ListStore
      @State private var lists: [Entry] = []
      var body: some View {
        VStack {
          if lists.isEmpty {
            ContentUnavailableView { Label("No Lists", systemImage: "tray") } actions: { Button("Add") { add() } }
          } else { ListTable(lists) }
        }
        .task { await load() }
      }
      private func load() async { lists = await store.lists() }
      private func add() {}
    }
    protocol ListStore { func lists() async -> [Entry] }
    struct MockListStore: ListStore { func lists() async -> [Entry] { await server.lists() } }
    """

  @Test func `a query of a database in the process`() {
    let quick = "final class LocalListStore: ListStore { func lists() async -> [Entry] { (try? context.fetch(request)) ?? [] } }"
    #expect(reports(view, quick).isEmpty)
    let hops = quick.replacing("(try? context.fetch(request)) ?? []", with: "await context.perform { rows() }")
    #expect(reports(view, hops).isEmpty)
    let slow = quick.replacing("(try? context.fetch(request)) ?? []", with: "await server.lists()")
    #expect(reports(view, slow) == ["no-empty-before-answer"])
    let other = "struct RemoteListStore: ListStore { func lists() async -> [Entry] { await server.lists() } }"
    #expect(reports(view, quick, other) == ["no-empty-before-answer"])
    #expect(reports(view, quick.replacing("final class", with: "actor")) == ["no-empty-before-answer"])
    #expect(reports(view) == ["no-empty-before-answer"])
  }
}
