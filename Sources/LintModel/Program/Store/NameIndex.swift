/// Which files say something about a name.
package struct NameIndex: Sendable {
  /// In ascending order, once for each file.
  package let keys: [UInt64]
  /// The files, each beside its key.
  package let files: [Int32]

  package init(keys: [UInt64], files: [Int32]) {
    self.keys = keys
    self.files = files
  }

  /// - Parameter names: The names that each file says something about.
  package init(_ names: [[NameKey]]) {
    var pairs: [(key: UInt64, file: Int32)] = []
    pairs.reserveCapacity(names.reduce(0) { $0 + $1.count })
    for (file, names) in names.enumerated() {
      for name in names { pairs.append((name.number, Int32(truncatingIfNeeded: file))) }
    }
    pairs.sort { ($0.key, $0.file) < ($1.key, $1.file) }
    keys = pairs.map(\.key)
    files = pairs.map(\.file)
  }

  /// The files that say something about a name, in ascending order.
  package subscript(name: NameKey) -> ArraySlice<Int32> {
    var low = 0
    var high = keys.count
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < name.number { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < keys.count, keys[end] == name.number { end += 1 }
    return files[low..<end]
  }
}
