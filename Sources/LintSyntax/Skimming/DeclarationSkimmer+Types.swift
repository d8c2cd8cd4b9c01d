import LintModel

extension DeclarationSkimmer {
  mutating func readType(_ kind: TypeFacts.Kind, attributes: [String]) {
    index += 1
    guard current.kind == .word || isSign("["), scope.count < 40 else {
      index += 1
      return
    }
    let nameStart = index
    index = isSign("[") ? tokens.groupEnd(at: index) : index + 1
    while isSign("."), self[index + 1].kind == .word { index += 2 }
    let name = unquoted(tokens.text(from: nameStart, to: index))
    var nameBytes = Int(self[nameStart].start)..<Int(self[index - 1].end)
    var type = TypeFacts(
      name: (scope + [name]).joined(separator: "."), kind: kind, attributes: attributes, nameBytes: nameBytes)
    if isSign("<") {
      let end = tokens.angleEnd(at: index)
      if kind == .extension {
        nameBytes = nameBytes.lowerBound..<Int(self[end - 1].end)
        type.nameBytes = nameBytes
      } else {
        type.generics = generics(from: index + 1, to: end - 1)
      }
      index = end
    }
    if isSign(":") {
      index += 1
      type.inherits = inheritance()
    }
    while current.kind != .end, !isSign("{") {
      if isSign("}") { return }
      index += 1
    }
    guard isSign("{") else { return }
    index += 1
    let place = facts.types.count
    let open = index
    facts.types.append(type)
    places.append(place)
    scope.append(name)
    var members = Members()
    members.isEnum = kind == .enumeration
    while current.kind != .end, !isSign("}") { readMember(into: &members) }
    blocks[place] = Int(self[open - 1].end)..<Int(current.start)
    if isSign("}") { index += 1 } else { isOdd = true }
    scope.removeLast()
    places.removeLast()
    facts.types[place].cases = members.cases
    facts.types[place].properties = members.properties
    facts.types[place].functions = members.functions
  }

  private func generics(from start: Int, to end: Int) -> [GenericParameter] {
    var result: [GenericParameter] = []
    var position = start
    while position < end {
      guard self[position].kind == .word else {
        position += 1
        continue
      }
      if isWord("each", at: position) || isWord("let", at: position) { position += 1 }
      let name = tokens.text(of: self[position])
      position += 1
      var constraint: String?
      if isSign(":", at: position) {
        let from = position + 1
        position = from
        while position < end, !isSign(",", at: position) {
          position = nextOutsideGroups(position)
        }
        constraint = tokens.text(from: from, to: min(position, end))
      }
      result.append(GenericParameter(name: name, constraint: constraint))
      while position < end, !isSign(",", at: position) { position += 1 }
      position += 1
    }
    return result
  }

  /// The token behind a position, with arguments and parentheses passed over whole.
  private func nextOutsideGroups(_ position: Int) -> Int {
    if isSign("<", at: position) { return tokens.angleEnd(at: position) }
    return isSign("(", at: position) || isSign("[", at: position) ? tokens.groupEnd(at: position) : position + 1
  }

  private mutating func inheritance() -> [String] {
    var result: [String] = []
    var start = index
    while current.kind != .end {
      if isSign("{") || isWord("where") || isSign("}") { break }
      if isSign(",") {
        result.append(tokens.text(from: start, to: index))
        index += 1
        start = index
        continue
      }
      index = nextOutsideGroups(index)
    }
    if start < index { result.append(tokens.text(from: start, to: index)) }
    return result
  }

  mutating func readAlias() {
    index += 1
    guard current.kind == .word else { return }
    let name = unquoted(tokens.text(of: current))
    index += 1
    if isSign("<") { index = tokens.angleEnd(at: index) }
    guard isSign("=") else { return }
    index += 1
    let start = index
    index = tokens.typeEnd(at: index)
    facts.aliases.append(
      AliasFacts(name: (scope + [name]).joined(separator: "."), type: tokens.text(from: start, to: index)))
  }

  mutating func readCases(into members: inout Members) {
    index += 1
    while current.kind == .word {
      let name = unquoted(tokens.text(of: current))
      index += 1
      var values: [String] = []
      if isSign("(") {
        let end = tokens.groupEnd(at: index)
        values = parameters(from: index + 1, to: end - 1).map(\.type)
        index = end
      }
      members.cases.append(CaseFacts(name: name, values: values))
      if isSign("=") {
        index += 1
        if isSign("-") { index += 1 }
        index += 1
      }
      guard isSign(",") else { return }
      index += 1
    }
  }
}
