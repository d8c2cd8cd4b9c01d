import LintModel

/// The address by which an editor names a document, and the path it stands for.
enum DocumentAddress {
  /// Returns the path of a `file:` address; another address, such as that of an unsaved document, stands for itself.
  static func path(of address: String) -> String {
    guard address.hasPrefix("file://") else { return address }
    let rest = address.dropFirst("file://".count)
    // A host between the slashes means this machine.
    let path = rest.firstIndex(of: "/").map { rest[$0...] } ?? rest
    return decoded(path)
  }

  static func address(of path: String) -> String {
    path.hasPrefix("/") ? "file://\(path.percentEncodedPath)" : path
  }

  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
