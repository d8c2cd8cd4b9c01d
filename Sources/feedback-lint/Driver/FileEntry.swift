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

  /// Reads a file's contents.
  init(path: String, bytes: [UInt8], extractor: FactExtractor) {
    digest = StableHash(bytes)
    hasCommands = Suppressions.mayOccur(in: bytes)
    guard SourceScan.relevance(of: bytes) != .none else {
      facts = nil
      return
    }
    if let offset = BracketNesting.excess(in: bytes) {
      let range = SourceText(bytes).range(offset..<offset + 1)
      let message = "brackets are nested more than \(BracketNesting.deepest) deep"
      facts = FileFacts(path: path, parseProblems: [ParseProblem(range: range, message: message)])
    } else {
      facts = extractor.facts(path: path, source: String(decoding: bytes, as: UTF8.self))
    }
  }

  init(digest: StableHash, hasCommands: Bool, facts: FileFacts?) {
    self.digest = digest
    self.hasCommands = hasCommands
    self.facts = facts
  }
}
