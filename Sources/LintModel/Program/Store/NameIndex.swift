/// Which files say something about a name.
package struct NameIndex: Sendable {
  /// A name and a file each, in ascending order: the upper bits are the name's.
  package let pairs: [UInt64]

  /// How many bits of a pair say which file it is.
  private static let fileBits: UInt64 = 24
  private static let fileMask: UInt64 = 1 << fileBits - 1
  /// More files than this cannot be told apart.
  package static let mostFiles = Int(fileMask)

  /// - Parameter pairs: What ``pairs`` was.
  package init(pairs: [UInt64]) { self.pairs = pairs }

  /// Collects what files say, one after the other.
  package struct Builder: Sendable {
    private var pairs: [UInt64] = []

    package init() {}

    /// - Parameter names: The names that a file says something about.
    package mutating func add(_ names: [NameKey], of file: Int) {
      for name in names { pairs.append(NameIndex.pair(name, file)) }
    }

    /// Returns what was collected, and begins anew.
    package mutating func finish() -> NameIndex {
      pairs.sort()
      // Without the room for more.
      let index = NameIndex(pairs: pairs.withUnsafeBufferPointer { Array($0) })
      pairs = []
      return index
    }
  }

  /// The files that say something about a name, in ascending order; where two names share their upper bits, also those
  /// that say something about the other.
  package subscript(name: NameKey) -> [Int] {
    let first = Self.pair(name, 0)
    var low = 0
    var high = pairs.count
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle] < first { low = middle + 1 } else { high = middle }
    }
    var files: [Int] = []
    while low < pairs.count, pairs[low] & ~Self.fileMask == first {
      files.append(Self.file(of: pairs[low]))
      low += 1
    }
    return files
  }

  private static func pair(_ name: NameKey, _ file: Int) -> UInt64 {
    name.number & ~fileMask | UInt64(truncatingIfNeeded: file) & fileMask
  }

  package static func file(of pair: UInt64) -> Int { Int(pair & fileMask) }
}
