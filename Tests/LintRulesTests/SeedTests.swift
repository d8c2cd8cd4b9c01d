import LintModel
import LintRules
import LintSyntax
import Testing

/// Puts code into the body of a view.
private func view(_ body: String, members: String = "") -> String {
  """
  struct ItemsScreen: View {
    @StateObject private var viewModel = ItemsViewModel()
    @State private var saveState: Loadable<Void> = .notInitiated
    \(members)
    var body: some View {
      VStack {
  \(body)
      }
      .task { await viewModel.loadItems() }
    }
  }
  """
}

/// The model of the feedback-state rules, in a file of its own.
private let model = """
  @MainActor final class ItemsViewModel: ObservableObject {
    @Published var items: Loadable<[Item]> = .notInitiated
    @Published var saveState: Loadable<Void> = .notInitiated
    func loadItems() async {
      items = .loading
      do {
        items = .success(try await service.items())
      } catch {
        items = .failure(error)
      }
    }
    func save() async {
      saveState = .loading
      do {
        try await service.save()
        saveState = .success(())
      } catch {
        saveState = .failure(error)
      }
    }
  }
  """

/// The first example of the rules, as it is written there.
private let everyState = """
  switch viewModel.items {
  case .notInitiated, .loading:
      ProgressView("Loading...")
  case .success(let items) where items.isEmpty:
      ContentUnavailableView("No Items Yet", systemImage: "tray",
          description: Text("Tap + to create your first item"))
  case .success(let items):
      List(items) { item in ItemRow(item: item) }
  case .failure(let error):
      ContentUnavailableView {
          Label("Load Failed", systemImage: "exclamationmark.triangle")
      } description: {
          Text(error.localizedDescription)
      } actions: {
          Button("Retry") { Task { await viewModel.loadItems() } }
      }
  }
  """

@Suite("The code of the feedback-state rules is judged as they judge it")
struct SeedTests {
  @Test func `the first example is reported for its empty page, and for nothing else`() {
    #expect(reports(model, view(everyState)) == ["empty-state-action"])
  }

  @Test func `a mutation button with a spinner that is disabled is accepted`() {
    let button = """
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
      """
    #expect(reports(model, view(button)).isEmpty)
    #expect(reports(model, view(button.replacing("viewModel.", with: ""))).isEmpty)
  }

  @Test(arguments: ["Button(\"Save\") { save() }", "Button(\"Save\", action: save)", "Button(\"Save\") {\n  save()\n}"])
  func `a function of the view that starts the saving is followed`(button: String) {
    let view = """
      struct Editor: View {
        @State private var isSaving = false
        @State private var message: String?
        var body: some View {
          Form { \(button) }
        }
        private func save() {
          Task {
            isSaving = true
            do { try await service.save() } catch { message = error.localizedDescription }
            isSaving = false
          }
        }
      }
      """
    #expect(reports(view) == ["mutation-disables-trigger", "mutation-shows-spinner"])
  }

  @Test func `a full screen of states with pages of the project's own is accepted`() {
    let states = """
      switch viewModel.items {
      case .notInitiated, .loading:
          ProgressView("Loading...")
      case .success(let items):
          ContentListView(items: items)
      case .failure(let error):
          ErrorView(error: error) {
              Task { await viewModel.loadItems() }
          }
      }
      """
    #expect(reports(model, view(states)).isEmpty)
  }

  @Test func `each part that is left out of the first example is missed by its rule`() {
    let whole = everyState.replacing(
      "ContentUnavailableView(\"No Items Yet\", systemImage: \"tray\",\n        description: Text(\"Tap + to create your first item\"))",
      with: "EmptyPage()")
    let pages = """
      struct EmptyPage: View {
        var body: some View {
          ContentUnavailableView { Label("No Items", systemImage: "tray") } actions: { Button("Add") { add() } }
        }
      }
      """
    func reported(_ change: (String) -> String) -> [String] { reports(model, pages, view(change(whole))) }
    #expect(reported { $0 } == [])
    #expect(
      reported { $0.replacing(" actions: {\n        Button(\"Retry\") { Task { await viewModel.loadItems() } }\n    }", with: "") }
        == ["failure-retry"])
    #expect(reported { $0.replacing("ProgressView(\"Loading...\")", with: "Text(\"Loading...\")") } == ["loading-progress"])
    #expect(reported { $0.replacing("ProgressView(\"Loading...\")", with: "EmptyView()") } == ["all-states"])
    #expect(reported { $0.replacing("case .notInitiated, .loading:", with: "default:") } == ["all-states"])
    #expect(
      reported { $0.replacing("case .success(let items) where items.isEmpty:\n    EmptyPage()\n", with: "") }
        == ["all-states"])
  }

  @Test func `unwrapping only the success is reported`() {
    #expect(
      reports(model, view("if case .success(let items) = viewModel.items { ItemTable(items: items) }"))
        == ["no-success-only-unwrap"])
    #expect(
      reports(model, view("if let items = viewModel.items.value { ItemTable(items: items) }"))
        == ["no-success-only-unwrap"])
  }

  @Test func `the list of the reminders with its empty state is accepted`() {
    let list = """
      struct TasksListView: View {
        @StateObject var viewModel = TasksListViewModel()
        var body: some View {
          List {
            ForEach($viewModel.tasks) { $task in
              TaskListRowView(task: $task)
                .swipeActions {
                  Button(role: .destructive, action: { viewModel.deleteTask(task) }) {
                    Label("Delete", systemImage: "trash")
                  }
                  Button(action: {}) {
                    Label("Details", systemImage: "ellipsis")
                  }
                }
            }
          }
          .emptyState($viewModel.tasks.isEmpty) {
            Text("No Reminders")
              .font(.title3)
          }
        }
      }
      """
    #expect(reports(list).isEmpty)
  }
}

@Suite("What is declared elsewhere is found")
struct CrossFileTests {
  private let screen = """
    struct PageScreen: View {
      let model: any PageModel
      var body: some View { content }
      @ViewBuilder private var content: some View {
        switch model.state {
        case .idle, .loading: Waiting()
        case .loaded(let page): Text(page.title)
        case .failed(let error): failure(error)
        }
      }
      @ViewBuilder private func failure(_ error: any Error) -> some View { Trouble(error: error) { model.load() } }
    }
    """
  private let protocols = "protocol PageModel { associatedtype X; var state: LoadState { get }; func load() }"
  private let state = """
    typealias LoadState = Phases<Page>
    extension Namespace { struct Unused {} }
    """
  private let phases = "enum Phases<Value> { case idle, loading, loaded(Value), failed(any Error) }"
  private let waiting = "struct Waiting: View { var body: some View { VStack { Text(\"Wait\"); ProgressView() } } }"
  private func trouble(_ button: String) -> String {
    """
    struct Trouble: View {
      let error: any Error
      let retry: () -> Void
      var body: some View { VStack { Text(error.localizedDescription); \(button) } }
    }
    """
  }

  @Test func `a page in another file that holds the button counts`() {
    #expect(reports(screen, protocols, state, phases, waiting, trouble("Button(\"OK\", action: retry)")).isEmpty)
  }

  @Test func `a page in another file that holds none is seen through`() {
    #expect(reports(screen, protocols, state, phases, waiting, trouble("")) == ["failure-retry"])
  }

  @Test func `the severity says how the state was known`() {
    let missing = [screen, protocols, state, waiting, trouble("")]
    #expect(check(files: missing + [phases]).map(\.severity) == [.error])
    #expect(check(files: [screen, waiting, trouble("")]).map(\.severity) == [.warning])
  }

  @Test func `a wrapper that nobody declared is not guessed at`() {
    #expect(reports(screen, protocols, state, phases, waiting).isEmpty)
  }

  @Test func `views that show each other in a circle come to an end`() {
    let circle = """
      struct A: View { var body: some View { B() } }
      struct B: View { var body: some View { A(); ProgressView() } }
      enum Phase { case loading, loaded }
      struct C: View {
        let phase: Phase
        var body: some View { switch phase { case .loading: A() case .loaded: Text("Done") } }
      }
      """
    #expect(reports(circle).isEmpty)
  }

  @Test func `every branch of a conditional compilation is read`() {
    let source = """
      enum Phase { case loading, loaded(Int), failed }
      struct C: View {
        let phase: Phase
        var body: some View {
          switch phase {
          case .loading: ProgressView()
          case .loaded: Text("Done")
          #if os(macOS)
          case .failed: EmptyView()
          #endif
          }
        }
      }
      """
    #expect(reports(source) == ["all-states"])
  }
}
