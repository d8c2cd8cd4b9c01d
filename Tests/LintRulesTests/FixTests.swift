import LintModel
import LintRules
import LintSyntax
import Testing

/// The result of every fix there is for a source.
private func fixed(_ source: String) -> String { fixedPoint(of: source) ?? "no end of fixes" }

@Suite("A fix writes the seed's pages, wired to the code around it")
struct FixTests {
  @Test func `an if case becomes a switch over every state, and its comments stay`() {
    let source = """
      struct ItemsScreen: View {
        @State private var model = ItemsModel()
        var body: some View {
          VStack {
            // What people came for.
            if case .success(let items) = model.items {
              // A row each.
              List(items) { item in
                ItemRow(item: item) // tappable
              }
            }
          }
          .task { await model.loadItems() }
        }
      }
      final class ItemsModel: ObservableObject {
        @Published var items: Loadable<[Item]> = .notInitiated
      }
      """
    let expected = """
          VStack {
            // What people came for.
            switch model.items {
            case .success(let items) where items.isEmpty:
              ContentUnavailableView {
                Label("Nothing Here Yet", systemImage: "tray")
              } actions: {
                Button("Refresh") { Task { await model.loadItems() } }
              }
            case .success(let items):
              // A row each.
              List(items) { item in
                ItemRow(item: item) // tappable
              }
            case .notInitiated, .loading:
              ProgressView()
            case .failure(let error):
              ContentUnavailableView {
                Label("Load Failed", systemImage: "exclamationmark.triangle")
              } description: {
                Text(error.localizedDescription)
              } actions: {
                Button("Retry") { Task { await model.loadItems() } }
              }
            }
          }
      """
    #expect(fixed(source).contains(expected), "\(fixed(source))")
    #expect(check(fixed(source)).isEmpty)
  }

  @Test func `default becomes the cases it stood for`() {
    let source = """
      struct ItemsScreen: View {
        @State private var model = ItemsModel()
        var body: some View {
          Group {
            switch model.page {
            case .success(let page):
              Text(page.title)
            default:
              ProgressView("Loading...")
            }
          }
          .refreshable { await model.load() }
        }
      }
      @Observable final class ItemsModel {
        var page: Loadable<Page> = .notInitiated
      }
      """
    let expected = """
            switch model.page {
            case .success(let page):
              Text(page.title)
            case .notInitiated, .loading:
              ProgressView("Loading...")
            case .failure(let error):
              ContentUnavailableView {
                Label("Load Failed", systemImage: "exclamationmark.triangle")
              } description: {
                Text(error.localizedDescription)
              } actions: {
                Button("Retry") { Task { await model.load() } }
              }
            }
      """
    #expect(fixed(source).contains(expected), "\(fixed(source))")
  }

  @Test func `a case that shows nothing gets its page, in the names of the project's own state`() {
    let source = """
      enum Phase { case idle, fetching, done(Page), outdated(Page), failed(String) }
      struct PageScreen: View {
      \t@State private var phase = Phase.idle
      \tvar body: some View {
      \t\tVStack {
      \t\t\tswitch phase {
      \t\t\tcase .idle, .fetching: ProgressView()
      \t\t\tcase .done(let page), .outdated(let page): Text(page.title)
      \t\t\tcase .failed:
      \t\t\t\tEmptyView()
      \t\t\t}
      \t\t}
      \t}
      \tfunc load() async {
      \t\tphase = .fetching
      \t\tphase = .done(await service.page())
      \t}
      }
      """
    let expected = """
      \t\t\tcase .failed(let error):
      \t\t\t\tVStack {
      \t\t\t\t\tLabel("Load Failed", systemImage: "exclamationmark.triangle")
      \t\t\t\t\tText(error)
      \t\t\t\t\tButton("Retry") { Task { await load() } }
      \t\t\t\t}
      \t\t\t}
      """
    #expect(fixed(source).contains(expected), "\(fixed(source))")
  }

  @Test func `the seed's empty page gets a button`() {
    let source = """
      struct ItemsScreen: View {
        @State private var model = ItemsModel()
        var body: some View {
          Group {
            switch model.items {
            case .notInitiated, .loading:
              ProgressView("Loading...")
            case .success(let items) where items.isEmpty:
              ContentUnavailableView("No Items Yet", systemImage: "tray",
                  description: Text("Tap + to create your first item"))
            case .success(let items):
              List(items) { item in ItemRow(item: item) }
            case .failure(let error):
              ErrorView(error: error) { Task { await model.load() } }
            }
          }
          .task { await model.load() }
        }
      }
      @Observable final class ItemsModel {
        var items: Loadable<[Item]> = .notInitiated
      }
      """
    let expected = """
              ContentUnavailableView {
                Label("No Items Yet", systemImage: "tray")
              } description: {
                Text("Tap + to create your first item")
              } actions: {
                Button("Refresh") { Task { await model.load() } }
              }
      """
    #expect(reports(source) == ["empty-state-action"])
    #expect(fixed(source).contains(expected), "\(fixed(source))")
  }

  @Test func `an error page gets a Retry button behind what it has`() {
    let source = """
      struct ItemsScreen: View {
        @State private var model = ItemsModel()
        var body: some View {
          Group {
            switch model.page {
            case .notInitiated, .loading: ProgressView()
            case .success(let page): Text(page.title)
            case .failure(let error):
              ContentUnavailableView {
                Label("Load Failed", systemImage: "exclamationmark.triangle")
              } description: {
                Text(error.localizedDescription)
              }
              .padding()
            }
          }
          .onAppear { Task { await model.load() } }
        }
      }
      @Observable final class ItemsModel {
        var page: Loadable<Page> = .notInitiated
      }
      """
    let expected = """
              } description: {
                Text(error.localizedDescription)
              } actions: {
                Button("Retry") { Task { await model.load() } }
              }
              .padding()
      """
    #expect(fixed(source).contains(expected), "\(fixed(source))")
  }

  @Test func `a label is kept inside the spinner's else, comments and all`() {
    let source = """
      struct Editor: View {
        @State private var model = EditorModel()
        var body: some View {
          Form {
            Button(role: .destructive) {
              Task { await model.deleteAll() }
            } label: {
              // Red on purpose.
              Label("Delete", systemImage: "trash")

                .foregroundStyle(.red)
            }
            .tint(.red)
          }
        }
      }
      @Observable final class EditorModel {
        var isDeleting = false
        var message: String?
        func deleteAll() async {
          isDeleting = true
          do { try await store.deleteAll() } catch { message = error.localizedDescription }
          isDeleting = false
        }
      }
      struct Banner: View {
        let model: EditorModel
        var body: some View { Text(model.message ?? "") }
      }
      """
    let expected = """
            Button(role: .destructive) {
              Task { await model.deleteAll() }
            } label: {
              if model.isDeleting {
                ProgressView()
                  .controlSize(.small)
              } else {
                // Red on purpose.
                Label("Delete", systemImage: "trash")

                  .foregroundStyle(.red)
              }
            }
            .tint(.red)
            .disabled(model.isDeleting)
      """
    #expect(fixed(source).contains(expected), "\(fixed(source))")
    #expect(check(fixed(source)).isEmpty)
  }

  @Test(arguments: [
    ("Button(\"Save\", action: save)", "Button(action: save) {"),
    ("Button(\"Save\", role: .destructive, action: { save() })", "Button(role: .destructive, action: { save() }) {"),
    ("Button(\"Save\",\n  action: {\n    save() // now\n  })", "Button(action: {\n    save() // now\n  }) {"),
  ])
  func `an action between the parentheses stays there`(button: String, expected: String) {
    let source = """
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
    let result = fixed(source)
    #expect(result.contains(expected), "\(result)")
    #expect(result.contains("ProgressView()") && result.contains("Text(\"Save\")"), "\(result)")
    #expect(check(result).isEmpty)
  }

  @Test func `a private flag of another type is not read by a fix`() {
    let source = """
      struct Editor: View {
        @State private var model = EditorModel()
        var body: some View {
          Button("Save") { Task { await model.save() } }
        }
      }
      @Observable final class EditorModel {
        private var isSaving = false
        var message: String?
        func save() async {
          isSaving = true
          do { try await store.save() } catch { message = error.localizedDescription }
          isSaving = false
        }
      }
      struct Banner: View {
        let model: EditorModel
        var body: some View { Text(model.message ?? "") }
      }
      """
    #expect(reports(source) == ["mutation-disables-trigger", "mutation-shows-spinner"])
    #expect(check(source).allSatisfy { $0.fix == nil })
  }

  @Test func `what stands in a property that takes one view gets no second one`() {
    let source = """
      struct ItemsScreen: View {
        @State private var page: Loadable<Page> = .notInitiated
        var body: some View { content.task { await load() } }
        var content: some View {
          switch page {
          case .notInitiated, .loading: return Text("…").redacted(reason: .placeholder)
          case .success(let page): return Text(page.title)
          case .failure(let error): Text(error.localizedDescription)
          }
        }
      }
      """
    #expect(reports(source) == ["failure-retry"])
    #expect(check(source).allSatisfy { $0.fix == nil })
  }

  @Test func `files with carriage returns keep them`() {
    let source = """
      struct Editor: View {
        @State private var isSaving = false
        var body: some View {
          Button("Save") { Task { await save() } }
        }
        func save() async {
          isSaving = true
          do { try await store.save() } catch { message = error.localizedDescription }
        }
      }
      """.replacing("\n", with: "\r\n")
    let result = fixed(source)
    #expect(result != source)
    #expect(result.utf8.filter { $0 == 10 }.count == result.utf8.filter { $0 == 13 }.count)
  }
}
