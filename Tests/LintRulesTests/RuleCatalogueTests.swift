import LintRules
import Testing

@Test func `no two rules share an identifier`() {
  let identifiers = RuleCatalogue.all.map { $0.description.identifier }
  #expect(Set(identifiers).count == identifiers.count)
}
