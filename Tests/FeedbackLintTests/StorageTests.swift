import LintModel
import Testing

@testable import feedback_lint

@Suite struct StorageTests {
  @Test(arguments: [1, 16, 1000, 1 << 20])
  func `bytes are read as they were put there, whether they are in memory or not`(limit: Int) {
    let spill = Spill(limit: limit)
    var plain: [UInt8] = []
    var generator = SeededGenerator(seed: UInt64(limit))
    for _ in 0..<400 {
      let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      #expect(spill.append(bytes) == plain.count)
      plain += bytes
      let start = Int.random(in: 0...plain.count, using: &generator)
      let range = start..<Int.random(in: start...plain.count, using: &generator)
      #expect(spill.bytes(range) == Array(plain[range]))
    }
    var pieces: [UInt8] = []
    #expect(spill.visitPieces { pieces += $0 })
    #expect(pieces == plain && spill.count == plain.count)
    #expect(spill.bytes(0..<plain.count + 1) == nil)
  }

  @Test(arguments: [1, 2, 7])
  func `results are handed on in their order, one at a time`(jobs: Int) {
    let delivered = Locked<[Int]>([])
    let isBusy = Locked(false)
    Parallel.forEach(1000, jobs: jobs) { number in
      // Some take longer than others.
      (0..<(number % 13) * 100).reduce(number) { $0 &+ $1 &- $1 }
    } deliver: { number, result in
      #expect(number == result && !isBusy.withLock { busy in
        defer { busy = true }
        return busy
      })
      delivered.withLock { $0.append(number) }
      isBusy.withLock { $0 = false }
    }
    #expect(delivered.withLock { $0 } == Array(0..<1000))
    #expect(Parallel.map(Array("abc"), jobs: jobs) { "\($0)\($0)" } == ["aa", "bb", "cc"])
    #expect(Parallel.map([Int](), jobs: jobs) { $0 }.isEmpty)
  }

  @Test func `texts are numbered in the order in which they first occur`() {
    var numbers = TextNumbers()
    for number in 0..<5000 { #expect(numbers.number(of: "text \(number)") == nil) }
    for number in 0..<5000 { #expect(numbers.number(of: "text \(number)") == number + 1) }
  }
}
