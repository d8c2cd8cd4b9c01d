import LintModel

extension SummarySkimmer {
  /// Whether a token is the `self` of `self?.items`.
  func isWeakSelf(_ position: Int) -> Bool {
    isWord("self", position) && isSign("?", position + 1) && isSign(".", position + 2)
      && self[position + 1].start == self[position].end
  }

  /// Notes the body of `for await … in`, where what is set is awaited.
  mutating func noteStream(at position: Int, to end: Int) {
    let isAsync = isWord("await", position + 1) || isWord("try", position + 1) && isWord("await", position + 2)
    guard isAsync else { return }
    var open = position + 2
    while open < end, !isSign("{", open) {
      open = isSign("(", open) || isSign("[", open) ? groupEnd(open, limit: end) : open + 1
    }
    guard open < end else { return }
    sinkStarts[open] = groupEnd(open, limit: end)
  }

  /// Notes what a step of a pipeline does to its error, and what the pipeline is assigned to.
  mutating func notePipeline(_ name: String, isStep: Bool, at position: Int, after: Int, from start: Int, to end: Int) {
    guard isStep else { return }
    let last = name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? Substring(name)
    switch last {
    case "replaceError":
      guard isSign("(", after), isWord("with", after + 1), isSign(":", after + 2) else { return }
      noteReplacedError(endingAt: after, from: start)
    case "catch":
      let open = isSign("{", after) ? after : isSign("(", after) && isSign("{", after + 1) ? after + 1 : -1
      guard open > 0, handsOnOtherValue(from: open + 1, to: groupEnd(open, limit: end) - 1) else { return }
      noteReplacedError(endingAt: after, from: start)
    case "sink":
      guard let (open, close) = completion(at: after, to: end) else { return }
      // What is done when a pipeline ends is done about its failure.
      remedies[open] = close
      guard isUnheard(from: open + 1, to: close - 1) else { return }
      summary.swallows.append(Swallow(kind: .unheardCompletion, bytes: self[after - 1].bytes))
    case "assign":
      guard isSign("(", after), isWord("to", after + 1), isSign(":", after + 2),
        let replaced = replacedErrors.last, replaced >= statementStart(position, from: start)
      else { return }
      var first = after + 3
      while isSign("&", first) || isSign("$", first) || isSign("\\", first) || isSign(".", first) { first += 1 }
      guard let (path, _) = path(at: first, to: end) else { return }
      let target = path.hasPrefix("$") ? String(path.dropFirst()) : path
      summary.assigns.append(target)
      summary.assignsAwaited.append(target)
      summary.isAsync = true
    default: return
    }
  }

  /// The closure that is told how a pipeline ended, beside one that is told of its values.
  private func completion(at after: Int, to end: Int) -> (open: Int, close: Int)? {
    if isSign("{", after) {
      let close = groupEnd(after, limit: end)
      return isWord("receiveValue", close) ? (after, close) : nil
    }
    guard isSign("(", after), isWord("receiveCompletion", after + 1), isSign("{", after + 3) else { return nil }
    return (after + 3, groupEnd(after + 3, limit: end))
  }

  /// Whether a closure does nothing with what it is told but write it to a log.
  private func isUnheard(from start: Int, to end: Int) -> Bool {
    var position = start
    let word = (start..<min(start + 12, max(start, end))).first { isWord("in", $0) }
    if let word { position = word + 1 }
    while position < end {
      if isWord("case", position) {
        while position < end, !isSign("=", position), !isSign(":", position) { position += 1 }
        position += 1
        continue
      }
      if self[position].kind == .word, !isSign(".", position - 1), let (name, next) = path(at: position, to: end) {
        if isSign("(", next), !LogCalls.contains(name) { return false }
        if isSign("(", next) { position = groupEnd(next, limit: end); continue }
        let isSet = isSign("=", next) && !isSign("=", next + 1)
        if isSet, !isClearing(next + 1, to: statementEnd(next + 1, limit: end)) { return false }
        position = max(next, position + 1)
        continue
      }
      if isSign(".", position), self[position + 1].kind == .word, isSign("(", position + 2) { return false }
      position += 1
    }
    return true
  }

  private mutating func noteReplacedError(endingAt after: Int, from start: Int) {
    let token = self[after - 1]
    replacedErrors.append(after)
    summary.swallows.append(Swallow(kind: .replacedError, bytes: token.bytes))
  }

  /// Whether a closure does nothing but hand on one value, or none.
  private func handsOnOtherValue(from start: Int, to end: Int) -> Bool {
    var position = start
    let word = (start..<min(start + 12, max(start, end))).first { isWord("in", $0) }
    if let word { position = word + 1 }
    if isWord("return", position) { position += 1 }
    guard isWord("Just", position) || isWord("Empty", position) else { return false }
    return statementEnd(position, limit: end) >= end
  }

  /// Returns where the statement begins that goes on at a token, with the lines of its pipeline before it.
  private func statementStart(_ position: Int, from start: Int) -> Int {
    var index = position
    var depth = 0
    while index > start {
      if isSign(")", index) || isSign("}", index) || isSign("]", index) { depth += 1 }
      if isSign("(", index) || isSign("{", index) || isSign("[", index) {
        depth -= 1
        if depth < 0 { return index + 1 }
      }
      let goesOn = isSign(".", index) || isSign("}", index) || isSign(")", index)
      if depth == 0, self[index].beginsLine, !goesOn { return index }
      index -= 1
    }
    return start
  }
}
