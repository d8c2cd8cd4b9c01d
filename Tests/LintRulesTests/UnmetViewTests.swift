import LintModel
import LintRules
import LintSyntax
import Testing

/// A picture of which nothing is shown when it cannot be loaded, and an app that shows it.
private let banner = """
  struct Banner: View {
    var body: some View {
      AsyncImage(url: address)
    }
  }
  """
private let app = "@main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }"

@Suite("What nobody meets is a note")
struct UnmetViewTests {
  private func home(_ content: String) -> String { "struct Home: View { var body: some View { \(content) } }" }

  @Test func `a view that the app shows is reported`() {
    #expect(reports(banner, app, home("Banner()")) == ["async-without-states"])
    let link = home("NavigationLink(\"More\", destination: Banner.init)")
    #expect(reports(banner, app, link) == ["async-without-states"])
    #expect(reports(banner, app, home("Text(\"\\(Banner.title)\")")) == ["async-without-states"])
  }

  @Test func `a view that nobody shows is a note, and so is one that only such views show`() {
    #expect(reports(banner, app, home("Text(\"Hello\")")).isEmpty)
    let page = "struct Page: View { var body: some View { Banner() } }"
    #expect(reports(banner, page, app, home("Text(\"Hello\")")).isEmpty)
    #expect(reports(banner, page, app, home("Page()")) == ["async-without-states"])
    let toolbar = "struct Bar: ToolbarContent { var body: some ToolbarContent { ToolbarItem { Banner() } } }"
    #expect(reports(banner, toolbar, app, home("Text(\"Hello\")")).isEmpty)
    #expect(reports(banner, toolbar, app, home("Text(\"Hello\").toolbar { Bar() }")) == ["async-without-states"])
    // Nobody but the two of them shows either.
    let ring = """
      struct Page: View { var body: some View { Other() } }
      struct Other: View { var body: some View { Page(); Banner() } }
      """
    #expect(reports(banner, ring, app, home("Text(\"Hello\")")).isEmpty)
  }

  @Test(
    arguments: [
      "#Preview { Banner() }", "#Preview(\"Wide\", traits: .landscapeLeft) { NavigationStack { Banner() } }",
      "struct Banner_Previews: PreviewProvider { static var previews: some View { Banner() } }",
      "extension Banner { static let sample = Banner() }",
      "#if DEBUG\nstruct Gallery { let all = [Banner()] }\nfunc show() { Banner() }\n#endif",
      "import XCTest\nfinal class BannerTests: XCTestCase { func testBody() { _ = Banner() } }\nfunc make() { Banner() }",
      "// Banner()\nlet name = \"Banner\"",
    ])
  func `previews, tests, debugging and a type's own code show it to nobody`(other: String) {
    #expect(reports(banner, other, app, home("Text(\"Hello\")")).isEmpty)
  }

  @Test(
    arguments: [
      "#if os(iOS)\nfunc show() { present(Banner()) }\n#endif",
      "#if DEBUG\nlet title = \"Test\"\n#else\nlet banner = Banner()\n#endif",
      "#if !DEBUG\nlet banner = Banner()\n#endif",
      "final class SceneDelegate: UIResponder, UIWindowSceneDelegate { func open() { show(Banner()) } }",
      "enum Route { case banner\n  @ViewBuilder var page: some View { Banner() } }",
      "extension View { func banner() -> some View { overlay { Banner() } } }",
      "typealias Ad = Banner", "let shown: Banner? = nil", "let kind = Banner.self", "#Route(Banner.self)",
      "@objc final class Factory: NSObject { func make() -> UIViewController { host(Banner()) } }",
    ])
  func `any other mention shows it to somebody`(other: String) {
    #expect(reports(banner, other, app, home("Text(\"Hello\")")) == ["async-without-states"])
  }

  @Test func `what only views that nobody meets use is met by nobody`() {
    let route = "enum Route { case banner\n  @ViewBuilder var page: some View { Banner() } }"
    let page = "struct Page: View { let route: Route\n  var body: some View { route.page } }"
    #expect(reports(banner, route, page, app, home("Text(\"Hello\")")).isEmpty)
    #expect(reports(banner, route, page, app, home("Page(route: .banner)")) == ["async-without-states"])
  }

  @Test func `where there is no app, or another package may show a view, it is reported`() {
    #expect(reports(banner) == ["async-without-states"])
    #expect(reports(banner, home("Text(\"Hello\")")) == ["async-without-states"])
    #expect(
      reports(banner.replacing("struct Banner", with: "public struct Banner"), app, home("Text(\"Hello\")"))
        == ["async-without-states"])
    #expect(
      reports(banner.replacing("struct Banner", with: "@Screen struct Banner"), app, home("Text(\"Hello\")"))
        == ["async-without-states"])
    #expect(
      reports(banner.replacing(": View {", with: ": View, Routable {"), app, home("EmptyView()"))
        == ["async-without-states"])
  }

  @Test func `a type in a view that nobody meets is not met either, unless somebody names it`() {
    let nested = "struct Page: View {\n  var body: some View { Banner() }\n\(banner)\n}"
    #expect(reports(nested, app, home("Text(\"Hello\")")).isEmpty)
    #expect(reports(nested, app, home("Page.Banner()")) == ["async-without-states"])
  }

  @Test func `work that only a view nobody meets starts is called off by nobody`() {
    let model = """
      @MainActor @Observable final class Model {
        var message: String?
        var titles: [String] = []
        func load() async {
          do { titles = try await service.titles() } catch { message = error.localizedDescription }
        }
      }
      """
    func list(_ name: String, _ modifier: String) -> String {
      """
      struct \(name): View {
        @State private var model = Model()
        var body: some View {
          List(model.titles, id: \\.self) { Text($0) }
            \(modifier)
            .overlay { if let message = model.message { ErrorPage(message) } }
        }
      }
      """
    }
    let rule = "cancellation-is-not-failure"
    let titles = list("Titles", ".refreshable { await model.load() }")
    #expect(reports(model, titles, app, home("Titles()")).contains(rule))
    #expect(!reports(model, titles, app, home("Text(\"Hello\")")).contains(rule))
    let other = list("Others", ".toolbar { Button(\"Load\") { Task { await model.load() } } }")
    #expect(!reports(model, titles, other, app, home("Others()")).contains(rule))
  }

  @Test func `the map of states leaves out what nobody meets`() {
    let page = """
      enum Phase { case idle, loading, loaded(String), failed(any Error) }
      struct Page: View {
        @State private var phase = Phase.idle
        var body: some View {
          switch phase {
          case .idle, .loading: ProgressView()
          case .loaded(let text): Text(text)
          case .failed: Button("Retry") { load() }
          }
        }
      }
      """
    func screens(_ content: String) -> [String] {
      let files = [page, app, home(content)].enumerated()
        .map { FactExtractor().facts(path: "\($0.offset).swift", source: $0.element) }
      return Program(files: files).screens().map(\.view)
    }
    #expect(screens("Page()") == ["Page"])
    #expect(screens("Text(\"Hello\")").isEmpty)
  }

  @Test func `swipe actions are never shown on the rows of a stack`() {
    func rows(_ list: String) -> String {
      """
      struct Rows: View {
        @State private var model = Model()
        var body: some View {
          \(list) {
            ForEach(model.items) { item in
              Text(item.name).swipeActions { Button("Delete") { Task { try? await model.delete(item) } } }
            }
          }
        }
      }
      @Observable final class Model {
        var items: [Item] = []
        func delete(_ item: Item) async throws { try await service.delete(item) }
      }
      """
    }
    #expect(!reports(rows("List")).isEmpty)
    let stack = rows("ScrollView { LazyVStack").replacing("    }\n  }\n}\n@Obs", with: "    }}\n  }\n}\n@Obs")
    #expect(reports(stack).isEmpty)
    #expect(!reports(rows("Shelf")).isEmpty)
  }
}
