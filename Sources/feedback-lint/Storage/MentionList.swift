import LintModel

/// Which types the code of each file mentions, out of memory until it is asked who meets them.
struct MentionList: Sendable {
  /// For each file how many bytes there are, and the numbers.
  private let coded = Spill(limit: 64 << 10)

  func add(_ mentions: TypeMentions?) {
    var writer = BinaryWriter()
    Self.write(Self.bytes(mentions), to: &writer)
    coded.append(writer.bytes)
  }

  /// The types that nobody who uses the app meets.
  func unmet() -> UnmetTypes {
    UnmetTypes { take in
      var pending: [UInt8] = []
      return coded.visitPieces { piece in
        pending += piece
        var reader = BinaryReader(pending[...])
        var words: [UInt32] = []
        var rest = 0
        while let length = try? reader.number(), let range = try? reader.stretch(length) {
          Self.append(pending[range], to: &words)
          rest = range.upperBound
        }
        pending.removeFirst(rest)
        take(words)
      }
    }
  }

  /// Writes everything, to be read by ``read(_:from:)``.
  func visitPieces(_ visit: ([UInt8]) -> Void) -> Bool { coded.visitPieces(visit) }

  // MARK: One file

  static func bytes(_ mentions: TypeMentions?) -> [UInt8] {
    var writer = BinaryWriter()
    writer.write(halfWords: (mentions?.words ?? []).map { Int32(bitPattern: $0) })
    return writer.bytes
  }

  static func write(_ bytes: some Collection<UInt8>, to writer: inout BinaryWriter) {
    writer.write(bytes.count)
    writer.write(contentsOf: bytes)
  }

  /// Reads the mentions of some files, each as its bytes.
  static func read(_ count: Int, from reader: inout BinaryReader) throws(DamagedData) -> [ArraySlice<UInt8>] {
    var files: [ArraySlice<UInt8>] = []
    files.reserveCapacity(min(count, reader.bytes.count))
    for _ in 0..<count { files.append(reader.bytes[try reader.stretch(try reader.number())]) }
    return files
  }

  /// The types that nobody meets, by what each file mentions.
  static func unmet(_ files: [ArraySlice<UInt8>]) -> UnmetTypes {
    UnmetTypes { take in
      for file in files {
        var words: [UInt32] = []
        append(file, to: &words)
        take(words)
      }
      return true
    }
  }

  private static func append(_ bytes: ArraySlice<UInt8>, to words: inout [UInt32]) {
    bytes.withUnsafeBytes { bytes in
      for place in stride(from: 0, to: bytes.count - 3, by: 4) {
        words.append(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)))
      }
    }
  }
}
