import LintModel
import LintRules
import LintSyntax
import Testing

@testable import feedback_lint

@Suite struct CodingTests {
  /// The facts of all rules' examples, which hold every shape that facts can have.
  private var samples: [FileFacts] {
    let extractor = FactExtractor()
    return RuleCatalogue.all.flatMap { $0.description.accepted + $0.description.reported }.map { example in
      extractor.parsedFacts(path: "A.swift", source: "import SwiftUI\n\n\(example.replacing("↓", with: ""))\n")
    } + [
      extractor.parsedFacts(
        path: "B.swift",
        source: """
          import SwiftUI
          typealias Name = String
          let shared: Name = ""
          func outer<T: View>(_ a: T, for b: Int = 1) async throws -> some View { Text(a ? "x" : "y").foo?.bar[1] }
          extension Loader where Value: Sendable {
          \tvar body: some View {
          \t\tguard let x = y else { return EmptyView() }
          \t\tfor await z in zs { print(!z && a == .b) }
          \t\tdo { try! await a() } catch is CancellationError {} catch { print(error) }
          \t\tif #available(iOS 17, *) { x = try? await y() } else if case .success(let v) = w, v > 1 { }
          \t\treturn VStack { Button("a") { Task { await go() } } label: { switch s { case .a where b: 1; default: nil } } }
          \t}
          }
          struct Broken {
          """)
    ]
  }

  @Test func `facts are read as they were written`() throws {
    for facts in samples {
      #expect(try FileFacts(coded: facts.coded[...]) == facts)
    }
  }

  @Test func `an outcome is read as it was written`() throws {
    let source = SourceText("let a = 1\nlet b = 2\n")
    let outcome = CachedOutcome(
      findings: [
        Finding(
          rule: "all-states", severity: .warning, path: "A.swift", range: source.range(4..<15), message: "é🌍",
          consequence: "", fix: Fix(title: "Mend", edits: [TextEdit(bytes: 3..<3, replacement: "x")]))
      ],
      screens: [
        ScreenStates(
          path: "A.swift", view: "A", range: source.range(0..<4), subject: "items",
          handled: [.loading: .handled, .retry: .missing])
      ])
    let read = try CachedOutcome(coded: outcome.coded[...])
    #expect(read.findings == outcome.findings)
    #expect(read.screens == outcome.screens)
  }

  @Test func `damaged bytes are an error or other facts, never a crash`() {
    var generator = SeededGenerator(seed: 3)
    for facts in samples {
      for _ in 0..<20 {
        var bytes = facts.coded
        bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        _ = try? FileFacts(coded: bytes[...])
        _ = try? FileFacts(coded: bytes.prefix(Int.random(in: 0..<bytes.count, using: &generator)))
      }
    }
  }

  private func changes(from text: String, to other: String) -> Set<NameKey> {
    let options = ExtractionOptions()
    func sayings(_ text: String) -> Sayings {
      Sayings(of: FactExtractor().parsedFacts(path: "A.swift", source: text), options: options)
    }
    return sayings(text).differences(from: sayings(other))
  }

  @Test func `a file says the same while its lines move, and no longer`() {
    let text = "struct A: View { var body: some View { if a { Text(\"b\") } } }"
    #expect(changes(from: text, to: "\n\n// a comment\n\(text.replacing("{ if", with: "{\n    if"))\n").isEmpty)
    #expect(changes(from: text, to: text.replacing("\"b\"", with: "\"c\"")) == [NameKey(.members, "A")])
    #expect(changes(from: text, to: text.replacing("if a", with: "if b")) == [NameKey(.members, "A")])
  }

  @Test func `what changes is known by its name`() {
    let text = "extension Text { func a() {} ; func b() {} }\nfunc c() {}\ntypealias D = Int\nlet e = 1\n"
    #expect(
      changes(from: text, to: text.replacing("b() {}", with: "b() { c() }"))
        == [NameKey(.members, "Text"), NameKey(.member, "Text.b")])
    #expect(changes(from: text, to: text.replacing("c() {}", with: "c() async {}")) == [NameKey(.function, "c")])
    #expect(changes(from: text, to: text.replacing("= Int", with: "= String")) == [NameKey(.alias, "D")])
    #expect(changes(from: text, to: text.replacing("= 1", with: "= 2")) == [NameKey(.property, "e")])
    #expect(
      changes(from: "struct A {}", to: "struct A: B {}") == [NameKey(.type, "A"), NameKey(.parent, "B")])
    #expect(
      changes(from: "struct A {}", to: "@Observable struct A {}").count == 2, "the type, and that something observes")
  }
}
