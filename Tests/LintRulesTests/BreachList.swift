/// Breaches of the feedback-state rules, in the style of code the rules are written in.
///
/// Every breach is one thing left out of code that is otherwise complete, in one of the shapes in which people keep
/// state: this project's own `Loadable`, an enum of their own, a model in another file, or flags.
struct Breach: Sendable {
  let rule: String
  let name: String
  /// The files of the program, the view first.
  let files: [String]
}

enum BreachList {
  static let all: [Breach] = states + pages + unwraps + mutations + loads

  // MARK: Ways to keep a state

  /// A state under its own names.
  private struct Kind {
    let name: String
    let type: String
    let idle, loading, success, failure: String
    let declaration: String
    /// Whether the model stands in another file.
    let isElsewhere: Bool

    var subject: String { isElsewhere ? "viewModel.items" : "items" }
    var call: String { isElsewhere ? "await viewModel.load()" : "await load()" }

    func files(body: String, rest: String = "") -> [String] {
      let load = """
        func load() async {
            items = .\(loading)
            do { items = .\(success)(try await service.items()) } catch { items = .\(failure)(error) }
          }
        """
      let head = isElsewhere ? "@State private var viewModel = ItemsModel()" : "@State private var items: \(type) = .\(idle)"
      let view = """
        struct ItemsScreen: View {
          \(head)
          var body: some View {
            VStack {
        \(body)
            }
            .task { \(call) }
          }
          \(rest)
          \(isElsewhere ? "" : load)
        }
        """
      let model = """
        @Observable final class ItemsModel {
          var items: \(type) = .\(idle)
          \(load)
        }
        """
      return [view, declaration] + (isElsewhere ? [model] : [])
    }
  }

  private static let kinds = [
    Kind(
      name: "Loadable", type: "Loadable<[Item]>", idle: "notInitiated", loading: "loading", success: "success",
      failure: "failure", declaration: "", isElsewhere: false),
    Kind(
      name: "Loadable in a model", type: "Loadable<[Item]>", idle: "notInitiated", loading: "loading",
      success: "success", failure: "failure", declaration: "", isElsewhere: true),
    Kind(
      name: "an enum", type: "ViewState", idle: "idle", loading: "fetching", success: "loaded", failure: "failed",
      declaration: "enum ViewState { case idle, fetching, loaded([Item]), failed(any Error) }", isElsewhere: false),
    Kind(
      name: "an alias of a generic enum in a model", type: "ItemsState", idle: "initial", loading: "loading",
      success: "content", failure: "error",
      declaration: """
        typealias ItemsState = Phase<[Item]>
        enum Phase<Value> { case initial, loading, content(Value), error(Error) }
        """, isElsewhere: true),
  ]

  // MARK: Rule 1, 4 and 5: a state left out of a switch

  private static let states: [Breach] = kinds.flatMap { kind -> [Breach] in
    let waiting = "case .\(kind.idle), .\(kind.loading): ProgressView(\"Loading...\")"
    let empty = "case .\(kind.success)(let items) where items.isEmpty: EmptyPage(add: add)"
    let list = "case .\(kind.success)(let items): List(items) { item in Text(item.title) }"
    let failure = "case .\(kind.failure)(let error): ErrorView(error: error) { Task { \(kind.call) } }"
    func breach(_ rule: String, _ name: String, _ cases: String...) -> Breach {
      let body = "switch \(kind.subject) {\n" + cases.joined(separator: "\n") + "\n}"
      return Breach(rule: rule, name: "\(name), \(kind.name)", files: kind.files(body: body))
    }
    return [
      breach("all-states", "default for waiting and failure", empty, list, "default: ProgressView()"),
      breach("all-states", "default for failure", waiting, empty, list, "default: EmptyView()"),
      breach("all-states", "default for waiting", empty, list, failure, "default: EmptyView()"),
      breach("all-states", "an empty case for failure", waiting, empty, list, "case .\(kind.failure): EmptyView()"),
      breach(
        "all-states", "an empty case for waiting", "case .\(kind.idle), .\(kind.loading): EmptyView()", empty, list,
        failure),
      breach("all-states", "no page for an empty answer", waiting, list, failure),
      breach(
        "failure-retry", "a failure in a text", waiting, empty, list,
        "case .\(kind.failure)(let error): Text(error.localizedDescription)"),
      breach(
        "failure-retry", "a failure page without a button", waiting, empty, list,
        """
        case .\(kind.failure)(let error):
          ContentUnavailableView {
            Label("Load Failed", systemImage: "exclamationmark.triangle")
          } description: {
            Text(error.localizedDescription)
          }
        """),
      breach(
        "failure-retry", "a failure as an icon with words", waiting, empty, list,
        "case .\(kind.failure): VStack { Image(systemName: \"xmark\"); Text(\"Something went wrong\") }"),
      breach(
        "loading-progress", "a text while loading",
        "case .\(kind.idle), .\(kind.loading): Text(\"Loading...\").foregroundStyle(.secondary)", empty, list, failure),
      breach(
        "loading-progress", "a still picture while loading",
        "case .\(kind.idle), .\(kind.loading): VStack { Image(systemName: \"hourglass\"); Text(\"One moment\") }", empty,
        list, failure),
      breach(
        "empty-state-action", "an empty page without a button", waiting,
        """
        case .\(kind.success)(let items) where items.isEmpty:
          ContentUnavailableView("No Items Yet", systemImage: "tray", description: Text("Tap + to create one"))
        """, list, failure),
    ]
  }

  // MARK: Rule 3, 4 and 5 in helpers and other files

  private static let pages: [Breach] = kinds.prefix(3).flatMap { kind -> [Breach] in
    let body = """
      switch \(kind.subject) {
      case .\(kind.idle), .\(kind.loading): waiting
      case .\(kind.success)(let items) where items.isEmpty: empty
      case .\(kind.success)(let items): List(items) { item in Text(item.title) }
      case .\(kind.failure)(let error): failed(error)
      }
      """
    let waiting = "var waiting: some View { ProgressView() }"
    let empty = """
      var empty: some View {
        ContentUnavailableView { Label("Nothing", systemImage: "tray") } actions: { Button("Add", action: add) }
      }
      """
    let failed = "func failed(_ error: any Error) -> some View { ErrorPage(error: error) { Task { \(kind.call) } } }"
    let goodPage = """
      struct ErrorPage: View {
        let error: any Error
        let retry: () -> Void
        var body: some View { VStack { Text(error.localizedDescription); Button("Retry", action: retry) } }
      }
      """
    let badPage = goodPage.replacing("; Button(\"Retry\", action: retry)", with: "")
    func breach(_ rule: String, _ name: String, rest: [String], page: String = goodPage) -> Breach {
      Breach(
        rule: rule, name: "\(name), \(kind.name)",
        files: kind.files(body: body, rest: rest.joined(separator: "\n")) + [page])
    }
    return [
      breach(
        "loading-progress", "a helper with a text", rest: ["var waiting: some View { Text(\"Wait\") }", empty, failed]),
      breach(
        "empty-state-action", "a helper without a button",
        rest: [
          waiting, "var empty: some View { ContentUnavailableView(\"Nothing\", systemImage: \"tray\") }", failed,
        ]),
      breach(
        "failure-retry", "a helper without a button",
        rest: [waiting, empty, "func failed(_ error: any Error) -> some View { Text(error.localizedDescription) }"]),
      breach("failure-retry", "a page without a button", rest: [waiting, empty, failed], page: badPage),
    ]
  }

  // MARK: Rule 2

  private static let unwraps: [Breach] = kinds.flatMap { kind -> [Breach] in
    [
      Breach(
        rule: "no-success-only-unwrap", name: "if case, \(kind.name)",
        files: kind.files(body: "if case .\(kind.success)(let items) = \(kind.subject) { ItemTable(items: items) }")),
      Breach(
        rule: "no-success-only-unwrap", name: "if case let with more conditions, \(kind.name)",
        files: kind.files(
          body: "if case let .\(kind.success)(items) = \(kind.subject), !items.isEmpty { ItemTable(items: items) }")),
    ]
  } + [
    Breach(
      rule: "no-success-only-unwrap", name: "the value of a Loadable",
      files: kinds[0].files(body: "if let items = items.value { ItemTable(items: items) }")),
    Breach(
      rule: "no-success-only-unwrap", name: "the value of a Loadable in a model",
      files: kinds[1].files(body: "if let items = viewModel.items.value { ItemTable(items: items) }")),
    Breach(
      rule: "no-success-only-unwrap", name: "the value or nothing",
      files: kinds[0].files(body: "ForEach(items.value ?? []) { item in Text(item.title) }")),
    Breach(
      rule: "no-success-only-unwrap", name: "an optional that a task fills",
      files: [
        """
        struct ProfileScreen: View {
          @State private var profile: Profile?
          var body: some View {
            VStack { if let profile { Text(profile.name) } }
              .task { do { profile = try await service.profile() } catch { report(error) } }
          }
        }
        """
      ]),
    Breach(
      rule: "no-success-only-unwrap", name: "an optional of a model that a task fills",
      files: [
        """
        struct ProfileScreen: View {
          @StateObject private var viewModel = ProfileModel()
          var body: some View {
            Form { if let profile = viewModel.profile { Text(profile.name) } }
              .onAppear { viewModel.load() }
          }
        }
        """,
        """
        final class ProfileModel: ObservableObject {
          @Published var profile: Profile?
          @Published var error: Error?
          func load() { Task { do { profile = try await service.profile() } catch { self.error = error } } }
        }
        """,
      ]),
  ]

  // MARK: Rules 6 to 8

  private static let verbs = ["save", "delete", "upload", "send"]

  private static let mutations: [Breach] = verbs.flatMap { verb -> [Breach] in
    func own(_ button: String) -> [String] {
      [
        """
        struct Editor: View {
          @State private var isBusy = false
          @State private var message: String?
          var body: some View { Form { \(button) } }
          func \(verb)() async {
            isBusy = true
            do { try await service.\(verb)() } catch { message = error.localizedDescription }
            isBusy = false
          }
        }
        """
      ]
    }
    func starting(_ button: String, _ verb: String) -> [String] {
      [
        """
        struct Editor: View {
          @State private var isBusy = false
          @State private var message: String?
          var body: some View { Form { \(button) } }
          private func \(verb)() {
            Task {
              isBusy = true
              do { try await service.\(verb)() } catch { message = error.localizedDescription }
              isBusy = false
            }
          }
        }
        """
      ]
    }
    func model(_ button: String, catching: String = "message = error.localizedDescription") -> [String] {
      [
        """
        struct Editor: View {
          @StateObject private var viewModel = EditorModel()
          var body: some View { Form { \(button) } }
        }
        """,
        """
        @MainActor final class EditorModel: ObservableObject {
          @Published var isWorking = false
          @Published var message: String?
          func \(verb)() {
            Task {
              isWorking = true
              do { try await service.\(verb)() } catch { \(catching) }
              isWorking = false
            }
          }
        }
        """,
      ]
    }
    let spinner = "if isBusy { ProgressView().controlSize(.small) } else { Text(\"Go\") }"
    let modelSpinner = spinner.replacing("isBusy", with: "viewModel.isWorking")
    return [
      Breach(
        rule: "mutation-disables-trigger", name: "\(verb) in the view",
        files: own("Button { Task { await \(verb)() } } label: { \(spinner) }")),
      Breach(
        rule: "mutation-disables-trigger", name: "\(verb) in a model",
        files: model("Button { viewModel.\(verb)() } label: { \(modelSpinner) }")),
      Breach(
        rule: "mutation-disables-trigger", name: "\(verb) disabled for another reason",
        files: own("Button { Task { await \(verb)() } } label: { \(spinner) }.disabled(title.isEmpty)")),
      Breach(
        rule: "mutation-disables-trigger", name: "\(verb) in a function that starts a task",
        files: starting("Button { \(verb)() } label: { \(spinner) }", verb)),
      Breach(
        rule: "mutation-disables-trigger", name: "\(verb) as the action of the button",
        files: starting("Button(action: \(verb)) { \(spinner) }", verb)),
      Breach(
        rule: "mutation-shows-spinner", name: "\(verb) in the view",
        files: own("Button(\"Go\") { Task { await \(verb)() } }.disabled(isBusy)")),
      Breach(
        rule: "mutation-shows-spinner", name: "\(verb) in a model",
        files: model("Button(\"Go\", action: viewModel.\(verb)).disabled(viewModel.isWorking)")),
      Breach(
        rule: "mutation-shows-spinner", name: "\(verb) with other words in its label",
        files: own("Button { Task { await \(verb)() } } label: { Text(isBusy ? \"Wait\" : \"Go\") }.disabled(isBusy)")),
      Breach(
        rule: "mutation-gives-feedback", name: "\(verb) with try?",
        files: own("Button(\"Go\") { Task { try? await service.\(verb)() } }.disabled(isBusy)")),
      Breach(
        rule: "mutation-gives-feedback", name: "\(verb) with an empty catch",
        files: own("Button(\"Go\") { Task { do { try await service.\(verb)() } catch {} } }.disabled(isBusy)")),
      Breach(
        rule: "mutation-gives-feedback", name: "\(verb) with a print",
        files: own("Button(\"Go\") { Task { do { try await service.\(verb)() } catch { print(error) } } }.disabled(isBusy)")),
      Breach(
        rule: "mutation-gives-feedback", name: "\(verb) in a model that logs",
        files: model("Button(\"Go\") { viewModel.\(verb)() }", catching: "logger.error(\"\\(error)\")")),
    ]
  }

  // MARK: Rule 9, where a view keeps no state at all

  private static let loads: [Breach] = ["task", "onAppear", "refreshable"].flatMap { hook -> [Breach] in
    func screen(_ action: String, rest: String = "") -> String {
      """
      struct ItemsScreen: View {
        @State private var items: [Item] = []
        var body: some View {
          List(items) { item in Text(item.title) }
            .\(hook) { \(hook == "onAppear" ? "Task { \(action) }" : action) }
        }
        \(rest)
      }
      """
    }
    return [
      Breach(
        rule: "async-without-states", name: "\(hook) with try?",
        files: [screen("items = (try? await service.items()) ?? []")]),
      Breach(
        rule: "async-without-states", name: "\(hook) with a print",
        files: [screen("do { items = try await service.items() } catch { print(error) }")]),
      Breach(
        rule: "async-without-states", name: "\(hook) with a function that drops the error",
        files: [
          screen("await load()", rest: "func load() async { do { items = try await service.items() } catch {} }")
        ]),
    ]
  }
}
