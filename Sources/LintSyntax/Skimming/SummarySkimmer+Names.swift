import LintModel

extension SummarySkimmer {
  /// Returns a dotted name, without `self`, and where it ends.
  func path(at start: Int, to end: Int) -> (String, next: Int)? {
    // Most names stand in the source as they are wanted.
    var position = start
    var bytes: Range<Int>?
    while position < end, self[position].kind == .word {
      let token = self[position]
      let dot = position + 1
      if token.byte == UInt8(ascii: "$") || isSign("?", dot) || isSign("!", dot) {
        return unusualPath(at: start, to: end)
      }
      let goesOn = isSign(".", dot) && dot + 1 < end && self[dot + 1].kind == .word
      if goesOn, self[dot].start != token.end { return unusualPath(at: start, to: end) }
      if bytes == nil, isSign(".", dot), isWord("self", position) {
        guard goesOn else { return nil }
      } else {
        let last = bytes ?? Int(token.start)..<Int(token.start)
        // White space or a comment within it.
        guard last.upperBound == Int(token.start) else { return unusualPath(at: start, to: end) }
        bytes = last.lowerBound..<Int(token.end)
      }
      guard goesOn else { return bytes.map { (text($0), dot) } }
      if let found = bytes { bytes = found.lowerBound..<Int(self[dot].end) }
      position = dot + 1
    }
    return nil
  }

  /// Returns a dotted name that is put together from its parts.
  private func unusualPath(at start: Int, to end: Int) -> (String, next: Int)? {
    var position = start
    var parts: [String] = []
    while position < end, self[position].kind == .word {
      var name = text(self[position])
      if name.utf8.count > 1, name.hasPrefix("$"), !name.dropFirst().allSatisfy(\.isNumber) { name.removeFirst() }
      if !(parts.isEmpty && name == "self" && (isSign(".", position + 1) || isWeakSelf(position))) { parts.append(name) }
      var next = position + 1
      while (isSign("?", next) || isSign("!", next)), self[next].start == self[next - 1].end,
        isSign(".", next + 1) || isSign("!", next)
      {
        next += 1
      }
      guard isSign(".", next), next + 1 < end, self[next + 1].kind == .word else {
        return parts.isEmpty ? nil : (parts.joined(separator: "."), next)
      }
      position = next + 1
    }
    return parts.isEmpty ? nil : (parts.joined(separator: "."), position)
  }

  mutating func readPath(at position: Int, from start: Int, to end: Int) -> Int {
    var lead = ""
    var first = position
    if isSign(".", position) {
      guard position + 1 < end, self[position + 1].kind == .word else { return position + 1 }
      lead = isMember(position, from: start) ? "()." : "."
      first = position + 1
    }
    guard let (found, next) = path(at: first, to: end) else { return position + 1 }
    let name = lead.isEmpty ? found : lead + found
    let isFirst = isSign("{", position - 1) || isSign(";", position - 1) || isSign(":", position - 1)
      || isSign("}", position - 1) || isWord("in", position - 1)
    let beginsStatement = lead.isEmpty && (position == start || self[position].beginsLine || isFirst)
    var after = next
    if isSign("<", after), self[after].start == self[after - 1].end, let angle = angleEnd(after, to: end) {
      after = angle
    }
    // Some write the brace of a view on a line of its own.
    let opensBelow = isSign("{", after) && self[after].beginsLine && beginsStatement && found.beginsUppercase
    if opensBelow || isCall(at: after, name: found) {
      note(call: name)
      if name.closesItsPlace, isOutsideBraces(position, from: start) { summary.closesAtOnce = true }
      if name == "Task" || name == "Task.detached" {
        var close = isSign("(", after) ? groupEnd(after, limit: end) : after
        let open = close
        if isSign("{", close) { close = groupEnd(close, limit: end) }
        taskEnds.append(close)
        if beginsStatement, !isSign(".", close) { noteUnseenTask(from: open, to: close) }
      }
      notePipeline(found, isStep: !lead.isEmpty || found.contains("."), at: position, after: after, from: start, to: end)
      if found.hasSuffix("sink"), isSign("{", after) || isSign("(", after) {
        sinkEnds.append(groupEnd(after, limit: end))
        noteUntoldCompletion(of: position, from: after, to: end)
        summary.isAsync = true
      }
      return next
    }
    if isSign("=", next), !isSign("=", next + 1), self[next].hasSpace || beginsStatement,
      lead.isEmpty, found != "_", !isWord("let", position - 1), !isWord("var", position - 1), beginsStatement
    {
      let close = statementEnd(next + 1, limit: end)
      note(assignmentTo: found, from: next + 1, to: close)
      if close == next + 2, isWord("false", next + 1), found.opensItsPlace, isOutsideBraces(position, from: start) {
        summary.closesAtOnce = true
      }
      return next + 1
    }
    if beginsStatement, next + 1 < tokens.count, self[next].kind == .sign, isSign("=", next + 1),
      self[next + 1].start == self[next].end, "+-*/".utf8.contains(self[next].byte)
    {
      note(assignmentTo: found, from: next + 2, to: statementEnd(next + 2, limit: end))
      return next + 2
    }
    if beginsStatement, isSign("[", next), !self[next].beginsLine {
      let close = groupEnd(next, limit: end)
      if isSign("=", close), !isSign("=", close + 1), !hasWaited,
        !contains("await", from: close, to: statementEnd(close, limit: end))
      {
        summary.changesFirst.append(found)
      }
    }
    if lead.isEmpty { note(read: found) }
    return next
  }

  /// Whether a token stands in no block and no closure of what is read.
  private func isOutsideBraces(_ position: Int, from start: Int) -> Bool {
    var depth = 0
    for token in start..<max(start, position) {
      if isSign("{", token) { depth += 1 }
      if isSign("}", token) { depth -= 1 }
    }
    return depth == 0
  }

  func angleEnd(_ open: Int, to end: Int) -> Int? {
    var depth = 0
    var position = open
    while position < end, position - open < 40 {
      if isSign("<", position) { depth += 1 }
      if isSign(">", position) {
        depth -= 1
        if depth == 0 { return position + 1 }
      }
      if isSign("{", position) || isSign(";", position) || isSign("&", position) { return nil }
      position += 1
    }
    return nil
  }

  /// Whether a dot follows a value, and does not begin an implicit member.
  func isMember(_ position: Int, from start: Int) -> Bool {
    guard position > start else { return false }
    let before = self[position - 1]
    switch before.kind {
    case .string, .number: return true
    case .word: return false
    case .sign:
      switch before.byte {
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): return true
      case UInt8(ascii: "?"), UInt8(ascii: "!"): return !before.hasSpace
      default: return false
      }
    case .end: return false
    }
  }

  func isCall(at next: Int, name: String) -> Bool {
    if isSign("(", next) { return !self[next].beginsLine && (!self[next].hasSpace || name.beginsUppercase) }
    guard isSign("{", next), !self[next].beginsLine else { return false }
    // A brace behind a condition opens a block; behind a name that looks like a view or a call, a closure.
    var position = next - 1
    // A line longer than this is not worth the walk to its beginning.
    while position > 0, next - position < 120, !self[position].beginsLine {
      position -= 1
    }
    if isWord("if", position) || isWord("guard", position) || isWord("while", position) || isWord("for", position)
      || isWord("switch", position) || isWord("else", position) || isSign("}", position)
    {
      return false
    }
    return true
  }
}
