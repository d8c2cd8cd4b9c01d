import LintModel

extension DeclarationSkimmer {
  mutating func readMember(into members: inout Members) {
    var attributes: [String] = []
    var isStatic = false
    var isPrivate = false
    while true {
      let token = current
      if token.kind == .end || isSign("}") { return }
      if isSign("@") {
        attributes.append(readAttribute())
        continue
      }
      if isSign("#") {
        if readDirective() { attributes = [] }
        continue
      }
      guard token.kind == .word else {
        if !isSign(";") { noteOddity() }
        index = isSign("{") || isSign("(") || isSign("[") ? tokens.groupEnd(at: index) : index + 1
        attributes = []
        continue
      }
      switch word() {
      case .modifier:
        index += 1
        if isSign("("), !current.beginsLine { index = tokens.groupEnd(at: index) }
        continue
      case .privacy:
        index += 1
        if isSign("("), !current.beginsLine { index = tokens.groupEnd(at: index) } else { isPrivate = true }
        continue
      case .static:
        isStatic = true
        index += 1
        continue
      case .type(let kind):
        if kind == .class, isWord("func", at: index + 1) || isWord("var", at: index + 1) || isWord("let", at: index + 1)
          || isWord("override", at: index + 1) || isWord("subscript", at: index + 1)
        {
          isStatic = true
          index += 1
          continue
        }
        return readType(kind, attributes: attributes + (isPrivate && kind == .extension ? ["private"] : []))
      case .alias: return readAlias()
      case .variable:
        if isPrivate { attributes.append("private") }
        return readVariables(attributes: attributes, isStatic: isStatic, into: &members)
      case .function:
        if isPrivate { attributes.append("private") }
        return readFunction(attributes: attributes, isStatic: isStatic, into: &members)
      case .initializer:
        return readInitializer(into: &members)
      case .enumCase where members.isEnum: return readCases(into: &members)
      case .skippedLine:
        index += 1
        while !current.beginsLine, !isSign("}"), !isSign(";") {
          index = isSign("{") ? tokens.groupEnd(at: index) : index + 1
        }
        return
      case .enumCase, .other:
        noteOddity()
        index += 1
        attributes = []
        continue
      }
    }
  }

  /// Notes that a type holds something that no declaration begins with; outside types there may be any code.
  private mutating func noteOddity() {
    if !places.isEmpty { isOdd = true }
  }

  private enum Word {
    case modifier, privacy, `static`, type(TypeFacts.Kind), alias, variable, function, initializer, enumCase
    case skippedLine, other
  }

  private func word() -> Word {
    switch current.bytes.count {
    case 3:
      if isWord("var") || isWord("let") { return .variable }
    case 4:
      if isWord("func") { return .function }
      if isWord("enum") { return .type(.enumeration) }
      if isWord("case") { return .enumCase }
      if isWord("init") { return .initializer }
      if isWord("lazy") || isWord("open") || isWord("weak") { return .modifier }
    case 5:
      if isWord("class") { return .type(.class) }
      if isWord("actor"), self[index + 1].kind == .word { return .type(.actor) }
      if isWord("final") { return .modifier }
    case 6:
      if isWord("struct") { return .type(.structure) }
      if isWord("public") { return .modifier }
      if isWord("static") { return .static }
      if isWord("import") { return .skippedLine }
      if isWord("deinit") { return .skippedLine }
    case 7:
      if isWord("private") { return .privacy }
      if isWord("dynamic") || isWord("package") || isWord("unowned") || isWord("mutating") { return .modifier }
    case 8:
      if isWord("protocol") { return .type(.protocol) }
      if isWord("internal") || isWord("override") || isWord("required") || isWord("optional") || isWord("indirect")
        || isWord("mutating")
      {
        return .modifier
      }
    case 9:
      if isWord("extension") { return .type(.extension) }
      if isWord("typealias") { return .alias }
      if isWord("subscript") { return .skippedLine }
    default:
      if isWord("fileprivate") { return .privacy }
      if isWord("nonisolated") || isWord("convenience") || isWord("nonmutating") || isWord("distributed") {
        return .modifier
      }
      if isWord("associatedtype") || isWord("precedencegroup") { return .skippedLine }
    }
    return .other
  }

  private mutating func readAttribute() -> String {
    index += 1
    let start = index
    index += 1
    while isSign("."), self[index + 1].kind == .word { index += 2 }
    if isSign("<") { index = tokens.angleEnd(at: index) }
    while isSign("."), self[index + 1].kind == .word { index += 2 }
    if isSign("("), current.start == self[index - 1].end { index = tokens.groupEnd(at: index) }
    return tokens.text(from: start, to: index)
  }

  /// Passes over a directive or a macro, and says whether it was a macro.
  private mutating func readDirective() -> Bool {
    index += 1
    if isWord("if") || isWord("elseif") || isWord("else") || isWord("endif") || isWord("sourceLocation")
      || isWord("warning") || isWord("error")
    {
      while current.kind != .end, !current.beginsLine { index += 1 }
      return false
    }
    // A macro such as `#Preview`, whose code is nobody else's.
    index += 1
    if isSign("(") { index = tokens.groupEnd(at: index) }
    if isSign("{") { index = tokens.groupEnd(at: index) }
    return true
  }

  func unquoted(_ name: String) -> String {
    name.utf8.first == UInt8(ascii: "`") ? String(name.dropFirst().dropLast()) : name
  }
}
