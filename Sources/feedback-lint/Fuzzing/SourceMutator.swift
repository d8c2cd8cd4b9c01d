/// Makes wrong Swift out of right Swift, the same way for the same seed.
struct SourceMutator {
  private var generator: SeededGenerator

  /// What breaks readers of Swift more often than random bytes do.
  private static let fragments = [
    "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "\\(", "#\"", "/*", "*/", "//", "\n", "#if DEBUG\n", "#else\n",
    "#endif\n", "case .loading:", "case .failure(let error):", "default:", "switch state {", "else {",
    "if let items = model.items {", "guard let", "try?", "await", "Task {", ".task {", "Button(\"Save\") {",
    "} label: {", ".disabled(isSaving)", "->", "<", ">", "?.", "!", "@State", "var body: some View {",
    "struct A: View {",
    "enum State { case idle, loading, loaded, failed }",
    "🌍", "\u{0}", "\r\n", "\t", "`", "$0", "&&", "??", "// feedback-lint:disable:next all", "\u{FEFF}", "é",
  ]

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Returns a text with some stretches removed, doubled, moved or replaced.
  mutating func mutated(_ source: [UInt8], others: [[UInt8]]) -> [UInt8] {
    var text = source
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      let stretch = randomStretch(of: text)
      switch Int.random(in: 0..<7, using: &generator) {
      case 0: text.removeSubrange(stretch)
      case 1: text.insert(contentsOf: Array(text[stretch]), at: randomPlace(in: text))
      case 2, 3:
        let fragment = Self.fragments.randomElement(using: &generator) ?? ""
        text.insert(contentsOf: fragment.utf8, at: randomPlace(in: text))
      case 4:
        guard !text.isEmpty else { continue }
        text[Int.random(in: text.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      case 5:
        guard let other = others.randomElement(using: &generator) else { continue }
        text.insert(contentsOf: Array(other[randomStretch(of: other)]), at: randomPlace(in: text))
      default: text.removeSubrange(min(text.count, randomPlace(in: text))...)
      }
    }
    return text
  }

  mutating func index(below count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  private mutating func randomPlace(in text: [UInt8]) -> Int { Int.random(in: 0...text.count, using: &generator) }

  private mutating func randomStretch(of text: [UInt8]) -> Range<Int> {
    let start = randomPlace(in: text)
    return start..<min(text.count, start + Int.random(in: 0...120, using: &generator))
  }
}

/// Random numbers that are the same in every run.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
