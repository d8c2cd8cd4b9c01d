import LintModel

extension SummarySkimmer {
  mutating func note(call name: String) {
    if seenCalls.insert(name, besides: summary.calls) { summary.calls.append(name) }
    if !catchEnds.isEmpty { summary.callsInCatch.append(name) }
    note(callInCatch: name)
    if !hasWaited, let changed = name.changedByCall { summary.changesFirst.append(changed) }
    if name == "Task" || name == "Task.detached" || name == "Task.init" || name == ".task" { summary.startsTask = true }
    if name.contains("ancel") { summary.mindsCancellation = true }
    if let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), !name.hasPrefix("."), !name.hasPrefix("()") {
      note(read: String(name[..<dot]))
    }
  }

  mutating func note(read path: String) {
    if path.contains("ancel") { summary.mindsCancellation = true }
    if seenReads.insert(path, besides: summary.reads) { summary.reads.append(path) }
  }

  mutating func note(assignmentTo path: String, from start: Int, to end: Int) {
    summary.assigns.append(path)
    let member = isSign(".", start) && self[start + 1].kind == .word ? text(self[start + 1]) : nil
    if !isClearing(start, to: end), GeneralCatch.mayShow(path, setTo: member) { note(unconditionallySet: path) }
    if !hasWaited, isEmptying(start, to: end) { summary.clearsFirst.append(path) }
    if !hasWaited, !contains("await", from: start, to: end), !isWord("Task", start) {
      summary.changesFirst.append(path)
    }
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
      if isSign(".", start) || position - start > 1, StateRole(caseName: last) == .loading {
        summary.raises.append(path)
      }
    }
  }
}
