/// Guesses at what somebody meant to write.
package enum Spelling {
  /// Returns the candidate that is most like a word, where one is alike enough to be meant.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let plain = simplified(word)
    let scored = candidates.map { candidate in
      (candidate: candidate, distance: distance(plain, simplified(candidate)))
    }
    guard let best = scored.min(by: { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }) else { return nil }
    let length = max(plain.count, simplified(best.candidate).count)
    if best.distance <= max(1, length / 3) { return best.candidate }
    return scored.first { length > 2 && plain.count > 2 && simplified($0.candidate).starts(with: plain) }?.candidate
  }

  /// Returns a sentence such as “ Did you mean “warning”?”, or nothing.
  package static func hint(for word: String, among candidates: some Sequence<String>) -> String {
    nearest(to: word, among: candidates).map { " Did you mean “\($0)”?" } ?? ""
  }

  private static func simplified(_ word: String) -> [Character] {
    word.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  /// The edits (insertions, removals, replacements, swaps of neighbours) between two words.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var rows = [Array(0...right.count)]
    for row in 1...left.count {
      var current = [row]
      for column in 1...right.count {
        let replaced = rows[row - 1][column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
        var best = min(rows[row - 1][column] + 1, current[column - 1] + 1, replaced)
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          best = min(best, rows[row - 2][column - 2] + 1)
        }
        current.append(best)
      }
      rows.append(current)
    }
    return rows[left.count][right.count]
  }
}
