import LintModel
import Testing

@Suite struct BaselineTests {
  private let text = "first\n  second line\nthird\n"

  private func line(of text: String) -> (String, Int) -> String {
    let source = SourceText(text)
    return { _, line in source.line(line) }
  }

  @Test func `known findings are left out although their lines moved`() {
    let baseline = Baseline(of: [.sample(in: text, at: "second")], line: line(of: text))
    let moved = "new\nnew\nfirst\n    second  line\n"
    #expect(baseline.newFindings(among: [.sample(in: moved, at: "second")], line: line(of: moved)).isEmpty)
  }

  @Test func `another rule, file or line is new, and so is one more of the same`() {
    let known = Finding.sample(in: text, at: "second")
    let baseline = Baseline(of: [known], line: line(of: text))
    let others: [Finding] = [
      .sample(rule: "failure-retry", in: text, at: "second"), .sample(path: "B.swift", in: text, at: "second"),
      .sample(in: text, at: "third"), known,
    ]
    #expect(baseline.newFindings(among: [known] + others, line: line(of: text)) == others)
  }

  @Test func `a baseline is read as it was written`() throws {
    let baseline = Baseline(of: [.sample(in: text, at: "second"), .sample(in: text, at: "third")], line: line(of: text))
    #expect(try Baseline(reading: Array(baseline.text.utf8), path: "b.json") == baseline)
    #expect(baseline.count == 2)
  }

  @Test(arguments: ["", "{}", "[]", "{\"version\": 2, \"findings\": []}", "{\"version\": 1, \"findings\": [{}]}"])
  func `a file that is no baseline is an error`(text: String) {
    #expect(throws: BaselineError.self) { try Baseline(reading: Array(text.utf8), path: "b.json") }
  }
}
