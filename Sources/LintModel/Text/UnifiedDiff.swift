/// The difference between two texts in the form that `patch` and `git apply` read.
package enum UnifiedDiff {
  /// Returns the difference, or an empty text where there is none.
  ///
  /// - Parameters:
  ///   - path: The file, named below `a/` and `b/` in the heading.
  ///   - context: How many unchanged lines are shown around each change.
  package static func text(path: String, old: [UInt8], new: [UInt8], context: Int = 3) -> String {
    guard old != new else { return "" }
    let oldLines = lines(of: old)
    let newLines = lines(of: new)
    let script = Script(from: oldLines, to: newLines)
    var text = "--- \(heading("a", path))\n+++ \(heading("b", path))\n"
    for hunk in script.hunks(context: context) { text += hunk }
    return text
  }

  /// Writes a file's name as git does: a path from the root loses its slash, and a tab ends a name that holds spaces.
  private static func heading(_ side: String, _ path: String) -> String {
    "\(side)\(path.hasPrefix("/") ? "" : "/")\(path)\(path.contains(" ") ? "\t" : "")"
  }

  /// Splits text behind each line break, so that a missing last one is a difference like any other.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private enum Step {
    case keep(old: Int, new: Int)
    case remove(Int)
    case insert(Int)
  }

  private struct Script {
    let old: [ArraySlice<UInt8>]
    let new: [ArraySlice<UInt8>]
    var steps: [Step] = []

    init(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) {
      self.old = old
      self.new = new
      // Lines that only one side has are gone or new whatever the others are; the search is for those both have.
      let (oldSet, newSet) = (Set(old), Set(new))
      let oldShared = old.indices.filter { newSet.contains(old[$0]) }
      let newShared = new.indices.filter { oldSet.contains(new[$0]) }
      var removed = Set(old.indices).subtracting(oldShared)
      var inserted = Set(new.indices).subtracting(newShared)
      for change in newShared.map({ new[$0] }).difference(from: oldShared.map { old[$0] }) {
        switch change {
        case .remove(let offset, _, _): removed.insert(oldShared[offset])
        case .insert(let offset, _, _): inserted.insert(newShared[offset])
        }
      }
      var oldIndex = 0
      var newIndex = 0
      while oldIndex < old.count || newIndex < new.count {
        if removed.contains(oldIndex) {
          steps.append(.remove(oldIndex))
          oldIndex += 1
        } else if inserted.contains(newIndex) {
          steps.append(.insert(newIndex))
          newIndex += 1
        } else {
          steps.append(.keep(old: oldIndex, new: newIndex))
          oldIndex += 1
          newIndex += 1
        }
      }
    }

    func hunks(context: Int) -> [String] {
      let changes = steps.indices.filter { if case .keep = steps[$0] { false } else { true } }
      var hunks: [String] = []
      var index = 0
      while index < changes.count {
        var last = index
        while last + 1 < changes.count, changes[last + 1] - changes[last] <= 2 * context { last += 1 }
        let first = max(0, changes[index] - context)
        let end = min(steps.count, changes[last] + context + 1)
        hunks.append(hunk(steps[first..<end]))
        index = last + 1
      }
      return hunks
    }

    private func hunk(_ steps: ArraySlice<Step>) -> String {
      var body = ""
      var oldCount = 0
      var newCount = 0
      for step in steps {
        switch step {
        case .keep(let index, _):
          body += line(" ", old[index])
          oldCount += 1
          newCount += 1
        case .remove(let index):
          body += line("-", old[index])
          oldCount += 1
        case .insert(let index):
          body += line("+", new[index])
          newCount += 1
        }
      }
      let starts = self.starts(before: steps.startIndex)
      let oldStart = oldCount == 0 ? starts.old : starts.old + 1
      let newStart = newCount == 0 ? starts.new : starts.new + 1
      return "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@\n" + body
    }

    /// How many lines of each text come before a step.
    private func starts(before step: Int) -> (old: Int, new: Int) {
      var starts = (old: 0, new: 0)
      for step in steps[..<step] {
        if case .insert = step {} else { starts.old += 1 }
        if case .remove = step {} else { starts.new += 1 }
      }
      return starts
    }

    private func line(_ mark: String, _ line: ArraySlice<UInt8>) -> String {
      let text = mark + String(decoding: line, as: UTF8.self)
      return line.last == 0x0A ? text : text + "\n\\ No newline at end of file\n"
    }
  }
}
