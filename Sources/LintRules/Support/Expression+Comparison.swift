import LintModel

extension Expression {
  /// What is compared in `… != nil`.
  var comparedWithNothing: Expression? {
    guard case .operation(["!="], let operands) = form, operands.count == 2, case .nothing = operands[1].form else { return nil }
    return operands[0]
  }
}
