import LintModel

/// Wires a button to the state of the work it starts.
enum MutationFix {
  static func disabling(_ button: MutationButton, scene: ViewScene, file: FileFacts, program: Program) -> Fix? { nil }

  static func addingSpinner(
    to button: MutationButton, scene: ViewScene, file: FileFacts, program: Program
  ) -> Fix? { nil }
}
