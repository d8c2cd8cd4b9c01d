import LintModel

/// What the files of a run say, encoded and out of memory; decoded when it is asked for.
///
/// In memory is a row a file, what files say something about which name, and the facts that were asked for last. A file
/// of which only an outline is known is read whole when it is asked for.
final class FactsStore: ProgramSource {
  /// Where the facts of a file are, and what is known without them.
  struct Row: Sendable {
    let digest: StableHash
    /// The hash of the encoded facts.
    private(set) var check: UInt64
    private(set) var offset: Int
    private(set) var length: Int32
    let hasCommands: Bool
    let isReadable: Bool
    let mayBreakRules: Bool
    let mayStartCancellableWork: Bool
    /// Whether the facts are not known beyond the file's names.
    private(set) var isOutline: Bool

    /// Where the encoded facts are; empty where nothing in the file matters.
    var range: Range<Int> { offset..<offset + Int(length) }

    fileprivate init(_ file: ReadFile, offset: Int) {
      digest = file.digest
      check = StableHash(file.facts).low
      self.offset = offset
      length = Int32(truncatingIfNeeded: file.facts.count)
      hasCommands = file.hasCommands
      isReadable = file.isReadable
      mayBreakRules = file.mayBreakRules
      mayStartCancellableWork = file.mayStartCancellableWork
      isOutline = file.words != nil
    }

    fileprivate mutating func complete(_ facts: [UInt8], at offset: Int) {
      check = StableHash(facts).low
      length = Int32(truncatingIfNeeded: facts.count)
      self.offset = offset
      isOutline = false
    }
  }

  let rows: [Row]
  let index: NameIndex
  /// The encoded facts, in the order of the rows.
  let facts: Spill
  private let traces: ErrorTraceList
  let mentions: MentionList
  private let paths: @Sendable (Int) -> String
  private let reread: @Sendable (Int) -> FileEntry
  private let jobs: Int
  /// The facts that were asked for last.
  private let decoded = Table<Int, FileEntry>(limit: 48)

  /// - Parameters:
  ///   - paths: Returns the name of a file.
  ///   - reread: Reads a file anew, of which only an outline is known or whose facts cannot be read again.
  init(
    _ reading: consuming Reading, jobs: Int, paths: @escaping @Sendable (Int) -> String,
    reread: @escaping @Sendable (Int) -> FileEntry
  ) {
    self.jobs = jobs
    rows = reading.rows
    index = reading.names.finish()
    facts = reading.facts
    traces = reading.traces
    mentions = reading.mentions
    self.paths = paths
    self.reread = reread
  }

  var count: Int { rows.count }

  func entry(_ number: Int) -> FileEntry {
    let row = rows[number]
    if row.isOutline { return decoded.value(for: number) { reread(number) } }
    guard row.length > 0 else {
      return FileEntry(digest: row.digest, hasCommands: row.hasCommands, facts: nil, isReadable: row.isReadable)
    }
    return decoded.value(for: number) {
      facts.bytes(row.range).flatMap { bytes in
        FileEntry(digest: row.digest, hasCommands: row.hasCommands, coded: bytes[...], path: paths(number))
      } ?? reread(number)
    }
  }

  func files(naming name: NameKey) -> [Int] { index[name] }

  func isWorthChecking(_ number: Int) -> Bool { rows[number].mayBreakRules || rows[number].hasCommands }

  func mayStartCancellableWork(_ number: Int) -> Bool { rows[number].mayStartCancellableWork }

  func errors() -> ErrorNames {
    traces.errors(jobs: jobs) { self.entry($0).facts.map { ErrorTraces(of: $0) } }
  }

  func unmet() -> UnmetTypes { mentions.unmet() }

  /// Returns all rows, with the facts of files of which only an outline was known.
  func completedRows() -> [Row] {
    let outlines = rows.indices.filter { rows[$0].isOutline }
    let completed = Locked(rows)
    Parallel.forEach(outlines.count, jobs: jobs) {
      self.reread(outlines[$0]).facts?.coded ?? []
    } deliver: { place, coded in
      completed.withLock { $0[outlines[place]].complete(coded, at: self.facts.append(coded)) }
    }
    return completed.withLock { $0 }
  }
}

extension FactsStore {
  /// What has been read so far.
  struct Reading: Sendable {
    fileprivate var rows: [Row] = []
    fileprivate var names = NameIndex.Builder()
    fileprivate let facts = Spill()
    fileprivate var traces = ErrorTraceList()
    fileprivate let mentions = MentionList()

    /// - Parameter count: How many files there are.
    init(count: Int) { rows.reserveCapacity(count) }

    /// Takes in the next file.
    mutating func add(_ file: ReadFile) {
      names.add(file.names, of: rows.count)
      if let words = file.words { traces.add(words: words, of: rows.count) }
      if let found = file.traces { traces.add(found) }
      mentions.add(file.mentions)
      rows.append(Row(file, offset: facts.append(file.facts)))
    }
  }
}
