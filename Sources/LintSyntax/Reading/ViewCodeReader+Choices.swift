import LintModel

extension ViewCodeReader {
  // MARK: if

  mutating func conditional() throws(Unread) -> Conditional {
    try nested { reader throws(Unread) in
      let first = reader.start
      try reader.expectWord("if")
      let conditions = try reader.conditions()
      let then = try reader.block()
      var otherwise: Block?
      if reader.takeWord("else") {
        if reader.isWord("if") {
          let next = try reader.conditional()
          otherwise = Block([.conditional(next)], bytes: next.bytes)
        } else {
          otherwise = try reader.block()
        }
      }
      return Conditional(conditions: conditions, then: then, otherwise: otherwise, bytes: first..<reader.lastEnd)
    }
  }

  /// Reads conditions between commas.
  mutating func conditions() throws(Unread) -> [Condition] {
    var result: [Condition] = []
    repeat { result.append(try condition()) } while take(",")
    return result
  }

  private mutating func condition() throws(Unread) -> Condition {
    let first = start
    if takeWord("let") || takeWord("var") { return try unwrapping(from: first) }
    if takeWord("case") {
      let pattern = try pattern(isBinding: false)
      guard !isSign(":"), isSign("="), !tokens.isSign("=", at: index + 1) else { throw Unread() }
      index += 1
      let value = try expression(.condition).value
      return Condition(.match(pattern, value), bytes: first..<lastEnd)
    }
    if isSign("#"), tokens.isWord("available", at: index + 1) || tokens.isWord("unavailable", at: index + 1) {
      index += 2
      guard isSign("(") else { throw Unread() }
      index = tokens.groupEnd(at: index)
      return Condition(.availability, bytes: first..<lastEnd)
    }
    let value = try expression(.condition)
    return Condition(.expression(value.value), bytes: value.bytes)
  }

  /// Reads what follows the `let` of a condition.
  private mutating func unwrapping(from first: Int) throws(Unread) -> Condition {
    let patternStart = index
    var names: [String] = []
    if isSign("(") { index = tokens.groupEnd(at: index) } else { _ = try readBoundNames(into: &names) }
    let name = names.first ?? tokens.text(from: patternStart, to: index)
    if take(":") { try skipType() }
    var value: Expression?
    if isSign("=") {
      index += 1
      value = try expression(.condition).value
    }
    let bytes = first..<lastEnd
    return Condition(.unwrap(name: name, value ?? Expression(.name(name), bytes: bytes)), bytes: bytes)
  }

  // MARK: switch

  mutating func choice() throws(Unread) -> Choice {
    try nested { reader throws(Unread) in
      let first = reader.start
      try reader.expectWord("switch")
      let subject = try reader.expression(.condition)
      try reader.expect("{")
      var cases: [ChoiceCase] = []
      var isConditional = false
      while !reader.take("}") {
        if reader.isSign("#") {
          guard reader.isAtDirectiveEnd || reader.isAtDirectiveWithCases else { throw Unread() }
          reader.skipDirective()
          isConditional = true
        } else {
          cases.append(try reader.choiceCase())
        }
      }
      if isConditional {
        for index in cases.indices {
          cases[index].hasComment = true
          cases[index].isUnderCondition = true
        }
      }
      return Choice(
        subject: subject.value, subjectText: reader.tokens.text(subject.bytes), cases: cases,
        bytes: first..<reader.lastEnd)
    }
  }

  /// Whether a case of a `switch` begins at a token.
  func isAtCase(_ position: Int) -> Bool {
    tokens.isWord("case", at: position) || tokens.isWord("default", at: position)
      || tokens.isSign("@", at: position) && tokens.isWord("unknown", at: position + 1)
  }

  /// Whether an `#if` around cases comes next, and not one around statements.
  var isAtDirectiveWithCases: Bool {
    guard isSign("#"), tokens.isWord("if", at: index + 1) else { return false }
    var position = index + 2
    while tokens[position].kind != .end, !tokens[position].beginsLine { position += 1 }
    return isAtCase(position)
  }

  private mutating func choiceCase() throws(Unread) -> ChoiceCase {
    let first = start
    let isUnknown = isSign("@")
    if isUnknown { index += 2 }
    let labelStart = start
    if takeWord("default") {
      try expect(":")
      let label = labelStart..<lastEnd
      let body = try caseBody(behind: label)
      return ChoiceCase(
        patterns: [], isDefault: true, isUnknown: isUnknown, body: body, label: first..<label.upperBound,
        hasComment: holdsComment(body.bytes))
    }
    guard !isUnknown else { throw Unread() }
    try expectWord("case")
    var patterns: [CasePattern] = []
    var filter: Expression?
    repeat {
      patterns.append(try pattern(isBinding: false))
      if takeWord("where") {
        let condition = try expression().value
        filter = filter ?? condition
      }
    } while take(",")
    try expect(":")
    let label = labelStart..<lastEnd
    let body = try caseBody(behind: label)
    return ChoiceCase(
      patterns: patterns, filter: filter, body: body, label: label, hasComment: holdsComment(body.bytes))
  }

  private mutating func caseBody(behind label: Range<Int>) throws(Unread) -> Block {
    let statements = try statements(within: .switchCase)
    return Block(statements, bytes: label.upperBound..<lastEnd)
  }

  /// Whether two slashes, or a slash and a star, stand anywhere in some bytes.
  private func holdsComment(_ bytes: Range<Int>) -> Bool {
    var position = bytes.lowerBound
    // What stands behind the last statement on its line belongs to it.
    var end = bytes.upperBound
    while end < source.count, source[end] != UInt8(ascii: "\n") { end += 1 }
    while position + 1 < end {
      if source[position] == UInt8(ascii: "/"),
        source[position + 1] == UInt8(ascii: "/") || source[position + 1] == UInt8(ascii: "*")
      {
        return true
      }
      position += 1
    }
    return false
  }
}
