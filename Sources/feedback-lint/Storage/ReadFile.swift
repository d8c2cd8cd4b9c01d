import LintModel

/// What is kept of a file once it has been read.
struct ReadFile: Sendable {
  let digest: StableHash
  let hasCommands: Bool
  let isReadable: Bool
  /// Whether a rule may find anything in it.
  let mayBreakRules: Bool
  let mayStartCancellableWork: Bool
  /// The encoded facts; empty where nothing in the file matters, or only its outline does so far.
  let facts: [UInt8]
  /// The names that the file says something about.
  let names: [NameKey]
  /// What the file does with properties; `nil` where it is not known, or nothing matters.
  let traces: ErrorTraces?
  /// Which types its code mentions.
  let mentions: TypeMentions?
  /// Its words, where only its outline is known.
  let words: WordNumbers?

  /// - Parameter coded: The facts as they were encoded before; `nil` encodes them.
  init(_ entry: FileEntry, coded: [UInt8]? = nil, options: ExtractionOptions) {
    digest = entry.digest
    hasCommands = entry.hasCommands
    isReadable = entry.isReadable
    names = entry.facts?.names(options: options) ?? []
    mentions = entry.facts?.mentions
    words = entry.facts == nil ? nil : entry.words
    guard words == nil, let found = entry.facts else {
      mayBreakRules = false
      mayStartCancellableWork = false
      facts = []
      traces = nil
      return
    }
    mayBreakRules = found.mayBreakRules
    mayStartCancellableWork = found.mayStartCancellableWork
    facts = coded ?? found.coded
    traces = ErrorTraces(of: found)
  }
}
