import LintSyntax
import Testing

@Test func `an empty file holds nothing that matters`() {
  #expect(SourceScan.relevance(of: []) == .none)
}
