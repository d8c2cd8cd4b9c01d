/// Writes numbers and texts one behind the other.
struct BinaryWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Writes a number in seven bits a byte, small ones first, whatever their sign.
  mutating func write(_ number: Int) {
    var rest = UInt64(bitPattern: Int64((number << 1) ^ (number >> (Int.bitWidth - 1))))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      write(utf8.count)
      bytes.append(contentsOf: utf8)
    }
  }

  mutating func write(fixed number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  mutating func write(words: [UInt64]) {
    words.map(\.littleEndian).withUnsafeBytes { bytes.append(contentsOf: $0) }
  }

  mutating func write(halfWords: [Int32]) {
    halfWords.map(\.littleEndian).withUnsafeBytes { bytes.append(contentsOf: $0) }
  }

  mutating func write(contentsOf other: some Collection<UInt8>) { bytes.append(contentsOf: other) }
}
