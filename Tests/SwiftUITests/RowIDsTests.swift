import Testing

@testable import SwiftUI

@Suite struct RowIDsTests {
  /// A small generator with a seed, so that a failure comes again.
  struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }

  func applying(_ splices: [RowSplice], to old: ContiguousArray<Int>, _ new: ContiguousArray<Int>) -> ContiguousArray<Int> {
    var result = old
    for splice in splices {
      result.replaceSubrange(splice.position..<splice.position + splice.removed, with: new[splice.inserted])
    }
    return result
  }

  @Test(arguments: 0..<60) func `the replacements lead from the old rows to the new ones`(seed: Int) throws {
    var random = Random(state: UInt64(seed))
    let count = [5, 60, 2000][seed % 3]
    var data = Array(0..<count)
    let old = ContiguousArray(data)
    for _ in 0..<Int.random(in: 1...30, using: &random) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where !data.isEmpty: data.remove(at: Int.random(in: 0..<data.count, using: &random))
      case 1: data.insert(Int.random(in: 10_000..<1_000_000, using: &random), at: Int.random(in: 0...data.count, using: &random))
      case 2 where data.count > 1: data.swapAt(0, Int.random(in: 0..<data.count, using: &random))
      default: data.shuffle(using: &random)
      }
      if data.count > 1000, Int.random(in: 0..<3, using: &random) > 0 { data.sort() }
    }
    data = Array(Set(data)).shuffled(using: &random).sorted { $0 % 1000 < $1 % 1000 }
    guard let ids = _RowIDs.reading(data, comparedTo: old, id: { $0 }) else {
      #expect(ContiguousArray(data) == old)
      return
    }
    #expect(applying(ids.splices(from: old), to: old, ids.ids) == ContiguousArray(data))
  }

  @Test func `one row that goes far is one removal and one insertion`() throws {
    let old = ContiguousArray(0..<5000)
    var data = Array(old)
    data.append(data.remove(at: 10))
    let ids = try #require(_RowIDs.reading(data, comparedTo: old, id: { $0 }))
    #expect(
      ids.splices(from: old) == [
        RowSplice(position: 10, removed: 1, inserted: 0..<0), RowSplice(position: 4999, removed: 0, inserted: 4999..<5000),
      ])
  }

  @Test func `the same rows are no change`() {
    #expect(_RowIDs.reading(Array(0..<10), comparedTo: ContiguousArray(0..<10), id: { $0 })?.ids == nil)
  }

  @Test func `of a duplicate only the first is kept, and told`() throws {
    let ids = try #require(_RowIDs.reading([3, 1, 3, 2], comparedTo: nil, id: { $0 }))
    #expect(ids.ids == [3, 1, 2])
    #expect(ids.offsets == [0, 1, 3])
    #expect(ids.duplicate == 3)
  }
}
