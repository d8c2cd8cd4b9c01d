import LintModel

/// Lines of new source, set the way the file sets its own.
struct Layout {
  let lines: LineTable
  private let step: String

  init(_ file: FileFacts) {
    lines = file.lines
    step = file.lines.step
  }

  /// The white space before what stands at an offset, if it is the first thing on its line.
  func indentation(at offset: Int) -> String { lines.indentation(at: offset) }

  /// Whether nothing but white space stands before an offset on its line.
  func beginsLine(_ offset: Int) -> Bool {
    lines.position(of: offset).column - 1 == lines.indentation(at: offset).utf8.count
  }

  /// Joins lines, each indented by what it begins with and by what is around it; two spaces stand for one level.
  func joined(_ text: [String], indentation: String) -> String {
    text.map { line in
      if line.isEmpty { return line }
      let spaces = line.prefix { $0 == " " }.count
      return indentation + String(repeating: step, count: spaces / 2) + line.dropFirst(spaces)
    }.joined(separator: lines.newline)
  }

  /// One level deeper.
  func deeper(_ indentation: String) -> String { indentation + step }

  var newline: String { lines.newline }

  /// Edits that move the lines behind an offset, up to another, one level to the right.
  func indenting(_ range: Range<Int>) -> [TextEdit] {
    let first = lines.line(of: range.lowerBound) + 1
    let last = lines.line(of: range.upperBound)
    guard first <= last else { return [] }
    return (first...last).compactMap { line in
      guard line < lines.starts.count, line < lines.indentations.count else { return nil }
      let start = lines.starts[line]
      let next = line + 1 < lines.starts.count ? lines.starts[line + 1] : range.upperBound
      // A line of white space stays as it is.
      guard start < range.upperBound, next - start > lines.indentations[line] + newline.utf8.count else { return nil }
      return TextEdit(bytes: start..<start, replacement: step)
    }
  }
}

/// The pages of the feedback-state rules, as lines of source.
struct Pages {
  /// The source that starts the work again.
  let restart: String
  /// Whether `ContentUnavailableView` can be used.
  let hasUnavailableView: Bool

  /// A page for a failure.
  func failure(description: String?) -> [String] {
    guard hasUnavailableView else {
      return ["VStack {", "  Label(\"Load Failed\", systemImage: \"exclamationmark.triangle\")"]
        + (description.map { ["  Text(\($0))"] } ?? []) + ["  Button(\"Retry\") { \(restart) }", "}"]
    }
    return ["ContentUnavailableView {", "  Label(\"Load Failed\", systemImage: \"exclamationmark.triangle\")"]
      + (description.map { ["} description: {", "  Text(\($0))"] } ?? [])
      + ["} actions: {", "  Button(\"Retry\") { \(restart) }", "}"]
  }

  /// A page for an empty answer.
  var empty: [String] {
    guard hasUnavailableView else {
      return ["VStack {", "  Label(\"Nothing Here Yet\", systemImage: \"tray\")", "  Button(\"Refresh\") { \(restart) }", "}"]
    }
    return [
      "ContentUnavailableView {", "  Label(\"Nothing Here Yet\", systemImage: \"tray\")", "} actions: {",
      "  Button(\"Refresh\") { \(restart) }", "}",
    ]
  }

  /// What is shown while the first answer is on its way.
  static let loading = ["ProgressView()"]
}

extension Program {
  /// The pages to show at a place of a view, if it is known how its work starts.
  func pages(for scene: ViewScene, at bytes: Range<Int>, loading subject: Expression?) -> Pages? {
    restart(of: scene, at: bytes, loading: subject).map {
      Pages(restart: $0, hasUnavailableView: supportsUnavailableView)
    }
  }
}
