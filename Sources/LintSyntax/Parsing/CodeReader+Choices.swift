import LintModel
internal import SwiftSyntax

extension CodeReader {
  mutating func statement(_ node: ExprSyntax) -> Statement {
    switch node.kind {
    case .ifExpr: return .conditional(conditional(node.cast(IfExprSyntax.self)))
    case .switchExpr: return .choice(choice(node.cast(SwitchExprSyntax.self)))
    default:
      let value = expression(node)
      if case .statement(let statement) = value.form { return statement }
      return .expression(value)
    }
  }

  mutating func conditional(_ node: IfExprSyntax) -> Conditional {
    guard depth < Self.deepest else {
      return Conditional(
        conditions: [], then: Block([], bytes: bytes(of: node.body)), otherwise: nil, bytes: bytes(of: node))
    }
    depth += 1
    defer { depth -= 1 }
    let conditions = node.conditions.map { condition($0) }
    let then = block(node.body)
    var otherwise: Block?
    switch node.elseBody {
    case .codeBlock(let body): otherwise = block(body)
    case .ifExpr(let next): otherwise = Block([.conditional(conditional(next))], bytes: bytes(of: next))
    case nil: break
    @unknown default: break
    }
    return Conditional(conditions: conditions, then: then, otherwise: otherwise, bytes: bytes(of: node))
  }

  mutating func condition(_ node: ConditionElementSyntax) -> Condition {
    let bytes = bytes(of: node.condition)
    switch node.condition {
    case .expression(let value): return Condition(.expression(expression(value)), bytes: bytes)
    case .optionalBinding(let binding):
      var names: [String] = []
      collectBindings(binding.pattern, into: &names)
      let name = names.first ?? text(of: binding.pattern)
      let value = binding.initializer.map { expression($0.value) } ?? Expression(.name(name), bytes: bytes)
      return Condition(.unwrap(name: name, value), bytes: bytes)
    case .matchingPattern(let match):
      return Condition(.match(pattern(match.pattern), expression(match.initializer.value)), bytes: bytes)
    case .availability: return Condition(.availability, bytes: bytes)
    @unknown default: return Condition(.availability, bytes: bytes)
    }
  }

  mutating func choice(_ node: SwitchExprSyntax) -> Choice {
    var cases: [ChoiceCase] = []
    append(node.cases, to: &cases)
    let isConditional = node.cases.contains { if case .ifConfigDecl = $0 { true } else { false } }
    if isConditional {
      for index in cases.indices {
        cases[index].hasComment = true
        cases[index].isUnderCondition = true
      }
    }
    return Choice(
      subject: expression(node.subject), subjectText: text(of: node.subject), cases: cases, bytes: bytes(of: node))
  }

  private mutating func append(_ list: SwitchCaseListSyntax, to cases: inout [ChoiceCase]) {
    for element in list {
      switch element {
      case .switchCase(let node): cases.append(choiceCase(node))
      case .ifConfigDecl(let node):
        for clause in node.clauses {
          if case .switchCases(let inner)? = clause.elements { append(inner, to: &cases) }
        }
      @unknown default: break
      }
    }
  }

  private mutating func choiceCase(_ node: SwitchCaseSyntax) -> ChoiceCase {
    let labelBytes = bytes(of: node.label)
    let end = bytes(of: node).upperBound
    let body = Block(
      statements(node.statements), bytes: labelBytes.upperBound..<max(labelBytes.upperBound, end))
    let hasComment = holdsComment(body.bytes)
    switch node.label {
    case .default:
      let isUnknown = node.attribute.map { text(of: $0).contains("unknown") } ?? false
      let start = bytes(of: node).lowerBound
      return ChoiceCase(
        patterns: [], isDefault: true, isUnknown: isUnknown, body: body,
        label: min(start, labelBytes.lowerBound)..<labelBytes.upperBound, hasComment: hasComment)
    case .case(let label):
      var filter: Expression?
      var patterns: [CasePattern] = []
      for item in label.caseItems {
        patterns.append(pattern(item.pattern))
        if let clause = item.whereClause, filter == nil { filter = expression(clause.condition) }
      }
      return ChoiceCase(patterns: patterns, filter: filter, body: body, label: labelBytes, hasComment: hasComment)
    @unknown default:
      return ChoiceCase(patterns: [], isDefault: true, body: body, label: labelBytes, hasComment: hasComment)
    }
  }

  /// Whether two slashes, or a slash and a star, stand anywhere in some bytes.
  private func holdsComment(_ range: Range<Int>) -> Bool {
    // What stands behind the last statement on its line belongs to it.
    let end = source[min(range.upperBound, source.count)...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
    let bytes = source[min(range.lowerBound, end)..<end]
    return zip(bytes, bytes.dropFirst()).contains {
      $0 == UInt8(ascii: "/") && ($1 == UInt8(ascii: "/") || $1 == UInt8(ascii: "*"))
    }
  }
}
