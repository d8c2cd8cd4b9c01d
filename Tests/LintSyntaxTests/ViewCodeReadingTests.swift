import Foundation
import LintModel
import LintSyntax
import Testing

/// Reads a source with and without the parser.
private func both(_ source: [UInt8]) -> (read: FileFacts, parsed: FileFacts) {
  var byParser = FactExtractor()
  byParser.readsViewCode = false
  return (FactExtractor().facts(path: "a.swift", bytes: source), byParser.facts(path: "a.swift", bytes: source))
}

/// The files below a folder, where one is named: `FEEDBACK_LINT_CORPUS=folder swift test`.
private let corpus = ProcessInfo.processInfo.environment["FEEDBACK_LINT_CORPUS"]

@Suite("The code of views is read as the parser reads it")
struct ViewCodeReadingTests {
  @Test(.enabled(if: corpus != nil)) func `in every file of a corpus`() throws {
    let folder = URL(fileURLWithPath: corpus ?? "")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    for file in files {
      let (read, parsed) = both(Array(try Data(contentsOf: file)))
      if read == parsed { continue }
      Issue.record("\(file.path)\n\(firstDifference(read, parsed))")
    }
  }

  private func firstDifference(_ left: FileFacts, _ right: FileFacts) -> String {
    var leftText = ""
    var rightText = ""
    dump(left, to: &leftText)
    dump(right, to: &rightText)
    let leftLines = leftText.split(separator: "\n")
    let rightLines = rightText.split(separator: "\n")
    let index = zip(leftLines, rightLines).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
    let lines = max(0, index - 12)..<(index + 6)
    return "read:\n" + leftLines[lines.clamped(to: leftLines.indices)].joined(separator: "\n")
      + "\nparsed:\n" + rightLines[lines.clamped(to: rightLines.indices)].joined(separator: "\n")
  }
}
