import LintModel
internal import SwiftSyntax

/// Reduces statements and expressions of a syntax tree to what rules ask about.
struct CodeReader {
  /// The whole source.
  let source: [UInt8]
  /// How deep the expression or block being read is nested.
  var depth = 0

  /// Deeper nesting than this is not read, so that no source can exhaust the stack.
  static let deepest = 400
  /// Calls whose arguments a fix may have to repeat.
  static let repeatable: Set<String> = [
    "ContentUnavailableView", "Button", "AsyncImage", "Text", "Label", "task", "onAppear", "refreshable", "init",
  ]
  /// The longest source that is kept for a fix.
  static let longestText = 1500

  /// What was cut out of the source before it was parsed.
  let cuts: Cuts

  init(source: [UInt8], cuts: Cuts) {
    self.source = source
    self.cuts = cuts
  }

  func bytes(of node: some SyntaxProtocol) -> Range<Int> {
    range(node.positionAfterSkippingLeadingTrivia, node.endPositionBeforeTrailingTrivia)
  }

  /// The bytes of the whole source between two positions of the parsed one.
  private func range(_ start: AbsolutePosition, _ end: AbsolutePosition) -> Range<Int> {
    let from = start.utf8Offset
    let to = max(from, end.utf8Offset)
    guard from < to else {
      let place = cuts.original(from)
      return place..<place
    }
    return cuts.original(from)..<cuts.original(to - 1) + 1
  }

  func text(_ bytes: Range<Int>) -> String {
    String(decoding: source[bytes.clamped(to: 0..<source.count)], as: UTF8.self)
  }

  /// The text without the white space around it.
  func trimmedText(_ range: Range<Int>) -> String {
    var inner = source[range.clamped(to: 0..<source.count)]
    func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }
    while let first = inner.first, isSpace(first) { inner.removeFirst() }
    while let last = inner.last, isSpace(last) { inner.removeLast() }
    return String(decoding: inner, as: UTF8.self)
  }

  func text(of node: some SyntaxProtocol) -> String { text(bytes(of: node)) }
}
