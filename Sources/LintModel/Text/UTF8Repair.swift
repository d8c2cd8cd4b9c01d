/// Source files that are not UTF-8, as older editors write them.
package enum UTF8Repair {
  /// Returns bytes of the same length in which whatever is no UTF-8 is an underscore, with the offset of the first
  /// place; `nil` where nothing is to be repaired.
  package static func repaired(_ bytes: [UInt8]) -> (bytes: [UInt8], flaw: Int)? {
    if isASCII(bytes) { return nil }
    var repaired: [UInt8] = []
    var flaw: Int?
    var parser = Unicode.UTF8.ForwardParser()
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
        continue
      }
      var rest = bytes[index...].makeIterator()
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): index += scalar.count
      case .error(let length):
        if flaw == nil {
          flaw = index
          repaired = bytes
        }
        for offset in index..<min(index + length, bytes.count) { repaired[offset] = UInt8(ascii: "_") }
        index += length
      case .emptyInput: index = bytes.count
      }
      parser = Unicode.UTF8.ForwardParser()
    }
    return flaw.map { (repaired, $0) }
  }

  private static func isASCII(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var all: UInt64 = 0
      var offset = 0
      while offset + 8 <= buffer.count {
        all |= buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        offset += 8
      }
      while offset < buffer.count {
        all |= UInt64(buffer[offset])
        offset += 1
      }
      return all & 0x8080_8080_8080_8080 == 0
    }
  }
}
