/// A look at the brackets of source that is too quick to know more.
package enum BracketScan {
  /// The parser looks ahead from each square bracket whether a type begins there, within each of those around it, which
  /// takes exponential time. This is deeper than anybody writes by hand, and still read in less than a second.
  package static let deepest = 12

  /// Returns the offset of the square bracket that is nested too deep; `nil` where the source can be parsed in time.
  package static func excess(in bytes: [UInt8]) -> Int? {
    // Most files never come near, which needs no look at what is a text and what is a comment.
    let deepestSeen = bytes.withUnsafeBufferPointer { buffer in
      var open = 0
      var deepestSeen = 0
      for byte in buffer where byte | 0x06 == 0x5F {
        if byte == UInt8(ascii: "[") {
          open += 1
          deepestSeen = max(deepestSeen, open)
        } else if byte == UInt8(ascii: "]"), open > 0 {
          open -= 1
        }
      }
      return deepestSeen
    }
    guard deepestSeen > deepest else { return nil }
    let found = CommentScanner.brackets(in: bytes).deepestSquare
    return found.depth > deepest ? found.offset : nil
  }

  /// Whether each bracket has its partner; `false` is no more than a reason to look closer.
  package static func isBalanced(_ bytes: [UInt8]) -> Bool {
    CommentScanner.brackets(in: bytes).areBalanced
  }
}
