import LintModel
internal import SwiftSyntax

extension CodeReader {
  mutating func expression(_ node: ExprSyntax) -> Expression {
    let range = bytes(of: node)
    guard depth < Self.deepest else { return Expression(.group([]), bytes: range) }
    depth += 1
    defer { depth -= 1 }
    if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
      only.label == nil
    {
      return expression(only.expression)
    }
    return Expression(form(of: node, at: range), bytes: range)
  }

  private mutating func form(of node: ExprSyntax, at range: Range<Int>) -> Expression.Form {
    switch node.kind {
    case .declReferenceExpr: return .name(plainName(node.cast(DeclReferenceExprSyntax.self).baseName.text))
    case .superExpr: return .name("super")
    case .memberAccessExpr:
      let member = node.cast(MemberAccessExprSyntax.self)
      return .member(of: member.base.map { expression($0) }, name: member.declName.baseName.text)
    case .functionCallExpr: return .call(call(node.cast(FunctionCallExprSyntax.self)))
    case .closureExpr: return .closure(closure(node.cast(ClosureExprSyntax.self), keepsText: false))
    case .stringLiteralExpr: return string(node.cast(StringLiteralExprSyntax.self))
    case .booleanLiteralExpr: return .boolean(source[range.lowerBound] == UInt8(ascii: "t"))
    case .nilLiteralExpr: return .nothing
    case .integerLiteralExpr, .floatLiteralExpr, .regexLiteralExpr, .simpleStringLiteralExpr: return .literal
    case .sequenceExpr: return sequence(Array(node.cast(SequenceExprSyntax.self).elements), at: range)
    case .prefixOperatorExpr:
      let prefix = node.cast(PrefixOperatorExprSyntax.self)
      return .operation([prefix.operator.text], [expression(prefix.expression)])
    case .tryExpr:
      let attempt = node.cast(TryExprSyntax.self)
      let effect: Expression.Effect =
        switch attempt.questionOrExclamationMark?.tokenKind {
        case .postfixQuestionMark: .tryOptional
        case .exclamationMark: .tryForced
        default: .try
        }
      return .effect(effect, expression(attempt.expression))
    case .awaitExpr: return .effect(.await, expression(node.cast(AwaitExprSyntax.self).expression))
    case .optionalChainingExpr:
      return .optional(expression(node.cast(OptionalChainingExprSyntax.self).expression))
    case .forceUnwrapExpr: return expression(node.cast(ForceUnwrapExprSyntax.self).expression).form
    case .ifExpr: return .statement(.conditional(conditional(node.cast(IfExprSyntax.self))))
    case .switchExpr: return .statement(.choice(choice(node.cast(SwitchExprSyntax.self))))
    case .tupleExpr:
      return .group(node.cast(TupleExprSyntax.self).elements.map { expression($0.expression) })
    case .arrayExpr: return .group(node.cast(ArrayExprSyntax.self).elements.map { expression($0.expression) })
    case .subscriptCallExpr:
      let call = node.cast(SubscriptCallExprSyntax.self)
      return .group([expression(call.calledExpression)] + call.arguments.map { expression($0.expression) })
    case .genericSpecializationExpr:
      return expression(node.cast(GenericSpecializationExprSyntax.self).expression).form
    case .postfixIfConfigExpr: return conditionalModifiers(node.cast(PostfixIfConfigExprSyntax.self)).form
    case .keyPathExpr, .missingExpr, .typeExpr, .discardAssignmentExpr: return .literal
    default:
      var parts: [Expression] = []
      collectChildren(of: Syntax(node), into: &parts)
      return .group(parts)
    }
  }

  mutating func collectChildren(of node: Syntax, into parts: inout [Expression]) {
    guard depth < Self.deepest else { return }
    depth += 1
    defer { depth -= 1 }
    for child in node.children(viewMode: .sourceAccurate) {
      if let part = child.as(ExprSyntax.self) {
        parts.append(expression(part))
      } else if !child.is(TokenSyntax.self) {
        collectChildren(of: child, into: &parts)
      }
    }
  }

  func plainName(_ name: String) -> String {
    guard name.utf8.count > 1, name.utf8.first == UInt8(ascii: "$") else { return name }
    // `$0` is a parameter; `$items` is the binding of `items`.
    let rest = name.dropFirst()
    return rest.allSatisfy(\.isNumber) ? name : String(rest)
  }

  func group(_ parts: [Expression], at node: some SyntaxProtocol) -> Expression {
    parts.count == 1 ? parts[0] : Expression(.group(parts), bytes: bytes(of: node))
  }

  mutating func string(_ node: StringLiteralExprSyntax) -> Expression.Form {
    var text = ""
    var parts: [Expression] = []
    for segment in node.segments {
      switch segment {
      case .stringSegment(let segment): if text.utf8.count < 120 { text += segment.content.text }
      case .expressionSegment(let segment):
        for argument in segment.expressions { parts.append(expression(argument.expression)) }
      @unknown default: break
      }
    }
    return parts.isEmpty ? .text(text) : .group(parts)
  }

  mutating func sequence(_ elements: [ExprSyntax], at range: Range<Int>) -> Expression.Form {
    if let index = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }), index > 0 {
      return .statement(.assignment(assignment(elements, splitAt: index)))
    }
    if elements.count == 3, let sign = elements[1].as(BinaryOperatorExprSyntax.self) {
      let name = sign.operator.text
      if name.count == 2, name.hasSuffix("="), "+-*/%&|^".contains(name.prefix(1)) {
        return .statement(.assignment(assignment(elements, splitAt: 1)))
      }
    }
    if let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }), index > 0 {
      let middle = elements[index].cast(UnresolvedTernaryExprSyntax.self).thenExpression
      return .ternary(
        joined(elements[..<index]), then: expression(middle), otherwise: joined(elements[(index + 1)...]))
    }
    var operators: [String] = []
    var operands: [Expression] = []
    for element in elements {
      switch element.kind {
      case .binaryOperatorExpr: operators.append(element.cast(BinaryOperatorExprSyntax.self).operator.text)
      case .unresolvedAsExpr: operators.append("as")
      case .unresolvedIsExpr: operators.append("is")
      case .arrowExpr: operators.append("->")
      default: operands.append(expression(element))
      }
    }
    return .operation(operators, operands)
  }

  private mutating func assignment(_ elements: [ExprSyntax], splitAt index: Int) -> Assignment {
    Assignment(target: joined(elements[..<index]), value: joined(elements[(index + 1)...]))
  }

  private mutating func joined(_ elements: ArraySlice<ExprSyntax>) -> Expression {
    guard let first = elements.first, let last = elements.last else { return Expression(.group([]), bytes: 0..<0) }
    if elements.count == 1 { return expression(first) }
    let range = bytes(of: first).lowerBound..<bytes(of: last).upperBound
    guard depth < Self.deepest else { return Expression(.group([]), bytes: range) }
    depth += 1
    defer { depth -= 1 }
    return Expression(sequence(Array(elements), at: range), bytes: range)
  }
}
