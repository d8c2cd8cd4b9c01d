import LintModel

extension SummarySkimmer {
  /// Notes the call behind an `await`.
  mutating func noteAwaited(at position: Int, to end: Int) {
    guard let (name, next) = path(at: position, to: end),
      isSign("(", next) || isSign("{", next) || isSign("<", next)
    else { return }
    summary.awaits.append(name)
  }

  func isAwaited(from start: Int, to end: Int) -> Bool {
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
}
