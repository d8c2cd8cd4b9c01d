import LintModel

extension SummarySkimmer {
  mutating func readCatch(at position: Int, to end: Int) -> Int {
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
    var work = works[position]
    if work?.endAwait == nil { work?.endAwait = summary.awaitsInLine.count }
    var index: Int?
    let isGeneral = pattern.isEmpty || pattern.bindsAnyError
    if isGeneral, doBodyWaits(before: position) {
      let keyword = self[position].bytes
      if throwsAnother(than: pattern.caughtName, from: open + 1, to: close - 1) { summary.replacesErrors = true }
      if let kind = swallowKind(from: open + 1, to: close - 1) {
        summary.swallows.append(Swallow(kind: kind, bytes: keyword))
      } else if taskEnds.isEmpty, !doBodyDetaches(before: position), !throwsOn(from: open + 1, to: close - 1) {
        index = summary.catches.count
        let awaits = work.map { Array(summary.awaitsInLine[$0.firstAwait..<($0.endAwait ?? $0.firstAwait)]) }
        summary.catches.append(
          GeneralCatch(keyword: keyword, awaits: awaits ?? [], followsCast: work?.followsCast ?? false))
      }
    }
    if pattern.contains(" as ") || pattern.hasPrefix("is ") { work?.followsCast = true }
    if isWord("catch", close) { works[close] = work }
    self.open(index, to: close)
    if !isCancellation { catchEnds.append(close) }
    return open + 1
  }

  /// Whether the `do` block in front of a `catch` waits for a detached task, which is not called off with it.
  func doBodyDetaches(before position: Int) -> Bool {
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
  func throwsOn(from start: Int, to end: Int) -> Bool {
    var position = start
    while position < end {
      if isWord("throw", position) { return true }
      position = isSign("{", position) ? groupEnd(position, limit: end) : position + 1
    }
    return false
  }

  /// Whether a block throws something else than what has a name, as its last word.
  func throwsAnother(than name: String, from start: Int, to end: Int) -> Bool {
    var position = start
    while position < end {
      if isWord("throw", position) {
        guard position + 1 < end else { return true }
        let next = self[position + 1]
        let bytes = UnsafeBufferPointer(rebasing: source[Int(next.start)..<Int(next.end)])
        let word = String(decoding: bytes, as: UTF8.self)
        let isPart = position + 2 < end && (isSign(".", position + 2) || isSign("(", position + 2))
        if word != name || isPart { return true }
      }
      position = isSign("{", position) ? groupEnd(position, limit: end) : position + 1
    }
    return false
  }

  /// Whether the `do` block that ends in front of a `catch` waits for something.
  func doBodyWaits(before position: Int) -> Bool {
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
            while before >= 0, index - before < 24,
              !isSign("}", before), !isWord("do", before), !isWord("catch", before)
            {
              before -= 1
            }
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

  func swallowKind(from start: Int, to end: Int) -> Swallow.Kind? {
    guard start < end else { return .emptyCatch }
    var position = start
    var logs = false
    while position < end {
      let rest = max(position + 1, statementEnd(position, limit: end))
      guard isSilent(from: position, to: rest) else { return nil }
      logs = logs || callsLog(at: position, to: rest)
      position = rest
    }
    return logs ? .logOnly : .resetOnly
  }

  private func callsLog(at start: Int, to end: Int) -> Bool {
    guard let (path, next) = path(at: start, to: end) else { return false }
    return (isSign("(", next) || isSign("{", next)) && LogCalls.contains(path)
  }

  func isSilent(from start: Int, to end: Int) -> Bool {
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

  func isClearing(_ start: Int, to end: Int) -> Bool {
    // `.idle`, and `Phase.idle`.
    if end > start + 1, end <= start + 4, self[end - 1].kind == .word, isSign(".", end - 2),
      text(self[end - 1]).beginsState
    {
      return true
    }
    if isSign("[", start), isSign("]", start + 1) { return true }
    return (isWord("false", start) || isWord("nil", start)) && start + 1 >= end
  }

  func isEmptying(_ start: Int, to end: Int) -> Bool {
    if self[start].kind == .string { return start + 1 >= end && self[start].bytes.count == 2 }
    if isSign("[", start) { return isSign("]", start + 1) || isSign(":", start + 1) && isSign("]", start + 2) }
    return (isWord("nil", start) || isWord("false", start)) && start + 1 >= end
  }
}
