import LintModel

extension ViewCodeReader {
  /// Reads what a `case` matches.
  ///
  /// - Parameter isBinding: Whether a `let` or `var` stands in front, so that plain names are bound.
  mutating func pattern(isBinding: Bool) throws(Unread) -> CasePattern {
    try nested { reader throws(Unread) in
      let first = reader.start
      var pattern = try reader.plainPattern(isBinding: isBinding)
      pattern.bytes = first..<reader.lastEnd
      return pattern
    }
  }

  private mutating func plainPattern(isBinding: Bool) throws(Unread) -> CasePattern {
    if takeWord("let") || takeWord("var") {
      guard !isBinding else { throw Unread() }
      return try pattern(isBinding: true)
    }
    if takeWord("is") {
      try skipType()
      return CasePattern(name: nil, isPartial: true, bytes: 0..<0)
    }
    let isName = current.kind == .word && !isAtValueWord
    if isName, tokens.isWord("as", at: index + 1) {
      index += 2
      try skipType()
      guard isAtPatternEnd else { throw Unread() }
      return CasePattern(name: nil, isPartial: true, bytes: 0..<0)
    }
    let next = tokens[index + 1]
    let isAlone = next.kind == .word || tokens.isSign(":", at: index + 1) || tokens.isSign(",", at: index + 1)
      || tokens.isSign("=", at: index + 1) && !tokens.isSign("=", at: index + 2)
    if isName, isAlone {
      let name = try name()
      if name == "_" { return CasePattern(name: nil, matchesAll: true, bytes: 0..<0) }
      return isBinding
        ? CasePattern(name: nil, bindings: [name], matchesAll: true, bytes: 0..<0)
        : CasePattern(name: nil, isPartial: true, bytes: 0..<0)
    }
    if isName, isBinding, tokens.isSign("?", at: index + 1), tokens.isTight(index + 1) {
      let name = try name()
      index += 1
      guard isAtPatternEnd, name != "_" else { throw Unread() }
      return CasePattern(name: "some", bindings: [name], bytes: 0..<0)
    }
    if isSign(".") || isName, let pattern = try memberPattern(isBinding: isBinding) { return pattern }
    return try valuePattern(isBinding: isBinding)
  }

  private var isAtValueWord: Bool { isWord("nil") || isWord("true") || isWord("false") || isWord("self") }

  /// Reads `.name`, `Type.name` and what it carries; `nil`, with nothing read, where something else stands there.
  private mutating func memberPattern(isBinding: Bool) throws(Unread) -> CasePattern? {
    let first = index
    var name: String?
    if current.kind == .word { _ = try self.name() }
    while isSign("."), tokens[index + 1].kind == .word, name == nil || tokens.isTight(index) {
      name = tokens.text(of: tokens[index + 1])
      index += 2
    }
    guard let name else {
      index = first
      return nil
    }
    var pattern = CasePattern(name: name, bytes: 0..<0)
    if isSign("("), !current.beginsLine {
      pattern = try carried(by: name, isBinding: isBinding)
    }
    while isSign("?"), tokens.isTight(index) { index += 1 }
    guard isAtPatternEnd else {
      index = first
      return nil
    }
    return pattern
  }

  private var isAtPatternEnd: Bool {
    if current.kind == .word { return isWord("where") || isWord("in") }
    return isSign(":") || isSign(",") || isSign(")") || isSign("=") && !tokens.isSign("=", at: index + 1)
  }

  /// Reads the values of a case.
  private mutating func carried(by name: String, isBinding: Bool) throws(Unread) -> CasePattern {
    index += 1
    var bindings: [String] = []
    var isPartial = false
    var inner: CasePattern?
    var count = 0
    while !take(")") {
      if current.kind == .word, tokens.isSign(":", at: index + 1) { index += 2 }
      count += 1
      let argument = try carriedValue(isBinding: isBinding)
      switch argument {
      case .anything: break
      case .bound(let names): bindings += names
      case .matched(let pattern):
        isPartial = true
        inner = pattern
      }
      if !isSign(")") { try expect(",") }
    }
    if name == "some", count == 1 {
      if let inner, inner.name != nil { return inner }
      // A `nil`, a number or the like inside `some`.
      if isPartial { throw Unread() }
    }
    return CasePattern(name: name, bindings: bindings, isPartial: isPartial, bytes: 0..<0)
  }

  private enum CarriedValue {
    case anything
    case bound([String])
    case matched(CasePattern)
  }

  private mutating func carriedValue(isBinding: Bool) throws(Unread) -> CarriedValue {
    let isAlone = tokens.isSign(",", at: index + 1) || tokens.isSign(")", at: index + 1)
    if isWord("_"), isAlone {
      index += 1
      return .anything
    }
    if isWord("let") || isWord("var") {
      index += 1
      var names: [String] = []
      _ = try readBoundNames(into: &names)
      // Of tuples and of what is not `nil` the parser's reader names nothing.
      let isTuple = tokens.isSign(")", at: index - 1)
      if isSign("?"), tokens.isTight(index) {
        index += 1
        names = []
      }
      if isTuple { names = [] }
      guard isSign(",") || isSign(")") else { throw Unread() }
      return .bound(names)
    }
    if current.kind == .word, !isAtValueWord, isAlone { return .bound([try name()]) }
    let pattern = try pattern(isBinding: isBinding)
    guard isSign(",") || isSign(")") else { throw Unread() }
    return .matched(pattern)
  }

  /// Reads a value that is compared with: a literal, a tuple, a range.
  private mutating func valuePattern(isBinding: Bool) throws(Unread) -> CasePattern {
    if isSign("(") {
      // What is bound inside is not asked for.
      index = tokens.groupEnd(at: index)
      guard isAtPatternEnd else { throw Unread() }
      return CasePattern(name: nil, isPartial: true, bytes: 0..<0)
    }
    guard !isBinding else { throw Unread() }
    let value = try expression().value
    guard isAtPatternEnd else { throw Unread() }
    switch value.form {
    case .nothing: return CasePattern(name: "none", bytes: 0..<0)
    case .boolean(let flag): return CasePattern(name: flag ? "true" : "false", bytes: 0..<0)
    case .text, .literal, .operation: return CasePattern(name: nil, isPartial: true, bytes: 0..<0)
    default: throw Unread()
    }
  }
}
