import LintModel

/// Puts a `catch` for cancellation in front of a `catch` for everything.
enum CancellationFix {
  static func leavingOut(_ keyword: Range<Int>, summary: ActionSummary, file: FileFacts) -> Fix? {
    // Where something was raised, only the author knows what a cancelled load must lower again.
    guard summary.raises.isEmpty else { return nil }
    let layout = Layout(file)
    let indentation = layout.indentation(at: keyword.lowerBound)
    // A `catch` in the middle of a line stays on it.
    let isInLine = layout.lines.position(of: keyword.lowerBound).column - indentation.utf8.count > 3
    let text = "catch is CancellationError {\(isInLine ? "" : layout.newline + indentation)} "
    let start = keyword.lowerBound
    return Fix(title: "Leave cancellation out", edits: [TextEdit(bytes: start..<start, replacement: text)])
  }
}
