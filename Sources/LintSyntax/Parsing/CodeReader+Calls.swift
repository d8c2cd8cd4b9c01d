import LintModel
internal import SwiftSyntax

extension CodeReader {
  mutating func call(_ node: FunctionCallExprSyntax) -> Call {
    let callee = expression(node.calledExpression)
    let name = calleeName(node.calledExpression)
    let keepsText = Self.repeatable.contains(text(name))
    var arguments: [Argument] = []
    for argument in node.arguments {
      let label = argument.label?.text
      arguments.append(self.argument(argument.expression, label: label, isTrailing: false, keepsText: keepsText))
    }
    if let closure = node.trailingClosure {
      arguments.append(argument(ExprSyntax(closure), label: nil, isTrailing: true, keepsText: keepsText))
    }
    for element in node.additionalTrailingClosures {
      arguments.append(
        argument(ExprSyntax(element.closure), label: element.label.text, isTrailing: true, keepsText: keepsText))
    }
    var list: Range<Int>?
    if let left = node.leftParen, let right = node.rightParen {
      list = bytes(of: left).lowerBound..<bytes(of: right).upperBound
    }
    return Call(callee: callee, arguments: arguments, list: list, nameBytes: name)
  }

  private func calleeName(_ node: ExprSyntax) -> Range<Int> {
    if let member = node.as(MemberAccessExprSyntax.self) { return bytes(of: member.declName.baseName) }
    if let generic = node.as(GenericSpecializationExprSyntax.self) { return calleeName(generic.expression) }
    return bytes(of: node)
  }

  private mutating func argument(
    _ node: ExprSyntax, label: String?, isTrailing: Bool, keepsText: Bool
  ) -> Argument {
    if keepsText, let closure = node.as(ClosureExprSyntax.self) {
      let value = Expression(.closure(self.closure(closure, keepsText: true)), bytes: bytes(of: node))
      return Argument(label: label, value: value, isTrailing: isTrailing)
    }
    let value = expression(node)
    let short = keepsText && value.bytes.count <= Self.longestText
    return Argument(label: label, value: value, isTrailing: isTrailing, text: short ? text(value.bytes) : nil)
  }

  mutating func closure(_ node: ClosureExprSyntax, keepsText: Bool) -> Closure {
    var parameters: [String] = []
    switch node.signature?.parameterClause {
    case .simpleInput(let names): parameters = names.map { plainName($0.name.text) }
    case .parameterClause(let clause):
      parameters = clause.parameters.map { plainName(($0.secondName ?? $0.firstName).text) }
    case nil: break
    @unknown default: break
    }
    let body = Block(statements(node.statements), bytes: bytes(of: node))
    let start = bytes(of: node.signature?.inKeyword ?? node.leftBrace).upperBound
    let end = bytes(of: node.rightBrace).lowerBound
    let isShort = keepsText && !node.statements.isEmpty && start < end && end - start <= Self.longestText
    return Closure(parameters: parameters, body: body, text: isShort ? trimmedText(start..<end) : nil)
  }

  /// Reads modifiers inside `#if`, as if the branches stood one after the other.
  mutating func conditionalModifiers(_ node: PostfixIfConfigExprSyntax) -> Expression {
    var result = node.base.map { expression($0) } ?? Expression(.group([]), bytes: bytes(of: node))
    for clause in node.config.clauses {
      guard case .postfixExpression(let chain)? = clause.elements else { continue }
      result = expression(chain).based(on: result)
    }
    return result
  }
}
