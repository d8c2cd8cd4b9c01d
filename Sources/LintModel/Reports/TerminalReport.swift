/// The report for people at a terminal.
package struct TerminalReport {
  private let report: Report
  private let style: Style
  /// How much was found: more than the report holds, where the rest has been shown already.
  private let tally: FindingTally

  /// Whether text is coloured.
  package enum Style: Sendable {
    case plain, colored

    func paint(_ text: String, _ paint: Paint) -> String {
      self == .plain ? text : "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m"
    }
  }

  enum Paint: String {
    case bold = "1"
    case faint = "2"
    case red = "1;31"
    case yellow = "1;33"
    case cyan = "1;36"
    case green = "1;32"
    case blue = "34"
  }

  /// - Parameter tally: How much was found in all; `nil` where that is what the report holds.
  package init(_ report: Report, style: Style, tally: FindingTally? = nil) {
    self.report = report
    self.style = style
    self.tally = tally ?? FindingTally(report.findings)
  }

  package var text: String { findings + summary }

  /// What was found, without the last lines, which count it.
  package var findings: String {
    var text = ""
    var source: (path: String, text: SourceText?)?
    for finding in report.findings {
      if source?.path != finding.path { source = (finding.path, report.source(finding.path)) }
      text += block(finding, in: source?.text) + "\n"
    }
    return text
  }

  private func block(_ finding: Finding, in source: SourceText?) -> String {
    let start = finding.range.start
    var text = style.paint("\(finding.path):\(start.line):\(start.column):", .bold)
    text += " " + style.paint("\(finding.severity.rawValue):", paint(of: finding.severity))
    text += " \(finding.message) " + style.paint("[\(finding.rule)]", .faint) + "\n"
    let number = String(start.line)
    let margin = String(repeating: " ", count: number.count + 2)
    if let source, start.line <= source.lineCount {
      let excerpt = Excerpt(finding.range, in: source)
      text += style.paint(" \(number) │", .blue) + " \(excerpt.line)\n"
      text += style.paint("\(margin)│", .blue) + " \(excerpt.indentation)"
      text += style.paint(excerpt.underline, paint(of: finding.severity)) + "\n"
    }
    if !finding.consequence.isEmpty {
      text += style.paint("\(margin)╰ you would see:", .blue) + " \(finding.consequence)\n"
    }
    if let fix = finding.fix {
      text += style.paint("\(margin)╰ --fix:", .green) + " \(fix.title)\n"
    }
    return text
  }

  private func paint(of severity: Severity) -> Paint {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }

  /// The last lines: how much was found, and in how many files.
  package var summary: String {
    let files = "\(Self.count(report.summary.files, "file")) checked in \(Self.duration(report.summary.seconds))"
    let known = report.summary.baselined > 0 ? "; \(report.summary.baselined) known from the baseline" : ""
    guard !tally.isEmpty else { return style.paint("No findings", .green) + ": \(files)\(known).\n" }
    let kinds = Severity.allCases.reversed().compactMap { severity in
      let number = tally.count(of: severity)
      return number > 0 ? style.paint(Self.count(number, severity.rawValue), paint(of: severity)) : nil
    }
    let places = Self.count(tally.files, "file")
    var text = kinds.joined(separator: ", ") + " in \(places) (\(files)\(known)).\n"
    if tally.fixable > 0 {
      text += "\(tally.fixable) of them can be fixed: --diff shows how, --fix does it.\n"
    }
    return text
  }

  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  private static func duration(_ seconds: Double) -> String {
    if seconds < 1 { return "\(Int((seconds * 1000).rounded())) ms" }
    return "\((seconds * 10).rounded() / 10) s"
  }
}

/// A source line as a terminal shows it, and what to write below it.
private struct Excerpt {
  let line: String
  let indentation: String
  let underline: String

  /// Longer lines are cut, so that the caret stays near what it points at.
  private static let widest = 160

  init(_ range: SourceRange, in source: SourceText) {
    let lineRange = source.byteRange(ofLine: range.start.line)
    let start = min(max(range.start.offset, lineRange.lowerBound), lineRange.upperBound)
    let end = min(max(range.end.offset, start), lineRange.upperBound)
    let before = Self.shown(source.bytes[lineRange.lowerBound..<start])
    let marked = Self.shown(source.bytes[start..<end])
    let after = Self.shown(source.bytes[end..<lineRange.upperBound])
    let cut = before.count > Self.widest / 2 ? before.count - Self.widest / 4 : 0
    let shownBefore = (cut > 0 ? "…" : "") + String(before.dropFirst(cut))
    let whole = shownBefore + marked + after
    line = whole.count > Self.widest ? String(whole.prefix(Self.widest)) + "…" : whole
    indentation = String(repeating: " ", count: Self.width(of: shownBefore))
    let width = max(1, min(Self.width(of: marked), Self.widest - shownBefore.count))
    underline = "^" + String(repeating: "~", count: width - 1)
  }

  /// Tabs become spaces, and what would move a terminal's cursor is left out.
  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    var text = ""
    for character in String(decoding: bytes, as: UTF8.self) {
      if character == "\t" {
        text += "  "
      } else if character.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) {
        text.append(character)
      }
    }
    return text
  }

  /// The columns a text takes: pictographs and East Asian characters take two.
  private static func width(of text: String) -> Int {
    text.reduce(0) { width, character in
      guard let scalar = character.unicodeScalars.first else { return width }
      let isWide = switch scalar.value {
      case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
        0x1F300...0x1FAFF, 0x20000...0x3FFFD:
        true
      default: scalar.properties.isEmojiPresentation
      }
      return width + (isWide ? 2 : 1)
    }
  }
}
