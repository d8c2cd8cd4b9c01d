import LintModel
import LintRules
import LintSyntax
import Testing

@Suite("What only seems a page, a failure or a load")
struct ThirdPageRoundTests {
  @Test func `a state of something that a person starts`() {
    let view = """
      private struct ClosingStatus: View {
        let state: Loadable<Date>
        var body: some View {
          switch state {
          case .notInitiated, .loading: Text("This cannot be undone.")
          case .success(let date): Text(date.formatted())
          case .failure(let error): Text(error.localizedDescription)
          }
        }
      }
      """
    #expect(reports(view).contains("loading-progress"))
    let named = view.replacing("ClosingStatus", with: "DeletionStatus")
    #expect(reports(named).isEmpty)
    #expect(reports(named.replacing("let state", with: "let page").replacing("switch state", with: "switch page")).contains("loading-progress"))
  }

  @Test func `a button that a wrapper is handed under action`() {
    let view = """
      struct VaultScreen: View {
        @State private var model = VaultModel()
        var body: some View {
          Group {
            switch model.page {
            case .notInitiated, .loading: ProgressView()
            case .success(let page): Text(page.title)
            case .failure(let error):
              OutcomePage(title: Text("Oh no"), action: { Button(.again) { model.reload() } })
            }
          }
          .task { model.reload() }
        }
      }
      @Observable final class VaultModel {
        var page: Loadable<Page> = .notInitiated
        func reload() {
          Task {
            page = .loading
            do { page = .success(try await service.page()) } catch is CancellationError {} catch { page = .failure(error) }
          }
        }
      }
      struct OutcomePage<Action: View>: View {
        let title: Text
        let action: Action
        init(title: Text, @ViewBuilder action: () -> Action) { self.title = title; self.action = action() }
        var body: some View { VStack { title; action } }
      }
      """
    #expect(!reports(view).contains("failure-retry"))
    #expect(reports(view.replacing("Button(.again) { model.reload() }", with: "Text(error.localizedDescription)")).contains("failure-retry"))
  }

  @Test func `a flag that a guard raises, and words of failure in place of what is missing`() {
    let view = """
      struct VerseScreen: View {
        @State private var verse: Verse?
        @State private var failed = false
        var body: some View {
          Group {
            if let verse { VerseText(verse: verse) } else if failed { OhNo() } else { ProgressView() }
          }
          .task { await load() }
        }
        func load() async {
          failed = false
          verse = try? await service.verse()
          guard verse != nil else { failed = true; return }
        }
      }
      """
    #expect(!reports(view).contains("async-without-states"))
    let unread = view.replacing("else if failed { OhNo() } ", with: "")
      .replacing("guard verse != nil else { failed = true; return }", with: "")
    #expect(reports(unread).contains("async-without-states"))
    let told = """
      struct VerseScreen: View {
        @State private var verse: Verse?
        var body: some View {
          Group { if let verse { VerseText(verse: verse) } else { Text("Could not load the verse") } }
            .task { do { verse = try await service.verse() } catch { print(error) } }
        }
      }
      """
    #expect(!reports(told).contains("async-without-states"))
    #expect(reports(told.replacing("Could not load the verse", with: "No verse today")).contains("async-without-states"))
  }

  @Test func `an error that no later attempt outlives`() {
    func view(_ ladder: String, hook: String) -> String {
      """
      struct Insights: View {
        @State private var insight: Insight?
        @State private var loadError: String?
        @State private var isLoading = true
        var body: some View {
          Group { \(ladder) }
            .\(hook) { await load() }
        }
        func load() async {
          do { insight = try await service.insight() } catch is CancellationError {} catch { loadError = error.localizedDescription }
          isLoading = false
        }
      }
      """
    }
    let shown = "if isLoading { ProgressView() } else if let loadError { Text(loadError) } else { InsightText(insight) }"
    let behind =
      "if let insight { InsightText(insight) } else if let loadError { Text(loadError) } else { ProgressView() }"
    #expect(reports(view(shown, hook: "refreshable")).contains("async-without-states"))
    #expect(!reports(view(shown, hook: "task")).contains("async-without-states"))
    #expect(!reports(view(behind, hook: "refreshable")).contains("async-without-states"))
  }

  @Test func `a bar with something to press below a page that is built in a piece`() {
    let view = """
      struct LogScreen: View {
        let model: LogModel
        var body: some View {
          page.safeAreaInset(edge: .bottom) { Button("Write") { model.add() } }
        }
        @ViewBuilder private var page: some View {
          if model.entries.isEmpty { ContentUnavailableView("Add Entries", systemImage: "tray") } else { LogList(model: model) }
        }
      }
      """
    let model = "@Observable final class LogModel { var entries: [Entry] = []; func add() {} }"
    #expect(reports(view, model).isEmpty)
    #expect(reports(view.replacing(".bottom", with: ".top"), model) == ["empty-state-action"])
  }

  @Test func `a placeholder that may stay, and a section that may be left out`() {
    let album = """
      struct Album: View {
        @State private var photos: [Photo] = []
        var body: some View {
          Group { if photos.isEmpty { PhotoPlaceholder() } else { PhotoGrid(photos) } }
            .task { photos = await store.photos() }
        }
      }
      struct PhotoPlaceholder: View { var body: some View { ProgressView() } }
      """
    #expect(!reports(album).contains("async-without-states"))
    #expect(reports(album.replacing("PhotoPlaceholder", with: "PhotoWait")).contains("async-without-states"))
    let backups = """
      struct BackupSection: View {
        let backups: Loadable<[Backup]>
        let retry: () -> Void
        var body: some View {
          switch backups {
          case .notInitiated, .loading: ProgressView()
          case .success(let backups): List(backups) { backup in Text(backup.name) }
          case .failure: Button("Retry", action: retry)
          }
        }
      }
      """
    #expect(!reports(backups).contains("all-states"))
    #expect(reports(backups.replacing("BackupSection", with: "BackupScreen")).contains("all-states"))
  }

  @Test func `an enum without a good end is no load`() {
    let exchange = """
      enum Exchange { case loading, failed, warning }
      struct ExchangeLine: View {
        let exchange: Exchange
        var body: some View {
          switch exchange {
          case .loading: EmptyView()
          case .failed: Button("Retry") { start() }
          case .warning: Text("Look")
          }
        }
      }
      """
    #expect(reports(exchange).isEmpty)
    #expect(reports(exchange.replacing("warning", with: "loaded")).contains("all-states"))
  }
}
