import Foundation
import LintModel

/// Bytes put one behind the other, for the length of a run: the newest in memory, the others in a file without a name.
///
/// Where there is no room for a file, all of them stay in memory.
final class Spill: Sendable {
  private struct State {
    var buffer: [UInt8] = []
    /// How many bytes are in the file.
    var written = 0
    var file: Int32 = -1
    var staysInMemory = false
  }

  private let state = Locked(State())
  /// How many bytes are kept in memory.
  private let limit: Int

  init(limit: Int = 256 << 10) { self.limit = limit }

  deinit {
    let file = state.withLock { $0.file }
    if file >= 0 { close(file) }
  }

  var count: Int { state.withLock { $0.written + $0.buffer.count } }

  /// Returns where the bytes are put.
  @discardableResult
  func append(_ bytes: [UInt8]) -> Int {
    state.withLock { state in
      let offset = state.written + state.buffer.count
      state.buffer += bytes
      if state.buffer.count >= limit, !state.staysInMemory { Self.write(&state) }
      return offset
    }
  }

  /// Returns some bytes; `nil` where they cannot be read again.
  func bytes(_ range: Range<Int>) -> [UInt8]? {
    state.withLock { state in
      guard range.lowerBound >= 0, range.upperBound <= state.written + state.buffer.count else { return nil }
      if range.lowerBound >= state.written {
        return Array(state.buffer[range.lowerBound - state.written..<range.upperBound - state.written])
      }
      let inFile = range.lowerBound..<min(range.upperBound, state.written)
      guard var bytes = FileReader.bytes(of: state.file, inFile) else { return nil }
      if range.upperBound > state.written { bytes += state.buffer[..<(range.upperBound - state.written)] }
      return bytes
    }
  }

  /// Visits all bytes in their order, a piece at a time.
  ///
  /// - Returns: Whether all of them could be read.
  func visitPieces(_ visit: ([UInt8]) -> Void) -> Bool {
    var offset = 0
    let end = count
    while offset < end {
      let range = offset..<min(end, offset + limit)
      guard let piece = bytes(range) else { return false }
      visit(piece)
      offset = range.upperBound
    }
    return true
  }

  private static func write(_ state: inout State) {
    if state.file < 0 { state.file = FileReader.temporaryFile() }
    guard state.file >= 0, FileReader.write(state.buffer, to: state.file, at: state.written) else {
      state.staysInMemory = true
      return
    }
    state.written += state.buffer.count
    state.buffer.removeAll(keepingCapacity: true)
  }
}
