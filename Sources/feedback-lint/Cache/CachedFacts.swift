import LintModel

/// What is known of single files, by the hash of their contents. Facts are read and decoded when they are asked for.
struct CachedFacts: Sendable {
  private let contents: CacheFile.Contents
  private let rows: [Row]
  private let rowOfDigest: [StableHash: Int32]
  /// Which rows say something about a name.
  private let index: NameIndex

  private struct Row: Sendable {
    let hasCommands: Bool
    /// The hash of the encoded facts.
    let check: UInt64
    /// Where the encoded facts are; empty where nothing in the file matters.
    let range: Range<Int>
  }

  var count: Int { rows.count }

  init?(_ contents: CacheFile.Contents, tail: ArraySlice<UInt8>) {
    self.contents = contents
    var reader = BinaryReader(tail)
    guard let (rows, digests) = try? Self.readRows(&reader),
      let pairs = try? reader.words(try reader.number()), reader.isAtEnd,
      pairs.allSatisfy({ NameIndex.file(of: $0) < rows.count })
    else { return nil }
    self.rows = rows
    rowOfDigest = digests
    index = NameIndex(pairs: pairs)
  }

  private static func readRows(
    _ reader: inout BinaryReader
  ) throws(DamagedData) -> ([Row], [StableHash: Int32]) {
    let count = try reader.number()
    guard count >= 0, count <= reader.bytes.count else { throw DamagedData() }
    var rows: [Row] = []
    var digests: [StableHash: Int32] = [:]
    rows.reserveCapacity(count)
    digests.reserveCapacity(count)
    for row in 0..<count {
      digests[try reader.hash()] = Int32(truncatingIfNeeded: row)
      let check = try reader.fixed()
      let hasCommands = try reader.byte() != 0
      let offset = try reader.number()
      let length = try reader.number()
      guard offset >= 0, offset < 1 << 48, length >= 0, length < Int32.max else { throw DamagedData() }
      let start = CacheFile.headLength + offset
      rows.append(Row(hasCommands: hasCommands, check: check, range: start..<start + length))
    }
    return (rows, digests)
  }

  /// Writes what is read by ``init(_:tail:)``.
  static func write(_ store: FactsStore, to file: inout CacheFile.Writer) -> Bool {
    let rows = store.completedRows()
    guard store.facts.visitPieces({ file.write($0) }) else { return false }
    file.beginTail()
    var writer = BinaryWriter()
    writer.write(rows.count)
    for row in rows {
      writer.write(row.digest)
      writer.write(fixed: row.check)
      writer.write(byte: row.hasCommands ? 1 : 0)
      writer.write(row.offset)
      writer.write(Int(row.length))
      if writer.bytes.count > 32 << 10 {
        file.write(writer.bytes)
        writer = BinaryWriter()
      }
    }
    writer.write(store.index.pairs.count)
    file.write(writer.bytes)
    for start in stride(from: 0, to: store.index.pairs.count, by: 4096) {
      var writer = BinaryWriter()
      writer.write(words: Array(store.index.pairs[start..<min(start + 4096, store.index.pairs.count)]))
      file.write(writer.bytes)
    }
    return true
  }

  func row(of digest: StableHash) -> Int? { rowOfDigest[digest].map(Int.init) }

  /// The rows whose files say something about a name.
  func rows(naming name: NameKey) -> [Int] { index[name] }

  /// Returns what is known of a file with these contents, under its present name, and how it is encoded; `nil` where
  /// nothing is, or not any more.
  func entry(for digest: StableHash, path: String) -> (entry: FileEntry, coded: [UInt8])? {
    guard let row = row(of: digest).map({ rows[$0] }), let coded = contents.bytes(row.range),
      StableHash(coded).low == row.check
    else { return nil }
    let entry = FileEntry(digest: digest, hasCommands: row.hasCommands, coded: coded[...], path: path)
    return entry.map { ($0, coded) }
  }
}

extension CachedFacts {
  /// What is known of a file that has changed since the facts were written.
  struct Patch: Sendable {
    let digest: StableHash
    let hasCommands: Bool
    let facts: ArraySlice<UInt8>
    let names: SortedNames

    init(digest: StableHash, hasCommands: Bool, facts: ArraySlice<UInt8>, names: SortedNames) {
      self.digest = digest
      self.hasCommands = hasCommands
      self.facts = facts
      self.names = names
    }

    init(_ entry: FileEntry, options: ExtractionOptions) {
      digest = entry.digest
      hasCommands = entry.hasCommands
      facts = entry.facts?.coded[...] ?? []
      names = SortedNames(entry.facts?.names(options: options) ?? [])
    }

    func entry(path: String) -> FileEntry? {
      FileEntry(digest: digest, hasCommands: hasCommands, coded: facts, path: path)
    }
  }
}
