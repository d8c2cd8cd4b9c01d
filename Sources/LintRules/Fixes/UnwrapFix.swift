import LintModel

/// Turns an `if case` into a `switch` over every state.
enum UnwrapFix {
  static func switching(
    _ site: Site<Conditional>, condition: Condition, pattern: CasePattern, subject: Expression, state: AsyncState,
    scene: ViewScene, file: FileFacts, program: Program
  ) -> Fix? { nil }
}
