import LintModel

extension SummarySkimmer {
  mutating func noteTry(at position: Int, to end: Int) {
    guard isSign("?", position + 1), self[position + 1].start == self[position].end else { return }
    let rest = statementEnd(position, limit: end)
    guard contains("await", from: position, to: rest), !contains("sleep", from: position, to: rest) else { return }
    let token = self[position]
    guard !remedied.contains(Int(token.start)) else { return }
    summary.swallows.append(
      Swallow(kind: .optionalTry, bytes: Int(token.start)..<Int(token.end) + 1, call: call(awaitedFrom: position + 2, to: rest)))
  }

  /// The call behind `await`; `nil` for a chain of calls.
  private func call(awaitedFrom start: Int, to end: Int) -> String? {
    guard isWord("await", start), let (name, next) = path(at: start + 1, to: end), isSign("(", next),
      !isSign(".", groupEnd(next, limit: end))
    else { return nil }
    return name
  }

  /// Notes that a name is `nil` where the error of `try? await` was dropped.
  mutating func noteDropped(_ name: String, from start: Int, to end: Int) {
    let first = isWord("await", start) ? start + 1 : start
    guard isWord("try", first), isSign("?", first + 1), isWord("await", start) || isWord("await", first + 2)
    else { return }
    for position in first..<max(first, end) where isSign("?", position) && isSign("?", position + 1) { return }
    dropped[name] = Int(self[first].start)
  }

  /// Looks for the block behind the condition of an `if` or a `guard` that runs where an error was dropped.
  mutating func noteRemedy(at keyword: Int, to end: Int) {
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
      if self[open].kind == .word, !dropped.isEmpty, !isSign(".", open - 1),
        let (name, next) = path(at: open, to: end)
      {
        if let place = dropped[name] ?? dropped[text(self[open])] { places.insert(place) }
        let comparesToNil = isSign("=", next) && isSign("=", next + 1) && isWord("nil", next + 2)
        asksForNothing = asksForNothing || open == keyword + 1 && comparesToNil
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
  func answer(askedFrom start: Int, to end: Int, isGuard: Bool) -> Bool? {
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

  func answer(of start: Int, to end: Int) -> Bool? {
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
  func isAnswer(_ start: Int, to end: Int) -> Bool {
    guard start < end else { return false }
    if start + 1 == end { return self[start].kind == .word && awaited.contains(text(self[start])) }
    guard isWord("await", start), let (_, next) = path(at: start + 1, to: end), isSign("(", next) else { return false }
    return groupEnd(next, limit: end) == end
  }
}
