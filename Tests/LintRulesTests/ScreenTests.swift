import LintModel
import LintSyntax
import Testing

@Suite("The state map says what each screen shows")
struct ScreenTests {
  private func screens(_ source: String) -> [ScreenStates] {
    Program(files: [FactExtractor().facts(path: "a.swift", source: source)]).screens()
  }

  @Test func `a switch over a state is a screen with its gaps`() throws {
    let source = """
      struct ItemsScreen: View {
        @State private var items: Loadable<[Item]> = .notInitiated
        var body: some View {
          switch items {
          case .notInitiated, .loading: ProgressView()
          case .success(let items): List(items) { item in Text(item.title) }
          case .failure(let error): Text(error.localizedDescription)
          }
        }
      }
      """
    let screen = try #require(screens(source).first)
    #expect(screen.view == "ItemsScreen")
    #expect(screen.subject == "items")
    #expect(screen.range.start.line == 4)
    #expect(
      screen.handled == [
        .notInitiated: .handled, .loading: .handled, .success: .handled, .failure: .handled, .empty: .missing,
        .retry: .missing,
      ])
  }

  @Test func `a list that a view loads by itself is a screen`() throws {
    let source = """
      struct ItemsScreen: View {
        @State private var items: [Item] = []
        var body: some View {
          List(items) { item in Text(item.title) }
            .task { items = (try? await service.items()) ?? [] }
        }
      }
      """
    let screen = try #require(screens(source).first)
    #expect(screen.subject == "items")
    #expect(screen.handled[.failure] == .missing)
    #expect(screen.handled[.loading] == .missing)
  }

  @Test func `a view that waits for nothing is no screen`() {
    #expect(screens("struct A: View { var body: some View { Text(\"A\") } }").isEmpty)
  }
}
