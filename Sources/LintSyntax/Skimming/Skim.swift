import LintModel

/// What skimming says of a file.
struct Skim {
  let tokens: TokenList
  let facts: FileFacts
  let bodies: [DeclarationSkimmer.Body]
  let blocks: [Int: Range<Int>]
  /// Whether it came across something that no declaration begins with, or a type that does not end.
  let isOdd: Bool

  init(path: String, tokens: TokenList, verbs: [[UInt8]]) {
    var skimmer = DeclarationSkimmer(path: path, tokens: tokens, verbs: verbs)
    self.tokens = tokens
    facts = skimmer.read()
    bodies = skimmer.bodies
    blocks = skimmer.blocks
    isOdd = skimmer.isOdd
  }

  /// The facts of a file in which no view is worth a look.
  func facts(of bytes: [UInt8]) -> FileFacts {
    var facts = facts
    // Only a `catch` and a model are ever reported in such a file.
    if facts.types.contains(where: { type in
      type.fillsFromStart || type.functions.contains { !$0.summary.catches.isEmpty }
    }) {
      facts.lines = LineTable(of: bytes)
    }
    return facts
  }

  /// Puts what skimming says of code that was cut out into what parsing says; `nil` where the two do not fit.
  ///
  /// - Parameters:
  ///   - bodies: The code that was cut out of types that were parsed.
  ///   - cutTypes: The types that were cut out whole.
  func joined(
    _ parsed: FileFacts, reading bodies: [DeclarationSkimmer.Body], cutTypes: Set<Int>
  ) -> FileFacts? {
    var result = parsed
    result.types = []
    result.aliases = facts.aliases
    var next = 0
    for (index, type) in facts.types.enumerated() {
      let isInside = blocks.contains {
        $0.key != index && cutTypes.contains($0.key) && $0.value.contains(type.nameBytes.lowerBound)
      }
      if isInside {
        result.types.append(type)
        continue
      }
      guard next < parsed.types.count, parsed.types[next].name == type.name else { return nil }
      if cutTypes.contains(index) {
        result.types.append(type)
      } else {
        let read = parsed.types[next]
        guard read.functions.count == type.functions.count, read.properties.count == type.properties.count else {
          return nil
        }
        result.types.append(read)
      }
      next += 1
    }
    guard next == parsed.types.count, parsed.functions.count == facts.functions.count,
      parsed.properties.count == facts.properties.count
    else { return nil }
    for body in bodies { result.put(nil, summary: facts.summary(at: body), at: body) }
    return result
  }
}

extension FileFacts {
  /// Puts the code of a view in its place, with what it does.
  mutating func put(_ block: Block, at body: DeclarationSkimmer.Body) {
    put(block, summary: ActionSummary(of: block), at: body)
  }

  fileprivate mutating func put(_ block: Block?, summary: ActionSummary?, at body: DeclarationSkimmer.Body) {
    switch (body.type, body.isFunction) {
    case (let type?, true):
      types[type].functions[body.member].summary = summary ?? ActionSummary()
      types[type].functions[body.member].body = block
    case (let type?, false):
      types[type].properties[body.member].summary = summary
      types[type].properties[body.member].body = block
    case (nil, true):
      functions[body.member].summary = summary ?? ActionSummary()
      functions[body.member].body = block
    case (nil, false):
      properties[body.member].summary = summary
      properties[body.member].body = block
    }
  }

  fileprivate func summary(at body: DeclarationSkimmer.Body) -> ActionSummary? {
    switch (body.type, body.isFunction) {
    case (let type?, true): types[type].functions[body.member].summary
    case (let type?, false): types[type].properties[body.member].summary
    case (nil, true): functions[body.member].summary
    case (nil, false): properties[body.member].summary
    }
  }
}
