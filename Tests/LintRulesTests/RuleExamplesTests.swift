import LintModel
import LintRules
import LintSyntax
import Testing

/// An example of a rule.
struct RuleExample: CustomTestStringConvertible, Sendable {
  let rule: any LintRule.Type
  let source: String
  let number: Int
  var testDescription: String { "\(rule.description.identifier) \(number)" }

  static let accepted = RuleCatalogue.all.flatMap { rule in
    rule.description.accepted.enumerated().map { RuleExample(rule: rule, source: $0.element, number: $0.offset) }
  }
  static let reported = RuleCatalogue.all.flatMap { rule in
    rule.description.reported.enumerated().map { RuleExample(rule: rule, source: $0.element, number: $0.offset) }
  }
}

@Suite("Every rule does what its examples say")
struct RuleExamplesTests {
  @Test(arguments: RuleExample.accepted)
  func `an accepted example is silent`(example: RuleExample) {
    #expect(check(example.source, rules: [example.rule]).isEmpty)
  }

  @Test(arguments: RuleExample.reported)
  func `a reported example is reported at its markers`(example: RuleExample) {
    let marked = MarkedSource(example.source)
    #expect(!marked.offsets.isEmpty)
    let found = check(marked.text, rules: [example.rule])
    #expect(found.map(\.range.start.offset).sorted() == marked.offsets)
  }

  @Test(arguments: RuleExample.reported)
  func `an emoji in front moves nothing but the offsets`(example: RuleExample) {
    let emoji = "let balloon = \"🎈👨‍👩‍👧‍👦\" // 🎈\n"
    let marked = MarkedSource(emoji + example.source)
    let found = check(marked.text, rules: [example.rule])
    #expect(found.map(\.range.start.offset).sorted() == marked.offsets)
    for finding in found { #expect(finding.range.start.line > 1) }
  }

  @Test(arguments: RuleExample.reported)
  func `nothing is reported inside a comment or a string`(example: RuleExample) {
    let text = MarkedSource(example.source).text
    #expect(check("/*\n\(text)\n*/", rules: [example.rule]).isEmpty)
    #expect(check("let text = ##\"\"\"\n\(text)\n\"\"\"##", rules: [example.rule]).isEmpty)
  }

  @Test(arguments: RuleExample.accepted + RuleExample.reported)
  func `every example parses`(example: RuleExample) {
    let facts = FactExtractor().parsedFacts(path: "a.swift", source: MarkedSource(example.source).text)
    #expect(facts.parseProblems.isEmpty)
  }

  @Test(arguments: RuleExample.reported)
  func `a fix parses, is reported by no rule and is all there is to do`(example: RuleExample) {
    let source = MarkedSource(example.source).text
    let before = check(source)
    for finding in check(source, rules: [example.rule]) {
      guard let fix = finding.fix else { continue }
      for (edit, next) in zip(fix.edits, fix.edits.dropFirst()) {
        #expect(edit.bytes.upperBound <= next.bytes.lowerBound)
      }
      let fixed = apply(fix, to: source)
      #expect(fixed != source)
      let facts = FactExtractor().parsedFacts(path: "a.swift", source: fixed)
      #expect(facts.parseProblems.isEmpty, "\(fixed)")
      let after = check(fixed)
      #expect(after.count < before.count, "\(fixed)\n\(after.map { ($0.rule, $0.message) })")
      #expect(!after.contains { $0.rule == finding.rule && $0.message == finding.message }, "\(fixed)")
    }
    let point = fixedPoint(of: source)
    #expect(point != nil)
    #expect(point.flatMap { fixedPoint(of: $0) } == point)
  }
}
