import LintModel
internal import SwiftSyntax

/// Reduces statements and expressions of a syntax tree to what rules ask about.
struct CodeReader {
  /// The whole source.
  let source: [UInt8]
  /// How deep the expression or block being read is nested.
  private var depth = 0

  /// Deeper nesting than this is not read, so that no source can exhaust the stack.
  private static let deepest = 400
  /// Calls whose arguments a fix may have to repeat.
  private static let repeatable: Set<String> = [
    "ContentUnavailableView", "Button", "AsyncImage", "Text", "Label", "task", "onAppear", "refreshable", "init",
  ]
  /// The longest source that is kept for a fix.
  private static let longestText = 1500

  /// What was cut out of the source before it was parsed.
  private let cuts: Cuts

  init(source: [UInt8], cuts: Cuts) {
    self.source = source
    self.cuts = cuts
  }

  func bytes(of node: some SyntaxProtocol) -> Range<Int> {
    range(node.positionAfterSkippingLeadingTrivia, node.endPositionBeforeTrailingTrivia)
  }

  /// The bytes of the whole source between two positions of the parsed one.
  private func range(_ start: AbsolutePosition, _ end: AbsolutePosition) -> Range<Int> {
    let from = start.utf8Offset
    let to = max(from, end.utf8Offset)
    guard from < to else {
      let place = cuts.original(from)
      return place..<place
    }
    return cuts.original(from)..<cuts.original(to - 1) + 1
  }

  func text(_ bytes: Range<Int>) -> String {
    String(decoding: source[bytes.clamped(to: 0..<source.count)], as: UTF8.self)
  }

  /// The text without the white space around it.
  private func trimmedText(_ range: Range<Int>) -> String {
    var inner = source[range.clamped(to: 0..<source.count)]
    func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }
    while let first = inner.first, isSpace(first) { inner.removeFirst() }
    while let last = inner.last, isSpace(last) { inner.removeLast() }
    return String(decoding: inner, as: UTF8.self)
  }

  func text(of node: some SyntaxProtocol) -> String { text(bytes(of: node)) }

  // MARK: Blocks

  mutating func block(_ node: CodeBlockSyntax) -> Block {
    Block(statements(node.statements), bytes: bytes(of: node))
  }

  mutating func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
    guard depth < Self.deepest else { return [] }
    depth += 1
    defer { depth -= 1 }
    var result: [Statement] = []
    for item in items {
      switch item.item {
      case .expr(let expression): result.append(statement(expression))
      case .stmt(let statement): append(statement, to: &result)
      case .decl(let declaration): append(declaration, to: &result)
      @unknown default: break
      }
    }
    return result
  }

  private mutating func append(_ declaration: DeclSyntax, to result: inout [Statement]) {
    switch declaration.kind {
    case .variableDecl:
      for binding in declaration.cast(VariableDeclSyntax.self).bindings {
        append(binding, to: &result)
      }
    case .functionDecl:
      guard let body = declaration.cast(FunctionDeclSyntax.self).body else { return }
      result.append(.blocks([block(body)]))
    case .ifConfigDecl:
      for clause in declaration.cast(IfConfigDeclSyntax.self).clauses {
        if case .statements(let items)? = clause.elements {
          result.append(.blocks([Block(statements(items), bytes: bytes(of: items))]))
        }
      }
    default: break
    }
  }

  private mutating func append(_ binding: PatternBindingSyntax, to result: inout [Statement]) {
    let type = binding.typeAnnotation.map { text(of: $0.type) }
    let value = binding.initializer.map { expression($0.value) }
    if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
      result.append(.binding(Binding(name: name.identifier.text, type: type, value: value)))
      return
    }
    var names: [String] = []
    collectBindings(binding.pattern, into: &names)
    for name in names { result.append(.binding(Binding(name: name, type: nil, value: value))) }
    if names.isEmpty, let value { result.append(.expression(value)) }
  }

  private mutating func append(_ node: StmtSyntax, to result: inout [Statement]) {
    switch node.kind {
    case .expressionStmt: result.append(statement(node.cast(ExpressionStmtSyntax.self).expression))
    case .guardStmt:
      let guarded = node.cast(GuardStmtSyntax.self)
      result.append(
        .guarded(
          Guard(
            conditions: guarded.conditions.map { condition($0) }, otherwise: block(guarded.body), bytes: bytes(of: node)
          )))
    case .returnStmt:
      result.append(.exit(.return, node.cast(ReturnStmtSyntax.self).expression.map { expression($0) }))
    case .throwStmt: result.append(.exit(.throw, expression(node.cast(ThrowStmtSyntax.self).expression)))
    case .breakStmt: result.append(.exit(.break, nil))
    case .continueStmt: result.append(.exit(.continue, nil))
    case .fallThroughStmt: result.append(.exit(.fallthrough, nil))
    case .doStmt:
      let attempt = node.cast(DoStmtSyntax.self)
      let body = block(attempt.body)
      let catches = attempt.catchClauses.map { clause in
        CatchClause(
          pattern: text(of: clause.catchItems), body: block(clause.body), keyword: bytes(of: clause.catchKeyword))
      }
      result.append(catches.isEmpty ? .blocks([body]) : .attempt(Attempt(body: body, catches: catches)))
    case .forStmt:
      let loop = node.cast(ForStmtSyntax.self)
      result.append(
        .loop(
          Loop(subject: expression(loop.sequence), isAsync: loop.awaitKeyword != nil, body: block(loop.body))))
    case .whileStmt:
      let loop = node.cast(WhileStmtSyntax.self)
      let subjects = loop.conditions.compactMap { subject(of: condition($0)) }
      result.append(
        .loop(Loop(subject: group(subjects, at: loop.conditions), isAsync: false, body: block(loop.body))))
    case .repeatStmt:
      let loop = node.cast(RepeatStmtSyntax.self)
      result.append(.loop(Loop(subject: expression(loop.condition), isAsync: false, body: block(loop.body))))
    case .deferStmt: result.append(.blocks([block(node.cast(DeferStmtSyntax.self).body)]))
    case .labeledStmt: append(node.cast(LabeledStmtSyntax.self).statement, to: &result)
    default: break
    }
  }

  private func subject(of condition: Condition) -> Expression? {
    switch condition.form {
    case .expression(let value), .unwrap(_, let value), .match(_, let value): value
    case .availability: nil
    }
  }

  // MARK: Choices

  private mutating func statement(_ node: ExprSyntax) -> Statement {
    switch node.kind {
    case .ifExpr: return .conditional(conditional(node.cast(IfExprSyntax.self)))
    case .switchExpr: return .choice(choice(node.cast(SwitchExprSyntax.self)))
    default:
      let value = expression(node)
      if case .statement(let statement) = value.form { return statement }
      return .expression(value)
    }
  }

  private mutating func conditional(_ node: IfExprSyntax) -> Conditional {
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

  private mutating func condition(_ node: ConditionElementSyntax) -> Condition {
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

  private mutating func choice(_ node: SwitchExprSyntax) -> Choice {
    var cases: [ChoiceCase] = []
    append(node.cases, to: &cases)
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
    let bytes = source[range.clamped(to: 0..<source.count)]
    return zip(bytes, bytes.dropFirst()).contains {
      $0 == UInt8(ascii: "/") && ($1 == UInt8(ascii: "/") || $1 == UInt8(ascii: "*"))
    }
  }

  // MARK: Patterns

  private func pattern(_ node: PatternSyntax) -> CasePattern {
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

  private func collectBindings(_ node: PatternSyntax, into names: inout [String]) {
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

  // MARK: Expressions

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

  private mutating func collectChildren(of node: Syntax, into parts: inout [Expression]) {
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

  private func plainName(_ name: String) -> String {
    guard name.utf8.count > 1, name.utf8.first == UInt8(ascii: "$") else { return name }
    // `$0` is a parameter; `$items` is the binding of `items`.
    let rest = name.dropFirst()
    return rest.allSatisfy(\.isNumber) ? name : String(rest)
  }

  private func group(_ parts: [Expression], at node: some SyntaxProtocol) -> Expression {
    parts.count == 1 ? parts[0] : Expression(.group(parts), bytes: bytes(of: node))
  }

  private mutating func string(_ node: StringLiteralExprSyntax) -> Expression.Form {
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

  private mutating func sequence(_ elements: [ExprSyntax], at range: Range<Int>) -> Expression.Form {
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

  // MARK: Calls

  private mutating func call(_ node: FunctionCallExprSyntax) -> Call {
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

  private mutating func closure(_ node: ClosureExprSyntax, keepsText: Bool) -> Closure {
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
  private mutating func conditionalModifiers(_ node: PostfixIfConfigExprSyntax) -> Expression {
    var result = node.base.map { expression($0) } ?? Expression(.group([]), bytes: bytes(of: node))
    for clause in node.config.clauses {
      guard case .postfixExpression(let chain)? = clause.elements else { continue }
      result = expression(chain).based(on: result)
    }
    return result
  }
}
