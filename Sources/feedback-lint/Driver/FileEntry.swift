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

  /// Reads a file's contents.
  init(path: String, bytes: [UInt8], extractor: FactExtractor) {
    let facts = Self.facts(path: path, bytes: bytes, extractor: extractor)
    digest = StableHash(bytes)
    hasCommands = Suppressions.mayOccur(in: bytes)
    self.facts = facts.isEmpty ? nil : facts
  }

  init(digest: StableHash, hasCommands: Bool, facts: FileFacts?) {
    self.digest = digest
    self.hasCommands = hasCommands
    self.facts = facts
  }

  private static func facts(path: String, bytes: [UInt8], extractor: FactExtractor) -> FileFacts {
    if let offset = BracketScan.excess(in: bytes) {
      let range = SourceText(bytes).range(offset..<offset + 1)
      let message = "square brackets are nested more than \(BracketScan.deepest) deep"
      return FileFacts(path: path, parseProblems: [ParseProblem(range: range, message: message)])
    }
    if let (repaired, flaw) = UTF8Repair.repaired(bytes) {
      var facts = facts(path: path, bytes: repaired, extractor: extractor)
      if facts.parseProblems.isEmpty {
        let range = SourceText(bytes).range(flaw..<flaw + 1)
        facts.parseProblems = [ParseProblem(range: range, message: "it holds bytes that are not UTF-8")]
      }
      return facts
    }
    let facts = extractor.facts(path: path, bytes: bytes)
    // Most files are only skimmed, which does not notice what is wrong with them. Where brackets do not match, the
    // parser has a look.
    guard facts.parseProblems.isEmpty, !BracketScan.isBalanced(bytes) else { return facts }
    return extractor.parsedFacts(path: path, bytes: bytes)
  }
}

extension FileFacts {
  /// Whether nothing in the file matters.
  fileprivate var isEmpty: Bool {
    types.isEmpty && aliases.isEmpty && functions.isEmpty && properties.isEmpty && parseProblems.isEmpty
  }
}
