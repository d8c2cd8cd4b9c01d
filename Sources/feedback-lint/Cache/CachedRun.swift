import LintModel

/// The last run over a project: what it read, what it came to, and what that depends on. Decoded when asked for.
struct CachedRun: Sendable {
  /// What the run depended on besides the files' contents.
  let conditions: StableHash
  private let digests: [StableHash]
  private let outcomeBytes: ArraySlice<UInt8>
  private let memoryBytes: ArraySlice<UInt8>

  /// Reads what a ``Recorder`` wrote.
  init?(_ tail: ArraySlice<UInt8>) {
    var reader = BinaryReader(tail)
    guard let conditions = try? reader.hash(), let count = try? reader.number(), count >= 0, count <= tail.count,
      let digests = try? Self.readDigests(count, from: &reader), let length = try? reader.number(),
      let outcome = try? reader.stretch(length)
    else { return nil }
    self.conditions = conditions
    self.digests = digests
    outcomeBytes = tail[outcome]
    memoryBytes = tail[outcome.upperBound...]
  }

  private static func readDigests(_ count: Int, from reader: inout BinaryReader) throws(DamagedData) -> [StableHash] {
    let words = try reader.words(count * 2)
    return (0..<count).map { StableHash(high: words[$0 * 2], low: words[$0 * 2 + 1]) }
  }

  /// How many files there were.
  var count: Int { digests.count }

  func digest(of number: Int) -> StableHash { digests[number] }

  var outcome: CachedOutcome? {
    var outcome = CachedOutcome(findings: [], screens: [])
    var reader = BinaryReader(outcomeBytes)
    while !reader.isAtEnd {
      guard let range = try? reader.stretch(reader.number()),
        let part = try? CachedOutcome(coded: outcomeBytes[range])
      else { return nil }
      outcome.findings += part.findings
      outcome.screens += part.screens
    }
    return outcome
  }

  func memory() -> RunMemory? {
    var reader = BinaryReader(memoryBytes)
    guard let memory = try? RunMemory(from: &reader), reader.isAtEnd, memory.files.count == count else { return nil }
    return memory
  }
}

extension CachedRun {
  /// Takes down what a run comes to, file by file, to be read as a ``CachedRun``.
  struct Recorder: Sendable {
    private let outcome = Spill()
    private let memory = Spill()
    private var pending = CachedOutcome(findings: [], screens: [])
    private var count = 0

    /// So many findings and screens share the texts that they have in common.
    private static let mostPending = 256

    /// Takes down what came of the next file.
    mutating func add(_ file: CheckedFile) {
      add(file.outcome.findings, file.outcome.screens)
      add(RunMemory.File(cancellable: file.cancellable, names: SortedNames(file.names)))
    }

    mutating func add(_ findings: [Finding], _ screens: [ScreenStates]) {
      pending.findings += findings
      pending.screens += screens
      if pending.findings.count + pending.screens.count >= Self.mostPending { flush() }
    }

    mutating func add(_ file: RunMemory.File) {
      var writer = BinaryWriter()
      file.write(to: &writer)
      memory.append(writer.bytes)
      count += 1
    }

    private mutating func flush() {
      let bytes = pending.coded
      pending = CachedOutcome(findings: [], screens: [])
      var writer = BinaryWriter()
      writer.write(bytes.count)
      outcome.append(writer.bytes)
      outcome.append(bytes)
    }

    /// Writes everything into a file.
    ///
    /// - Parameters:
    ///   - digests: The hashes of the files' contents.
    ///   - unmet: The types that nobody who uses the app meets.
    ///   - mentions: Visits what each file mentions, as a ``MentionList`` keeps it, and says whether that was possible.
    ///   - patches: What has changed since the facts were written.
    /// - Returns: Whether that was possible.
    mutating func write(
      conditions: StableHash, digests: some Collection<StableHash>, errors: ErrorNames, unmet: UnmetTypes,
      mentions: (([UInt8]) -> Void) -> Bool, patches: [CachedFacts.Patch] = [], to file: inout CacheFile.Writer
    ) -> Bool {
      flush()
      file.beginTail()
      var head = BinaryWriter()
      head.write(conditions)
      head.write(digests.count)
      file.write(head.bytes)
      var words: [UInt64] = []
      for digest in digests {
        words += [digest.high, digest.low]
        if words.count >= 4096 { file.write(&words) }
      }
      file.write(&words)
      var length = BinaryWriter()
      length.write(outcome.count)
      file.write(length.bytes)
      guard outcome.visitPieces({ file.write($0) }) else { return false }
      var rest = BinaryWriter()
      RunMemory.write(errors, to: &rest)
      RunMemory.write(unmet, to: &rest)
      rest.write(count)
      file.write(rest.bytes)
      guard memory.visitPieces({ file.write($0) }), mentions({ file.write($0) }) else { return false }
      var end = BinaryWriter()
      RunMemory.write(patches, to: &end)
      file.write(end.bytes)
      return true
    }
  }
}

extension CacheFile.Writer {
  /// Writes words and takes them away.
  fileprivate mutating func write(_ words: inout [UInt64]) {
    var writer = BinaryWriter()
    writer.write(words: words)
    write(writer.bytes)
    words.removeAll(keepingCapacity: true)
  }
}
