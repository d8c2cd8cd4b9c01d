/// Which words a text holds, as numbers: a word that is not among them is not in the text.
package struct WordNumbers: Sendable {
  /// The number of each word in the place that it leads to, or in the next that is free; 0 where there is none. A power
  /// of two, and never more than half full.
  private var slots = [UInt32](repeating: 0, count: 256)
  private var count = 0

  package init() {}

  package mutating func insert(_ word: UnsafeRawBufferPointer) { insert(Self.number(of: word)) }

  private mutating func insert(_ number: UInt32) {
    let mask = slots.count - 1
    var place = Int(number) & mask
    while slots[place] != 0 {
      if slots[place] == number { return }
      place = (place + 1) & mask
    }
    slots[place] = number
    count += 1
    guard count * 2 > slots.count else { return }
    let old = slots
    slots = [UInt32](repeating: 0, count: old.count * 2)
    count = 0
    for number in old where number != 0 { insert(number) }
  }

  /// The numbers, each once and none of them 0.
  package var all: [UInt32] { slots.filter { $0 != 0 } }

  package static func number(of word: String) -> UInt32 {
    var word = word
    return word.withUTF8 { number(of: UnsafeRawBufferPointer($0)) }
  }

  /// Mixes the length with the first eight bytes and the last; few words share all of them.
  package static func number(of word: UnsafeRawBufferPointer) -> UInt32 {
    var first: UInt64 = 0
    var last: UInt64 = 0
    if word.count >= 8 {
      first = UInt64(littleEndian: word.loadUnaligned(fromByteOffset: 0, as: UInt64.self))
      last = UInt64(littleEndian: word.loadUnaligned(fromByteOffset: word.count - 8, as: UInt64.self))
    } else {
      for byte in word { first = first << 8 | UInt64(byte) }
    }
    let mixed = (first ^ last &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(word.count)) &* 0xD1B5_4A32_D192_ED03
    return max(1, UInt32(truncatingIfNeeded: mixed >> 32))
  }
}
