import Foundation
import LintModel

/// The form of both files of a cache: a head, what is read a piece at a time, and a tail that is read whole.
///
/// The head says what the file is, what it was written for, and where its tail is, of which it holds a checksum.
enum CacheFile {
  static let headLength = 48
  /// The checksum is put together from pieces of this size, so that a tail need not be at hand as a whole.
  fileprivate static let piece = 64 << 10

  /// The two kinds of files.
  enum Mark: UInt64 {
    case facts = 0x3346_544E_494C_4246
    case outcome = 0x334F_544E_494C_4246
  }
}

extension CacheFile {
  /// An open file.
  final class Contents: Sendable {
    private let descriptor: Int32

    fileprivate init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Returns some bytes; `nil` where they cannot be read.
    func bytes(_ range: Range<Int>) -> [UInt8]? { FileReader.bytes(of: descriptor, range) }
  }

  /// Opens a file and reads its tail; `nil` where it is missing, damaged, or was written for something else.
  static func open(_ path: String, mark: Mark, key: StableHash) -> (contents: Contents, tail: ArraySlice<UInt8>)? {
    guard let (descriptor, size) = FileReader.openedFile(path) else { return nil }
    let contents = Contents(descriptor)
    guard let head = contents.bytes(0..<headLength) else { return nil }
    var reader = BinaryReader(head[...])
    guard (try? reader.fixed()) == mark.rawValue, (try? reader.hash()) == key, let checksum = try? reader.hash(),
      let start = (try? reader.fixed()).flatMap({ Int(exactly: $0) }), start >= headLength, start <= size,
      let tail = contents.bytes(start..<size)
    else { return nil }
    var sum = Checksum()
    sum.add(tail)
    return sum.finished == checksum ? (contents, tail[...]) : nil
  }

  /// A hash of bytes that come one after the other.
  struct Checksum {
    private var sum = StableHash("")
    private var rest: [UInt8] = []

    mutating func add(_ bytes: [UInt8]) {
      var bytes = bytes[...]
      while rest.count + bytes.count >= piece {
        let taken = bytes.prefix(piece - rest.count)
        rest += taken
        sum = sum.combined(with: StableHash(rest))
        rest.removeAll(keepingCapacity: true)
        bytes = bytes.dropFirst(taken.count)
      }
      rest += bytes
    }

    var finished: StableHash { sum.combined(with: StableHash(rest)) }
  }
}

extension CacheFile {
  /// Writes a file a piece at a time; it takes the place of an older one when it is finished.
  struct Writer {
    private let descriptor: Int32
    private let path: String
    private let temporaryPath: String
    private var offset = headLength
    private var tailStart: Int?
    private var checksum = Checksum()
    private var isGood = true

    /// - Returns: `nil` where no file can be written there.
    init?(_ path: String) {
      self.path = path
      temporaryPath = "\(path).\(getpid())"
      descriptor = Foundation.open(temporaryPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
      if descriptor < 0 { return nil }
    }

    /// Ends what is read a piece at a time.
    mutating func beginTail() { tailStart = offset }

    mutating func write(_ bytes: [UInt8]) {
      isGood = isGood && FileReader.write(bytes, to: descriptor, at: offset)
      offset += bytes.count
      if tailStart != nil { checksum.add(bytes) }
    }

    /// Puts the file in its place, or leaves everything as it was where anything of it could not be written.
    mutating func finish(mark: Mark, key: StableHash) {
      var head = BinaryWriter()
      head.write(fixed: mark.rawValue)
      head.write(key)
      head.write(checksum.finished)
      head.write(fixed: UInt64(tailStart ?? offset))
      isGood = isGood && FileReader.write(head.bytes, to: descriptor, at: 0)
      guard isGood else { return abandon() }
      close(descriptor)
      if rename(temporaryPath, path) != 0 { unlink(temporaryPath) }
    }

    /// Gives up, and leaves everything as it was.
    func abandon() {
      close(descriptor)
      unlink(temporaryPath)
    }
  }
}

extension BinaryWriter {
  mutating func write(_ hash: StableHash) {
    write(fixed: hash.high)
    write(fixed: hash.low)
  }
}

extension BinaryReader {
  mutating func hash() throws(DamagedData) -> StableHash {
    let high = try fixed()
    return StableHash(high: high, low: try fixed())
  }
}
