import LintModel

extension LineTable {
  /// Returns the branches of `#if` that are only built for debugging, tests or pictures of the app.
  func trialCode(in bytes: [UInt8]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    // The branches around the line, by where they begin; `nil` for one that everybody builds.
    var open: [Int?] = []
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
      guard let first = bytes[start..<end].firstIndex(where: { $0 != 0x20 && $0 != 0x09 }), bytes[first] == UInt8(ascii: "#")
      else { continue }
      let words = String(decoding: bytes[first..<end], as: UTF8.self)
      let isElse = words.hasPrefix("#else")
      if isElse || words.hasPrefix("#endif"), let begin = open.popLast() ?? nil { result.append(begin..<start) }
      if isElse || words.hasPrefix("#if") { open.append(words.asksForTrial ? start : nil) }
    }
    return result
  }
}

extension String {
  /// Whether a condition of `#if` holds only where the app is tried out.
  var asksForTrial: Bool {
    let words = uppercased()
    guard !words.contains("!"), !words.contains("||") else { return false }
    return ["DEBUG", "SCREENSHOT", "UITEST", "UI_TEST"].contains { words.contains($0) }
  }
}
