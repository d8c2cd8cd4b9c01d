/// Guards against source that the parser takes exponential time for: it looks ahead from each square bracket whether a
/// type begins there, within each of the brackets around it.
package enum BracketNesting {
  /// Deeper than anybody writes by hand, and still read in less than a second.
  package static let deepest = 12

  /// Returns the offset of the bracket that is nested too deep; `nil` where the source can be parsed in time.
  package static func excess(in bytes: [UInt8]) -> Int? {
    // Most files never come near, which needs no look at what is a text and what is a comment.
    var open = 0
    var deepestSeen = 0
    for byte in bytes {
      if byte == UInt8(ascii: "[") {
        open += 1
        deepestSeen = max(deepestSeen, open)
      } else if byte == UInt8(ascii: "]"), open > 0 {
        open -= 1
      }
    }
    guard deepestSeen > deepest else { return nil }
    let found = CommentScanner.deepestBracket(in: bytes)
    return found.depth > deepest ? found.offset : nil
  }
}
