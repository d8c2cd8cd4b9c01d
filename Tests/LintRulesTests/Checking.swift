import LintModel
import LintRules
import LintSyntax

/// A source with `↓` before every place a rule underlines, taken apart.
struct MarkedSource {
  let text: String
  /// The offsets of the markers in the text without them.
  let offsets: [Int]

  init(_ marked: String) {
    var text = ""
    var offsets: [Int] = []
    for character in marked {
      if character == "↓" { offsets.append(text.utf8.count) } else { text.append(character) }
    }
    self.text = text
    self.offsets = offsets
  }
}

/// Checks sources that belong together, named by their order: `0.swift`, `1.swift`.
func check(_ sources: String..., rules: [any LintRule.Type] = RuleCatalogue.all) -> [Finding] {
  check(files: sources, rules: rules)
}

func check(files sources: [String], rules: [any LintRule.Type] = RuleCatalogue.all) -> [Finding] {
  let extractor = FactExtractor()
  let files = sources.enumerated().map { extractor.facts(path: "\($0.offset).swift", source: $0.element) }
  let program = Program(files: files)
  return files.flatMap { file in
    program.weighed(rules.flatMap { $0.init().findings(in: file, of: program) }, in: file)
  }
    .filter { $0.severity != .note }
}

/// The identifiers of the rules that report something, each as often as it does.
func reports(_ sources: String...) -> [String] {
  check(files: sources).map(\.rule)
}

/// Puts a fix into a source.
func apply(_ fix: Fix, to source: String) -> String {
  var bytes = Array(source.utf8)
  for edit in fix.edits.reversed() { bytes.replaceSubrange(edit.bytes, with: Array(edit.replacement.utf8)) }
  return String(decoding: bytes, as: UTF8.self)
}

/// Applies the first fix there is, again and again, until there is none.
func fixedPoint(of source: String, rules: [any LintRule.Type] = RuleCatalogue.all) -> String? {
  var current = source
  for _ in 0..<30 {
    guard let fix = check(files: [current], rules: rules).lazy.compactMap(\.fix).first else { return current }
    current = apply(fix, to: current)
  }
  return nil
}
