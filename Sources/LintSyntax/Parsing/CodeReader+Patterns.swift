import LintModel
internal import SwiftSyntax

extension CodeReader {
  func pattern(_ node: PatternSyntax) -> CasePattern {
    let bytes = bytes(of: node)
    switch node.kind {
    case .valueBindingPattern:
      var inner = pattern(node.cast(ValueBindingPatternSyntax.self).pattern)
      inner.bytes = bytes
      return inner
    case .identifierPattern:
      return CasePattern(
        name: nil, bindings: [node.cast(IdentifierPatternSyntax.self).identifier.text], matchesAll: true, bytes: bytes)
    case .wildcardPattern: return CasePattern(name: nil, matchesAll: true, bytes: bytes)
    case .expressionPattern:
      return casePattern(node.cast(ExpressionPatternSyntax.self).expression, bytes: bytes)
    default:
      var names: [String] = []
      collectBindings(node, into: &names)
      return CasePattern(name: nil, bindings: names, isPartial: true, bytes: bytes)
    }
  }

  private func casePattern(_ node: ExprSyntax, bytes: Range<Int>) -> CasePattern {
    if let member = node.as(MemberAccessExprSyntax.self) {
      return CasePattern(name: member.declName.baseName.text, bytes: bytes)
    }
    if let optional = node.as(OptionalChainingExprSyntax.self) {
      let inner = casePattern(optional.expression, bytes: bytes)
      return inner.matchesAll ? CasePattern(name: "some", bindings: inner.bindings, bytes: bytes) : inner
    }
    if let call = node.as(FunctionCallExprSyntax.self) {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
        return CasePattern(name: nil, isPartial: true, bytes: bytes)
      }
      let name = member.declName.baseName.text
      var bindings: [String] = []
      var isPartial = false
      for argument in call.arguments {
        if name == "some", call.arguments.count == 1 {
          let inner = casePattern(argument.expression, bytes: bytes)
          if inner.name != nil { return inner }
        }
        if !collectPlainBindings(argument.expression, into: &bindings) { isPartial = true }
      }
      return CasePattern(name: name, bindings: bindings, isPartial: isPartial, bytes: bytes)
    }
    if let inner = node.as(PatternExprSyntax.self) { return pattern(inner.pattern) }
    if node.is(DiscardAssignmentExprSyntax.self) { return CasePattern(name: nil, matchesAll: true, bytes: bytes) }
    if node.is(NilLiteralExprSyntax.self) { return CasePattern(name: "none", bytes: bytes) }
    if let value = node.as(BooleanLiteralExprSyntax.self) {
      return CasePattern(name: value.literal.text, bytes: bytes)
    }
    return CasePattern(name: nil, isPartial: true, bytes: bytes)
  }

  /// Collects the names an argument of a pattern binds, and says whether it matches whatever stands there.
  private func collectPlainBindings(_ node: ExprSyntax, into names: inout [String]) -> Bool {
    if node.is(DiscardAssignmentExprSyntax.self) { return true }
    if let inner = node.as(PatternExprSyntax.self) {
      collectBindings(inner.pattern, into: &names)
      return true
    }
    // `case let .success(items)` names what it binds without a `let` of its own.
    if let name = node.as(DeclReferenceExprSyntax.self) {
      names.append(name.baseName.text)
      return true
    }
    return false
  }

  func collectBindings(_ node: PatternSyntax, into names: inout [String]) {
    if let name = node.as(IdentifierPatternSyntax.self) {
      names.append(name.identifier.text)
    } else if let binding = node.as(ValueBindingPatternSyntax.self) {
      collectBindings(binding.pattern, into: &names)
    } else if let tuple = node.as(TuplePatternSyntax.self) {
      for element in tuple.elements { collectBindings(element.pattern, into: &names) }
    } else if let expression = node.as(ExpressionPatternSyntax.self) {
      if let call = expression.expression.as(FunctionCallExprSyntax.self) {
        for argument in call.arguments { _ = collectPlainBindings(argument.expression, into: &names) }
      }
    }
  }
}
