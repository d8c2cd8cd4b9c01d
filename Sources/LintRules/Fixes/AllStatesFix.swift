import LintModel

/// Writes the cases a `switch` over a state leaves out.
enum AllStatesFix {
  static func replacingDefault(
    _ item: ChoiceCase, hidden: [StateRole], at site: Site<Choice>, scene: ViewScene, coverage: StateCoverage,
    file: FileFacts, program: Program
  ) -> Fix? { nil }

  static func filling(
    _ item: ChoiceCase, roles: [StateRole], at site: Site<Choice>, scene: ViewScene, coverage: StateCoverage,
    file: FileFacts, program: Program
  ) -> Fix? { nil }

  static func addingEmptyPage(
    before item: ChoiceCase, name: String, at site: Site<Choice>, scene: ViewScene, coverage: StateCoverage,
    file: FileFacts, program: Program
  ) -> Fix? { nil }
}
