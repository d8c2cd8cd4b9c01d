import LintModel

/// Gives an `AsyncImage` a failure phase.
enum ImageFix {
  static func showingFailure(_ call: Call, at site: Site<ViewElement>, file: FileFacts) -> Fix? { nil }
}
