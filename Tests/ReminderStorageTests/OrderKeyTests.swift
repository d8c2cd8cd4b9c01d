import ReminderStorage
import Testing

struct OrderKeyTests {
  @Test func `a key goes between any two neighbors`() throws {
    let first = OrderKey.initial
    let second = OrderKey.between(first, nil)
    let between = OrderKey.between(first, second)
    let before = OrderKey.between(nil, first)
    #expect(before < first)
    #expect(first < between)
    #expect(between < second)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `random insertions, moves and removals keep the order of a plain array`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var keys: [OrderKey] = []
    for _ in 0..<2_000 {
      // Half of all insertions go to one of a few places, where keys are tightest.
      let place =
        Bool.random(using: &random) ? min(keys.count, Int(seed)) : Int.random(in: 0...keys.count, using: &random)
      if keys.count > 3, Int.random(in: 0..<5, using: &random) == 0 {
        keys.remove(at: Int.random(in: keys.indices, using: &random))
      } else {
        let key = OrderKey.between(
          place > 0 && place <= keys.count ? keys[place - 1] : nil, place < keys.count ? keys[place] : nil)
        keys.insert(key, at: min(place, keys.count))
      }
    }
    #expect(zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 })
    #expect(keys.allSatisfy { OrderKey($0.text) == $0 })
  }

  @Test(arguments: [true, false])
  func `a thousand insertions at one spot never tie and stay short`(downwards: Bool) {
    var lower = OrderKey.initial
    var upper = OrderKey.between(lower, nil)
    var all: Set<OrderKey> = [lower, upper]
    for _ in 0..<1_000 {
      let key = OrderKey.between(lower, upper)
      #expect(lower < key && key < upper)
      all.insert(key)
      if downwards { upper = key } else { lower = key }
    }
    #expect(all.count == 1_002)
    #expect(all.allSatisfy { $0.text.utf8.count < 250 })
  }

  @Test func `a list that grows at its ends has short keys`() {
    var last = OrderKey.initial
    var first = OrderKey.initial
    for _ in 0..<100_000 {
      let next = OrderKey.between(last, nil)
      let previous = OrderKey.between(nil, first)
      guard last < next, previous < first else {
        Issue.record("\(next) does not follow \(last), or \(previous) does not precede \(first)")
        return
      }
      (first, last) = (previous, next)
    }
    #expect(last.text.utf8.count <= 4)
    #expect(first.text.utf8.count <= 4)
  }

  @Test(arguments: [0, 1, 2, 7, 500])
  func `several keys are in order between their neighbors`(count: Int) {
    let lower = OrderKey.initial
    let upper = OrderKey.between(lower, nil)
    for (lower, upper) in [(nil, nil), (lower, nil), (nil, upper), (lower, upper)] as [(OrderKey?, OrderKey?)] {
      let keys = OrderKey.between(lower, upper, count: count)
      #expect(keys.count == count)
      let all = [lower].compactMap(\.self) + keys + [upper].compactMap(\.self)
      #expect(zip(all, all.dropFirst()).allSatisfy { $0 < $1 })
      #expect(keys.allSatisfy { $0.text.utf8.count <= 5 })
    }
  }

  @Test(arguments: ["", "a", "0", "b1", "a10", "a1 ", "a1é", "A", "-a1"])
  func `text that is no key is not read as one`(text: String) {
    #expect(OrderKey(text) == nil)
  }

  @Test func `keys sort as their bytes do, which is how SQLite sorts them`() throws {
    let texts = ["Zz", "a0", "a0V", "aZ", "az", "b00"]
    let keys = try texts.map { try #require(OrderKey($0)) }
    #expect(keys.sorted() == keys)
  }
}
