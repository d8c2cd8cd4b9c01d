import LintModel
internal import SwiftSyntax

extension CodeReader {
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
      let variable = declaration.cast(VariableDeclSyntax.self)
      let isAsync = variable.modifiers.contains { $0.name.text == "async" }
      for binding in variable.bindings {
        append(binding, isAsync: isAsync, to: &result)
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

  private mutating func append(_ binding: PatternBindingSyntax, isAsync: Bool, to result: inout [Statement]) {
    let type = binding.typeAnnotation.map { text(of: $0.type) }
    let value = binding.initializer.map { expression($0.value) }
    if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
      result.append(.binding(Binding(name: name.identifier.text, type: type, value: value, isAsync: isAsync)))
      return
    }
    var names: [String] = []
    collectBindings(binding.pattern, into: &names)
    for name in names {
      result.append(.binding(Binding(name: name, type: nil, value: value, isAsync: isAsync)))
    }
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
}
