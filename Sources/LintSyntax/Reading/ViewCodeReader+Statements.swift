import LintModel

extension ViewCodeReader {
  /// Reads statements between braces.
  mutating func block() throws(Unread) -> Block {
    try nested { reader throws(Unread) in
      let start = reader.start
      try reader.expect("{")
      let statements = try reader.statements(within: .braces)
      try reader.expect("}")
      return Block(statements, bytes: start..<reader.lastEnd)
    }
  }

  /// What a list of statements stands in, which decides what ends it.
  enum Surrounding { case braces, switchCase, directive }

  /// Reads statements up to what ends them.
  mutating func statements(within surrounding: Surrounding) throws(Unread) -> [Statement] {
    var result: [Statement] = []
    while true {
      while take(";") {}
      if isAtEnd(of: surrounding) { return result }
      if isSign("#") {
        result += try conditionalCompilation()
      } else {
        try readStatement(into: &result)
      }
      guard current.beginsLine || isSign(";") || isAtEnd(of: surrounding) else { throw Unread() }
    }
  }

  private func isAtEnd(of surrounding: Surrounding) -> Bool {
    switch surrounding {
    case .braces: isSign("}")
    case .switchCase: isSign("}") || isAtCase(index) || isAtDirectiveEnd || isAtDirectiveWithCases
    case .directive: isAtDirectiveEnd
    }
  }

  // MARK: Directives

  /// Whether `#elseif`, `#else` or `#endif` comes next.
  var isAtDirectiveEnd: Bool {
    isSign("#")
      && (tokens.isWord("elseif", at: index + 1) || tokens.isWord("else", at: index + 1)
        || tokens.isWord("endif", at: index + 1))
  }

  /// Passes over a directive with the rest of its line.
  mutating func skipDirective() {
    index += 2
    while current.kind != .end, !current.beginsLine { index += 1 }
  }

  /// Reads the branches of an `#if`.
  private mutating func conditionalCompilation() throws(Unread) -> [Statement] {
    guard tokens.isWord("if", at: index + 1) else { throw Unread() }
    var result: [Statement] = []
    while !tokens.isWord("endif", at: index + 1) {
      skipDirective()
      let first = index
      let statements = try nested { reader throws(Unread) in try reader.statements(within: .directive) }
      guard index > first else { throw Unread() }
      result.append(.blocks([Block(statements, bytes: Int(tokens[first].start)..<lastEnd)]))
    }
    skipDirective()
    return result
  }

  // MARK: One statement

  private mutating func readStatement(into result: inout [Statement]) throws(Unread) {
    if isSign("@") {
      while isSign("@") { try skipAttribute() }
      guard isWord("var") || isWord("let") || isWord("func") else { throw Unread() }
    }
    guard current.kind == .word else { return result.append(try expressionStatement()) }
    let first = start
    switch Int(current.end) - start {
    case 2:
      if isWord("if") { return result.append(.conditional(try conditional())) }
      if isWord("do") { return result.append(try attempt()) }
    case 3:
      if isWord("let") || isWord("var") { return try readVariables(into: &result) }
      if isWord("for") { return result.append(try forLoop()) }
    case 4:
      if isWord("func") { return result.append(try localFunction()) }
      if isWord("lazy"), tokens.isWord("var", at: index + 1) {
        index += 1
        return try readVariables(into: &result)
      }
    case 5:
      if takeWord("guard") {
        let conditions = try conditions()
        try expectWord("else")
        let otherwise = try block()
        return result.append(
          .guarded(Guard(conditions: conditions, otherwise: otherwise, bytes: first..<lastEnd)))
      }
      if takeWord("throw") { return result.append(.exit(.throw, try expression().value)) }
      if takeWord("break") { return result.append(.exit(.break, try jump())) }
      if takeWord("defer") { return result.append(.blocks([try block()])) }
      if isWord("while") { return result.append(try whileLoop()) }
      if isWord("async"), tokens.isWord("let", at: index + 1) {
        index += 1
        return try readVariables(isAsync: true, into: &result)
      }
    case 6:
      if takeWord("return") { return result.append(.exit(.return, try returned())) }
      if isWord("switch") { return result.append(.choice(try choice())) }
      if isWord("repeat") { return result.append(try repeatLoop()) }
    case 8:
      if takeWord("continue") { return result.append(.exit(.continue, try jump())) }
    case 11:
      if takeWord("fallthrough") { return result.append(.exit(.fallthrough, nil)) }
    default: break
    }
    result.append(try expressionStatement())
  }

  private mutating func expressionStatement() throws(Unread) -> Statement {
    let value = try expression().value
    if case .statement(let statement) = value.form { return statement }
    return .expression(value)
  }

  /// Passes over the label that `break` or `continue` names.
  private mutating func jump() throws(Unread) -> Expression? {
    if !current.beginsLine, current.kind == .word { _ = try name() }
    return nil
  }

  private mutating func returned() throws(Unread) -> Expression? {
    if isSign("}") || isSign(";") { return nil }
    // What stands on the next line may be returned or come after.
    if current.beginsLine, !isAtCase(index) { throw Unread() }
    return current.beginsLine ? nil : try expression().value
  }

  mutating func skipAttribute() throws(Unread) {
    index += 1
    guard current.kind == .word else { throw Unread() }
    index += 1
    while isSign("."), tokens[index + 1].kind == .word { index += 2 }
    if isSign("<") { throw Unread() }
    if isSign("("), tokens.isTight(index) { index = tokens.groupEnd(at: index) }
  }

  // MARK: Declarations

  /// Reads `let` and `var`, one name at a time.
  private mutating func readVariables(isAsync: Bool = false, into result: inout [Statement]) throws(Unread) {
    index += 1
    repeat {
      var names: [String] = []
      let isPlain = try readBoundNames(into: &names)
      var type: String?
      if take(":") {
        let first = index
        try skipType()
        type = tokens.text(from: first, to: index)
      }
      var value: Expression?
      if isSign("="), !tokens.isSign("=", at: index + 1) {
        index += 1
        value = try expression().value
      }
      if isSign("{"), value == nil, type != nil, !current.beginsLine { index = tokens.groupEnd(at: index) }
      if isPlain, let name = names.first {
        result.append(.binding(Binding(name: name, type: type, value: value, isAsync: isAsync)))
      } else {
        for name in names {
          result.append(.binding(Binding(name: name, type: nil, value: value, isAsync: isAsync)))
        }
        if names.isEmpty, let value { result.append(.expression(value)) }
      }
    } while take(",")
  }

  /// Reads a name, `_`, or a tuple of them, and says whether it is a plain name.
  mutating func readBoundNames(into names: inout [String]) throws(Unread) -> Bool {
    if take("(") {
      while !take(")") {
        guard !tokens.isSign(":", at: index + 1) else { throw Unread() }
        _ = try readBoundNames(into: &names)
        if !isSign(")") { try expect(",") }
      }
      return false
    }
    let name = try name()
    if name == "_" { return false }
    names.append(name)
    return true
  }

  private mutating func localFunction() throws(Unread) -> Statement {
    index += 1
    _ = try name()
    if isSign("<") { index = tokens.angleEnd(at: index) }
    guard isSign("(") else { throw Unread() }
    index = tokens.groupEnd(at: index)
    try skipEffects()
    if tokens.isArrow(at: index) {
      index += 2
      try skipType()
    }
    return .blocks([try block()])
  }

  /// Passes over `async` and `throws`.
  mutating func skipEffects() throws(Unread) {
    _ = takeWord("async")
    if takeWord("throws"), isSign("(") { index = tokens.groupEnd(at: index) }
  }

  // MARK: Loops and catches

  private mutating func attempt() throws(Unread) -> Statement {
    index += 1
    let body = try block()
    var catches: [CatchClause] = []
    while isWord("catch") {
      let keyword = current.bytes
      index += 1
      let first = index
      if !isSign("{") { try skipCatchPattern() }
      let pattern = tokens.text(from: first, to: index)
      catches.append(CatchClause(pattern: pattern, body: try block(), keyword: keyword))
    }
    return catches.isEmpty ? .blocks([body]) : .attempt(Attempt(body: body, catches: catches))
  }

  /// Passes over what a `catch` catches: names, members and casts.
  private mutating func skipCatchPattern() throws(Unread) {
    while !isSign("{") {
      switch current.kind {
      case .word: index += 1
      case .sign where isSign(".") || isSign(","): index += 1
      case .sign where isSign("("): index = tokens.groupEnd(at: index)
      default: throw Unread()
      }
    }
  }

  private mutating func forLoop() throws(Unread) -> Statement {
    index += 1
    _ = takeWord("try")
    let isAsync = takeWord("await")
    if takeWord("case") {
      _ = try pattern(isBinding: false)
    } else {
      var names: [String] = []
      _ = try readBoundNames(into: &names)
    }
    if take(":") { try skipType() }
    try expectWord("in")
    let subject = try expression(.condition).value
    if takeWord("where") { _ = try expression(.condition) }
    return .loop(Loop(subject: subject, isAsync: isAsync, body: try block()))
  }

  private mutating func whileLoop() throws(Unread) -> Statement {
    index += 1
    let first = start
    let conditions = try conditions()
    let bytes = first..<lastEnd
    let subjects = conditions.compactMap(\.subject)
    let subject = subjects.count == 1 ? subjects[0] : Expression(.group(subjects), bytes: bytes)
    return .loop(Loop(subject: subject, isAsync: false, body: try block()))
  }

  private mutating func repeatLoop() throws(Unread) -> Statement {
    index += 1
    let body = try block()
    try expectWord("while")
    return .loop(Loop(subject: try expression().value, isAsync: false, body: body))
  }
}
