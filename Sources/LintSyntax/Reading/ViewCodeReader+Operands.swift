import LintModel

extension ViewCodeReader {
  /// Reads one operand, with what stands in front of it and behind it.
  mutating func operand(_ flavor: Flavor) throws(Unread) -> Element {
    try nested { reader throws(Unread) in
      let first = reader.start
      if reader.takeWord("try") {
        let effect: Expression.Effect
        if reader.isSign("?") || reader.isSign("!"), reader.tokens.isTight(reader.index) {
          effect = reader.isSign("?") ? .tryOptional : .tryForced
          reader.index += 1
        } else {
          effect = .try
        }
        let inner = try reader.operand(flavor).value
        return Element(.effect(effect, inner), bytes: first..<reader.lastEnd)
      }
      if reader.takeWord("await") {
        let inner = try reader.operand(flavor).value
        return Element(.effect(.await, inner), bytes: first..<reader.lastEnd)
      }
      if reader.current.kind == .sign, let sign = reader.operatorSign(at: reader.index) {
        return try reader.prefixed(by: sign, flavor)
      }
      return try reader.postfix(flavor)
    }
  }

  private mutating func prefixed(by sign: OperatorSign, _ flavor: Flavor) throws(Unread) -> Element {
    let first = start
    index = sign.end
    guard sign.fixity == .prefix else {
      // `reduce(0, +)` names an operator.
      guard isSign(")") || isSign(",") else { throw Unread() }
      return Element(.name(sign.text), bytes: first..<lastEnd)
    }
    let inner: Expression
    if current.kind == .sign, let next = operatorSign(at: index) {
      guard next.fixity == .prefix else { throw Unread() }
      inner = try nested { reader throws(Unread) in try reader.prefixed(by: next, flavor).value }
    } else {
      inner = try postfix(flavor).value
    }
    if sign.text == "&" { return Element(.group([inner]), bytes: first..<lastEnd) }
    guard !sign.text.hasPrefix("&"), !sign.text.hasPrefix("?"), !sign.text.hasPrefix("<") else { throw Unread() }
    return Element(.operation([sign.text], [inner]), bytes: first..<lastEnd)
  }

  // MARK: Chains

  /// An operand that may go on: with members, calls and the like.
  private struct Chain {
    var value: Expression
    /// Where the name of what could be called stands.
    var name: Range<Int>
    /// Whether generic arguments may follow.
    var isName = false
  }

  private mutating func postfix(_ flavor: Flavor) throws(Unread) -> Element {
    let first = start
    var chain = try primary()
    while current.kind == .sign {
      let isTight = tokens.isTight(index)
      let isName = chain.isName
      chain.isName = false
      switch current.byte {
      case UInt8(ascii: "."):
        if let sign = operatorSign(at: index) {
          guard sign.fixity == .postfix else { return Element(chain.value, bytes: first..<lastEnd) }
          index = sign.end
          let form = Expression.Form.group([chain.value])
          chain = Chain(value: Expression(form, bytes: first..<lastEnd), name: first..<lastEnd)
          continue
        }
        guard isTight || current.beginsLine, tokens.isTight(index + 1) else { throw Unread() }
        index += 1
        try readMember(of: &chain, from: first)
      case UInt8(ascii: "?") where isTight:
        index += 1
        guard !(isSign("?") && tokens.isTight(index)) else { throw Unread() }
        chain.value = Expression(.optional(chain.value), bytes: first..<lastEnd)
        chain.name = first..<lastEnd
      case UInt8(ascii: "!") where isTight:
        index += 1
        guard !(isSign("=") && tokens.isTight(index)) else { throw Unread() }
        chain.value = Expression(chain.value.form, bytes: first..<lastEnd)
        chain.name = first..<lastEnd
      case UInt8(ascii: "(") where !current.beginsLine:
        let call = try call(of: chain.value, named: chain.name, flavor)
        chain = Chain(value: Expression(.call(call), bytes: first..<lastEnd), name: first..<lastEnd)
      case UInt8(ascii: "[") where !current.beginsLine:
        let arguments = try arguments(closedBy: "]", keepsText: false)
        let form = Expression.Form.group([chain.value] + arguments.map(\.value))
        chain = Chain(value: Expression(form, bytes: first..<lastEnd), name: first..<lastEnd)
      case UInt8(ascii: "{"):
        guard try opensClosure(flavor) else { return Element(chain.value, bytes: first..<lastEnd) }
        guard !chain.value.isLiteral else { throw Unread() }
        let call = try call(of: chain.value, named: chain.name, flavor)
        chain = Chain(value: Expression(.call(call), bytes: first..<lastEnd), name: first..<lastEnd)
      case UInt8(ascii: "<") where isName:
        guard let end = genericsEnd(at: index), isBehindGenerics(end) else {
          return Element(chain.value, bytes: first..<lastEnd)
        }
        guard isTight else { throw Unread() }
        index = end
        chain.value = Expression(chain.value.form, bytes: first..<lastEnd)
      case UInt8(ascii: "#") where current.beginsLine && isAtConditionalModifiers:
        let value = try conditionalModifiers(of: chain.value, flavor)
        chain = Chain(value: Expression(value.form, bytes: first..<lastEnd), name: first..<lastEnd)
      default: return Element(chain.value, bytes: first..<lastEnd)
      }
    }
    return Element(chain.value, bytes: first..<lastEnd)
  }

  /// Whether an `#if` around modifiers comes next.
  private var isAtConditionalModifiers: Bool {
    guard tokens.isWord("if", at: index + 1) else { return false }
    var position = index + 2
    while tokens[position].kind != .end, !tokens[position].beginsLine { position += 1 }
    return tokens.isSign(".", at: position) || tokens.isSign("#", at: position)
  }

  /// Reads modifiers inside `#if`, as if the branches stood one after the other.
  private mutating func conditionalModifiers(
    of base: Expression, _ flavor: Flavor
  ) throws(Unread) -> Expression {
    var result = base
    repeat {
      skipDirective()
      if isAtDirectiveEnd { continue }
      guard isSign(".") else { throw Unread() }
      result = try nested { reader throws(Unread) in try reader.postfix(flavor).value }.based(on: result)
      guard isAtDirectiveEnd else { throw Unread() }
    } while !tokens.isWord("endif", at: index + 1)
    index += 2
    guard current.beginsLine else { throw Unread() }
    return result
  }

  /// Whether what stands at a token tells generic arguments from comparisons.
  private func isBehindGenerics(_ position: Int) -> Bool {
    let token = tokens[position]
    guard token.kind == .sign else { return token.kind == .end }
    switch token.byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"),
      UInt8(ascii: "?"), UInt8(ascii: "!"):
      return true
    default: return false
    }
  }

  private mutating func readMember(of chain: inout Chain, from first: Int) throws(Unread) {
    guard current.kind == .word || current.kind == .number && isPlainNumber(current) else { throw Unread() }
    let name = tokens.text(of: current)
    chain.name = current.bytes
    index += 1
    try skipLabels()
    chain.value = Expression(.member(of: chain.value, name: name), bytes: first..<lastEnd)
    chain.isName = true
  }

  private func isPlainNumber(_ token: Token) -> Bool { source[token.bytes].allSatisfy { $0 >= 48 && $0 <= 57 } }

  /// Passes over the labels in a function's full name, as in `save(_:to:)`.
  private mutating func skipLabels() throws(Unread) {
    guard isSign("("), tokens.isTight(index) else { return }
    var position = index + 1
    while tokens[position].kind == .word, tokens.isSign(":", at: position + 1) { position += 2 }
    if position > index + 1, tokens.isSign(")", at: position) { index = position + 1 }
  }

  // MARK: Beginnings

  private mutating func primary() throws(Unread) -> Chain {
    let token = current
    let place = token.bytes
    switch token.kind {
    case .end: throw Unread()
    case .number:
      // `1e-5` is one number.
      let isHexadecimal = place.count > 1 && source[place.lowerBound + 1] | 0x20 == UInt8(ascii: "x")
      let last = source[place.upperBound - 1] | 0x20
      guard isHexadecimal || last != UInt8(ascii: "e") || !tokens.isTight(index + 1) else { throw Unread() }
      index += 1
      return Chain(value: Expression(.literal, bytes: place), name: place)
    case .string:
      return Chain(value: Expression(try string(), bytes: place), name: place)
    case .word: return try word()
    case .sign: return try signed()
    }
  }

  private mutating func word() throws(Unread) -> Chain {
    let first = start
    let place = current.bytes
    func chain(_ form: Expression.Form) -> Chain { Chain(value: Expression(form, bytes: place), name: place) }
    switch place.count {
    case 1:
      if takeWord("_") { return chain(.literal) }
    case 2:
      if isWord("if") {
        let form = Expression.Form.statement(.conditional(try conditional()))
        return Chain(value: Expression(form, bytes: first..<lastEnd), name: first..<lastEnd)
      }
    case 3:
      if takeWord("nil") { return chain(.nothing) }
    case 4:
      if takeWord("true") { return chain(.boolean(true)) }
    case 5:
      if takeWord("false") { return chain(.boolean(false)) }
    case 6:
      if isWord("switch") {
        let form = Expression.Form.statement(.choice(try choice()))
        return Chain(value: Expression(form, bytes: first..<lastEnd), name: first..<lastEnd)
      }
    default: break
    }
    let name = Self.plain(try name())
    try skipLabels()
    return Chain(value: Expression(.name(name), bytes: first..<lastEnd), name: first..<lastEnd, isName: true)
  }

  /// The name without the `$` of a binding; `$0` is a parameter.
  static func plain(_ name: String) -> String {
    guard name.utf8.count > 1, name.utf8.first == UInt8(ascii: "$") else { return name }
    let rest = name.dropFirst()
    return rest.allSatisfy(\.isNumber) ? name : String(rest)
  }

  private mutating func signed() throws(Unread) -> Chain {
    let first = start
    let form: Expression.Form
    switch current.byte {
    case UInt8(ascii: "("):
      let elements = try arguments(closedBy: ")", keepsText: false)
      if elements.count == 1, elements[0].label == nil {
        return Chain(value: elements[0].value, name: first..<lastEnd)
      }
      form = .group(elements.map(\.value))
    case UInt8(ascii: "["): form = .group(try collection())
    case UInt8(ascii: "{"): form = .closure(try closure(keepsText: false))
    case UInt8(ascii: "."):
      guard tokens[index + 1].kind == .word, tokens.isTight(index + 1) else { throw Unread() }
      index += 2
      let name = tokens[index - 1]
      try skipLabels()
      let value = Expression(.member(of: nil, name: tokens.text(of: name)), bytes: first..<lastEnd)
      return Chain(value: value, name: name.bytes, isName: true)
    case UInt8(ascii: "\\"):
      try skipKeyPath()
      form = .literal
    case UInt8(ascii: "#"): form = .group(try macro())
    default: throw Unread()
    }
    return Chain(value: Expression(form, bytes: first..<lastEnd), name: first..<lastEnd)
  }

  /// Reads the elements of an array, or the keys and values of a dictionary.
  private mutating func collection() throws(Unread) -> [Expression] {
    index += 1
    var result: [Expression] = []
    if isSign(":"), tokens.isSign("]", at: index + 1) {
      index += 2
      return []
    }
    while !take("]") {
      result.append(try expression().value)
      if take(":") { result.append(try expression().value) }
      if !isSign("]") { try expect(",") }
    }
    return result
  }

  private mutating func skipKeyPath() throws(Unread) {
    index += 1
    if current.kind == .word {
      guard tokens.isTight(index) else { throw Unread() }
      _ = try name()
      if isSign("<") {
        guard let end = genericsEnd(at: index) else { throw Unread() }
        index = end
      }
    }
    guard isSign("."), tokens.isTight(index) else { throw Unread() }
    while current.kind == .sign, tokens.isTight(index) {
      switch current.byte {
      case UInt8(ascii: "."):
        index += 1
        if isSign("["), tokens.isTight(index) { continue }
        let isMember = current.kind == .word || current.kind == .number && isPlainNumber(current)
        guard isMember, tokens.isTight(index) else { throw Unread() }
        index += 1
      case UInt8(ascii: "?"), UInt8(ascii: "!"): index += 1
      case UInt8(ascii: "["): index = tokens.groupEnd(at: index)
      case UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ";"),
        UInt8(ascii: ":"):
        return
      default: throw Unread()
      }
    }
  }

  /// Reads what is handed to a macro.
  private mutating func macro() throws(Unread) -> [Expression] {
    guard tokens[index + 1].kind == .word, tokens.isTight(index + 1), !tokens.isWord("if", at: index + 1) else {
      throw Unread()
    }
    index += 2
    if isSign("<") { throw Unread() }
    var result: [Expression] = []
    if isSign("("), !current.beginsLine {
      result += try arguments(closedBy: ")", keepsText: false).map(\.value)
    }
    if isSign("{"), !current.beginsLine { throw Unread() }
    return result
  }
}

extension Expression {
  /// Whether it is a plain value, which nobody calls.
  fileprivate var isLiteral: Bool {
    switch form {
    case .text, .boolean, .nothing, .literal: true
    default: false
    }
  }
}
