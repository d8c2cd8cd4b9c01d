/// Finds what somebody meant who has mistyped a word.
enum Spelling {
  /// The word that is nearest to what was typed, if one is near enough to be meant.
  static func nearest(to typed: String, among words: [String]) -> String? {
    let nearest = words.map { (word: $0, distance: distance(from: typed, to: $0)) }.min { $0.distance < $1.distance }
    guard let nearest, nearest.distance <= max(1, nearest.word.count / 3) else { return nil }
    return nearest.word
  }

  /// How many letters have to be added, removed, replaced or swapped with their neighbours.
  private static func distance(from first: String, to second: String) -> Int {
    let (a, b) = (Array(first), Array(second))
    var rows = [Array(0...b.count)]
    for (i, letter) in a.enumerated() {
      var row = [i + 1]
      for (j, other) in b.enumerated() {
        var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == b[j - 1], a[i - 1] == other { best = min(best, rows[i - 1][j - 1] + 1) }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
