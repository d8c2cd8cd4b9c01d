import LintModel

/// The last run over a project: what it read, and what it came to.
///
/// Findings depend on what files say, not on the lines they say it on. So where a file changed and says what it said,
/// and nothing was found in it, all that was found elsewhere still holds.
struct CachedRun: Sendable {
  /// What the run depended on besides the files' contents.
  var conditions: StableHash
  var files: [File]
  /// The encoded outcome, decoded when asked for.
  private let outcomeBytes: ArraySlice<UInt8>

  /// A file as it was read.
  struct File: Sendable, Hashable {
    var digest: StableHash
    var shape: StableHash
    /// Whether something in it was reported, or might be by its lines alone.
    var isSensitive: Bool
  }

  init(conditions: StableHash, files: [File], outcome: CachedOutcome) {
    self.conditions = conditions
    self.files = files
    outcomeBytes = outcome.coded[...]
  }

  /// Reads what ``payload`` wrote.
  init?(_ payload: ArraySlice<UInt8>) {
    var reader = BinaryReader(payload)
    guard let conditions = try? reader.hash(), let count = try? reader.number(), count >= 0, count <= payload.count,
      let files = try? Self.readFiles(count, from: &reader)
    else { return nil }
    self.conditions = conditions
    self.files = files
    outcomeBytes = payload[reader.index...]
  }

  private static func readFiles(_ count: Int, from reader: inout BinaryReader) throws(DamagedData) -> [File] {
    var files: [File] = []
    files.reserveCapacity(count)
    for _ in 0..<count {
      files.append(
        File(digest: try reader.hash(), shape: try reader.hash(), isSensitive: try reader.byte() != 0))
    }
    return files
  }

  var outcome: CachedOutcome? { try? CachedOutcome(coded: outcomeBytes) }

  var payload: [UInt8] {
    var writer = BinaryWriter()
    writer.write(conditions)
    writer.write(files.count)
    for file in files {
      writer.write(file.digest)
      writer.write(file.shape)
      writer.write(byte: file.isSensitive ? 1 : 0)
    }
    writer.write(contentsOf: outcomeBytes)
    return writer.bytes
  }
}
