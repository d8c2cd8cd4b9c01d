/// A 128-bit hash that is the same in every run and on every machine; fast, and no protection against malice.
package struct StableHash: Sendable, Hashable, Comparable {
  package var high: UInt64
  package var low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  package init(_ text: String) {
    var text = text
    self = text.withUTF8 { StableHash(UnsafeRawBufferPointer($0)) }
  }

  package init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { StableHash($0) }
  }

  /// Hashes 32 bytes at a time, each half mixed by a full multiplication.
  package init(_ bytes: UnsafeRawBufferPointer) {
    var first: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(bytes.count)
    var second: UInt64 = 0xD1B5_4A32_D192_ED03
    var offset = 0
    while offset + 32 <= bytes.count {
      first = Self.mix(first ^ Self.word(bytes, offset), Self.word(bytes, offset + 8) ^ 0xA076_1D64_78BD_642F)
      second = Self.mix(second ^ Self.word(bytes, offset + 16), Self.word(bytes, offset + 24) ^ 0xE703_7ED1_A0B4_28DB)
      offset += 32
    }
    while offset < bytes.count {
      var word: UInt64 = 0
      if offset + 8 <= bytes.count {
        word = Self.word(bytes, offset)
      } else {
        for shift in 0..<bytes.count - offset { word |= UInt64(bytes[offset + shift]) << (8 * UInt64(shift)) }
      }
      first = Self.mix(first ^ word, second | 1)
      second = Self.mix(second ^ word, 0x8EBC_6AF0_9C88_C6E3)
      offset += 8
    }
    high = Self.mix(first ^ 0x5896_36EF_6F9C_8C2B, second ^ 0x2545_F491_4F6C_DD1D)
    low = Self.mix(second ^ 0x1B03_7387_12FA_D5C9, first ^ 0xC2B2_AE3D_27D4_EB4F)
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return (product.high ^ product.low) &+ (left &* 0x9FB2_1C65_1E98_DF25 ^ right &>> 29)
  }

  /// Returns the hash of this one and another, in this order.
  package func combined(with other: StableHash) -> StableHash {
    StableHash(
      high: Self.mix(high ^ 0x9E37_79B9_7F4A_7C15, other.high &+ low),
      low: Self.mix(low ^ 0xD1B5_4A32_D192_ED03, other.low &+ (high ^ other.high)))
  }

  package var hexadecimal: String {
    func digits(_ word: UInt64) -> String {
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    return digits(high) + digits(low)
  }

  package static func < (left: StableHash, right: StableHash) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}
