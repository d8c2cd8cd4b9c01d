import LintModel

/// The last run over a project: what it read, what it came to, and what that depends on. Decoded when asked for.
struct CachedRun: Sendable {
  /// What the run depended on besides the files' contents.
  let conditions: StableHash
  private let digests: [StableHash]
  private let outcomeBytes: ArraySlice<UInt8>
  private let memoryBytes: ArraySlice<UInt8>

  /// A file as it was read and checked.
  struct File: Sendable {
    let digest: StableHash
    let outcome: CheckedFile
  }

  init(conditions: StableHash, files: [File], errors: ErrorNames, outcome: CachedOutcome) {
    let memory = RunMemory(
      files: files.map { RunMemory.File(cancellable: $0.outcome.cancellable, names: SortedNames($0.outcome.names)) },
      errors: errors)
    self.init(conditions: conditions, digests: files.map(\.digest), memory: memory, outcome: outcome)
  }

  init(conditions: StableHash, digests: [StableHash], memory: RunMemory, outcome: CachedOutcome) {
    self.conditions = conditions
    self.digests = digests
    outcomeBytes = outcome.coded[...]
    var writer = BinaryWriter()
    memory.write(to: &writer)
    memoryBytes = writer.bytes[...]
  }

  /// Reads what ``payload`` wrote.
  init?(_ payload: ArraySlice<UInt8>) {
    var reader = BinaryReader(payload)
    guard let conditions = try? reader.hash(), let count = try? reader.number(), count >= 0, count <= payload.count,
      let digests = try? Self.readDigests(count, from: &reader), let length = try? reader.number(),
      let outcome = try? reader.stretch(length)
    else { return nil }
    self.conditions = conditions
    self.digests = digests
    outcomeBytes = payload[outcome]
    memoryBytes = payload[outcome.upperBound...]
  }

  private static func readDigests(_ count: Int, from reader: inout BinaryReader) throws(DamagedData) -> [StableHash] {
    let words = try reader.words(count * 2)
    return (0..<count).map { StableHash(high: words[$0 * 2], low: words[$0 * 2 + 1]) }
  }

  /// How many files there were.
  var count: Int { digests.count }

  func digest(of number: Int) -> StableHash { digests[number] }

  var outcome: CachedOutcome? { try? CachedOutcome(coded: outcomeBytes) }

  func memory() -> RunMemory? {
    var reader = BinaryReader(memoryBytes)
    guard let memory = try? RunMemory(from: &reader), reader.isAtEnd, memory.files.count == count else { return nil }
    return memory
  }

  var payload: [UInt8] {
    var writer = BinaryWriter()
    writer.write(conditions)
    writer.write(digests.count)
    writer.write(words: digests.flatMap { [$0.high, $0.low] })
    writer.write(outcomeBytes.count)
    writer.write(contentsOf: outcomeBytes)
    writer.write(contentsOf: memoryBytes)
    return writer.bytes
  }
}
