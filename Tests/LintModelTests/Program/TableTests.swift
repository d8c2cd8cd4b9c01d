import LintModel
import Testing

@Suite struct TableTests {
  @Test func `what is kept is not found out again`() {
    let table = Table<Int, String>()
    var found = 0
    for _ in 0..<3 {
      #expect(
        table.value(for: 1) {
          found += 1
          return "one"
        } == "one")
    }
    #expect(found == 1)
  }

  @Test func `a table with a limit keeps what was asked for last, and at most twice as much as its limit`() {
    let table = Table<Int, Int>(limit: 10)
    for key in 0..<1000 {
      #expect(table.value(for: key) { key * 2 } == key * 2)
      // What everybody asks for stays.
      #expect(table.value(for: -1) { -2 } == -2)
    }
    #expect((992..<1000).allSatisfy { table.known($0) == $0 * 2 } && table.known(-1) == -2)
    #expect((0..<1000).count { table.known($0) != nil } <= 20)
  }

  @Test func `a program that forgets its types finds the same ones again`() throws {
    func file(_ number: Int) -> FileFacts {
      FileFacts(
        path: "File\(number).swift",
        types: [
          TypeFacts(
            name: "Type\(number)", kind: .structure,
            properties: [PropertyFacts(name: "next", type: "Type\((number + 1) % 900)", bytes: 0..<0)],
            nameBytes: 0..<0)
        ])
    }
    let program = Program(files: (0..<900).map(file))
    let scope = Scope(owner: "Type0", path: "File0.swift")
    for round in 0..<900 where round.isMultiple(of: 7) {
      let owner = Scope(owner: "Type\(round)", path: "File\(round).swift")
      let type = program.type(of: Expression(path: "next.next.next"), in: owner)
      #expect(type?.type == .named("Type\((round + 3) % 900)", []))
    }
    #expect(program.type(of: Expression(path: "next"), in: scope)?.type == .named("Type1", []))
  }
}

@Suite struct NameIndexTests {
  @Test func `the files of a name are those that say something about it, in order`() {
    var generator = SystemRandomNumberGenerator()
    var builder = NameIndex.Builder()
    var plain: [NameKey: [Int]] = [:]
    for file in 0..<500 {
      let names = Set((0..<Int.random(in: 0...8, using: &generator)).map { _ in
        NameKey(.type, "Name\(Int.random(in: 0..<300, using: &generator))")
      })
      builder.add(Array(names), of: file)
      for name in names { plain[name, default: []].append(file) }
    }
    let index = builder.finish()
    for number in 0..<300 {
      let name = NameKey(.type, "Name\(number)")
      #expect(index[name] == plain[name] ?? [])
    }
    #expect(index[NameKey(.alias, "Name1")] == [] && builder.finish().pairs == [])
  }
}

@Suite struct ErrorTracesTests {
  @Test func `traces are counted as the files themselves are`() {
    var generator = SystemRandomNumberGenerator()
    let paths = ["error", "model.error", "state", "$message", "a.message.count", "items", "self.x", "error.text"]
    func some() -> [String] { paths.filter { _ in Bool.random(using: &generator) } }
    let files = (0..<60).map { number in
      var summary = ActionSummary()
      (summary.reads, summary.assigns, summary.assignsInCatch, summary.calls) = (some(), some(), some(), some())
      let body = Bool.random(using: &generator) ? Block([], bytes: 0..<0) : nil
      let function = FunctionFacts(name: "f", summary: summary, body: body, nameBytes: 0..<0)
      let type = TypeFacts(name: "T", kind: .structure, functions: [function], nameBytes: 0..<0)
      return FileFacts(path: "\(number).swift", types: [type], functions: Bool.random() ? [function] : [])
    }
    let names = files.reduce(into: Set<String>()) { $0.formUnion($1.failingNames) }
    let plain = ErrorNames(names: names, uses: files.map { ErrorUses(of: $0, among: SoughtNames(names)) })
    var counter = ErrorCounter(of: names)
    for file in files { counter.add(ErrorTraces(of: file)) }
    #expect(counter.finished.counts == plain.counts && !names.isEmpty)
  }

  @Test func `a word is found among the words of its text`() {
    var words = WordNumbers()
    let texts = (0..<2000).map { "word\($0)of\($0 % 7)" } + ["a", "ab", "", "errorMessage"]
    for text in texts {
      var text = text
      text.withUTF8 { words.insert(UnsafeRawBufferPointer($0)) }
    }
    let all = Set(words.all)
    #expect(texts.allSatisfy { all.contains(WordNumbers.number(of: $0)) })
    #expect(!all.contains(WordNumbers.number(of: "another")) && all.count == words.all.count)
  }
}
