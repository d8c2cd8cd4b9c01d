import LintModel

/// Names as the cache keeps them: in order, eight bytes each.
struct SortedNames: Sendable {
  let bytes: ArraySlice<UInt8>

  init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  init(_ names: some Collection<NameKey>) {
    var writer = BinaryWriter()
    writer.write(words: names.map(\.number).sorted())
    bytes = writer.bytes[...]
  }

  func contains(_ name: NameKey) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var low = 0
      var high = bytes.count / 8
      while low < high {
        let middle = (low + high) / 2
        let number = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: middle * 8, as: UInt64.self))
        if number == name.number { return true }
        if number < name.number { low = middle + 1 } else { high = middle }
      }
      return false
    }
  }
}
