import LintModel

/// Turns a text that says to wait into a `ProgressView` with that text.
enum ProgressFix {
  static func turningText(in block: Block) -> Fix? { nil }
}
