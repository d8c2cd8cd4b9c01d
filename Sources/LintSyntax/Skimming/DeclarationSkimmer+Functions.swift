import LintModel

extension DeclarationSkimmer {
  mutating func readFunction(attributes: [String], isStatic: Bool, into members: inout Members) {
    index += 1
    let token = current
    var name = unquoted(tokens.text(of: token))
    var nameBytes = token.bytes
    index += 1
    if token.kind == .sign {
      // An operator has more than one sign.
      let start = Int(token.start)
      while current.kind == .sign, !isSign("("), !isSign("<") || self[index - 1].end == current.start, !isSign("{") {
        if isSign("<"), isWord("T", at: index + 1) { break }
        index += 1
      }
      nameBytes = start..<Int(self[index - 1].end)
      name = tokens.text(nameBytes)
    }
    var function = FunctionFacts(name: name, attributes: attributes, isStatic: isStatic, nameBytes: nameBytes)
    readSignature(of: &function, member: members.functions.count)
    members.functions.append(function)
  }

  mutating func readInitializer(into members: inout Members) {
    var function = FunctionFacts(name: "init", nameBytes: current.bytes)
    index += 1
    if isSign("?") || isSign("!") { index += 1 }
    readSignature(of: &function, member: members.functions.count)
    members.functions.append(function)
  }

  private mutating func readSignature(of function: inout FunctionFacts, member: Int) {
    if isSign("<") { index = tokens.angleEnd(at: index) }
    guard isSign("(") else { return }
    let end = tokens.groupEnd(at: index)
    function.parameters = parameters(from: index + 1, to: end - 1)
    index = end
    while current.kind == .word {
      if isWord("async") {
        function.isAsync = true
      } else if isWord("throws") || isWord("rethrows") {
        function.canThrow = true
        if isSign("(", at: index + 1) { index = tokens.groupEnd(at: index + 1) - 1 }
      } else {
        break
      }
      index += 1
    }
    if tokens.isArrow(at: index) {
      let start = index + 2
      index = tokens.typeEnd(at: start)
      function.result = tokens.text(from: start, to: index)
    }
    if isWord("where") {
      while current.kind != .end, !isSign("{"), !isSign("}"), !isDeclaration() { index += 1 }
    }
    guard isSign("{") else { return }
    let close = tokens.groupEnd(at: index)
    function.summary = summary(from: index + 1, to: close - 1)
    let isView = ViewTypes.buildsViews(result: function.result, attributes: function.attributes)
    noteBody(member: member, isFunction: true, buildsViews: isView, from: index, to: close)
    index = close
  }

  /// Notes the code between two braces.
  mutating func noteBody(member: Int, isFunction: Bool, buildsViews: Bool, from open: Int, to end: Int) {
    guard readsCode, end - 1 > open, isSign("}", at: end - 1) else { return }
    var signs = SourceScan.Signs(verbs: verbs)
    if buildsViews {
      for position in (open + 1)..<(end - 1) where self[position].kind == .word {
        signs.add(self[position], behind: self[position - 1], in: tokens.source)
      }
    }
    bodies.append(
      Body(
        type: places.last, member: member, isFunction: isFunction, buildsViews: buildsViews, open: open,
        bytes: Int(self[open].end)..<Int(self[end - 1].start), signs: signs))
  }

  private func isDeclaration() -> Bool {
    guard current.beginsLine else { return false }
    return isWord("func") || isWord("var") || isWord("init") || isWord("static") || isWord("associatedtype")
      || isWord("mutating")
  }

  func summary(from start: Int, to end: Int) -> ActionSummary {
    guard readsCode else { return ActionSummary() }
    return tokens.tokens.withUnsafeBufferPointer { list in
      var skimmer = SummarySkimmer(source: tokens.source, tokens: list)
      return skimmer.summary(from: start, to: max(start, end))
    }
  }

  /// Reads parameters, of a function or of the case of an enum.
  func parameters(from start: Int, to end: Int) -> [ParameterFacts] {
    var result: [ParameterFacts] = []
    var position = start
    while position < end {
      let first = position
      var colon: Int?
      var equals: Int?
      while position < end, !isSign(",", at: position) {
        if isSign(":", at: position), colon == nil { colon = position }
        if isSign("=", at: position), equals == nil { equals = position }
        position = isSign("<", at: position) && equals == nil ? tokens.angleEnd(at: position)
          : isSign("(", at: position) || isSign("[", at: position) || isSign("{", at: position)
          ? tokens.groupEnd(at: position) : position + 1
      }
      position = min(position, end)
      let typeEnd = equals ?? position
      if let colon, colon < typeEnd {
        var names = first
        while isSign("@", at: names), names < colon {
          names += 2
          if isSign("<", at: names) { names = tokens.angleEnd(at: names) }
        }
        let label = tokens.text(of: self[names])
        let inner = names + 1 < colon ? tokens.text(of: self[names + 1]) : label
        result.append(
          ParameterFacts(
            label: label == "_" ? nil : label, name: unquoted(inner), type: tokens.text(from: colon + 1, to: typeEnd)))
      } else if first < typeEnd {
        result.append(ParameterFacts(label: nil, name: "", type: tokens.text(from: first, to: typeEnd)))
      }
      position += 1
    }
    return result
  }
}
