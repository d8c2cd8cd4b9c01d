import LintModel

extension ViewScene {
  /// Whether the name of the view says that it is one piece among others, which has no room for a page.
  var isPiece: Bool {
    var word = Substring(name.split(separator: ".").last ?? "")
    for ending in ["View", "Content"] where word.hasSuffix(ending) { word = word.dropLast(ending.count) }
    guard !word.contains("Error"), !word.contains("Fail") else { return false }
    return Self.pieces.contains { word.hasSuffix($0) }
  }

  /// Whether the name of the view says that it is one section of a page.
  var isSection: Bool { name.hasSuffix("Section") || name.hasSuffix("SectionView") }

  private static let pieces = [
    "Row", "Cell", "Card", "Tile", "Badge", "Chip", "Pill", "Widget", "Icon", "Indicator", "Bubble",
  ]
}
