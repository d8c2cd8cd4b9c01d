import LintModel

/// Reads what a run of tokens does, without parsing it.
struct SummarySkimmer {
  private let source: UnsafeBufferPointer<UInt8>
  private let tokens: ContiguousArray<Token>
  private var summary = ActionSummary()
  private var seenCalls: Set<String> = []
  private var seenReads: Set<String> = []
  /// Local names that hold something awaited.
  private var awaited: Set<String> = []
  /// Where the `catch` blocks around the token end, innermost last.
  private var catchEnds: [Int] = []
  private var sinkEnds: [Int] = []
  private var taskEnds: [Int] = []
  /// Whether anything was waited for so far.
  private var hasWaited = false
  /// Names that are `nil` where an error was dropped, with the place where it was.
  private var dropped: [String: Int] = [:]
  /// The blocks that run where an error was dropped, and do something about it, by the token they begin with.
  private var remedies: [Int: Int] = [:]

  init(source: UnsafeBufferPointer<UInt8>, tokens: ContiguousArray<Token>) {
    self.source = source
    self.tokens = tokens
  }

  mutating func summary(from start: Int, to end: Int) -> ActionSummary {
    var position = start
    while position < end {
      while let last = catchEnds.last, position >= last { catchEnds.removeLast() }
      while let last = sinkEnds.last, position >= last { sinkEnds.removeLast() }
      while let last = taskEnds.last, position >= last { taskEnds.removeLast() }
      if let close = remedies[position] { catchEnds.append(close) }
      position = read(at: position, from: start, to: end)
    }
    return summary
  }

  // MARK: Tokens

  private func text(_ token: Token) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: source[token.bytes]), as: UTF8.self)
  }

  /// The token at a position, or the nearest there is.
  private subscript(position: Int) -> Token { tokens[min(max(position, 0), tokens.count - 1)] }

  private func isSign(_ sign: Unicode.Scalar, _ position: Int) -> Bool {
    position >= 0 && position < tokens.count && self[position].kind == .sign
      && self[position].byte == UInt8(ascii: sign)
  }

  private func isWord(_ word: StaticString, _ position: Int) -> Bool {
    guard position >= 0, position < tokens.count else { return false }
    let token = self[position]
    guard token.kind == .word, token.bytes.count == word.utf8CodeUnitCount else { return false }
    for offset in 0..<word.utf8CodeUnitCount where source[Int(token.start) + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }

  private func groupEnd(_ open: Int, limit: Int) -> Int {
    var depth = 0
    var position = open
    while position < limit {
      if self[position].kind == .sign {
        switch self[position].byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
          depth -= 1
          if depth <= 0 { return position + 1 }
        default: break
        }
      }
      position += 1
    }
    return limit
  }

  /// Returns where the statement around a token ends: at the end of its line, unless a group goes on.
  private func statementEnd(_ start: Int, limit: Int) -> Int {
    var position = start
    while position < limit {
      let token = self[position]
      if position > start, token.beginsLine, !isSign(".", position), !isSign("?", position), !isSign(":", position) {
        return position
      }
      if token.kind == .sign {
        switch token.byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
          position = groupEnd(position, limit: limit)
          continue
        case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ";"), UInt8(ascii: ","):
          return position
        default: break
        }
      }
      position += 1
    }
    return limit
  }

  private func contains(_ word: StaticString, from start: Int, to end: Int) -> Bool {
    (start..<max(start, end)).contains { isWord(word, $0) }
  }

  // MARK: Reading

  private mutating func read(at position: Int, from start: Int, to end: Int) -> Int {
    let token = self[position]
    if isSign("#", position) { return readDirective(at: position, to: end) }
    guard token.kind == .word || isSign(".", position) else { return position + 1 }
    if token.kind == .word, let next = readKeyword(at: position, to: end) { return next }
    return readPath(at: position, from: start, to: end)
  }

  private func readDirective(at position: Int, to end: Int) -> Int {
    if isWord("if", position + 1) || isWord("elseif", position + 1) || isWord("else", position + 1)
      || isWord("endif", position + 1)
    {
      var next = position + 1
      while next < end, !self[next].beginsLine { next += 1 }
      return next
    }
    // `#available(…)`, `#selector(…)` and the like.
    return isSign("(", position + 2) ? groupEnd(position + 2, limit: end) : position + 2
  }

  /// Passes over the pattern behind `case`.
  private mutating func readPattern(at position: Int, to end: Int) -> Int {
    var next = position + 1
    while next < end {
      if isSign(":", next) || isSign("=", next) || isWord("where", next) || isSign("{", next) { return next + 1 }
      if self[next].kind == .word, text(self[next]).contains("ancel") { summary.mindsCancellation = true }
      next = isSign("(", next) ? groupEnd(next, limit: end) : next + 1
    }
    return next
  }

  /// Reads a keyword; `nil` where the word is none.
  private mutating func readKeyword(at position: Int, to end: Int) -> Int? {
    if position > 0, isSign(".", position - 1) { return nil }
    switch self[position].bytes.count {
    case 2:
      if isWord("if", position) { noteRemedy(at: position, to: end) }
      if isWord("if", position) || isWord("in", position) || isWord("is", position) || isWord("as", position) {
        return position + 1
      }
      if isWord("do", position) { return position + 1 }
    case 3:
      if isWord("try", position) {
        noteTry(at: position, to: end)
        return position + 1
      }
      if isWord("let", position) || isWord("var", position) {
        return readBinding(at: position, to: end)
      }
      if isWord("for", position) { return position + 1 }
    case 4:
      if isWord("else", position) || isWord("true", position) || isWord("self", position) && !isSign(".", position + 1) {
        return position + 1
      }
      if isWord("case", position) { return readPattern(at: position, to: end) }
      if isWord("func", position) { return position + 2 }
    case 5:
      if isWord("await", position) {
        let rest = statementEnd(position, limit: end)
        noteAwaited(at: position + 1, to: rest)
        if !contains("sleep", from: position, to: min(rest, position + 8)) && !contains("yield", from: position, to: min(rest, position + 8)) {
          summary.isAsync = true
          hasWaited = true
        }
        return position + 1
      }
      if isWord("catch", position) { return readCatch(at: position, to: end) }
      if isWord("guard", position) { noteRemedy(at: position, to: end) }
      if isWord("guard", position) || isWord("where", position) || isWord("while", position) || isWord("false", position)
        || isWord("throw", position) || isWord("defer", position) || isWord("break", position)
      {
        return position + 1
      }
    case 6:
      if isWord("return", position) || isWord("switch", position) || isWord("repeat", position) { return position + 1 }
    default: break
    }
    return nil
  }

  /// Notes the call behind an `await`.
  private mutating func noteAwaited(at position: Int, to end: Int) {
    guard let (name, next) = path(at: position, to: end), isSign("(", next) || isSign("{", next) || isSign("<", next) else {
      return
    }
    summary.awaits.append(name)
  }

  private mutating func noteTry(at position: Int, to end: Int) {
    guard isSign("?", position + 1), self[position + 1].start == self[position].end else { return }
    let rest = statementEnd(position, limit: end)
    guard contains("await", from: position, to: rest), !contains("sleep", from: position, to: rest) else { return }
    let token = self[position]
    guard !remedied.contains(Int(token.start)) else { return }
    summary.swallows.append(Swallow(kind: .optionalTry, bytes: Int(token.start)..<Int(token.end) + 1))
  }

  // MARK: Dropped errors

  /// The places of the errors that are dropped in a condition, and of which something is done elsewhere.
  private var remedied: Set<Int> = []

  /// Looks for the block behind the condition of an `if` or a `guard` that runs where an error was dropped.
  private mutating func noteRemedy(at keyword: Int, to end: Int) {
    let isGuard = isWord("guard", keyword)
    var places: Set<Int> = []
    var asksForNothing = false
    var open = keyword + 1
    while open < end {
      if isGuard ? isWord("else", open) && isSign("{", open + 1) : isSign("{", open) { break }
      if isWord("try", open), isSign("?", open + 1), self[open + 1].start == self[open].end,
        contains("await", from: open, to: statementEnd(open, limit: end))
      {
        places.insert(Int(self[open].start))
      }
      if self[open].kind == .word, !dropped.isEmpty, !isSign(".", open - 1), let (name, next) = path(at: open, to: end) {
        if let place = dropped[name] ?? dropped[text(self[open])] { places.insert(place) }
        asksForNothing = asksForNothing || open == keyword + 1 && isSign("=", next) && isSign("=", next + 1) && isWord("nil", next + 2)
      }
      open = isSign("(", open) || isSign("[", open) ? groupEnd(open, limit: end) : open + 1
    }
    guard open < end else { return }
    let answer = answer(askedFrom: keyword + 1, to: open, isGuard: isGuard)
    guard !places.isEmpty || answer != nil else { return }
    if isGuard {
      open += 1
    } else if !(asksForNothing && !places.isEmpty), answer != false {
      open = groupEnd(open, limit: end)
      guard isWord("else", open) else { return }
      open += 1
      // What follows an `else if` is not looked into.
      guard isSign("{", open) else { return }
    }
    let close = groupEnd(open, limit: end)
    guard swallowKind(from: open + 1, to: close - 1) == nil else { return }
    remedied.formUnion(places)
    summary.swallows.removeAll { places.contains($0.bytes.lowerBound) }
    remedies[open] = close
  }

  /// Whether a condition holds where awaited work said that it went well, or `false` where it said that it did not.
  private func answer(askedFrom start: Int, to end: Int, isGuard: Bool) -> Bool? {
    var first = start
    var position = start
    var result: Bool?
    while position <= end {
      if position == end || isSign(",", position) {
        if let found = answer(of: first, to: position) {
          if !isGuard { return position == end && first == start ? found : nil }
          if found { result = true }
        }
        if !isGuard, position < end { return nil }
        first = position + 1
      }
      guard position < end else { break }
      position = isSign("(", position) || isSign("[", position) || isSign("{", position)
        ? min(groupEnd(position, limit: end), end) : position + 1
    }
    return result
  }

  private func answer(of start: Int, to end: Int) -> Bool? {
    guard start < end else { return nil }
    if isWord("let", start) || isWord("var", start) {
      guard self[start + 1].kind == .word else { return nil }
      // `if let answer` unwraps itself.
      guard let equals = (start + 2..<end).first(where: { isSign("=", $0) }) else {
        return start + 2 == end && awaited.contains(text(self[start + 1])) ? true : nil
      }
      return isAnswer(equals + 1, to: end) ? true : nil
    }
    if isSign("!", start) { return isAnswer(start + 1, to: end) ? false : nil }
    if isWord("nil", end - 1), isSign("=", end - 2) {
      if isSign("!", end - 3), isAnswer(start, to: end - 3) { return true }
      if isSign("=", end - 3), isAnswer(start, to: end - 3) { return false }
      return nil
    }
    return isAnswer(start, to: end) ? true : nil
  }

  /// Whether some tokens are what awaited work answered, as a whole.
  private func isAnswer(_ start: Int, to end: Int) -> Bool {
    guard start < end else { return false }
    if start + 1 == end { return self[start].kind == .word && awaited.contains(text(self[start])) }
    guard isWord("await", start), let (_, next) = path(at: start + 1, to: end), isSign("(", next) else { return false }
    return groupEnd(next, limit: end) == end
  }

  /// Notes where a task's error is lost, because nobody asks the task for its result.
  private mutating func noteUnseenTask(from open: Int, to close: Int) {
    guard isSign("{", open), let attempt = unseenTry(from: open + 1, to: close - 1) else { return }
    summary.swallows.append(Swallow(kind: .unseenTask, bytes: self[attempt].bytes))
  }

  /// Returns where a `try` stands whose error leaves the block.
  private func unseenTry(from start: Int, to end: Int) -> Int? {
    var position = start
    while position < end {
      if isWord("do", position), isSign("{", position + 1) {
        var close = groupEnd(position + 1, limit: end)
        if isWord("catch", close) {
          while close < end, isWord("catch", close) {
            while close < end, !isSign("{", close) { close += 1 }
            close = groupEnd(close, limit: end)
          }
          position = close
          continue
        }
      } else if isSign("{", position), isClosure(at: position) {
        position = groupEnd(position, limit: end)
        continue
      } else if isWord("try", position), !isSign("?", position + 1), !isSign("!", position + 1), !isWord("for", position - 1) {
        let rest = statementEnd(position, limit: end)
        if contains("await", from: position, to: rest), !contains("sleep", from: position, to: rest),
          !contains("yield", from: position, to: rest)
        {
          return position
        }
      }
      position += 1
    }
    return nil
  }

  /// Whether a brace opens a closure, and not the block of a statement.
  private func isClosure(at open: Int) -> Bool {
    if isSign("=", open - 1) || isSign("(", open - 1) || isSign(",", open - 1) || isSign(":", open - 1) { return true }
    var position = open - 1
    while position > 0, open - position < 120, !self[position].beginsLine, !isSign("{", position - 1), !isSign(";", position - 1) {
      position -= 1
    }
    for word in ["if", "guard", "while", "for", "switch", "else", "do", "defer", "repeat", "func"] as [StaticString] {
      if isWord(word, position) || isWord(word, open - 1) { return false }
    }
    // `} else if … {` begins its line with a brace.
    return !(isSign("}", position) && isWord("else", position + 1))
  }

  private mutating func readBinding(at position: Int, to end: Int) -> Int {
    let name = position + 1
    guard name < end, self[name].kind == .word else { return position + 1 }
    let rest = statementEnd(position, limit: end)
    var equals = name + 1
    while equals < rest, !isSign("=", equals) { equals += 1 }
    if equals < rest {
      noteDropped(text(self[name]), from: equals + 1, to: rest)
      if isAwaited(from: equals, to: rest) { awaited.insert(text(self[name])) }
    }
    return isSign(":", name + 1) && equals < rest ? equals : name + 1
  }

  /// Notes that a name is `nil` where the error of `try? await` was dropped.
  private mutating func noteDropped(_ name: String, from start: Int, to end: Int) {
    let first = isWord("await", start) ? start + 1 : start
    guard isWord("try", first), isSign("?", first + 1), isWord("await", start) || isWord("await", first + 2) else { return }
    for position in first..<max(first, end) where isSign("?", position) && isSign("?", position + 1) { return }
    dropped[name] = Int(self[first].start)
  }

  private func isAwaited(from start: Int, to end: Int) -> Bool {
    var position = start
    while position < end {
      if isSign("{", position) {
        position = groupEnd(position, limit: end)
        continue
      }
      if isWord("await", position) { return true }
      if self[position].kind == .word, !isSign(".", position - 1), !awaited.isEmpty,
        awaited.contains(text(self[position]))
      {
        return true
      }
      position += 1
    }
    return false
  }

  private mutating func readCatch(at position: Int, to end: Int) -> Int {
    var open = position + 1
    while open < end, !isSign("{", open) { open += 1 }
    guard open < end else { return position + 1 }
    let close = groupEnd(open, limit: end)
    let pattern =
      open > position + 1
      ? String(
        decoding: UnsafeBufferPointer(rebasing: source[Int(self[position + 1].start)..<Int(self[open - 1].end)]),
        as: UTF8.self) : ""
    let isCancellation = pattern.contains("ancel")
    if isCancellation { summary.mindsCancellation = true }
    let isGeneral = pattern.isEmpty || pattern.hasPrefix("let ") && !pattern.contains(" as ")
    if isGeneral, doBodyWaits(before: position) {
      let keyword = self[position].bytes
      if let kind = swallowKind(from: open + 1, to: close - 1) {
        summary.swallows.append(Swallow(kind: kind, bytes: keyword))
      } else if taskEnds.isEmpty, !doBodyDetaches(before: position), !throwsOn(from: open + 1, to: close - 1) {
        summary.catches.append(keyword)
      }
    }
    if !isCancellation { catchEnds.append(close) }
    return open + 1
  }

  /// Whether the `do` block in front of a `catch` waits for a detached task, which is not called off with it.
  private func doBodyDetaches(before position: Int) -> Bool {
    var depth = 0
    var index = position - 1
    while index >= 0 {
      if isSign("}", index) { depth += 1 }
      if isSign("{", index) {
        depth -= 1
        if depth == 0 { return false }
      }
      if isWord("detached", index), isWord("Task", index - 2) { return true }
      index -= 1
    }
    return false
  }

  /// Whether a block hands an error on to whoever called.
  private func throwsOn(from start: Int, to end: Int) -> Bool {
    var position = start
    while position < end {
      if isWord("throw", position) { return true }
      position = isSign("{", position) ? groupEnd(position, limit: end) : position + 1
    }
    return false
  }

  /// Whether the `do` block that ends in front of a `catch` waits for something.
  private func doBodyWaits(before position: Int) -> Bool {
    var depth = 0
    var index = position - 1
    var waits = false
    while index >= 0 {
      if self[index].kind == .sign {
        if self[index].byte == UInt8(ascii: "}") { depth += 1 }
        if self[index].byte == UInt8(ascii: "{") {
          depth -= 1
          if depth == 0 {
            // An earlier `catch` of the same `do` is passed over.
            var before = index - 1
            while before >= 0, !isSign("}", before), !isWord("do", before), !isWord("catch", before), index - before < 24 { before -= 1 }
            if isWord("catch", before) {
              index = before - 1
              waits = false
              continue
            }
            return waits
          }
        }
      } else if isWord("await", index), !contains("sleep", from: index, to: min(index + 6, position)) {
        waits = true
      }
      index -= 1
    }
    return waits
  }

  private func swallowKind(from start: Int, to end: Int) -> Swallow.Kind? {
    guard start < end else { return .emptyCatch }
    var position = start
    while position < end {
      let rest = max(position + 1, statementEnd(position, limit: end))
      guard isSilent(from: position, to: rest) else { return nil }
      position = rest
    }
    return .logOnly
  }

  private func isSilent(from start: Int, to end: Int) -> Bool {
    if isSign(";", start) || isSign("}", start) { return true }
    if isWord("return", start) {
      let next = start + 1
      return next >= end || isWord("nil", next) || isSign("[", next) && isSign("]", next + 1)
    }
    if isWord("let", start) || isWord("var", start) { return true }
    if isWord("throw", start) { return false }
    guard let (path, next) = path(at: start, to: end) else { return false }
    if isSign("(", next) || isSign("{", next) { return LogCalls.contains(path) }
    guard isSign("=", next), !isSign("=", next + 1) else { return next >= end }
    return isClearing(next + 1, to: end)
  }

  private func isClearing(_ start: Int, to end: Int) -> Bool {
    (isWord("false", start) || isWord("nil", start)) && start + 1 >= end || isSign("[", start) && isSign("]", start + 1)
  }

  private func isEmptying(_ start: Int, to end: Int) -> Bool {
    if self[start].kind == .string { return start + 1 >= end && self[start].bytes.count == 2 }
    if isSign("[", start) { return isSign("]", start + 1) || isSign(":", start + 1) && isSign("]", start + 2) }
    return (isWord("nil", start) || isWord("false", start)) && start + 1 >= end
  }

  // MARK: Names

  /// Returns a dotted name, without `self`, and where it ends.
  private func path(at start: Int, to end: Int) -> (String, next: Int)? {
    var position = start
    var parts: [String] = []
    while position < end, self[position].kind == .word {
      var name = text(self[position])
      if name.count > 1, name.hasPrefix("$"), !name.dropFirst().allSatisfy(\.isNumber) { name.removeFirst() }
      if !(parts.isEmpty && name == "self" && isSign(".", position + 1)) { parts.append(name) }
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

  private mutating func readPath(at position: Int, from start: Int, to end: Int) -> Int {
    var lead = ""
    var first = position
    if isSign(".", position) {
      guard position + 1 < end, self[position + 1].kind == .word else { return position + 1 }
      lead = isMember(position, from: start) ? "()." : "."
      first = position + 1
    }
    guard let (found, next) = path(at: first, to: end) else { return position + 1 }
    let name = lead + found
    let beginsStatement = lead.isEmpty && (position == start || self[position].beginsLine || isSign("{", position - 1)
      || isSign(";", position - 1) || isWord("in", position - 1) || isSign(":", position - 1) || isSign("}", position - 1))
    var after = next
    if isSign("<", after), self[after].start == self[after - 1].end, let angle = angleEnd(after, to: end) {
      after = angle
    }
    // Some write the brace of a view on a line of its own.
    let opensBelow = isSign("{", after) && self[after].beginsLine && beginsStatement && found.first?.isUppercase == true
    if opensBelow || isCall(at: after, name: found) {
      note(call: name)
      if name == "Task" || name == "Task.detached" {
        var close = isSign("(", after) ? groupEnd(after, limit: end) : after
        let open = close
        if isSign("{", close) { close = groupEnd(close, limit: end) }
        taskEnds.append(close)
        if beginsStatement, !isSign(".", close) { noteUnseenTask(from: open, to: close) }
      }
      if found.hasSuffix("sink"), isSign("{", after) || isSign("(", after) {
        sinkEnds.append(groupEnd(after, limit: end))
        summary.isAsync = true
      }
      return next
    }
    if isSign("=", next), !isSign("=", next + 1), self[next].hasSpace || beginsStatement,
      lead.isEmpty, found != "_", !isWord("let", position - 1), !isWord("var", position - 1), beginsStatement
    {
      note(assignmentTo: found, from: next + 1, to: statementEnd(next + 1, limit: end))
      return next + 1
    }
    if beginsStatement, next + 1 < tokens.count, self[next].kind == .sign, isSign("=", next + 1),
      self[next + 1].start == self[next].end, "+-*/".utf8.contains(self[next].byte)
    {
      note(assignmentTo: found, from: next + 2, to: statementEnd(next + 2, limit: end))
      return next + 2
    }
    if lead.isEmpty { note(read: found) }
    return next
  }

  private func angleEnd(_ open: Int, to end: Int) -> Int? {
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
  private func isMember(_ position: Int, from start: Int) -> Bool {
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

  private func isCall(at next: Int, name: String) -> Bool {
    if isSign("(", next) { return !self[next].beginsLine && (!self[next].hasSpace || name.first?.isUppercase == true) }
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

  private mutating func note(call name: String) {
    if seenCalls.insert(name).inserted { summary.calls.append(name) }
    if !catchEnds.isEmpty { summary.callsInCatch.append(name) }
    if name == "Task" || name == "Task.detached" || name == "Task.init" || name == ".task" { summary.startsTask = true }
    if name.contains("ancel") { summary.mindsCancellation = true }
    if let dot = name.lastIndex(of: "."), !name.hasPrefix("."), !name.hasPrefix("()") {
      note(read: String(name[..<dot]))
    }
  }

  private mutating func note(read path: String) {
    if path.contains("ancel") { summary.mindsCancellation = true }
    if seenReads.insert(path).inserted { summary.reads.append(path) }
  }

  private mutating func note(assignmentTo path: String, from start: Int, to end: Int) {
    summary.assigns.append(path)
    if !hasWaited, isEmptying(start, to: end) { summary.clearsFirst.append(path) }
    noteDropped(path, from: start, to: end)
    if isAwaited(from: start, to: end) || !sinkEnds.isEmpty { summary.assignsAwaited.append(path) }
    if !catchEnds.isEmpty, !isClearing(start, to: end) { summary.assignsInCatch.append(path) }
    if isWord("true", start), start + 1 >= end {
      summary.raises.append(path)
    } else if isSign(".", start) || self[start].kind == .word {
      var position = start
      var last = ""
      while position < end, isSign(".", position) || self[position].kind == .word {
        if self[position].kind == .word { last = text(self[position]) }
        position += 1
      }
      if isSign(".", start) || position - start > 1, StateRole(caseName: last) == .loading { summary.raises.append(path) }
    }
  }
}
