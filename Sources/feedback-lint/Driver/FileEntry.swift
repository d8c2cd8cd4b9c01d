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
    let matters = SourceScan.relevance(of: bytes) != .none
    facts = matters ? extractor.facts(path: path, source: String(decoding: bytes, as: UTF8.self)) : nil
  }

  init(digest: StableHash, hasCommands: Bool, facts: FileFacts?) {
    self.digest = digest
    self.hasCommands = hasCommands
    self.facts = facts
  }
}
