import LintModel

extension SummarySkimmer {
  /// Notes where a task's error is lost, because nobody asks the task for its result.
  mutating func noteUnseenTask(from open: Int, to close: Int) {
    guard isSign("{", open), let attempt = unseenTry(from: open + 1, to: close - 1) else { return }
    summary.swallows.append(Swallow(kind: .unseenTask, bytes: self[attempt].bytes))
  }

  /// Returns where a `try` stands whose error leaves the block.
  func unseenTry(from start: Int, to end: Int) -> Int? {
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
      } else if isWord("try", position), !isSign("?", position + 1), !isSign("!", position + 1),
        !isWord("for", position - 1)
      {
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
  func isClosure(at open: Int) -> Bool {
    if isSign("=", open - 1) || isSign("(", open - 1) || isSign(",", open - 1) || isSign(":", open - 1) { return true }
    var position = open - 1
    while position > 0, open - position < 120, !self[position].beginsLine,
      !isSign("{", position - 1), !isSign(";", position - 1)
    {
      position -= 1
    }
    for word in ["if", "guard", "while", "for", "switch", "else", "do", "defer", "repeat", "func"] as [StaticString] {
      if isWord(word, position) || isWord(word, open - 1) { return false }
    }
    // `} else if … {` begins its line with a brace.
    return !(isSign("}", position) && isWord("else", position + 1))
  }
}
