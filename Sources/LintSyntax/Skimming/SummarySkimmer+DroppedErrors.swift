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

// MARK: Answers that say that something failed

extension SummarySkimmer {
  /// Notes where awaited work answers that it failed, and nothing is done about it.
  mutating func noteUntoldAnswer(at keyword: Int, to end: Int) {
    var open = keyword + 1
    while open < end, !isSign("{", open) {
      open = isSign("(", open) || isSign("[", open) ? groupEnd(open, limit: end) : open + 1
    }
    guard open < end else { return }
    let close = groupEnd(open, limit: end) - 1
    if isWord("switch", keyword) {
      let isAnswer = open == keyword + 2 && awaited.contains(text(self[keyword + 1]))
      if isAnswer || contains("await", from: keyword, to: open) { noteUntoldCase(from: open + 1, to: close) }
      return
    }
    // `if case .failure(let error) = await …`
    guard isWord("case", keyword + 1), isSign(".", keyword + 2), isFailure(keyword + 3),
      contains("await", from: keyword, to: open), !isWord("else", close + 1),
      let kind = swallowKind(from: open + 1, to: close)
    else { return }
    summary.swallows.append(Swallow(kind: kind, bytes: self[keyword].bytes))
  }

  private mutating func noteUntoldCase(from start: Int, to end: Int) {
    var position = start
    while position < end {
      guard isWord("case", position), isSign(".", position + 1), isFailure(position + 2) else {
        position = isSign("{", position) || isSign("(", position) ? groupEnd(position, limit: end) : position + 1
        continue
      }
      var colon = position + 3
      while colon < end, !isSign(":", colon) { colon = isSign("(", colon) ? groupEnd(colon, limit: end) : colon + 1 }
      var next = colon + 1
      while next < end, !isWord("case", next), !isWord("default", next) {
        next = isSign("{", next) || isSign("(", next) ? groupEnd(next, limit: end) : next + 1
      }
      let isNothing = isWord("break", colon + 1) && colon + 2 >= next
      if let kind = isNothing ? .emptyCatch : swallowKind(from: colon + 1, to: next) {
        summary.swallows.append(Swallow(kind: kind, bytes: self[position].bytes))
      }
      return
    }
  }

  private func isFailure(_ position: Int) -> Bool {
    self[position].kind == .word && StateRole(caseName: text(self[position])) == .failure
  }

  /// Notes where a publisher says that it failed, and nothing is done about it.
  ///
  /// - Parameters:
  ///   - name: The word `sink`.
  ///   - after: What follows it.
  mutating func noteUntoldCompletion(of name: Int, from after: Int, to end: Int) {
    var open = after
    if isSign("(", after) {
      guard isWord("receiveCompletion", after + 1), isSign("{", after + 3) else { return }
      open = after + 3
    }
    let close = groupEnd(open, limit: end)
    if open == after, !isWord("receiveValue", close) { return }
    guard let start = (open..<close).first(where: { isWord("in", $0) }),
      isSilentCompletion(from: start + 1, to: close - 1)
    else { return }
    summary.swallows.append(Swallow(kind: .logOnly, bytes: self[name].bytes))
  }

  private func isSilentCompletion(from start: Int, to end: Int) -> Bool {
    var position = start
    while position < end {
      if isWord("case", position) {
        while position < end, !isSign(":", position), !isSign("=", position) {
          position = isSign("(", position) ? groupEnd(position, limit: end) : position + 1
        }
        position += 1
        continue
      }
      guard self[position].kind == .word, let (name, next) = path(at: position, to: end) else {
        position += 1
        continue
      }
      if isSign("(", next) {
        guard LogCalls.contains(name) else { return false }
        position = groupEnd(next, limit: end)
      } else if isSign("=", next), !isSign("=", next + 1) {
        let rest = statementEnd(next + 1, limit: end)
        guard isClearing(next + 1, to: rest) else { return false }
        position = rest
      } else {
        position = next
      }
    }
    return true
  }
}
