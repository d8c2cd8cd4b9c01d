extension ViewCodeReader {
  /// Passes over a written type.
  mutating func skipType() throws(Unread) {
    try nested { reader throws(Unread) in
      while reader.isSign("@") { try reader.skipAttribute() }
      while reader.isWord("some") || reader.isWord("any") || reader.isWord("inout") { reader.index += 1 }
      try reader.skipPlainType()
      while true {
        if reader.isSign("?") || reader.isSign("!"), reader.tokens.isTight(reader.index) {
          reader.index += 1
        } else if reader.isSign("&"), !reader.tokens.isSign("&", at: reader.index + 1) {
          reader.index += 1
          try reader.skipPlainType()
        } else if reader.isAtArrow {
          try reader.skipEffects()
          reader.index += 2
          return try reader.skipType()
        } else {
          return
        }
      }
    }
  }

  private var isAtArrow: Bool {
    tokens.isArrow(at: index) || (isWord("async") || isWord("throws")) && !current.beginsLine
  }

  private mutating func skipPlainType() throws(Unread) {
    if isSign("(") || isSign("[") {
      index = tokens.groupEnd(at: index)
      return
    }
    while true {
      _ = try name()
      if isSign("<"), tokens.isTight(index) {
        guard let end = genericsEnd(at: index) else { throw Unread() }
        index = end
      }
      guard isSign("."), tokens.isTight(index), tokens[index + 1].kind == .word else { return }
      index += 1
      // `.Type` and `.self` end a type.
      if isWord("self") { throw Unread() }
    }
  }

  /// Returns where generic arguments end; `nil` where the angle brackets hold anything but types.
  func genericsEnd(at open: Int) -> Int? {
    var reader = self
    reader.index = open + 1
    do throws(Unread) {
      repeat { try reader.skipType() } while reader.take(",")
      try reader.expect(">")
    } catch {
      return nil
    }
    return reader.index
  }
}
