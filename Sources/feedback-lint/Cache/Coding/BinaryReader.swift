/// A sign that bytes are not what was written.
struct DamagedData: Error {}

/// Reads what a ``BinaryWriter`` wrote; bytes that were not are an error, never a crash.
struct BinaryReader {
  let bytes: ArraySlice<UInt8>
  private(set) var index: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  var isAtEnd: Bool { index == bytes.endIndex }

  mutating func byte() throws(DamagedData) -> UInt8 {
    guard index < bytes.endIndex else { throw DamagedData() }
    defer { index += 1 }
    return bytes[index]
  }

  mutating func number() throws(DamagedData) -> Int {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try byte()
      guard shift < 64 else { throw DamagedData() }
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { break }
      shift += 7
    }
    return Int(truncatingIfNeeded: Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1))
  }

  mutating func text() throws(DamagedData) -> String {
    let range = try stretch(try number())
    return String(decoding: bytes[range], as: UTF8.self)
  }

  mutating func fixed() throws(DamagedData) -> UInt64 {
    let range = try stretch(8)
    return bytes[range].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Reads whole words of eight bytes.
  mutating func words(_ count: Int) throws(DamagedData) -> [UInt64] {
    guard count >= 0, count <= bytes.count else { throw DamagedData() }
    let range = try stretch(count * 8)
    return bytes[range].withUnsafeBytes { bytes in
      (0..<count).map { UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self)) }
    }
  }

  /// Reads words of four bytes.
  mutating func halfWords(_ count: Int) throws(DamagedData) -> [Int32] {
    guard count >= 0, count <= bytes.count else { throw DamagedData() }
    let range = try stretch(count * 4)
    return bytes[range].withUnsafeBytes { bytes in
      (0..<count).map { Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 4, as: Int32.self)) }
    }
  }

  /// Steps over some bytes and returns where they are.
  mutating func stretch(_ length: Int) throws(DamagedData) -> Range<Int> {
    guard length >= 0, length <= bytes.endIndex - index else { throw DamagedData() }
    defer { index += length }
    return index..<index + length
  }
}
