import LintModel

extension ViewCodeReader {
  /// What an expression stands in.
  enum Flavor {
    case plain
    /// In front of a brace that opens a block: the brace is no closure.
    case condition
  }

  /// An expression, with the place of all that was written for it, parentheses included.
  struct Element {
    var value: Expression
    var bytes: Range<Int>

    init(_ value: Expression, bytes: Range<Int>) {
      self.value = value
      self.bytes = bytes
    }

    init(_ form: Expression.Form, bytes: Range<Int>) {
      value = Expression(form, bytes: bytes)
      self.bytes = bytes
    }
  }

  /// A part of operands and operators in a row.
  private enum Part {
    case operand(Element)
    case sign(String)
    case assignment
    case ternary(Expression)

    var isAssignment: Bool {
      if case .assignment = self { return true }
      return false
    }
  }

  /// Reads operands with the operators between them.
  mutating func expression(_ flavor: Flavor = .plain) throws(Unread) -> Element {
    try nested { reader throws(Unread) in
      let first = try reader.operand(flavor)
      var parts: [Part] = []
      while let part = try reader.infix() {
        if parts.isEmpty { parts.append(.operand(first)) }
        parts.append(part)
        if case .sign(let name) = part, name == "as" || name == "is" {
          let typeStart = reader.start
          try reader.skipType()
          parts.append(.operand(Element(.literal, bytes: typeStart..<reader.lastEnd)))
        } else {
          parts.append(.operand(try reader.operand(flavor)))
        }
      }
      return parts.isEmpty ? first : Self.joined(parts[...])
    }
  }

  // MARK: Operators

  /// Takes an operator between two operands; `nil` where the expression ends.
  private mutating func infix() throws(Unread) -> Part? {
    if current.kind == .word {
      if takeWord("is") { return .sign("is") }
      guard takeWord("as") else { return nil }
      if isSign("?") || isSign("!"), tokens.isTight(index) { index += 1 }
      return .sign("as")
    }
    guard current.kind == .sign, let sign = operatorSign(at: index) else { return nil }
    switch sign.fixity {
    case .prefix: return nil
    case .postfix: throw Unread()
    case .infix: break
    }
    index = sign.end
    switch sign.text {
    case "=": return .assignment
    case "?":
      let then = try expression().value
      try expect(":")
      return .ternary(then)
    case "->": throw Unread()
    default: return .sign(sign.text)
    }
  }

  /// An operator as it is written.
  struct OperatorSign {
    enum Fixity { case prefix, infix, postfix }

    let text: String
    let fixity: Fixity
    /// The token behind it.
    let end: Int
  }

  /// Returns the operator that begins at a token.
  func operatorSign(at position: Int) -> OperatorSign? {
    let isDotted = tokens.isSign(".", at: position)
    if isDotted, !tokens.isSign(".", at: position + 1) { return nil }
    var end = position
    while tokens[end].kind == .sign, Self.isOperator(tokens[end].byte) || isDotted && tokens[end].byte == 46,
      end == position || tokens.isTight(end)
    {
      end += 1
    }
    guard end > position else { return nil }
    let isLeftBound = tokens.isTight(position) && !Self.opens(tokens[position - 1])
    let next = tokens[end]
    var isRightBound = next.kind != .end && tokens.isTight(end) && !Self.closes(next)
    if isRightBound, next.kind == .sign, next.byte == UInt8(ascii: ".") { isRightBound = !isLeftBound }
    let fixity: OperatorSign.Fixity = isLeftBound == isRightBound ? .infix : isRightBound ? .prefix : .postfix
    return OperatorSign(text: tokens.text(from: position, to: end), fixity: fixity, end: end)
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
      UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  private static func opens(_ token: Token) -> Bool {
    guard token.kind == .sign else { return false }
    switch token.byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      return true
    default: return false
    }
  }

  private static func closes(_ token: Token) -> Bool {
    guard token.kind == .sign else { return false }
    switch token.byte {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      return true
    default: return false
    }
  }

  // MARK: Joining

  private static func joined(_ parts: ArraySlice<Part>) -> Element {
    guard case .operand(let first)? = parts.first, case .operand(let last)? = parts.last else {
      return Element(.group([]), bytes: 0..<0)
    }
    if parts.count == 1 { return first }
    return Element(form(of: parts), bytes: first.bytes.lowerBound..<last.bytes.upperBound)
  }

  private static func form(of parts: ArraySlice<Part>) -> Expression.Form {
    if let index = parts.firstIndex(where: \.isAssignment) { return assignment(parts, splitAt: index) }
    if parts.count == 3, case .sign(let name) = parts[parts.startIndex + 1], name.assigns {
      return assignment(parts, splitAt: parts.startIndex + 1)
    }
    for (index, part) in zip(parts.indices, parts) {
      guard case .ternary(let then) = part else { continue }
      return .ternary(joined(parts[..<index]).value, then: then, otherwise: joined(parts[(index + 1)...]).value)
    }
    var operators: [String] = []
    var operands: [Expression] = []
    for part in parts {
      switch part {
      case .operand(let element): operands.append(element.value)
      case .sign(let name): operators.append(name)
      case .assignment, .ternary: break
      }
    }
    return .operation(operators, operands)
  }

  private static func assignment(_ parts: ArraySlice<Part>, splitAt index: Int) -> Expression.Form {
    let target = joined(parts[..<index]).value
    return .statement(.assignment(Assignment(target: target, value: joined(parts[(index + 1)...]).value)))
  }
}

extension String {
  /// Whether an operator of this name assigns: `+=`.
  fileprivate var assigns: Bool { utf8.count == 2 && hasSuffix("=") && "+-*/%&|^".contains(prefix(1)) }
}
