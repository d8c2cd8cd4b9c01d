import Testing

/// A state, what it is about, and a model that loads it.
private let boats = """
  enum Loadable<Value> { case notInitiated, loading, success(Value), failure(any Error) }
  struct Boat: Identifiable { let id: Int; let name: String }
  protocol Harbour { func boats() async throws -> [Boat] }
  @MainActor @Observable final class BoatsModel {
    var boats: Loadable<[Boat]> = .notInitiated
    var adds = false
    let harbour: any Harbour
    var moored: [Boat] {
      if case .success(let found) = boats { return found }
      return []
    }
    func load() async {
      boats = .loading
      do { boats = .success(try await harbour.boats()) } catch { boats = .failure(error) }
    }
    func forget() { boats = .success([]) }
  }
  """

/// A screen with a case for each state, of which some may be written otherwise.
private func screen(
  waiting: String = "ProgressView()",
  empty: String = "case .success(let boats) where boats.isEmpty: EmptyPage { model.adds = true }",
  list: String = "case .success(let boats): List(boats) { Text($0.name) }",
  failure: String = "case .failure(let error): Problem(message: error.localizedDescription) { Task { await model.load() } }",
  members: String = ""
) -> String {
  """
  struct BoatsScreen: View {
    @State var model: BoatsModel
    var body: some View {
      Group {
        switch model.boats {
        case .notInitiated, .loading: \(waiting)
        \(empty)
        \(list)
        \(failure)
        }
      }
      .navigationTitle("Boats")
      .task { await model.load() }
    }
    \(members)
  }
  struct EmptyPage: View {
    var add: (() -> Void)?
    var body: some View { VStack { Text("No boats"); if let add { Button("Add", action: add) } } }
  }
  struct Problem: View {
    let message: String
    var retry: (() -> Void)? = nil
    var body: some View { VStack { Text(message); if let retry { Button("Try Again", action: retry) } } }
  }
  """
}

/// A model with plain flags.
private let flagged = """
  struct Boat: Identifiable { let id: Int; let name: String }
  protocol Harbour { func boats() async throws -> [Boat] }
  @MainActor final class BoatsModel: ObservableObject {
    @Published var boats: [Boat] = []
    @Published var isLoading = false
    @Published var errorMessage: String?
    let harbour: any Harbour
    func load() async {
      isLoading = true
      errorMessage = nil
      do { boats = try await harbour.boats() } catch { errorMessage = error.localizedDescription }
      isLoading = false
    }
  }
  """

private func flaggedScreen(
  waiting: String = "ProgressView()",
  empty: String = "ContentUnavailableView { Text(\"No Boats\") } actions: { Button(\"Add\") { adds = true } }",
  failure: String = "else if let message = model.errorMessage { Text(message); Button(\"Retry\") { Task { await model.load() } } }",
  alert: String = ""
) -> String {
  """
  struct BoatsScreen: View {
    @StateObject var model: BoatsModel
    @State private var adds = false
    var body: some View {
      VStack {
        if model.isLoading { \(waiting) } \(failure) else if model.boats.isEmpty { \(empty) } else {
          List(model.boats) { Text($0.name) }
        }
      }
      .task { await model.load() }
      \(alert)
    }
  }
  """
}

/// Shapes that look handled, and are not.
@Suite("What only seems to be handled is found")
struct SeemingStatesTests {
  @Test func `the screens that the others are made from are in order`() {
    #expect(reports(boats, screen()).isEmpty)
    #expect(reports(flagged, flaggedScreen()).isEmpty)
  }

  // MARK: Empty pages

  @Test func `a modifier of the project's own that shows words where a list is empty`() {
    let list = "case .success(let boats): List(boats) { Text($0.name) }.emptyPage(when: boats.isEmpty) { PAGE }"
    func shown(_ page: String) -> String {
      screen(empty: "", list: list.replacing("PAGE", with: page))
    }
    #expect(reports(boats, shown("Text(\"No boats\").font(.title3)")) == ["empty-state-action"])
    #expect(reports(boats, shown("Text(\"No boats\"); Button(\"Add\") { model.adds = true }")).isEmpty)
  }

  @Test func `a button that loads anew where an answer was empty does nothing for a failure`() {
    let reload = "Button(\"Reload\") { Task { await model.load() } }"
    let page = "ContentUnavailableView { Text(\"No Boats\") } actions: { \(reload) }"
    let words = "case .failure(let error): ContentUnavailableView { Text(error.localizedDescription) }"
    #expect(
      reports(boats, screen(empty: "case .success(let boats) where boats.isEmpty: \(page)", failure: words))
        == ["failure-retry"])
    let message = "else if let message = model.errorMessage { Text(message).font(.title3) }"
    #expect(reports(flagged, flaggedScreen(empty: page, failure: message)) == ["failure-retry"])
  }

  @Test func `words that lie over an empty list`() {
    let list = "case .success(let boats): List(boats) { Text($0.name) }.overlay { if boats.isEmpty { PAGE } }"
    func shown(_ page: String) -> String {
      screen(empty: "", list: list.replacing("PAGE", with: page))
    }
    #expect(reports(boats, shown("Image(systemName: \"sailboat\"); Text(\"No boats\")")) == ["empty-state-action"])
    #expect(reports(boats, shown("EmptyPage { model.adds = true }")).isEmpty)
  }

  @Test func `an empty page that is handed nothing to do`() {
    let empty = "case .success(let boats) where boats.isEmpty: EmptyPage()"
    #expect(reports(boats, screen(empty: empty)) == ["empty-state-action"])
  }

  @Test func `a branch for an empty answer that shows nothing`() {
    let list = "case .success(let boats): if boats.isEmpty { EmptyView() } else { List(boats) { Text($0.name) } }"
    #expect(reports(boats, screen(empty: "", list: list)) == ["empty-state-action"])
  }

  @Test func `an answer that is empty beside flags`() {
    let words = "Text(\"No boats yet\")"
    #expect(reports(flagged, flaggedScreen(empty: words)) == ["empty-state-action"])
    let asked = flaggedScreen(empty: words).replacing("model.boats.isEmpty {", with: "!model.isLoading && model.boats.isEmpty {")
    #expect(reports(flagged, asked) == ["empty-state-action"])
  }

  // MARK: Failures

  @Test func `an error view that is not handed its way to try again`() {
    let bare = "case .failure(let error): Problem(message: error.localizedDescription)"
    #expect(reports(boats, screen(failure: bare)) == ["failure-retry"])
    let none = bare.replacing("Description)", with: "Description, retry: nil)")
    #expect(reports(boats, screen(failure: none)) == ["failure-retry"])
    // Who holds a model may start it.
    let held = screen(failure: bare).replacing("let message: String", with: "let message: String\n@Environment(BoatsModel.self) var model")
    #expect(reports(boats, held).isEmpty)
  }

  @Test func `a function for the failure that is not handed its way to try again`() {
    let problem = """
      private func problem(_ error: any Error, retry: (() -> Void)? = nil) -> some View {
        VStack { Text(error.localizedDescription); if let retry { Button("Retry", action: retry) } }
      }
      """
    let bare = screen(failure: "case .failure(let error): problem(error)", members: problem)
    #expect(reports(boats, bare) == ["failure-retry"])
    #expect(reports(boats, bare.replacing("problem(error)", with: "problem(error) { Task { await model.load() } }")).isEmpty)
  }

  @Test func `buttons that do not load again`() {
    func failure(_ action: String) -> String {
      screen(failure: "case .failure(let error): VStack { Text(error.localizedDescription); \(action) }")
    }
    #expect(reports(boats, failure("Link(\"Help\", destination: help)")) == ["failure-retry"])
    #expect(reports(boats, failure("Button(\"Try Again\") { model.forget() }")) == ["failure-retry"])
    #expect(reports(boats, failure("Button(\"Contact Support\") { openURL(support) }")) == ["failure-retry"])
    // What it calls is not known.
    #expect(reports(boats, failure("Button(\"Try Again\") { center.forget() }")).isEmpty)
    // The load begins again when what it depends on is set.
    let again = failure("Button(\"Try Again\") { model.forget() }").replacing(".task {", with: ".task(id: model.boats.isLoading) {")
    #expect(reports(boats, again).isEmpty)
  }

  @Test func `an alert that only closes`() {
    let alert = """
      .alert("Not loaded", isPresented: .constant(model.errorMessage != nil)) { BUTTON } message: { Text(model.errorMessage ?? "") }
      """
    func shown(_ button: String) -> String {
      flaggedScreen(failure: "", alert: alert.replacing("BUTTON", with: button))
    }
    #expect(reports(flagged, shown("Button(\"OK\") { model.errorMessage = nil }")) == ["failure-retry"])
    #expect(reports(flagged, shown("Button(\"Retry\") { Task { await model.load() } }")).isEmpty)
    let pulled = shown("Button(\"OK\") { model.errorMessage = nil }").replacing(".task {", with: ".refreshable { await model.load() }\n.task {")
    #expect(!reports(flagged, pulled).contains("failure-retry"))
  }

  @Test func `a failure that shares a case`() {
    let shared = screen(
      empty: "case .success(let boats) where !boats.isEmpty: List(boats) { Text($0.name) }",
      list: "case .success, .failure: EmptyPage { model.adds = true }", failure: "")
    #expect(reports(boats, shared) == ["all-states"])
    // The page looks at the state itself.
    let told = shared.replacing("EmptyPage { model", with: "StatePage(state: model.boats) { model")
    #expect(reports(boats, told).isEmpty)
  }

  @Test func `a state that shows itself`() {
    let page = """
      extension Loadable {
        @ViewBuilder func page<Content: View>(@ViewBuilder content: (Value) -> Content) -> some View {
          switch self {
          case .success(let value): content(value)
          default: ProgressView()
          }
        }
      }
      """
    #expect(reports(boats, page) == ["all-states"])
  }

  @Test func `the state of what a button starts`() {
    let form = """
      struct Form: View {
        @State private var sending: Loadable<Int> = .notInitiated
        let post: Post
        var body: some View {
          VStack {
            SendBar(isSending: sending.isLoading) { Task { await send() } }
            switch sending {
            case .notInitiated, .loading: EmptyView()
            case .success(let number): Text("Sent as \\(number)")
            case .failure(let error): Text(error.localizedDescription)
            }
          }
        }
        func send() async {
          sending = .loading
          do { sending = .success(try await post.send()) } catch { sending = .failure(error) }
        }
      }
      struct SendBar: View {
        let isSending: Bool
        let send: () -> Void
        var body: some View {
          Button(action: send) { if isSending { ProgressView() } else { Text("Send") } }.disabled(isSending)
        }
      }
      """
    #expect(reports(boats, form).isEmpty)
    #expect(reports(boats, form.replacing("if isSending { ProgressView() } else", with: "if true")).contains("all-states"))
  }

  // MARK: Waiting

  @Test func `a flag whose branch stands still`() {
    let still = ["Image(systemName: \"hourglass\")", "Spacer()", "Color.clear", "Text(\"–\")"]
    for branch in still { #expect(reports(flagged, flaggedScreen(waiting: branch)) == ["loading-progress"]) }
    #expect(reports(flagged, flaggedScreen(waiting: "Image(systemName: \"hourglass\").symbolEffect(.pulse)")).isEmpty)
    #expect(reports(flagged, flaggedScreen(waiting: "Waiting()")).isEmpty)
    let covered = flaggedScreen(waiting: "Spacer()", alert: ".overlay { if model.isLoading { ProgressView() } }")
    #expect(reports(flagged, covered).isEmpty)
  }

  @Test func `dots that stay as they are`() {
    let dots = "HStack { ForEach(0..<3, id: \\.self) { _ in Circle().frame(width: 10) } }"
    #expect(reports(boats, screen(waiting: dots)) == ["loading-progress"])
    #expect(reports(boats, screen(waiting: dots.replacing("Circle()", with: "RoundedRectangle(cornerRadius: 4)"))).isEmpty)
  }

  // MARK: Only the success

  @Test func `a computed list that is empty unless a state succeeded`() {
    let list = """
      struct Picker: View {
        @State var model: BoatsModel
        var body: some View { List(model.moored) { Text($0.name) }.task { await model.load() } }
      }
      """
    #expect(reports(boats, list) == ["no-success-only-unwrap"])
    let handed = list.replacing(".task", with: ".overlay { StateOverlay(model: model) }.task")
    #expect(reports(boats, handed).isEmpty)
  }

  // MARK: Loads without states

  private func feed(_ members: String, start: String = ".onAppear { model.load() }") -> [String] {
    [
      """
      struct Boat: Identifiable { let id: Int; let name: String }
      final class BoatsModel: ObservableObject {
        @Published var boats: [Boat] = []
        private var bag = Set<AnyCancellable>()
        let feed: Feed
        \(members)
      }
      """,
      """
      struct Boats: View {
        @StateObject var model: BoatsModel
        var body: some View { List(model.boats) { Text($0.name) }\(start) }
      }
      """,
    ]
  }

  @Test func `pipelines that lose their error`() {
    let pipelines = [
      "feed.boats().replaceError(with: []).sink { [weak self] in self?.boats = $0 }.store(in: &bag)",
      "feed.boats().replaceError(with: []).assign(to: &$boats)",
      "feed.boats()\n.catch { _ in Just([]) }\n.assign(to: \\.boats, on: self)\n.store(in: &bag)",
      "feed.boats().sink(receiveCompletion: { _ in }, receiveValue: { [weak self] in self?.boats = $0 }).store(in: &bag)",
    ]
    for pipeline in pipelines {
      #expect(check(files: feed("func load() { \(pipeline) }")).map(\.rule) == ["async-without-states"], "\(pipeline)")
    }
    #expect(check(files: feed("init(feed: Feed) { \(pipelines[1]) }", start: "")).map(\.rule) == ["async-without-states"])
    let told = "feed.boats().sink { [weak self] in self?.end($0) } receiveValue: { [weak self] in self?.boats = $0 }.store(in: &bag)"
    #expect(!check(files: feed("func load() { \(told) }")).contains { $0.message.contains("nobody hears") })
  }

  @Test func `a stream whose end is only logged`() {
    let follow = "@MainActor func follow() async { do { for try await found in feed.stream() { boats = found } } catch { print(error) } }"
    #expect(check(files: feed(follow, start: ".task { await model.follow() }")).map(\.rule) == ["async-without-states"])
  }

  @Test func `a model that loads from its start and says nothing`() {
    let begin = "init(feed: Feed) { self.feed = feed; Task { boats = (try? await feed.latest()) ?? [] } }"
    #expect(check(files: feed(begin, start: "")).map(\.rule) == ["async-without-states"])
    #expect(check(files: feed("@Published var isLoading = true\n" + begin, start: "")).isEmpty)
  }
}
