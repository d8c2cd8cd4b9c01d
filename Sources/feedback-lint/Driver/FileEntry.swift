import LintModel
import LintSyntax

/// What is known of one file.
struct FileEntry: Sendable {
  /// The hash of its contents.
  var digest: StableHash
  /// Whether it may hold a comment that silences rules.
  var hasCommands: Bool
  /// What it says, where anything in it matters.
  var facts: FileFacts?
  var isReadable = true
  /// The words in the file, where its facts are an outline.
  var words: WordNumbers?

  /// Reads a file's contents.
  ///
  /// - Parameter outlines: Whether an outline will do, where that is all that matters for now.
  init(path: String, bytes: [UInt8], extractor: FactExtractor, outlines: Bool = false) {
    let reading = Self.reading(path: path, bytes: bytes, extractor: extractor, outlines: outlines)
    digest = StableHash(bytes)
    hasCommands = Suppressions.mayOccur(in: bytes)
    facts = reading.facts.isEmpty ? nil : reading.facts
    words = reading.words
  }

  init(digest: StableHash, hasCommands: Bool, facts: FileFacts?, isReadable: Bool = true) {
    self.digest = digest
    self.hasCommands = hasCommands
    self.facts = facts
    self.isReadable = isReadable
  }

  /// Reads facts that were encoded, under the file's present name; `nil` where they are damaged.
  init?(digest: StableHash, hasCommands: Bool, coded: ArraySlice<UInt8>, path: String) {
    guard !coded.isEmpty else {
      self.init(digest: digest, hasCommands: hasCommands, facts: nil)
      return
    }
    guard var facts = try? FileFacts(coded: coded) else { return nil }
    facts.path = path
    self.init(digest: digest, hasCommands: hasCommands, facts: facts)
  }

  private static func reading(
    path: String, bytes: [UInt8], extractor: FactExtractor, outlines: Bool
  ) -> FileReading {
    if let offset = BracketScan.excess(in: bytes) {
      let range = SourceText(bytes).range(offset..<offset + 1)
      let message = "square brackets are nested more than \(BracketScan.deepest) deep"
      return FileReading(
        facts: FileFacts(path: path, parseProblems: [ParseProblem(range: range, message: message)]))
    }
    if let (repaired, flaw) = UTF8Repair.repaired(bytes) {
      var reading = reading(path: path, bytes: repaired, extractor: extractor, outlines: false)
      if reading.facts.parseProblems.isEmpty {
        let range = SourceText(bytes).range(flaw..<flaw + 1)
        reading.facts.parseProblems = [ParseProblem(range: range, message: "it holds bytes that are not UTF-8")]
      }
      return reading
    }
    let reading = outlines ? extractor.reading(path: path, bytes: bytes)
      : FileReading(facts: extractor.facts(path: path, bytes: bytes))
    // Most files are only skimmed, which does not notice what is wrong with them. Where brackets do not match, the
    // parser has a look.
    guard reading.facts.parseProblems.isEmpty, !BracketScan.isBalanced(bytes) else { return reading }
    return FileReading(facts: extractor.parsedFacts(path: path, bytes: bytes))
  }
}

extension FileFacts {
  /// Whether nothing in the file matters.
  fileprivate var isEmpty: Bool {
    types.isEmpty && aliases.isEmpty && functions.isEmpty && properties.isEmpty && parseProblems.isEmpty
      && mentions.words.isEmpty
  }
}
