/// Bytes by what they can be part of.
enum ByteClass {
  static func isWordStart(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 97 && byte | 0x20 <= 122 || byte == 95 || byte >= 128 || byte == 36 || byte == 96
  }

  static func isWord(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 97 && byte | 0x20 <= 122 || byte >= 48 && byte <= 57 || byte == 95 || byte >= 128 || byte == 36
      || byte == 96
  }
}
