public import LintModel

/// What a look at a file came to.
public struct FileReading: Sendable {
  public var facts: FileFacts
  /// All words in the file, where the facts are an outline: without what code does, which cannot break a rule by
  /// itself. `nil` where the facts are whole.
  package var words: WordNumbers?

  package init(facts: FileFacts, words: WordNumbers? = nil) {
    self.facts = facts
    self.words = words
  }
}
