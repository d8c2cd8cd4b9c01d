import LintModel
import Testing

/// A state that is declared here, with what each of its cases is.
private let phase = "enum Phase { case idle, loading, loaded(Page), failed(any Error) }"

/// Shapes in which a person is told, although not as the rules write it down.
@Suite("What a person is told in another way is not reported")
struct AcceptedShapesTests {
  @Test func `a menu says in words that something loads`() {
    let menu = """
      struct Screen: View {
        @State private var isLoading = false
        var body: some View {
          Menu("More") {
            if isLoading { Text("Loading…") }
            Button("Copy") { copy() }
          }
        }
      }
      """
    #expect(reports(menu).isEmpty)
    #expect(reports(menu.replacing("Menu(\"More\")", with: "VStack")) == ["loading-progress"])
  }

  @Test func `a menu offers what can be done in a state, and no page for each`() {
    let menu = """
      struct Screen: View {
        @State private var phase = Phase.idle
        var body: some View {
          Menu("More") {
            switch phase {
            case .loading: ProgressView()
            case .loaded: CopyButton()
            default: Button("Refresh") { refresh() }
            }
          }
        }
      }
      struct CopyButton: View { var body: some View { Button("Copy") { copy() } } }
      """
    #expect(reports(phase, menu).isEmpty)
    #expect(reports(phase, menu.replacing("Menu(\"More\")", with: "VStack")) == ["all-states"])
  }

  @Test func `a spinner beside the words for the same flag is one`() {
    let row = """
      struct Row: View {
        @State private var isLoading = false
        var body: some View {
          HStack {
            if isLoading { Text("Downloading...") }
            Spacer()
            if isLoading { ProgressView() } else { Image(systemName: "arrow.down") }
          }
        }
      }
      """
    #expect(reports(row).isEmpty)
    #expect(reports(row.replacing("ProgressView()", with: "Text(\"…\")")) == ["loading-progress"])
  }

  @Test func `a share of the whole is progress`() {
    let bar = """
      enum Upload { case loading(Int), loaded(URL), failed(any Error) }
      struct Bar: View {
        let upload: Upload
        let retry: () -> Void
        var body: some View {
          switch upload {
          case .loading(let percent): Color.accentColor.overlay { Text(percent, format: .percent) }
          case .loaded(let address): Text(address.path)
          case .failed: Button("Retry", action: retry)
          }
        }
      }
      """
    #expect(reports(bar).isEmpty)
    #expect(reports(bar.replacing("Text(percent, format: .percent)", with: "Text(\"Wait\")")) == ["loading-progress"])
  }

  @Test func `a case that holds the button which begins is not yet loading`() {
    let page = """
      enum Check { case initializing, loading, ready(Page), failed(any Error) }
      struct CheckPage: View {
        @State private var check = Check.initializing
        var body: some View {
          switch check {
          case .initializing:
            Text("What is there is looked at first.")
            Button("Look") { look() }
          case .loading: ProgressView()
          case .ready(let page): Text(page.title)
          case .failed: Button("Retry") { look() }
          }
        }
      }
      """
    #expect(reports(page).isEmpty)
    #expect(reports(page.replacing("Button(\"Look\") { look() }", with: "")) == ["loading-progress"])
  }

  @Test func `a picture has a symbol where there is none, and nothing to try again`() {
    let picture = """
      enum PictureState { case empty, loading, success(Image), failure(any Error) }
      struct Portrait: View {
        let state: PictureState
        var body: some View {
          switch state {
          case .empty: GeometryReader { _ in Rectangle() }
          case .loading: ProgressView()
          case .success(let image): image.resizable()
          case .failure: GeometryReader { _ in Rectangle() }
          }
        }
      }
      """
    #expect(reports(picture).isEmpty)
    #expect(Set(reports(picture.replacing("success(Image)", with: "success(Page)"))) == ["empty-state-action", "failure-retry"])
  }

  @Test func `a button on a sheet that it closes is gone once it is pressed`() {
    let sheet = """
      struct Members: View {
        @State private var member: Member?
        @State private var message: String?
        var body: some View {
          Text(message ?? "").sheet(item: $member) { found in
            Button("Remove") {
              Task {
                do { try await group.remove(found) } catch { message = error.localizedDescription }
              }
              member = nil
            }
          }
        }
      }
      """
    #expect(reports(sheet).isEmpty)
    #expect(reports(sheet.replacing("item: $member", with: "item: $other")) == ["mutation-disables-trigger", "mutation-shows-spinner"])
  }

  @Test func `nobody meets what stands behind an unknown default`() {
    let image = """
      struct Cover: View {
        let address: URL
        var body: some View {
          AsyncImage(url: address) { phase in
            switch phase {
            case .empty: ProgressView()
            case .success(let image): image
            case .failure: Image(systemName: "photo")
            @unknown default: ContentUnavailableView("Unable to load the image.", systemImage: "photo")
            }
          }
        }
      }
      """
    #expect(reports(image).isEmpty)
  }

  @Test func `a flag that says how it went tells of the failure`() {
    let removal = """
      struct Settings: View {
        @State private var hasRemoved: Bool?
        var body: some View {
          OutcomeMark(hasWorked: hasRemoved).alert("Remove?", isPresented: $asks) {
            Button("Remove", role: .destructive) {
              Task {
                do {
                  try await engine.remove()
                  hasRemoved = true
                } catch {
                  hasRemoved = false
                }
              }
            }
          }
        }
      }
      """
    #expect(reports(removal).isEmpty)
    #expect(reports(removal.replacing("hasRemoved = true", with: "")) == ["mutation-gives-feedback"])
  }

  @Test func `a text that is hidden while there is nothing is an ornament`() {
    let row = """
      struct Row: View {
        @State private var handle: String?
        var body: some View {
          Text(handle ?? "").opacity(handle != nil ? 1 : 0).task { handle = await person.handle() }
        }
      }
      """
    #expect(reports(row).isEmpty)
    #expect(reports(row.replacing(".opacity(handle != nil ? 1 : 0)", with: "")) == ["no-success-only-unwrap"])
  }

  @Test func `a piece that a flag over the same state leaves out is not blank`() {
    let section = """
      struct Server: View {
        @State private var disks: Phase = .idle
        var body: some View {
          Form { if !isUnavailable { section } }.task { await load() }
        }
        var isUnavailable: Bool {
          switch disks {
          case .failed: true
          default: false
          }
        }
        @ViewBuilder var section: some View {
          switch disks {
          case .idle, .loading: ProgressView()
          case .loaded(let page): Text(page.title)
          case .failed: EmptyView()
          }
        }
      }
      """
    #expect(reports(phase, section).isEmpty)
    #expect(reports(phase, section.replacing("switch disks {\n    case .failed: true", with: "switch other {\n    case .failed: true")) == ["all-states"])
  }

  @Test func `a page that says that all is done needs no button`() {
    let queue = """
      struct Queue: View {
        let items: [Item]
        let reload: () -> Void
        var body: some View {
          if items.isEmpty {
            ContentUnavailableView("Nothing Left", systemImage: "checkmark.circle", description: Text("Every item was looked at."))
          } else {
            List(items) { item in Text(item.title) }
          }
        }
      }
      """
    #expect(reports(queue).isEmpty)
    #expect(reports(queue.replacing("checkmark.circle", with: "tray")) == ["empty-state-action"])
  }

  @Test func `what a button of the project's own opens is gone once it is pressed`() {
    let choices = """
      struct Review: View {
        @State private var message: String?
        var body: some View {
          ChoiceButton("Reject") {
            Button("Reject") { Task { await reject() } }
            Button("Reject and Go On") { Task { await reject() } }
          }
        }
        func reject() async { do { try await session.reject() } catch { message = error.localizedDescription } }
      }
      """
    #expect(reports(choices).isEmpty)
    #expect(reports(choices.replacing("ChoiceButton(\"Reject\")", with: "VStack")).count == 4)
  }

  @Test func `a section that is missing from a list of others leaves no blank page`() {
    let list = """
      struct Models: View {
        @State private var found: [Model] = []
        @State private var isLoading = true
        var body: some View {
          List {
            Section { Text("Installed") }
            if isLoading { ProgressView() } else if !found.isEmpty { Section { ForEach(found) { model in Text(model.name) } } }
          }
          .task {
            found = await server.models()
            isLoading = false
          }
        }
      }
      """
    #expect(reports(list).isEmpty)
    #expect(reports(list.replacing("Section { Text(\"Installed\") }", with: "")) == ["async-without-states"])
  }

  @Test func `a line that says how something stands may say that it is refreshed`() {
    let line = """
      struct Status: View {
        @State private var isRefreshing = false
        let isOn: Bool
        let isPaused: Bool
        var body: some View {
          if isRefreshing { Text("Refreshing…") } else if isPaused { Text("Paused") } else if isOn { Text("On") } else { Text("Off") }
        }
      }
      """
    #expect(reports(line).isEmpty)
    #expect(reports(line.replacing("else if isPaused { Text(\"Paused\") } else if isOn { Text(\"On\") } ", with: "")) == ["loading-progress"])
  }

  @Test func `a heart that fills at once has answered`() {
    let heart = """
      struct Heart: View {
        @State private var mark = Mark.open
        @State private var message: String?
        var body: some View {
          Button {
            if mark == .open {
              withAnimation { mark = .liked }
              Task { do { try await server.createMark() } catch { message = error.localizedDescription } }
            }
          } label: {
            Image(systemName: mark == .liked ? "heart.fill" : "heart")
          }
          .disabled(mark != .open)
        }
      }
      """
    #expect(reports(heart).isEmpty)
    #expect(
      reports(heart.replacing("withAnimation { mark = .liked }", with: ""))
        == ["mutation-disables-trigger", "mutation-shows-spinner"])
    #expect(
      reports(heart.replacing("withAnimation { mark = .liked }", with: "if isHard { mark = .liked }"))
        == ["mutation-shows-spinner"])
  }

  @Test func `a chat that empties its field has answered`() {
    let chat = """
      struct Chat: View {
        @State private var draft = ""
        @State private var message: String?
        var body: some View {
          HStack {
            TextField("Message", text: $draft)
            Button("Send") { Task { await send() } }.disabled(draft.isEmpty)
          }
        }
        func send() async {
          let text = draft
          draft = ""
          do { try await server.send(text) } catch { message = error.localizedDescription }
        }
      }
      """
    #expect(reports(chat).isEmpty)
    #expect(
      reports(chat.replacing("draft = \"\"\n", with: "\n"))
        == ["mutation-disables-trigger", "mutation-shows-spinner"])
  }

  @Test func `a field that hides its own button at once is gone`() {
    let field = """
      struct Amounts: View {
        @State private var showsField = true
        @State private var message: String?
        var body: some View {
          Button("Add") {
            if let amount {
              Task { do { try await log.add(amount) } catch { message = error.localizedDescription } }
              showsField = false
            }
          }
        }
      }
      """
    #expect(reports(field).isEmpty)
    #expect(reports(field.replacing("showsField = false", with: "other()")).count == 2)
  }

  @Test func `a page that stays for as long as nothing is connected goes by itself`() {
    let page = """
      struct Start: View {
        @State private var monitor = Monitor()
        var body: some View {
          if monitor.isConnected { Text("Hello") } else {
            ContentUnavailableView("No Internet", systemImage: "bolt", description: Text("Check the connection and try again."))
          }
        }
      }
      """
    #expect(reports(page).isEmpty)
    #expect(reports(page.replacing("monitor.isConnected", with: "monitor.isDone")) == ["failure-retry"])
  }

  @Test func `what a function sets for itself in a catch is not shown`() {
    let model = """
      struct Devices: View {
        let model: DevicesModel
        var body: some View { Text(model.failure ?? "Devices").task(id: model.name) { await model.check() } }
      }
      final class DevicesModel {
        var failure: String?
        func check() async -> String? {
          var firstFailure: String?
          do { try await server.check() } catch { firstFailure = "No server" }
          return firstFailure
        }
      }
      """
    #expect(reports(model).isEmpty)
    #expect(reports(model.replacing("catch { firstFailure", with: "catch { failure")) == ["cancellation-is-not-failure"])
  }

  @Test func `what a view was given stays where nothing newer comes`() {
    let page = """
      struct ProgrammePage: View {
        @State var programme: Programme
        var body: some View {
          Text(programme.title).task { programme = (try? await server.programme()) ?? programme }
        }
      }
      """
    #expect(reports(page).isEmpty)
    #expect(reports(page.replacing("programme: Programme", with: "programme = Programme()")) == ["async-without-states"])
  }

  @Test func `a placeholder with a symbol may stay in place of a picture`() {
    let avatar = """
      struct Avatar: View {
        var body: some View {
          AsyncImage(url: address) { phase in
            switch phase {
            case .success(let image): image.resizable()
            default: FacePlaceholder()
            }
          }
        }
      }
      struct FacePlaceholder: View { var body: some View { Image(systemName: "person.fill") } }
      """
    #expect(reports(avatar).isEmpty)
    #expect(reports(avatar.replacing("Image(systemName: \"person.fill\")", with: "Circle()")) == ["async-without-states"])
  }

  @Test func `what a style makes of a list is not known`() {
    let list = """
      struct Pages: View {
        let style: any ListStyle
        @State private var items: [Item] = []
        @State private var message: String?
        var body: some View {
          List {
            ForEach(items) { item in Text(item.title) }
            style.footer(isDone)
          }
          .task { await load() }
        }
        func load() async {
          do { items = try await server.items() } catch is CancellationError {} catch { message = error.localizedDescription }
        }
      }
      """
    #expect(reports(list).isEmpty)
  }

  /// A view with a button that does something, and a model in which it is done.
  private func editor(_ button: String, model: String, around: String = "VStack") -> [String] {
    let view = """
      struct Editor: View {
        @State private var model = EditorModel()
        @State private var isEditing = false
        @State private var savingID: Int?
        @State private var message: String?
        var body: some View { \(around) { \(button) } }
      }
      """
    let declaration = """
      @Observable final class EditorModel {
        var phase = Step.review
        var isSaving = false
        var message: String?
        enum Step { case review, writing }
        \(model)
      }
      struct Banner: View { let model: EditorModel; var body: some View { Text(model.message ?? "") } }
      """
    return [view, declaration]
  }
  private let save = "func save() async { do { try await store.save() } catch { message = error.localizedDescription } }"
  private let pressed = ["mutation-disables-trigger", "mutation-shows-spinner"]

  @Test func `a button that ends the editing it belongs to is gone`() {
    let button = "if isEditing { Button(\"Save\") { Task { await model.save() }; isEditing = false } }"
    #expect(check(files: editor(button, model: save)).isEmpty)
    #expect(check(files: editor(button.replacing("; isEditing = false", with: ""), model: save)).map(\.rule) == pressed)
  }

  @Test func `work that looks first whether it is under way is not done twice`() {
    let button = "Button(\"Save\") { Task { await model.save() } }"
    let guarded = save.replacing("do {", with: "guard !isSaving else { return }; isSaving = true; do {")
    #expect(check(files: editor(button, model: guarded)).map(\.rule) == ["mutation-shows-spinner"])
    let phased = save.replacing("do {", with: "guard phase == .review else { return }; phase = .writing; do {")
    #expect(check(files: editor(button, model: phased)).map(\.rule) == ["mutation-shows-spinner"])
    #expect(check(files: editor(button, model: save)).map(\.rule) == pressed)
  }

  @Test func `a page that asks first is opened, and nothing is changed yet`() {
    let button = "Button(\"Remove\") { Task { await model.removeAll() } }"
    let asks = "func removeAll() async { router.presentView(Confirmation { Task { await store.remove() } }) }"
    #expect(check(files: editor(button, model: asks)).isEmpty)
    let goes = "func removeAll() async { await store.remove(); router.showStart() }"
    #expect(check(files: editor(button, model: goes)).map(\.rule) == pressed)
  }

  @Test func `what waits for nothing is over at once`() {
    let button = "Button(\"No\") { Task { await model.updateChoice(false) } }"
    #expect(check(files: editor(button, model: "func updateChoice(_ value: Bool) async { choice = value }")).isEmpty)
    let waits = "func updateChoice(_ value: Bool) async { await store.update(value) }"
    #expect(check(files: editor(button, model: waits)).map(\.rule) == pressed)
  }

  @Test func `what becomes of an event that is told to a model is not guessed at`() {
    let send = "func send(event: Event) async { await store.send(event) }"
    #expect(check(files: editor("Button(\"No\") { Task { await model.send(event: .cancelled) } }", model: send)).isEmpty)
    #expect(check(files: editor("Button(\"No\") { Task { await model.send(text) } }", model: send)).map(\.rule) == pressed)
  }

  @Test func `what is chosen on a page that a button opens is not the button's work`() {
    let button = """
      Button("Quality") { chooser.show(didSelect: { value in Task { await model.save() } }) }
      """
    #expect(check(files: editor(button, model: save)).isEmpty)
    #expect(check(files: editor("Button(\"Quality\") { Task { await model.save() } }", model: save)).map(\.rule) == pressed)
  }

  @Test func `a button that tries again changes nothing, whatever its title is called`() {
    let button = "Button { Task { await model.updateCookies() } } label: { Text(Strings.tryAgain) }"
    let update = "func updateCookies() async { await store.update() }"
    #expect(check(files: editor(button, model: update)).isEmpty)
    #expect(check(files: editor(button.replacing("tryAgain", with: "save"), model: update)).map(\.rule) == ["mutation-disables-trigger"])
  }

  @Test func `a button that is held back by the name of what is saved is disabled`() {
    let button = """
      Button { Task { await save(1) } } label: { Text("Save") }.disabled(savingID != nil)
      """
    let view = editor(button, model: save)[0].replacing(
      "var body", with: "func save(_ id: Int) async { savingID = id; await model.save(); savingID = nil }\n  var body")
    let files = [view, editor(button, model: save)[1]]
    #expect(check(files: files).map(\.rule) == ["mutation-shows-spinner"])
    #expect(check(files: [view.replacing("savingID = id;", with: ""), files[1]].map { $0.replacing("savingID = nil }", with: "}") }).map(\.rule) == pressed)
  }

  @Test func `a page that its own loading takes away holds no button to press twice`() {
    let page = """
      enum Step { case result, loading, failure(any Error) }
      struct Offer: View {
        @State private var model = OfferModel()
        var body: some View {
          switch model.state {
          case .result: result
          case .loading: ProgressView()
          case .failure: Button("Retry") { model.retry() }
          }
        }
        var result: some View { VStack { Button("Accept") { Task { await model.submit() } } } }
      }
      @Observable final class OfferModel {
        var state = Step.result
        func submit() async {
          state = .loading
          do { try await server.submit() } catch { state = .failure(error) }
        }
      }
      """
    #expect(reports(page).isEmpty)
    #expect(reports(page.replacing("state = .loading\n", with: "\n")) == pressed)
  }

  @Test func `a menu holds no failure page, however its pieces are put together`() {
    let selector = """
      enum Variants { case loading, loaded([Item]), failed(any Error) }
      struct Selector: View {
        @State private var variants = Variants.loading
        var body: some View { VStack { choices } }
        private var choices: some View { Menu { middle } label: { Text("Variant") } }
        @ViewBuilder private var middle: some View {
          Button("None") { choose(nil) }
          inner
        }
        @ViewBuilder private var inner: some View {
          switch variants {
          case .loading: Text("Loading…")
          case .loaded(let items): ForEach(items) { item in Button(item.title) { choose(item) } }
          case .failed: Text("Not loaded")
          }
        }
      }
      """
    #expect(!reports(selector).contains("loading-progress") && !reports(selector).contains("failure-retry"))
    let stack = selector.replacing("Menu { middle } label: { Text(\"Variant\") }", with: "VStack { middle }")
    #expect(Set(reports(stack)).isSuperset(of: ["loading-progress", "failure-retry"]))
  }

  @Test func `signs for how each row stands are not pages`() {
    let rows = """
      enum Check { case waiting, running, failed, succeed }
      struct Checks: View {
        let checks: [Check]
        var body: some View {
          ForEach(checks) { check in
            switch check {
            case .waiting: Spacer()
            case .running: ProgressView()
            case .failed: Text("❌")
            case .succeed: Text("✅")
            }
          }
        }
      }
      """
    #expect(reports(rows).isEmpty)
    #expect(reports(rows.replacing("❌", with: "Not done")) == ["failure-retry"])
  }

  @Test func `an optional that is one piece of a page leaves no blank page`() {
    let page = """
      struct Detail: View {
        let title: String
        @State private var guess: Guess?
        var body: some View {
          VStack {
            Text(title)
            if let guess { Text(guess.name) }
          }
          .task { guess = await server.guess() }
        }
      }
      """
    #expect(reports(page).isEmpty)
    #expect(reports(page.replacing("Text(title)", with: "")) == ["no-success-only-unwrap"])
  }

  @Test func `a change is not a load that is called off`() {
    let model = """
      struct Presets: View {
        @State private var name: String?
        @State private var model = PresetsModel()
        var body: some View { Text(model.message ?? "").task(id: name) { await model.createPreset() } }
      }
      @Observable final class PresetsModel {
        var message: String?
        func createPreset() async { do { try await store.create() } catch { message = error.localizedDescription } }
      }
      """
    #expect(reports(model).isEmpty)
    #expect(reports(model.replacing("createPreset", with: "loadPresets")).isEmpty)
    #expect(
      reports(model.replacing("createPreset", with: "loadPresets").replacing("store.create", with: "store.presets"))
        == ["cancellation-is-not-failure"])
  }

  @Test func `a list that came with the app stays as it is`() {
    let page = """
      struct Credits: View {
        @State private var names: [Name] = []
        var body: some View {
          Group {
            if names.isEmpty { ContentUnavailableView { Label(Strings.noNames, systemImage: "globe") } } else {
              List(names) { name in Text(name.title) }
            }
          }
          .onAppear { names = Bundle.main.names() }
        }
      }
      """
    #expect(reports(page).isEmpty)
    #expect(reports(page.replacing("Strings.noNames", with: "\"No Names Yet\"")) == ["empty-state-action"])
  }

  @Test func `a badge that is missing leaves the row as it is`() {
    let row = """
      struct Row: View {
        @State private var account: Account?
        var body: some View {
          HStack { Text("Name"); SupporterBadge(account: account) }.task { account = try? await server.account() }
        }
      }
      """
    #expect(reports(row).isEmpty)
    #expect(reports(row.replacing("SupporterBadge", with: "SupporterPage")) == ["async-without-states"])
  }

  @Test func `a failure that is told apart from one that can be tried again is meant so`() {
    let card = """
      enum Firmware { case loading, ready(Version), error(Problem) }
      enum Problem { case offline, noDevice }
      struct FirmwarePage: View {
        let firmware: Firmware
        var body: some View {
          switch firmware {
          case .loading: ProgressView()
          case .ready(let version): Text(version.name)
          case .error(.offline): Button("Retry") { retry() }
          case .error(.noDevice): Text("Connect a device.")
          }
        }
      }
      """
    #expect(reports(card).isEmpty)
    #expect(reports(card.replacing("Button(\"Retry\") { retry() }", with: "Text(\"Offline\")")).contains("failure-retry"))
  }

  @Test func `a place that says in words that it loads does not call itself empty`() {
    let page = """
      struct Labels: View {
        @State private var labels: [Label] = []
        @State private var isLoading = true
        var body: some View {
          List {
            if labels.isEmpty { Text(isLoading ? "Loading…" : "No labels") } else { ForEach(labels) { label in Text(label.name) } }
          }
          .task { labels = await server.labels() }
        }
      }
      """
    #expect(!reports(page).contains("no-empty-before-answer"))
    #expect(reports(page.replacing("isLoading ? \"Loading…\" : \"No labels\"", with: "\"No labels\"")).contains("no-empty-before-answer"))
  }

  @Test func `a button that goes on to the next step says so by its title`() {
    let flow = """
      struct Flow: View {
        @State private var step = Step.first
        @State private var message: String?
        var body: some View {
          Button(step == .first ? "Continue" : "Back") {
            switch step {
            case .first:
              step = .second
              Task { do { try await server.createOrder() } catch { message = error.localizedDescription } }
            default: step = .first
            }
          }
        }
      }
      """
    #expect(!reports(flow).contains("mutation-shows-spinner"))
    #expect(reports(flow.replacing("step == .first ? \"Continue\" : \"Back\"", with: "\"Continue\"")).contains("mutation-shows-spinner"))
  }

  @Test func `a flag that is loaded had a value before`() {
    let settings = """
      struct Settings: View {
        @State private var isOn = false
        @State private var method = Method.password
        var body: some View {
          VStack { if isOn { Text("On") }; Text(method.title) }
            .task { isOn = (try? await server.isOn()) ?? false }
            .task { method = (try? await server.method()) ?? .password }
        }
      }
      enum Method { case password, key }
      """
    #expect(reports(settings).isEmpty)
    #expect(reports(settings.replacing("isOn = false", with: "isOn: [Item] = []").replacing("?? false", with: "?? []")) == ["async-without-states"])
  }

  @Test func `a toolbar that loads anew is a way to try again`() {
    let sessions = """
      struct Sessions: View {
        @State private var sessions: [Session] = []
        @State private var problem: String?
        var body: some View {
          List {
            if let problem { Text(problem) }
            Text("Session")
          }
          .refreshable { await load() }
          .toolbar { Button { Task { await load() } } label: { Image(systemName: "arrow.clockwise") } }
        }
        func load() async {
          do { sessions = try await server.sessions() } catch is CancellationError {} catch { problem = error.localizedDescription }
          problem = nil
        }
      }
      """
    #expect(reports(sessions).isEmpty)
    #expect(reports(sessions.replacing("Task { await load() }", with: "other()")) == ["failure-retry"])
  }

  @Test func `a case that is left blank with a word why is meant so`() {
    let status = """
      struct Status: View {
        let phase: Phase
        var body: some View {
          switch phase {
          case .idle, .loading: ProgressView()
          case .loaded(let page): Text(page.title)
          case .failed:
            // The bubble itself says so.
            EmptyView()
          }
        }
      }
      """
    #expect(reports(phase, status).isEmpty)
    #expect(reports(phase, status.replacing("// The bubble itself says so.", with: "")) == ["all-states"])
  }

  @Test func `an error that a model keeps for an alert before it throws is told`() {
    let button = "Button(\"Save\") { Task { do { try await model.save() } catch {} } }.disabled(true).overlay { if model.isSaving { ProgressView() } }"
    let tells = "func save() async throws { do { try await store.save() } catch { message = error.localizedDescription; throw error } }"
    #expect(!check(files: editor(button, model: tells)).map(\.rule).contains("mutation-gives-feedback"))
    let passes = "func save() async throws { try await store.save() }"
    #expect(check(files: editor(button, model: passes)).map(\.rule).contains("mutation-gives-feedback"))
  }

  @Test func `a panel of the system covers the button`() {
    let button = "Button(\"Upload\") { Task { await model.uploadFiles() } }"
    let panel = "func uploadFiles() async { let panel = NSOpenPanel(); guard panel.runModal() == .OK else { return }; await upload(panel.urls) }"
    #expect(check(files: editor(button, model: panel)).isEmpty)
    #expect(check(files: editor(button, model: "func uploadFiles() async { await server.upload(urls) }")).map(\.rule) == pressed)
  }

  @Test func `a word behind the last case says why it is blank, too`() {
    let status = """
      struct Status: View {
        let phase: Phase
        var body: some View {
          switch phase {
          case .idle, .loading: ProgressView()
          case .loaded(let page): Text(page.title)
          case .failed: EmptyView() // Not reachable.
          }
        }
      }
      """
    #expect(reports(phase, status).isEmpty)
    #expect(reports(phase, status.replacing(" // Not reachable.", with: "")) == ["all-states"])
  }

  @Test func `tabs are no states, although one is called after work in progress`() {
    let tabs = """
      enum LaterTab { case inProgress, archived, completed }
      struct Later: View {
        let tab: LaterTab
        var body: some View {
          switch tab {
          case .inProgress: Text("Saved for later")
          case .archived: Text("Archived")
          case .completed: Text("Done")
          }
        }
      }
      """
    #expect(reports(tabs).isEmpty)
    #expect(reports(tabs.replacing("archived, completed", with: "failed, completed").replacing(".archived", with: ".failed")) != [])
  }

  @Test func `what only a person starts may show nothing before that`() {
    let preview = """
      struct Preview2: View {
        @State private var page: Phase = .idle
        @State private var tags: Phase = .idle
        var body: some View {
          VStack {
            switch page {
            case .idle: EmptyView()
            case .loading: ProgressView()
            case .loaded(let page): Text(page.title)
            case .failed: Button("Retry") { show() }
            }
          }
          .task { await loadTags() }
        }
        func show() { Task { page = .loading } }
        func loadTags() async { tags = .loading }
      }
      """
    #expect(reports(phase, preview.replacing("Preview2", with: "Sample")).isEmpty)
    #expect(reports(phase, preview.replacing("Preview2", with: "Sample").replacing("{ tags = .loading }", with: "{ page = .loading }")) == ["all-states"])
  }

  @Test func `a picture in place of pictures is no page`() {
    let album = """
      struct Album: View {
        @State private var addresses: [URL] = []
        var body: some View {
          Group {
            if addresses.isEmpty { Image(systemName: "photo") } else { ForEach(addresses) { address in Picture(address) } }
          }
          .task { addresses = await server.addresses() }
        }
      }
      struct Picture: View { var body: some View { Circle() } }
      """
    #expect(!reports(album).contains("empty-state-action"))
    #expect(reports(album.replacing("Image(systemName: \"photo\")", with: "Text(\"Nothing\")")).contains("empty-state-action"))
  }

  @Test func `a list beside a case for an empty answer is not blank`() {
    let list = """
      enum Step { case loading, ready, empty }
      struct Goals: View {
        @State private var step = Step.loading
        @State private var goals: [Goal] = []
        var body: some View {
          Group {
            switch step {
            case .loading: ProgressView()
            case .empty: Button("Add") { add() }
            case .ready: ScrollView { ForEach(goals) { goal in Text(goal.name) } }
            }
          }
          .task { goals = await server.goals() }
        }
      }
      """
    #expect(reports(list).isEmpty)
    #expect(reports(list.replacing("case .empty: Button(\"Add\") { add() }", with: "")) == ["async-without-states"])
  }

  @Test func `downloads for when one is offline are no failure`() {
    let page = """
      struct Downloads: View {
        var body: some View {
          ContentUnavailableView("No Downloads", systemImage: "arrow.down", description: Text("Downloads appear here for offline use."))
        }
      }
      """
    #expect(!reports(page).contains("failure-retry"))
    #expect(reports(page.replacing("Downloads appear here for offline use.", with: "Download failed.")).contains("failure-retry"))
  }

  @Test func `a widget that has nothing to show is no page`() {
    let widget = """
      enum Skills { case loading, loaded(Page), empty, failed(any Error) }
      struct SkillsWidget: View {
        let skills: Skills
        var body: some View {
          switch skills {
          case .loading: ProgressView()
          case .loaded(let page): Text(page.title)
          case .empty: Text("No skills")
          case .failed: Button("Retry") { retry() }
          }
        }
      }
      """
    #expect(reports(widget).isEmpty)
    #expect(reports(widget.replacing("SkillsWidget", with: "SkillsPage")) == ["empty-state-action"])
  }

  @Test func `a section that is missing beside others leaves no blank page`() {
    let page = """
      struct Product: View {
        @State private var others: [Item] = []
        @State private var isLoading = true
        var body: some View {
          VStack {
            Text("Product")
            recommended
          }
          .task {
            others = await server.others()
            isLoading = false
          }
        }
        @ViewBuilder var recommended: some View {
          if isLoading { ProgressView() } else if !others.isEmpty { ForEach(others) { other in Text(other.name) } }
        }
      }
      """
    #expect(reports(page).isEmpty)
    #expect(reports(page.replacing("Text(\"Product\")", with: "")) == ["async-without-states"])
  }

  @Test func `a step two calls away may fail where the button tells how the whole went`() {
    let button = "Button(\"Save\") { Task { do { try await model.save() } catch { message = error.localizedDescription } } }"
    let steps = """
      func save() async throws { try await store.save(); await updateCount() }
      func updateCount() async { count = try? await store.count() }
      """
    #expect(!check(files: editor(button, model: steps)).map(\.rule).contains("mutation-gives-feedback"))
    #expect(
      check(files: editor("Button(\"Save\") { Task { try? await model.save() } }", model: steps)).map(\.rule)
        .contains("mutation-gives-feedback"))
  }

  @Test func `a piece that is shown only once all is loaded may call itself empty`() {
    let page = """
      struct Board: View {
        @State private var pills: [Pill] = []
        @State private var isLoading = true
        var body: some View {
          Group {
            if isLoading { ProgressView() } else { section }
          }
          .task {
            pills = await server.pills()
            isLoading = false
          }
        }
        @ViewBuilder var section: some View {
          if pills.isEmpty { Text("No pills") } else { ForEach(pills) { pill in Text(pill.name) } }
        }
      }
      """
    #expect(!reports(page).contains("no-empty-before-answer"))
    #expect(
      reports(page.replacing("if isLoading { ProgressView() } else { section }", with: "section"))
        .contains("no-empty-before-answer"))
  }
}

@Suite("A spinner answers for the button that it replaces, covers or stands beside")
struct SpinnerPlaceTests {
  private func form(_ content: String) -> String {
    """
    struct Editor: View {
      @State private var isSaving = false
      @State private var message: String?
      var body: some View {
        \(content)
      }
      func save() async {
        isSaving = true
        do { try await store.save() } catch { message = error.localizedDescription }
        isSaving = false
      }
    }
    """
  }
  private let button = "Button(\"Save\") { Task { await save() } }.disabled(isSaving)"
  private let spinner = "if isSaving { ProgressView() }"

  @Test func `one in the label of another button may`() {
    let other = "Button { Task { await save() } } label: { if isSaving { ProgressView() } else { Text(\"Send\") } }.disabled(isSaving)"
    #expect(reports(form("Form { Section { \(other) }; Section { \(button) } }")).isEmpty)
    #expect(reports(form("Form { Section { \(button) } }")) == ["mutation-shows-spinner"])
  }

  @Test func `one elsewhere on the page may`() {
    #expect(reports(form("Form { Section { \(spinner) }; Section { \(button) } }")).isEmpty)
    let other = spinner.replacing("isSaving", with: "isLoading")
    #expect(reports(form("Form { Section { \(other) }; Section { \(button) } }")) == ["mutation-shows-spinner"])
  }

  @Test func `one that covers it, stands beside it or takes its place does`() {
    #expect(reports(form("ZStack { Form { \(button) }; \(spinner) }")).isEmpty)
    #expect(reports(form("Form { \(button) }.overlay { \(spinner) }")).isEmpty)
    #expect(reports(form("HStack { \(button); \(spinner) }")).isEmpty)
    #expect(reports(form("if isSaving { ProgressView() } else { \(button) }")).isEmpty)
  }
}

@Suite("One page for all states but the success is reported")
struct OtherwiseTests {
  private func screen(_ body: String, rest: String = "") -> String {
    """
    struct Screen: View {
      @State private var page = Phase.idle
      var body: some View {
        VStack {
          \(body)
        }
        .task { await load() }
      }
      \(rest)
    }
    """
  }

  @Test func `as a spinner, it turns for ever after a failure`() {
    let body = "if case .loaded(let page) = page { Text(page.title) } else { ProgressView() }"
    #expect(reports(phase, screen(body)) == ["no-success-only-unwrap"])
    #expect(check(phase, screen(body))[0].consequence == "a spinner that never ends after a failure")
    #expect(reports(screen("if let found = page.value { Text(found.title) } else { ProgressView() }").replacing("Phase.idle", with: "Loadable<Page>.notInitiated")) == ["no-success-only-unwrap"])
  }

  @Test func `unless the failure is shown elsewhere, or the page offers a way on`() {
    let body = "if case .loaded(let page) = page { Text(page.title) } else { ProgressView() }"
    #expect(reports(phase, screen(body + "\nif case .failed = page { Button(\"Retry\") { retry() } }")).isEmpty)
    #expect(reports(phase, screen(body.replacing("ProgressView()", with: "ProgressView(); Button(\"Retry\") { retry() }"))).isEmpty)
    #expect(reports(phase, screen("if case .failed = page { Button(\"Retry\") { retry() } } else " + body)).isEmpty)
  }
}
