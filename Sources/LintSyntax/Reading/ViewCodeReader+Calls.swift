import LintModel

extension ViewCodeReader {
  /// Calls whose arguments a fix may have to repeat.
  private static let repeatable: [StaticString] = [
    "ContentUnavailableView", "Button", "AsyncImage", "Text", "Label", "task", "onAppear", "refreshable", "init",
  ]

  private func isRepeatable(_ name: Range<Int>) -> Bool {
    Self.repeatable.contains { word in
      guard word.utf8CodeUnitCount == name.count else { return false }
      for offset in 0..<name.count where source[name.lowerBound + offset] != word.utf8Start[offset] { return false }
      return true
    }
  }

  /// Reads the arguments of a call, the closures behind the parentheses among them.
  mutating func call(of callee: Expression, named name: Range<Int>, _ flavor: Flavor) throws(Unread) -> Call {
    let keepsText = isRepeatable(name)
    var arguments: [Argument] = []
    var list: Range<Int>?
    if isSign("(") {
      let first = start
      arguments = try self.arguments(closedBy: ")", keepsText: keepsText)
      list = first..<lastEnd
    }
    guard isSign("{"), try opensClosure(flavor) else {
      return Call(callee: callee, arguments: arguments, list: list, nameBytes: name)
    }
    arguments.append(try trailingClosure(label: nil, keepsText: keepsText))
    while current.kind == .word, tokens.isSign(":", at: index + 1), tokens.isSign("{", at: index + 2),
      !isWord("default")
    {
      let label = tokens.text(of: current)
      index += 2
      arguments.append(try trailingClosure(label: label, keepsText: keepsText))
    }
    return Call(callee: callee, arguments: arguments, list: list, nameBytes: name)
  }

  private mutating func trailingClosure(label: String?, keepsText: Bool) throws(Unread) -> Argument {
    let first = start
    let closure = try closure(keepsText: keepsText)
    return Argument(label: label, value: Expression(.closure(closure), bytes: first..<lastEnd), isTrailing: true)
  }

  /// Whether the brace that comes next opens a closure, and not the block behind a condition.
  func opensClosure(_ flavor: Flavor) throws(Unread) -> Bool {
    // What looks like an accessor or a case is for the parser to tell.
    for word in ["get", "set", "_read", "_modify", "mutating", "nonmutating", "case", "default"] as [StaticString] {
      if tokens.isWord(word, at: index + 1) {
        if flavor == .condition { return false }
        throw Unread()
      }
    }
    guard flavor == .condition else {
      if current.beginsLine { throw Unread() }
      return true
    }
    let behind = tokens.groupEnd(at: index)
    let next = tokens[behind]
    guard next.kind == .sign else {
      if tokens.isWord("where", at: behind) || tokens.isWord("is", at: behind) || tokens.isWord("as", at: behind) {
        throw Unread()
      }
      return false
    }
    switch next.byte {
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ";"), UInt8(ascii: "@"),
      UInt8(ascii: "#"):
      return false
    case UInt8(ascii: "{"), UInt8(ascii: ","): throw Unread()
    default:
      if next.beginsLine { return false }
      throw Unread()
    }
  }

  // MARK: Arguments

  /// Reads arguments, or the elements of a tuple.
  mutating func arguments(closedBy close: Unicode.Scalar, keepsText: Bool) throws(Unread) -> [Argument] {
    index += 1
    var result: [Argument] = []
    while !take(close) {
      var label: String?
      if current.kind == .word, tokens.isSign(":", at: index + 1) {
        label = tokens.text(of: current)
        index += 2
      }
      result.append(try argument(label: label, keepsText: keepsText))
      if !isSign(close) { try expect(",") }
    }
    return result
  }

  /// The longest source that is kept for a fix.
  private static let longestText = 1500

  private mutating func argument(label: String?, keepsText: Bool) throws(Unread) -> Argument {
    if keepsText, isSign("{") {
      let first = start
      let closure = try closure(keepsText: true)
      guard isSign(",") || isSign(")") else { throw Unread() }
      return Argument(label: label, value: Expression(.closure(closure), bytes: first..<lastEnd))
    }
    let value = try expression()
    let isShort = keepsText && value.value.bytes.count <= Self.longestText
    return Argument(label: label, value: value.value, text: isShort ? tokens.text(value.value.bytes) : nil)
  }

  // MARK: Closures

  mutating func closure(keepsText: Bool) throws(Unread) -> Closure {
    try nested { reader throws(Unread) in
      let first = reader.start
      try reader.expect("{")
      let parameters = try reader.signature() ?? []
      let bodyStart = reader.lastEnd
      let isEmpty = reader.isSign("}")
      let statements = try reader.statements(within: .braces)
      let bodyEnd = reader.start
      try reader.expect("}")
      let body = Block(statements, bytes: first..<reader.lastEnd)
      let isKept = keepsText && !isEmpty && bodyStart < bodyEnd && bodyEnd - bodyStart <= Self.longestText
      return Closure(parameters: parameters, body: body, text: isKept ? reader.trimmed(bodyStart..<bodyEnd) : nil)
    }
  }

  private func trimmed(_ bytes: Range<Int>) -> String {
    func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }
    var bytes = bytes
    while let first = bytes.first, isSpace(source[first]) { bytes.removeFirst() }
    while let last = bytes.last, isSpace(source[last]) { bytes.removeLast() }
    return tokens.text(bytes)
  }

  /// Reads what stands in front of `in`: the names of the parameters; `nil`, with nothing read, where there is no `in`.
  private mutating func signature() throws(Unread) -> [String]? {
    let first = index
    while isSign("@") { try skipAttribute() }
    if isSign("[") { index = tokens.groupEnd(at: index) }
    var parameters: [String] = []
    if isSign("(") {
      let end = tokens.groupEnd(at: index)
      guard isAtSignatureEnd(end) else {
        index = first
        return nil
      }
      parameters = try parameterNames(to: end)
    } else {
      while current.kind == .word, !isWord("in"), !Keyword.isReserved(source[current.bytes]), !isAtEffect {
        parameters.append(Self.plain(tokens.text(of: current)))
        index += 1
        if !take(",") { break }
      }
    }
    try skipEffects()
    if tokens.isArrow(at: index) {
      index += 2
      var reader = self
      if (try? reader.skipType()) != nil { index = reader.index }
    }
    if takeWord("in") { return parameters }
    index = first
    return nil
  }

  private var isAtEffect: Bool { isWord("async") || isWord("throws") }

  private func isAtSignatureEnd(_ position: Int) -> Bool {
    tokens.isWord("in", at: position) || tokens.isWord("async", at: position) || tokens.isWord("throws", at: position)
      || tokens.isArrow(at: position)
  }

  /// Reads the names in a parenthesised list of parameters.
  private mutating func parameterNames(to end: Int) throws(Unread) -> [String] {
    index += 1
    var result: [String] = []
    while !take(")") {
      while isSign("@") { try skipAttribute() }
      guard current.kind == .word else { throw Unread() }
      var name = tokens.text(of: current)
      index += 1
      if current.kind == .word {
        name = tokens.text(of: current)
        index += 1
      }
      result.append(Self.plain(name))
      if take(":") { try skipType() }
      if !isSign(")") { try expect(",") }
    }
    guard index == end else { throw Unread() }
    return result
  }
}
