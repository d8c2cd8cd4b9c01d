import LintModel

/// What is known of single files, by the hash of their contents. Facts are decoded when asked for.
struct CachedFacts: Sendable {
  private let bytes: ArraySlice<UInt8>
  private let places: [StableHash: Place]
  /// Which rows say something about a name.
  private let index: NameIndex

  private struct Place: Sendable {
    var row: Int
    var hasCommands: Bool
    /// The encoded facts; empty where nothing in the file matters.
    var range: Range<Int>
  }

  var count: Int { places.count }

  init?(_ payload: ArraySlice<UInt8>) {
    bytes = payload
    var reader = BinaryReader(payload)
    guard let places = try? Self.readPlaces(&reader), let index = try? NameIndex(from: &reader, rows: places.count)
    else { return nil }
    self.places = places
    self.index = index
  }

  private static func readPlaces(_ reader: inout BinaryReader) throws(DamagedData) -> [StableHash: Place] {
    let count = try reader.number()
    guard count >= 0, count <= reader.bytes.count else { throw DamagedData() }
    var places: [StableHash: Place] = [:]
    places.reserveCapacity(count)
    var rows: [(hash: StableHash, hasCommands: Bool, length: Int)] = []
    rows.reserveCapacity(count)
    for _ in 0..<count { rows.append((try reader.hash(), try reader.byte() != 0, try reader.number())) }
    for (row, place) in rows.enumerated() {
      let range = try reader.stretch(place.length)
      places[place.hash] = Place(row: row, hasCommands: place.hasCommands, range: range)
    }
    guard places.count == count else { throw DamagedData() }
    return places
  }

  func contains(_ digest: StableHash) -> Bool { places[digest] != nil }

  func row(of digest: StableHash) -> Int? { places[digest]?.row }

  /// The rows whose files say something about a name.
  func rows(naming name: NameKey) -> ArraySlice<Int32> { index[name] }

  /// Returns what is known of a file with these contents, under its present name.
  func entry(for digest: StableHash, path: String) -> FileEntry? {
    guard let place = places[digest] else { return nil }
    return FileEntry(digest: digest, hasCommands: place.hasCommands, coded: bytes[place.range], path: path)
  }

  /// Returns what ``init(_:)`` reads.
  ///
  /// - Parameter names: The names that each file says something about.
  static func payload(of all: [FileEntry], names: [[NameKey]], jobs: Int) -> [UInt8] {
    var seen: Set<StableHash> = []
    let chosen = all.indices.filter { seen.insert(all[$0].digest).inserted }
    let blobs = Parallel.map(chosen, jobs: jobs) { all[$0].facts?.coded ?? [] }
    var writer = BinaryWriter()
    writer.write(chosen.count)
    for (number, blob) in zip(chosen, blobs) {
      writer.write(all[number].digest)
      writer.write(byte: all[number].hasCommands ? 1 : 0)
      writer.write(blob.count)
    }
    for blob in blobs { writer.write(contentsOf: blob) }
    NameIndex(chosen.map { names[$0] }).write(to: &writer)
    return writer.bytes
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

extension FileEntry {
  /// Reads facts that were written; `nil` where they are damaged.
  fileprivate init?(digest: StableHash, hasCommands: Bool, coded: ArraySlice<UInt8>, path: String) {
    guard !coded.isEmpty else {
      self.init(digest: digest, hasCommands: hasCommands, facts: nil)
      return
    }
    guard var facts = try? FileFacts(coded: coded) else { return nil }
    facts.path = path
    self.init(digest: digest, hasCommands: hasCommands, facts: facts)
  }
}

extension NameIndex {
  fileprivate init(from reader: inout BinaryReader, rows: Int) throws(DamagedData) {
    let count = try reader.number()
    let keys = try reader.words(count)
    let files = try reader.halfWords(count)
    guard files.allSatisfy({ $0 >= 0 && $0 < rows }) else { throw DamagedData() }
    self.init(keys: keys, files: files)
  }

  fileprivate func write(to writer: inout BinaryWriter) {
    writer.write(keys.count)
    writer.write(words: keys)
    writer.write(halfWords: files)
  }
}
