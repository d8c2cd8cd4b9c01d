/// The Markdown that may stand inside a line: emphasis, strong emphasis, code, strikethrough and links.
enum InlineMarkdown {
  static func segments(of source: String) -> [Text.Segment] {
    guard mayMark(source) else { return [Text.Segment(content: .string(source))] }
    var parser = Parser(characters: Array(source))
    let segments = parser.parse(until: nil, styling: TextStyling(), link: nil)
    return segments.isEmpty ? [Text.Segment(content: .string(source))] : segments
  }

  /// Whether there is a character in a text that Markdown gives a meaning to.
  static func mayMark(_ source: String) -> Bool { source.utf8.contains { marks.contains($0) } }

  private static let marks: Set<UInt8> = [
    UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["), UInt8(ascii: "\\"),
  ]

  private struct Parser {
    let characters: [Character]
    var position = 0

    init(characters: [Character]) { self.characters = characters }

    func starts(with marker: String) -> Bool {
      let marker = Array(marker)
      return position + marker.count <= characters.count && characters[position..<(position + marker.count)].elementsEqual(marker)
    }

    /// Where a marker closes, behind the position; a marker next to a space does not.
    func closing(_ marker: String) -> Int? {
      let marks = Array(marker)
      var index = position + marks.count
      guard index < characters.count, !characters[index].isWhitespace else { return nil }
      index += 1
      while index + marks.count <= characters.count {
        if characters[index..<(index + marks.count)].elementsEqual(marks), !characters[index - 1].isWhitespace { return index }
        index += 1
      }
      return nil
    }

    mutating func parse(until end: Int?, styling: TextStyling, link: String?) -> [Text.Segment] {
      var segments: [Text.Segment] = []
      var plain = ""
      let end = end ?? characters.count
      func flush() {
        guard !plain.isEmpty else { return }
        segments.append(Text.Segment(content: .string(plain), styling: styling, link: link))
        plain = ""
      }
      outer: while position < end {
        let character = characters[position]
        if character == "\\", position + 1 < end, characters[position + 1].isPunctuation || characters[position + 1].isSymbol {
          plain.append(characters[position + 1])
          position += 2
          continue
        }
        if character == "`", let close = closing("`"), close < end {
          flush()
          var code = styling
          code.isMonospaced = true
          segments.append(
            Text.Segment(content: .string(String(characters[(position + 1)..<close])), styling: code, link: link))
          position = close + 1
          continue
        }
        for (marker, change) in Self.markers where starts(with: marker) {
          // An underscore inside a word is a letter of it.
          if marker.first == "_", position > 0, characters[position - 1].isLetter { continue }
          guard let close = closing(marker), close + marker.count <= end else { continue }
          flush()
          var inner = styling
          change(&inner)
          position += marker.count
          segments += parse(until: close, styling: inner, link: link)
          position = close + marker.count
          continue outer
        }
        if character == "[", link == nil, let (close, target, after) = linkTarget(before: end) {
          flush()
          position += 1
          segments += parse(until: close, styling: styling, link: target)
          position = after
          continue
        }
        plain.append(character)
        position += 1
      }
      flush()
      return segments
    }

    private static let markers: [(String, @Sendable (inout TextStyling) -> Void)] = [
      ("***", { $0.weight = .bold; $0.isItalic = true }),
      ("**", { $0.weight = .bold }), ("__", { $0.weight = .bold }),
      ("*", { $0.isItalic = true }), ("_", { $0.isItalic = true }),
      ("~~", { $0.strikethrough = .init(isOn: true) }), ("~", { $0.strikethrough = .init(isOn: true) }),
    ]

    /// Reads `[text](target)` from the position on.
    private func linkTarget(before end: Int) -> (close: Int, target: String, after: Int)? {
      guard let close = characters[position..<end].firstIndex(of: "]"), close + 1 < end, characters[close + 1] == "(",
        let last = characters[(close + 1)..<end].firstIndex(of: ")")
      else { return nil }
      return (close, String(characters[(close + 2)..<last]), last + 1)
    }
  }
}
