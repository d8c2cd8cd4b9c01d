import Foundation
import LintModel
import LintSyntax
import Testing

/// Reads a source with the reader of view code, and with the parser in its place.
private func both(_ source: [UInt8]) -> (read: FileFacts, parsed: FileFacts) {
  var byParser = FactExtractor()
  byParser.readsViewCode = false
  return (FactExtractor().facts(path: "a.swift", bytes: source), byParser.facts(path: "a.swift", bytes: source))
}

/// The files below a folder, where one is named: `FEEDBACK_LINT_CORPUS=folder swift test`.
private let corpus = ProcessInfo.processInfo.environment["FEEDBACK_LINT_CORPUS"]

@Suite("The code of views is read as the parser reads it")
struct ViewCodeReadingTests {
  @Test(arguments: viewCode) func `whatever it is written with`(code: String) {
    let (read, parsed) = both(Array(view(around: code).utf8))
    #expect(read == parsed)
    #expect(read.types.first?.properties.last?.body != nil)
  }

  @Test(arguments: viewCode) func `also where it is cut off`(code: String) {
    let source = Array(view(around: code).utf8)
    for length in stride(from: 0, through: source.count, by: 11) {
      let (read, parsed) = both(Array(source[..<length]))
      #expect(read == parsed)
    }
  }

  @Test(arguments: [
    "AsyncImage(url: a b)", "switch state { case .loaded Text(a) }", "if a { Text(b) } else Text(c)",
    "Text(a).task { await load( }", "AsyncImage(url: \"\\q\")", "ForEach(a) { b in c d }", "Button(\"a\") { let = b }",
    "Text(a +).refreshable { }", "if case .a(let b) { Text(b) }", "AsyncImage(url: [a b])",
  ])
  func `and what does not parse is reported`(code: String) {
    let facts = FactExtractor().facts(path: "a.swift", source: view(around: code + "\n    Loadable<Int>()"))
    #expect(!facts.parseProblems.isEmpty)
  }

  @Test(.enabled(if: corpus != nil)) func `in every file of a corpus`() throws {
    let folder = URL(fileURLWithPath: corpus ?? "")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    for file in files {
      let (read, parsed) = both(Array(try Data(contentsOf: file)))
      #expect(read.types == parsed.types && read.functions == parsed.functions, "\(file.path)")
      #expect(read.parseProblems == parsed.parseProblems && read.lines == parsed.lines, "\(file.path)")
    }
  }

  private func view(around code: String) -> String {
    """
    struct Screen: View {
      @State private var items: Loadable<[Item]> = .notInitiated
      func unrelated() { print("one", 2) }
      var body: some View {
        \(code)
      }
    }
    """
  }
}

/// Code of views, each with something asynchronous in it.
private let viewCode: [String] = [
  // Chains, calls and closures.
  """
  VStack(alignment: .leading, spacing: 8) {
        Text("a \\(items.count, format: .number) b").font(.title)
        Button { Task { await model.save(item, to: \\.list, at: 3) } } label: { Label("Save", systemImage: "tray") }
        Button(action: { [weak self] in self?.save() }) { Text("Save") }
        Button("Save", action: save)
      }
      .task(id: id) { [model] in await model.load() }
      .onChange(of: a) { old, new in b = new ?? old }
      .sheet(item: $item, onDismiss: { c = nil }) { (item: Item) -> Sheet in Sheet(item) }
  """,
  // Choices and patterns.
  """
  switch (state, flag) {
      case (.loading, _): ProgressView()
      case let (.loaded(items), flag) where flag && !items.isEmpty: List(items) { Text($0.name) }
      default: EmptyView()
      }
      switch state {
      case .idle, .loading: ProgressView()
      case .loaded(let items) where items.isEmpty: Text("none")
      case .loaded(let items, at: _), .cached(let items, at: let date?): List(items, id: \\.self) { _ in }
      case let .failed(error as URLError): Text(error.localizedDescription)
      case .failed(.some(.offline)): Text("offline") // a comment
      case .some(let value): Text(value)
      case is Other: Text("other")
      case nil: EmptyView()
      case 1...3, "a": EmptyView()
      #if os(iOS)
      case .phone: Text("phone")
      #endif
      @unknown default: EmptyView()
      }
  """,
  // Conditions.
  """
  if isLoading, let item, let name = item.name?.first, case .loaded(let items)? = state, #available(iOS 17, *) {
        AsyncImage(url: url) { phase in if let image = phase.image { image } else { Color.gray } }
      } else if !items.isEmpty && a != b || (c ?? d) == .e {
        Text(flag ? "a" : other ? "b" : "c")
      } else {
        ProgressView()
      }
      guard let a = try? await load(), a.isValid else { return AnyView(EmptyView()) }
      let (x, y) = (1, -2.5), z: [String: Int]? = [:]
      for await value in values where value > 0 { print(value) }
      while let next = iterator.next(), next < 10 { total += next }
      repeat { n -= 1 } while n > 0
  """,
  // Errors and effects.
  """
  Text("a").refreshable {
        do { items = try await store.items() } catch let error as URLError where error.code == .cancelled {
        } catch is CancellationError { return } catch { self.error = error; print(error) }
        items = (try? await service.items(for: id!, page: page + 1)) ?? []
        defer { isLoading = false }
        func inner<T>(_ a: T) async throws -> T { a }
        @Sendable func other() {}
        async let one = load()
        throw Failure.some
      }
  """,
  // Operators and types.
  """
  Text(a as? String ?? "b").task { x = y is Int; z = list as! [Set<Int>: any P & Q]; f(&a, -b, !c, ~d, 1e3, 0xFF) }
      Foo<Bar, Baz<Int>>.shared.view(of: Array<Int>(), sorted(by: <), reduce(0, +), list[0...], pair.0.name)
      a = b ? c : d
      b.c[d]?.e!.f = [g: h, i: [j, k]]
      content(#selector(tap), "raw \\#(no)", #"raw \\#(a)"#, #file)
  """,
  // Compilation conditions.
  """
  List { Text("a") }
      #if os(iOS)
      .listStyle(.plain)
      .task { await load() }
      #elseif os(macOS)
      .frame(width: 3)
      #else
      #endif
      .padding()
      #if DEBUG
      Text("debug")
      #else
      AsyncImage(url: nil)
      #endif
  """,
  // Long texts.
  #"""
  ContentUnavailableView("Nothing", systemImage: "tray", description: Text("""
        One line
          and \(another), 😀
        """))
      Text("\#(String(repeating: "long ", count: 30))\n and \n more").refreshable { }
  """#,
]
