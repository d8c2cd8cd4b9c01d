import LintModel

/// Gives a `ContentUnavailableView` a button.
enum UnavailableFix {
  static func addingAction(
    to call: Call, at site: Site<ViewElement>, scene: ViewScene, file: FileFacts, program: Program
  ) -> Fix? { nil }
}
