import LintModel

extension SummarySkimmer {
  mutating func readDirective(at position: Int, to end: Int) -> Int {
    if isWord("if", position + 1) { directives += 1 }
    if isWord("endif", position + 1) { directives = max(0, directives - 1) }
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
  mutating func readPattern(at position: Int, to end: Int) -> Int {
    var next = position + 1
    while next < end {
      if isSign(":", next) || isSign("=", next) || isWord("where", next) || isSign("{", next) { return next + 1 }
      if self[next].kind == .word, text(self[next]).contains("ancel") { summary.mindsCancellation = true }
      next = isSign("(", next) ? groupEnd(next, limit: end) : next + 1
    }
    return next
  }

  /// Reads a keyword; `nil` where the word is none.
  mutating func readKeyword(at position: Int, to end: Int) -> Int? {
    if position > 0, isSign(".", position - 1) { return nil }
    switch self[position].bytes.count {
    case 2:
      if isWord("if", position) {
        noteRemedy(at: position, to: end)
        noteBranch(at: position, to: end)
      }
      if isWord("if", position) || isWord("in", position) || isWord("is", position) || isWord("as", position) {
        return position + 1
      }
      if isWord("do", position) {
        noteBranch(at: position, to: end)
        return position + 1
      }
    case 3:
      if isWord("try", position) {
        if !isSign("?", position + 1), !isSign("!", position + 1) { summary.letsErrorsOut = true }
        noteTry(at: position, to: end)
        return position + 1
      }
      if isWord("let", position) || isWord("var", position) {
        return readBinding(at: position, to: end)
      }
      if isWord("for", position) {
        noteStream(at: position, to: end)
        noteBranch(at: position, to: end)
        return position + 1
      }
    case 4:
      if isWord("else", position), isSign("{", position + 1) { noteBranch(at: position, to: end) }
      if isWord("else", position) || isWord("true", position)
        || isWord("self", position) && !isSign(".", position + 1) && !isWeakSelf(position)
      {
        return position + 1
      }
      if isWord("case", position) { return readPattern(at: position, to: end) }
      if isWord("func", position) { return position + 2 }
    case 5:
      if isWord("await", position) {
        let rest = statementEnd(position, limit: end)
        noteAwaited(at: position + 1, to: rest)
        if !isWord("for", position - 1), !isWord("for", position - 2) || !isWord("try", position - 1) {
          noteAwaitedInLine(at: position + 1, to: end)
        }
        let near = min(rest, position + 8)
        if !contains("sleep", from: position, to: near), !contains("yield", from: position, to: near) {
          summary.isAsync = true
          hasWaited = true
        }
        return position + 1
      }
      if isWord("catch", position) { return readCatch(at: position, to: end) }
      if isWord("throw", position) { summary.letsErrorsOut = true }
      if isWord("guard", position) { noteRemedy(at: position, to: end) }
      if isWord("guard", position) || isWord("while", position) || isWord("defer", position) {
        noteBranch(at: position, to: end)
      }
      if isWord("guard", position) || isWord("where", position) || isWord("while", position)
        || isWord("false", position) || isWord("throw", position) || isWord("defer", position)
        || isWord("break", position)
      {
        return position + 1
      }
    case 6:
      if isWord("switch", position) || isWord("repeat", position) { noteBranch(at: position, to: end) }
      if isWord("switch", position) { noteUntoldAnswer(at: position, to: end) }
      if isWord("return", position) || isWord("switch", position) || isWord("repeat", position) { return position + 1 }
    default: break
    }
    return nil
  }

  mutating func readBinding(at position: Int, to end: Int) -> Int {
    let name = position + 1
    guard name < end, self[name].kind == .word else { return position + 1 }
    let rest = statementEnd(position, limit: end)
    var equals = name + 1
    while equals < rest, !isSign("=", equals) { equals += 1 }
    if equals < rest {
      if isWord("async", position - 1), !isWord("await", equals + 1), !isWord("await", equals + 2) {
        noteAwaitedInLine(at: equals + 1, to: end)
      }
      noteDropped(text(self[name]), from: equals + 1, to: rest)
      if isAwaited(from: equals, to: rest) { awaited.insert(text(self[name])) }
    }
    return isSign(":", name + 1) && equals < rest ? equals : name + 1
  }
}
