import LintModel

/// Gives what is shown after a failure a Retry button.
enum RetryFix {
  static func addingRetry(
    to block: Block, at around: Surroundings, scene: ViewScene, file: FileFacts, program: Program
  ) -> Fix? { nil }
}
