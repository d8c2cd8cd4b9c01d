import LintModel

extension DeclarationSkimmer {
  mutating func readVariables(attributes: [String], isStatic: Bool, into members: inout Members) {
    index += 1
    while true {
      guard current.kind == .word else {
        // A tuple of names; nobody asks for it.
        if isSign("(") { index = tokens.groupEnd(at: index) }
        return
      }
      var property = PropertyFacts(
        name: unquoted(tokens.text(of: current)), type: nil, attributes: attributes, isStatic: isStatic,
        bytes: current.bytes)
      index += 1
      if isSign(":") {
        let start = index + 1
        index = tokens.typeEnd(at: start)
        property.type = tokens.text(from: start, to: index)
      }
      if isSign("="), !isSign("=", at: index + 1) {
        index += 1
        let start = index
        index = expressionEnd(at: start)
        property.initial = initial(from: start, to: index)
      }
      if isSign("{") { readAccessors(of: &property, member: members.properties.count) }
      members.properties.append(property)
      guard isSign(",") else { return }
      index += 1
    }
  }

  private mutating func readAccessors(of property: inout PropertyFacts, member: Int) {
    let end = tokens.groupEnd(at: index)
    defer { index = end }
    var first = index + 1
    while isSign("@", at: first) { first += 2 }
    if isWord("mutating", at: first) || isWord("nonmutating", at: first) { first += 1 }
    if isWord("didSet", at: first) || isWord("willSet", at: first) { return }
    let isAccessor = isWord("get", at: first) || isWord("set", at: first) || isWord("_read", at: first)
    guard isAccessor, !isSign("(", at: first + 1) else {
      property.isComputed = true
      property.summary = summary(from: index + 1, to: end - 1)
      let isView = ViewTypes.buildsViews(result: property.type, attributes: property.attributes)
      noteBody(member: member, isFunction: false, buildsViews: isView, from: index, to: end)
      return
    }
    var position = index + 1
    while position < end - 1 {
      if isWord("get", at: position) {
        property.isComputed = true
        var open = position + 1
        while open < end - 1, self[open].kind == .word { open += 1 }
        if isSign("{", at: open) {
          let close = tokens.groupEnd(at: open)
          property.summary = summary(from: open + 1, to: close - 1)
          let isView = ViewTypes.buildsViews(result: property.type, attributes: property.attributes)
          noteBody(member: member, isFunction: false, buildsViews: isView, from: open, to: close)
        }
      }
      position = isSign("{", at: position) ? tokens.groupEnd(at: position) : position + 1
    }
  }

  /// Returns where an expression that begins at an index ends.
  private func expressionEnd(at start: Int) -> Int {
    var position = start
    while self[position].kind != .end {
      let token = self[position]
      if position > start, token.beginsLine, !continues(position) { return position }
      if token.kind == .sign {
        switch token.byte {
        case UInt8(ascii: "("), UInt8(ascii: "["):
          position = tokens.groupEnd(at: position)
          continue
        case UInt8(ascii: "{"):
          let next = position + 1
          if position > start, isWord("didSet", at: next) || isWord("willSet", at: next) { return position }
          position = tokens.groupEnd(at: position)
          continue
        case UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ")"), UInt8(ascii: "]"):
          return position
        case UInt8(ascii: "<") where position > start && self[position - 1].end == token.start:
          position = max(position + 1, tokens.angleEnd(at: position))
          continue
        default: break
        }
      }
      position += 1
    }
    return position
  }

  /// Whether an expression goes on with the first token of a line.
  private func continues(_ position: Int) -> Bool {
    let token = self[position]
    if token.kind == .word {
      return isWord("as", at: position) || isWord("is", at: position) || isOperator(position - 1)
    }
    guard token.kind == .sign else { return isOperator(position - 1) }
    switch token.byte {
    case UInt8(ascii: "}"), UInt8(ascii: "@"), UInt8(ascii: "#"): return false
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "*"), UInt8(ascii: "|"), UInt8(ascii: "&"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"):
      return true
    default: return isOperator(position - 1)
    }
  }

  private func isOperator(_ position: Int) -> Bool {
    guard position >= 0, self[position].kind == .sign else { return false }
    switch self[position].byte {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "|"),
      UInt8(ascii: "&"), UInt8(ascii: ":"), UInt8(ascii: "<"), UInt8(ascii: ","):
      return true
    case UInt8(ascii: "?"): return self[position].hasSpace
    default: return false
    }
  }

  /// Returns what the parser keeps of an initial value: a called name with `()`, or the beginning of its text.
  private func initial(from start: Int, to end: Int) -> String {
    guard start < end else { return "" }
    if let callee = calleeEnd(from: start, to: end) {
      return String(tokens.text(from: start, to: callee).prefix(80)) + "()"
    }
    return String(tokens.text(from: start, to: end).prefix(40))
  }

  /// Returns where the callee of an expression ends, if the whole expression is a call.
  private func calleeEnd(from start: Int, to end: Int) -> Int? {
    let isKeyword = isWord("try", at: start) || isWord("await", at: start) || isWord("if", at: start)
      || isWord("switch", at: start)
    guard self[start].kind == .word && !isKeyword || self[start].kind == .string || isSign(".", at: start)
      || isSign("[", at: start) || isSign("{", at: start)
    else { return nil }
    var position = start
    var lastCall: Int?
    while position < end {
      let token = self[position]
      let isTight = position > start && self[position - 1].end == token.start
      if token.kind == .word {
        // Two words in a row are no call.
        if position > start, !isSign(".", at: position - 1) { return nil }
        lastCall = nil
        position += 1
      } else if token.kind == .string, position == start {
        position += 1
      } else if token.kind == .sign {
        switch token.byte {
        case UInt8(ascii: "("):
          guard position > start else { return nil }
          lastCall = position
          position = tokens.groupEnd(at: position)
        case UInt8(ascii: "{"):
          if position > start, lastCall == nil { lastCall = position }
          if position == start { lastCall = nil }
          position = tokens.groupEnd(at: position)
          // Labelled closures behind the first belong to the same call.
          while position < end, self[position].kind == .word, isSign(":", at: position + 1),
            isSign("{", at: position + 2)
          {
            position = tokens.groupEnd(at: position + 2)
          }
        case UInt8(ascii: "["):
          lastCall = nil
          position = tokens.groupEnd(at: position)
        case UInt8(ascii: "<") where isTight:
          position = tokens.angleEnd(at: position)
          lastCall = nil
        case UInt8(ascii: "."): position += 1
        case UInt8(ascii: "?"), UInt8(ascii: "!"):
          guard isTight else { return nil }
          lastCall = nil
          position += 1
        default: return nil
        }
      } else {
        return nil
      }
    }
    return lastCall
  }
}
