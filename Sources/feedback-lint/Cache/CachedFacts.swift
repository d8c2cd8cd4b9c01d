import LintModel

/// What is known of single files, by the hash of their contents. Facts are decoded when asked for.
struct CachedFacts: Sendable {
  private let bytes: ArraySlice<UInt8>
  private let places: [StableHash: Place]

  private struct Place: Sendable {
    var hasCommands: Bool
    var shape: StableHash
    /// The encoded facts; empty where nothing in the file matters.
    var range: Range<Int>
  }

  var count: Int { places.count }

  init?(_ payload: ArraySlice<UInt8>) {
    bytes = payload
    guard let places = try? Self.readPlaces(payload) else { return nil }
    self.places = places
  }

  private static func readPlaces(_ payload: ArraySlice<UInt8>) throws(DamagedData) -> [StableHash: Place] {
    var reader = BinaryReader(payload)
    let count = try reader.number()
    guard count >= 0, count <= payload.count else { throw DamagedData() }
    var rows: [(hash: StableHash, hasCommands: Bool, shape: StableHash, length: Int)] = []
    rows.reserveCapacity(count)
    for _ in 0..<count { 
      rows.append((try reader.hash(), try reader.byte() != 0, try reader.hash(), try reader.number()))
    }
    var places: [StableHash: Place] = [:]
    places.reserveCapacity(count)
    for row in rows {
      let range = try reader.stretch(row.length)
      places[row.hash] = Place(hasCommands: row.hasCommands, shape: row.shape, range: range)
    }
    return places
  }

  func contains(_ digest: StableHash) -> Bool { places[digest] != nil }

  /// Returns what is known of a file with these contents, under its present name.
  func entry(for digest: StableHash, path: String) -> FileEntry? {
    guard let place = places[digest] else { return nil }
    guard !place.range.isEmpty else {
      return FileEntry(digest: digest, hasCommands: place.hasCommands, facts: nil, shape: place.shape)
    }
    guard var facts = try? FileFacts(coded: bytes[place.range]) else { return nil }
    facts.path = path
    return FileEntry(digest: digest, hasCommands: place.hasCommands, facts: facts, shape: place.shape)
  }

  /// Returns what ``init(_:)`` reads.
  static func payload(of entries: [FileEntry], known: CachedFacts?, jobs: Int) -> [UInt8] {
    var seen: Set<StableHash> = []
    let entries = entries.filter { seen.insert($0.digest).inserted }
    let blobs = Parallel.map(entries, jobs: jobs) { entry -> ArraySlice<UInt8> in
      if let known, let place = known.places[entry.digest] { return known.bytes[place.range] }
      return entry.facts?.coded[...] ?? []
    }
    var writer = BinaryWriter()
    writer.write(entries.count)
    for (entry, blob) in zip(entries, blobs) {
      writer.write(entry.digest)
      writer.write(byte: entry.hasCommands ? 1 : 0)
      writer.write(entry.shape)
      writer.write(blob.count)
    }
    for blob in blobs { writer.write(contentsOf: blob) }
    return writer.bytes
  }
}
