import LintModel
import LintSyntax
import Testing

/// What skimming and parsing must agree on.
private struct Declarations: Equatable {
  var types: [TypeFacts]
  var aliases: [AliasFacts]
  var functions: [FunctionFacts]
  var properties: [PropertyFacts]

  init(_ facts: FileFacts) {
    types = facts.types
    aliases = facts.aliases
    functions = facts.functions.map(Self.plain)
    properties = facts.properties.map(Self.plain)
    for index in types.indices {
      types[index].functions = types[index].functions.map(Self.plain)
      types[index].properties = types[index].properties.map(Self.plain)
    }
  }

  private static func plain(_ function: FunctionFacts) -> FunctionFacts {
    var copy = function
    copy.body = nil
    copy.summary = sorted(copy.summary)
    return copy
  }

  private static func plain(_ property: PropertyFacts) -> PropertyFacts {
    var copy = property
    copy.body = nil
    copy.summary = copy.summary.map(sorted)
    return copy
  }

  private static func sorted(_ summary: ActionSummary) -> ActionSummary {
    var copy = summary
    copy.calls.sort()
    copy.reads = []
    copy.awaits.sort()
    return copy
  }
}

@Suite("Skimming reads what parsing reads")
struct SkimmingTests {
  private func expectAgreement(_ source: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let skimmed = Declarations(FactExtractor().skimmedFacts(path: "a.swift", source: source))
    let parsed = Declarations(FactExtractor().parsedFacts(path: "a.swift", source: source))
    #expect(skimmed == parsed, sourceLocation: sourceLocation)
  }

  @Test func `what is awaited here, and what is done with every error`() {
    expectAgreement(
      """
      final class Model {
        func load() async {
          async let all = client.items()
          do {
            items = try await all
            titles = try await client.titles("a") ?? []
            for try await item in stream { items.append(item) }
          } catch let error as ServiceError {
            message = error.text
          } catch {
            guard isCurrent else { return }
            message = "No"
            if items.isEmpty { state = .failed } else { banner = "No" }
            for id in ids { state = .failed }
            #if DEBUG
            report(error)
            #endif
            present(error)
            state = .idle
            phase = .failed(error)
          }
          Task { await client.log() }
          await Task { await client.log() }.value
        }
        func present(_ error: any Error) {
          alert = "No"
          repeat { next() } while isOpen
          select(for: 1) { toast = "No" }
          guard case ServiceError.status = error else { return }
          message = "No"
        }
      }
      """)
  }

  @Test func `types, cases and what they inherit`() {
    expectAgreement(
      """
      @MainActor @Observable public final class Library<Book: Identifiable & Sendable, T>: Base<[Int]>, Codable {
        enum State: String, Sendable { case idle, loading(progress: Double), loaded([Book], at: Date), failed(any Error) }
        struct Inner { enum Deep { case a; case b(Int?) } }
        indirect enum Tree { case leaf, node(Tree, Tree) }
      }
      extension Library.State where T == Int { var isDone: Bool { self == .idle } }
      extension [String] { func joinedUp() -> String { joined() } }
      protocol Model: AnyObject { associatedtype Value; var state: Value { get set }; func load(_ id: Int) async throws -> Value }
      actor Store { class func shared() {} ; class var one: Int { 1 } }
      public typealias Handler = @Sendable (Result<[Int], any Error>) async -> Void
      #if os(iOS)
      struct Phone {}
      #else
      struct Desk {}
      #endif
      #Preview { Library<Int, Int>() }
      """)
  }

  @Test func `variables with all their kinds of values`() {
    expectAgreement(
      ###"""
      struct Screen: View {
        @State private var items: [Item] = []
        @StateObject var model = Library<Int>.Model(store: .shared)
        @Environment(Library.self) private var library
        @Environment(\.dismiss) var dismiss
        @AppStorage("key") private(set) var name = "a \("b" + name) { \\ }"
        let a = 1, b: Int? = nil, c = Store.shared
        lazy var d: () -> Void = { [weak self] in self?.run() }
        private static let formatter: DateFormatter = {
          let formatter = DateFormatter()
          return formatter
        }()
        var e: Int = 3 { didSet { run() } }
        var f: Int { get { stored } set { stored = newValue } }
        var g: [String: (Int, Int)] = [:]
        var h = flag ? 1 : 2
        var i = Foo()
          .bar()
          .baz { $0 }
        var j: some View { Text("a") }
        let raw = ##"{ "\#(no)" "##
        let long = """
          class Nothing { func nothing() }
          \(items.map { "\($0)" })
          """
        let regex = /a{2}"b/
      }
      """###)
  }

  @Test func `functions and what their code does`() {
    expectAgreement(
      """
      final class Model {
        func load(_ id: Int, from store: Store = .shared, done: @escaping (Int) -> Void = { _ in }) async throws -> [Item]? {
          isLoading = true
          defer { isLoading = false }
          do {
            let found = try await store.items(id)
            self.items = found
            state = .loaded(found)
          } catch is CancellationError {
          } catch {
            self.error = error
            logger.error("no")
          }
          return nil
        }
        func save() {
          Task {
            do { try await store.save() } catch { print(error) }
            try? await store.flush()
            count += 1
          }
        }
        static func make() -> Model { Model() }
        init?(name: String) { self.name = name }
        func == (left: Model, right: Model) -> Bool { true }
        subscript(index: Int) -> Int { 1 }
        deinit { task.cancel() }
      }
      """)
  }

  @Test func `what becomes of errors`() {
    expectAgreement(
      """
      final class Model {
        func load() async {
          guard let items = try? await store.items() else {
            error = "No items"
            return
          }
          guard let others = try? await store.others() else { return }
          if let user = try? await store.user(), user.isActive { self.user = user } else { failed = true }
          if let user = try? await store.user() { self.user = user } else { print("no user") }
          self.items = items + others
        }
        func look() async {
          let found = try? await store.lookup(id)
          if let first = found?.first { self.first = first } else { notFound = true }
          profile = try? await store.profile()
          if profile == nil { showsError = true }
          let plain = try? await store.plain()
          if let plain { print(plain) }
          guard let answer = await ask(), let rest = try? await store.rest(of: answer) else { throw Missing() }
          run(rest)
        }
        func answer() async {
          let worked = await store.save()
          if worked { dismiss() } else { failure = "Not saved" }
          guard worked else {
            alert.show("Not saved")
            return
          }
          if !worked { hint = "no" }
          guard let found = await store.find(id) else {
            handleFailure()
            return
          }
          if found == nil { missing = true } else { shown = found }
          if let found { shown = found } else { missing = true }
          if await store.check() { done = true } else { wrong = true }
          if worked, isOpen { done = true } else { other = true }
          let items = await store.items()
          if items.isEmpty { isEmpty = true } else { self.items = items }
          guard let first = items.first, let last = await store.last(of: items) else { return fail() }
        }
        func send() async -> Bool {
          let text = draft
          draft = ""
          attachment = nil
          picked = []
          isOpen = false
          do { try await wire.send(text) } catch { return false }
          draft = ""
          return true
        }
        func start() {
          Task {
            isBusy = true
            if isOpen {
              try await store.save()
            }
            isBusy = false
          }
          Task { do { try await store.flush() } catch { problem = error } }
          Task { [weak self] in try await Task.sleep(for: .seconds(1)) }
          let kept = Task { try await store.save() }
          withAnimation { Task { @MainActor in _ = try await store.empty() } }
          Task { await run { try await store.inner() } }
          Task { try? await store.outer() }
          kept.cancel()
        }
      }
      """)
  }

  @Test func `code that is not parsed is known by its words`() throws {
    let facts = FactExtractor().facts(
      path: "a.swift",
      source: """
        struct Waiting: View { var body: some View { VStack { ProgressView("Wait") } } }
        """)
    #expect(facts.types.first?.properties.first?.body == nil)
    #expect(try #require(facts.types.first?.properties.first?.summary).calls == ["VStack", "ProgressView"])
  }

  @Test func `places in a file that was parsed in part are places in the whole file`() throws {
    let source = """
      struct Model { func a() { let b = "🎈"; run(b) } }
      struct Screen: View {
        func helper() { print("one"); print("two") }
        var body: some View { AsyncImage(url: url) }
      }
      """
    let part = FactExtractor().facts(path: "a.swift", source: source)
    let whole = FactExtractor().parsedFacts(path: "a.swift", source: source)
    #expect(part.types[1].properties[0].body == whole.types[1].properties[0].body)
    #expect(part.types[1].functions[0].nameBytes == whole.types[1].functions[0].nameBytes)
    #expect(part.lines == whole.lines)
  }
}

@Suite("No source crashes or hangs")
struct RobustnessTests {
  private let view = """
    struct A: View {
      @State private var items: Loadable<[Int]> = .notInitiated
      var body: some View {
        switch items { case .success(let items): List(items) { Text("\\($0)") } default: ProgressView() }
        Button("Save") { Task { try? await save("a", #"b"#, /c/) } }
      }
    }
    """

  @Test func `a source cut off anywhere is read as far as it goes`() {
    for length in stride(from: 0, through: view.utf8.count, by: 7) {
      let part = String(decoding: Array(view.utf8).prefix(length), as: UTF8.self)
      _ = FactExtractor().facts(path: "a.swift", source: part)
      _ = FactExtractor().skimmedFacts(path: "a.swift", source: part)
    }
  }

  @Test func `a task that is cut off in a catch is read to its end`() {
    let source = "struct A: View { var body: some View { Button(\"Save\") { Task { do { try await save() } catch { a() } } } } }"
    for length in 0...source.utf8.count {
      _ = FactExtractor().skimmedFacts(path: "a.swift", source: String(decoding: source.utf8.prefix(length), as: UTF8.self))
    }
  }

  @Test func `a mark of byte order amid the code is a mistake, and no more`() {
    let facts = FactExtractor().parsedFacts(path: "a.swift", source: "struct A { var a =\u{FEFF} false }")
    #expect(!facts.parseProblems.isEmpty)
  }

  @Test func `a file that does not parse says where`() {
    let facts = FactExtractor().facts(path: "a.swift", source: view.replacing("default: ", with: "default "))
    #expect(!facts.parseProblems.isEmpty)
    #expect(facts.parseProblems.first?.range.start.line == 4)
  }

  @Test(arguments: [
    String(repeating: "(", count: 2_000), String(repeating: "{", count: 2_000), String(repeating: "[", count: 2_000),
    String(repeating: "if a {} else ", count: 1_000), String(repeating: "a.b().", count: 1_000),
    "a" + String(repeating: " + a", count: 1_000), String(repeating: "!", count: 2_000),
    String(repeating: "\"\\(", count: 1_000), String(repeating: "/*", count: 2_000), String(repeating: "<", count: 2_000),
    String(repeating: "struct A { ", count: 300), String(repeating: "#if a\n", count: 1_000),
    String(repeating: "a ? b : ", count: 1_000),
  ])
  func `a source nested without end comes to an end`(nested: String) {
    let source = "struct A: View { var body: some View { AsyncImage(url: \(nested)) } }"
    let facts = FactExtractor().facts(path: "a.swift", source: source)
    _ = Program(files: [facts]).screens()
    _ = FactExtractor().skimmedFacts(path: "a.swift", source: nested)
    _ = FactExtractor().facts(path: "a.swift", source: nested)
  }
}
