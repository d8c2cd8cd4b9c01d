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
  /// The hash of what it says, whatever lines and columns it says it on.
  var shape: StableHash

  /// The shape of a file that says nothing.
  private static let nothing = StableHash("nothing")

  /// Reads a file's contents.
  init(path: String, bytes: [UInt8], extractor: FactExtractor) {
    let facts = Self.facts(path: path, bytes: bytes, extractor: extractor)
    digest = StableHash(bytes)
    hasCommands = Suppressions.mayOccur(in: bytes)
    self.facts = facts == FileFacts(path: path) ? nil : facts
    shape = self.facts?.shape ?? Self.nothing
  }

  init(digest: StableHash, hasCommands: Bool, facts: FileFacts?, shape: StableHash) {
    self.digest = digest
    self.hasCommands = hasCommands
    self.facts = facts
    self.shape = shape
  }

  private static func facts(path: String, bytes: [UInt8], extractor: FactExtractor) -> FileFacts {
    if let offset = BracketScan.excess(in: bytes) {
      let range = SourceText(bytes).range(offset..<offset + 1)
      let message = "brackets are nested more than \(BracketScan.deepest) deep"
      return FileFacts(path: path, parseProblems: [ParseProblem(range: range, message: message)])
    }
    let facts = extractor.facts(path: path, bytes: bytes)
    // Most files are only skimmed, which does not notice what is wrong with them. Where brackets do not match, the
    // parser has a look.
    guard facts.parseProblems.isEmpty, !BracketScan.isBalanced(bytes) else { return facts }
    return extractor.parsedFacts(path: path, bytes: bytes)
  }
}
