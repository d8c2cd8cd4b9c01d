import LintModel

/// Numbers texts in the order in which they first occur.
///
/// Texts are told apart by a hash of 64 bits: among the few thousand that are ever written together no two share one.
struct TextNumbers {
  private struct Slot {
    var hash: UInt64
    /// 0 where the slot is free.
    var number: Int32
  }

  /// A power of two, and never more than half full.
  private var slots = [Slot](repeating: Slot(hash: 0, number: 0), count: 64)
  private var count: Int32 = 0

  /// Returns the number of a text that has occurred before, from 1; `nil` where it occurs for the first time.
  mutating func number(of text: String) -> Int? {
    let hash = StableHash(text).low
    let place = Self.place(of: hash, in: slots)
    if slots[place].number > 0 { return Int(slots[place].number) }
    count += 1
    slots[place] = Slot(hash: hash, number: count)
    if Int(count) * 2 > slots.count { grow() }
    return nil
  }

  private mutating func grow() {
    var larger = [Slot](repeating: Slot(hash: 0, number: 0), count: slots.count * 2)
    for slot in slots where slot.number > 0 { larger[Self.place(of: slot.hash, in: larger)] = slot }
    slots = larger
  }

  private static func place(of hash: UInt64, in slots: [Slot]) -> Int {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: hash) & mask
    while slots[place].number > 0, slots[place].hash != hash { place = (place + 1) & mask }
    return place
  }
}
