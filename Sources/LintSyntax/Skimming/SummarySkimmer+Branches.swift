import LintModel

extension SummarySkimmer {
  /// A `catch` around a token.
  struct OpenCatch {
    let end: Int
    /// Its place among those of the summary; `nil` for one that is none of them.
    let index: Int?
    /// The branches and directives around it.
    let branches: Int
    let directives: Int
    let mayHaveLeft: Bool
  }

  /// What a `do` waits for, by places in the summary.
  struct Work {
    let firstAwait: Int
    /// Behind the last; `nil` as long as the `do` is read.
    var endAwait: Int?
    /// Whether a `catch` so far takes all errors of a type.
    var followsCast = false
  }

  mutating func open(_ index: Int?, to end: Int) {
    openCatches.append(
      OpenCatch(
        end: end, index: index, branches: branchEnds.count, directives: directives, mayHaveLeft: mayHaveLeft))
    mayHaveLeft = false
  }

  mutating func close(_ last: OpenCatch) { mayHaveLeft = last.mayHaveLeft }

  /// Whether nothing decides whether the code is reached, inside the `catch` around it.
  private var isUnconditional: Bool {
    !mayHaveLeft && branchEnds.count == (openCatches.last?.branches ?? 0)
      && directives == (openCatches.last?.directives ?? 0)
  }

  mutating func note(unconditionallySet path: String) {
    guard isUnconditional else { return }
    if let last = openCatches.last {
      if let index = last.index { summary.catches[index].assigns.append(path) }
    } else {
      summary.assignsAlways.append(path)
    }
  }

  mutating func note(callInCatch name: String) {
    guard let index = openCatches.last?.index, isUnconditional else { return }
    summary.catches[index].calls.append(name)
  }

  /// Notes the block behind a keyword that decides whether it runs.
  mutating func noteBranch(at keyword: Int, to end: Int) {
    // A label, or the end of `repeat { … } while …`.
    if isSign(":", keyword + 1) { return }
    if isWord("while", keyword), isSign("}", keyword - 1), !self[keyword].beginsLine { return }
    if isWord("guard", keyword) { return noteGuard(at: keyword, to: end) }
    var open = keyword + 1
    while open < end, !isSign("{", open) {
      if isSign("}", open) || isSign(")", open) || isSign("]", open) || isSign(";", open) { return }
      open = isSign("(", open) || isSign("[", open) ? groupEnd(open, limit: end) : open + 1
    }
    guard open < end else { return }
    let close = groupEnd(open, limit: end)
    branchEnds.append(close)
    if isWord("do", keyword) { works[close] = Work(firstAwait: summary.awaitsInLine.count) }
  }

  private mutating func noteGuard(at keyword: Int, to end: Int) {
    var position = keyword + 1
    while position < end, !(isWord("else", position) && isSign("{", position + 1)) {
      if isWord("case", position) || isWord("as", position) || isWord("is", position), !isSign(".", position - 1) {
        mayHaveLeft = true
        return
      }
      position += 1
    }
  }

  /// Notes a call that is waited for here; for a chain, the last one.
  mutating func noteAwaitedInLine(at start: Int, to end: Int) {
    guard taskEnds.isEmpty else { return }
    var first = start
    while isWord("try", first) || isWord("await", first) { first += isSign("?", first + 1) ? 2 : 1 }
    guard let (found, next) = path(at: first, to: end) else { return }
    var called: String?
    var name = found
    var position = next
    while true {
      if isSign("<", position), self[position].start == self[position - 1].end,
        let angle = angleEnd(position, to: end)
      {
        position = angle
      }
      guard isCall(at: position, name: name) else { break }
      called = name
      if isSign("(", position) { position = groupEnd(position, limit: end) }
      if isSign("{", position), !self[position].beginsLine { position = groupEnd(position, limit: end) }
      while isSign("?", position) || isSign("!", position) { position += 1 }
      guard isSign(".", position), let (member, after) = path(at: position + 1, to: end) else { break }
      name = "()." + (member.split(separator: ".").last.map(String.init) ?? member)
      position = after
    }
    // A task that is asked for its value goes on.
    guard let called, name == called || !called.hasPrefix("Task") else { return }
    summary.awaitsInLine.append(called)
  }
}
