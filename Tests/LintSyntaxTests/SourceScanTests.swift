import LintSyntax
import Testing

private func relevance(_ source: String) -> SourceScan.Relevance { SourceScan.relevance(of: Array(source.utf8)) }

@Suite("A look at the bytes says what a file is good for")
struct SourceScanTests {
  @Test func `an empty file holds nothing that matters`() {
    #expect(relevance("") == .none)
    #expect(relevance("import Foundation\nprint(\"struct View { await switch }\") // class") == .none)
  }

  @Test func `a model holds declarations`() {
    #expect(relevance("enum Phase { case loading, loaded }") == .declarations)
    #expect(relevance("final class Model { func load() async throws {} }") == .declarations)
  }

  @Test func `a view that waits for nothing is not parsed`() {
    #expect(relevance("struct Title: View { var body: some View { Text(\"A\").bold() } }") == .declarations)
  }

  @Test func `a verb of change that a project added counts`() {
    let source = "struct A: View { var body: some View { Button(\"Go\") { model.launch() } } }"
    #expect(relevance(source) == .declarations)
    #expect(SourceScan.relevance(of: Array(source.utf8), verbs: ["launch"]) == .views)
  }

  @Test(arguments: [
    "AsyncImage(url: url)", "List(a) { _ in }.refreshable { await load() }", "Text(a).task { await load() }",
    "ContentUnavailableView.search", "Button(\"Save\") { model.save() }",
    "if case .success(let a) = state { Text(a) }", "switch state { case .failed: Text(a) default: Text(b) }",
    "if isLoading { Text(\"Wait\") }",
  ])
  func `a view with anything asynchronous in it is parsed`(body: String) {
    #expect(relevance("struct A: View { var body: some View { \(body) } }") == .views)
  }
}
