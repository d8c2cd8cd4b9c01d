import Testing

@Suite("A cancellation that is certainly shown as a failure is told from one that is not")
struct CancellationTests {
  private let rule = "cancellation-is-not-failure"

  private let screen = """
    struct Items: View {
      let query: String
      @State private var model = ItemsModel()
      var body: some View {
        List { Text(model.message ?? query); Rows(model: model) }.task(id: query) { await model.load() }
      }
    }
    struct Rows: View { let model: ItemsModel; var body: some View { Text(model.items.first ?? "") } }
    """
  private let model = """
    @MainActor @Observable final class ItemsModel {
      var message: String?
      var items: [String] = []
      private let client = Client()
      func load() async {
        do { items = try await client.items() } catch { message = error.localizedDescription }
      }
    }
    """
  private let client = """
    struct Client {
      func items() async throws -> [String] { try await session.data(from: url).titles }
    }
    """

  @Test func `what is awaited all the way and shown by the view is reported`() {
    #expect(reports(screen, model, client) == [rule])
    let together = model.replacing(
      "items = try await client.items()", with: "async let all = client.items(); items = try await all")
    #expect(reports(screen, together, client) == [rule])
    let parts = screen.replacing("await model.load()", with: "async let all: Void = model.load(); await all")
    #expect(reports(parts, model, client) == [rule])
  }

  @Test func `a task of its own is not called off`() {
    let loose = model.replacing(
      "func load() async {", with: "func load() { Task { await loadAll() } }\nfunc loadAll() async {")
    #expect(reports(screen.replacing("await model.load()", with: "model.load()"), loose, client).isEmpty)
    let kept = model.replacing(
      "func load() async {", with: "func load() async { await Task { await loadAll() }.value }\nfunc loadAll() async {")
    #expect(reports(screen, kept, client).isEmpty)
  }

  @Test func `an error that is replaced or caught on the way is no cancellation any more`() {
    let replaced = client.replacing(
      "try await session.data(from: url).titles",
      with: "do { return try await session.data(from: url).titles } catch { throw Problem.offline }")
    #expect(reports(screen, model, replaced).isEmpty)
    let handedOn = replaced.replacing("throw Problem.offline", with: "throw error")
    #expect(reports(screen, model, handedOn) == [rule])
    let kept = replaced.replacing("throw Problem.offline", with: "print(error); return []")
    #expect(reports(screen, model, kept).isEmpty)
  }

  @Test func `a callback that is waited for is not called off`() {
    let callback = client.replacing(
      "try await session.data(from: url).titles",
      with: "await open(); return try await withCheckedThrowingContinuation { start($0) }")
    #expect(reports(screen, model, callback).isEmpty)
  }

  @Test func `work that another function runs in a task of its own is not called off`() {
    let queued = model.replacing(
      "func load() async {\n    do { items = try await client.items() } catch { message = error.localizedDescription }",
      with: """
        func load() async {
            try? await queue.serialized {
              do { self.items = try await self.client.items() } catch { self.message = error.localizedDescription }
            }
        """)
    let queue = "final class Queue { func serialized(_ work: @escaping () async throws -> Void) async throws {"
      + " try await Task { try await work() }.value } }"
    let keeps = queued.replacing("private let client", with: "private let queue = Queue()\n  private let client")
    #expect(reports(screen, keeps, client, queue).isEmpty)
  }

  @Test func `a notice of the app's own may leave a cancellation out`() {
    let toast = screen.replacing("model.message ?? query", with: "query")
      .replacing(".task(id:", with: ".errorToast($model.message).task(id:")
    #expect(reports(toast, model, client).isEmpty)
  }

  @Test func `an error that the view does not read is not shown`() {
    let silent = screen.replacing("model.message ?? query", with: "query")
    #expect(reports(silent, model, client).isEmpty)
    let other = "struct Log: View { let model: OtherModel; var body: some View { Text(model.message ?? \"\") } }\n"
      + "final class OtherModel { var message: String? }"
    #expect(reports(silent, model, client, other).isEmpty)
    let debug = "struct Log: View { let model: ItemsModel; var body: some View { Text(model.message ?? \"\") } }"
    #expect(reports(silent, model, client, debug).isEmpty)
    #expect(reports(silent.replacing("Rows(model: model)", with: "Log(model: model)"), model, client, debug) == [rule])
    let own = debug.replacing("let model: ItemsModel", with: "@State private var model = ItemsModel()")
    #expect(reports(silent.replacing("Rows(model: model)", with: "Log()"), model, client, own).isEmpty)
    let unused = silent + "\nextension Items { var unused: String { model.message ?? \"\" } }"
    #expect(reports(unused, model, client).isEmpty)
  }

  @Test func `an error that another screen shows is no error of this one`() {
    let sheet = screen.replacing("model.message ?? query", with: "query")
      .replacing(".task(id", with: ".sheet(isPresented: $edits) { Form(model: model) }.task(id")
    let form = "struct Form: View { let model: ItemsModel; var body: some View { Text(model.message ?? \"\") } }"
    #expect(reports(sheet, model, client, form).isEmpty)
  }

  @Test func `what is computed of an error shows it`() {
    let silent = screen.replacing("model.message ?? query", with: "model.title")
    let computed = model.replacing("var items", with: "var title: String { message ?? \"\" }\nvar items")
    #expect(reports(silent, computed, client) == [rule])
  }

  @Test func `a function that shows some errors does not show every one`() {
    let told = model.replacing("message = error.localizedDescription", with: "present(error)")
    let shows = "extension ItemsModel { func present(_ error: any Error) { BODY } }"
    #expect(reports(screen, told, client, shows.replacing("BODY", with: "message = \"No\"")) == [rule])
    for body in [
      "if let known = error as? ServiceError { message = known.text }",
      "if case ServiceError.status = error { message = \"No\" }",
      "guard case ServiceError.status = error else { return }\nmessage = \"No\"",
      "switch error { case ServiceError.status: message = \"No\"\ndefault: break }",
      "#if canImport(Banners)\nmessage = \"No\"\n#endif",
    ] {
      #expect(reports(screen, told, client, shows.replacing("BODY", with: body)).isEmpty, "\(body)")
    }
    let sometimes = model.replacing("catch { message", with: "catch { if items.isEmpty { message")
      .replacing("localizedDescription }", with: "localizedDescription } }")
    #expect(reports(screen, sometimes, client).isEmpty)
  }

  @Test func `a state that says nothing of an error shows none`() {
    let shown = screen.replacing("model.message ?? query", with: "model.phase.text")
    let phase = model.replacing("var message: String?", with: "var phase = Phase.idle")
      .replacing("message = error.localizedDescription", with: "phase = .failed(error)")
    #expect(reports(shown, phase, client) == [rule])
    #expect(reports(shown, phase.replacing(".failed(error)", with: ".idle"), client).isEmpty)
    #expect(reports(shown, phase.replacing(".failed(error)", with: ".loaded(cache.items)"), client).isEmpty)
  }

  @Test func `work that cannot be called off does not end by cancellation`() {
    for body in [
      "try await withCheckedThrowingContinuation { next in fetch { next.resume(with: $0) } }",
      "try await store.collection(\"items\").getDocuments().titles",
      "try read()",
      "try await traced { try read() } }\nfunc traced<T>(_ work: () async throws -> T) async throws -> T { try await work()",
    ] {
      let stubborn = "struct Client { func items() async throws -> [String] { \(body) } }"
      #expect(reports(screen, model, stubborn).isEmpty, "\(body)")
    }
    let stream = model.replacing(
      "items = try await client.items()", with: "for try await item in stream { items.append(item) }")
    #expect(reports(screen, stream, client).isEmpty)
  }

  @Test func `what stands in for a protocol in tests says nothing of the real one`() {
    let typed = model.replacing("let client = Client()", with: "let client: any Source")
    let source = "protocol Source { func items() async throws -> [String] }\n"
      + client.replacing("struct Client", with: "struct MockClient: Source")
    let real = "struct Client: Source { func items() async throws -> [String] { try read() } }"
    #expect(reports(screen, typed, source) == [rule])
    #expect(reports(screen, typed, source, real).isEmpty)
  }

  @Test func `a clause for a type of errors may take cancellation first`() {
    let cast = model.replacing("catch {", with: "catch let error as ServiceError { message = error.text } catch {")
    #expect(reports(screen, cast, client).isEmpty)
  }

  @Test func `a list is not pulled on a Mac`() {
    let pulled = screen.replacing(".task(id: query)", with: ".refreshable")
    let mac = "final class Delegate: NSObject, NSApplicationDelegate { func open() { show(Items()) } }"
    #expect(reports(pulled, model, client) == [rule])
    #expect(reports(pulled, model, client, mac).isEmpty)
    #expect(reports(pulled, model, client, mac, "final class Scene: UIResponder, UIApplicationDelegate {}") == [rule])
  }
}
