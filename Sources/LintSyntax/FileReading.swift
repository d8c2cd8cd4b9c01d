public import LintModel

/// What a look at a file came to.
public struct FileReading: Sendable {
  public var facts: FileFacts
  /// The numbers of all words in the file, as ``ErrorTraces/number(of:)`` gives them, where the facts are an outline:
  /// without what code does, which cannot break a rule by itself. `nil` where the facts are whole.
  public var words: [UInt64]?

  public init(facts: FileFacts, words: [UInt64]? = nil) {
    self.facts = facts
    self.words = words
  }
}
