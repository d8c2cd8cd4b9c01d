/// What a file does with properties that hold what went wrong, by their last names.
package struct ErrorUses: Sendable {
  /// Those it sets inside a `catch`.
  package private(set) var failing: Set<String> = []
  /// Those it reads.
  package private(set) var read: Set<String> = []
  /// Those it sets to something else.
  package private(set) var cleared: Set<String> = []

  /// - Parameter names: The names to look for besides those that are set inside a `catch`.
  package init(of file: FileFacts, among names: Set<String>) {
    for summary in file.summaries + file.viewSummaries {
      for path in summary.assignsInCatch { failing.insert(path.lastPart) }
    }
    for summary in file.summaries {
      // Inside a function that catches, `error` is what was caught.
      let catches = !summary.assignsInCatch.isEmpty || !summary.callsInCatch.isEmpty || !summary.swallows.isEmpty
      for path in summary.reads where !catches || path != "error" && !path.hasPrefix("error.") {
        note(read: path, among: names)
      }
      noteCleared(in: summary, among: names)
    }
    for summary in file.viewSummaries {
      for path in summary.reads + summary.calls { note(read: path, among: names) }
      noteCleared(in: summary, among: names)
    }
  }

  private mutating func note(read path: String, among names: Set<String>) {
    for part in path.split(separator: ".") {
      let name = String(part.hasPrefix("$") ? part.dropFirst() : part)
      if names.contains(name) { read.insert(name) }
    }
  }

  private mutating func noteCleared(in summary: ActionSummary, among names: Set<String>) {
    guard !summary.assigns.isEmpty else { return }
    var inCatch: [String: Int] = [:]
    for path in summary.assignsInCatch { inCatch[path.lastPart, default: 0] += 1 }
    for path in summary.assigns {
      let name = path.lastPart
      if let count = inCatch[name], count > 0 {
        inCatch[name] = count - 1
      } else if names.contains(name) {
        cleared.insert(name)
      }
    }
  }
}

extension FileFacts {
  /// The last names of the properties that are set inside a `catch`.
  package var failingNames: Set<String> {
    (summaries + viewSummaries).reduce(into: []) { names, summary in
      for path in summary.assignsInCatch { names.insert(path.lastPart) }
    }
  }

  /// What code that builds no views does, or was only skimmed.
  fileprivate var summaries: [ActionSummary] {
    var result = functions.map(\.summary) + properties.compactMap(\.summary)
    for type in types {
      for function in type.functions where function.body == nil { result.append(function.summary) }
      for property in type.properties where property.body == nil {
        if let summary = property.summary { result.append(summary) }
      }
    }
    return result
  }

  /// What the code of views does.
  fileprivate var viewSummaries: [ActionSummary] {
    types.flatMap { type in
      type.properties.filter { $0.body != nil }.compactMap(\.summary)
        + type.functions.filter { $0.body != nil }.map(\.summary)
    }
  }
}

extension String {
  /// What stands behind the last dot.
  fileprivate var lastPart: String { lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self }
}

/// The properties that are set inside a `catch` anywhere, and in how many files something is done with each.
package struct ErrorNames: Sendable {
  package struct Counts: Sendable, Equatable {
    package var failing = 0
    package var read = 0
    package var cleared = 0

    package init(failing: Int = 0, read: Int = 0, cleared: Int = 0) {
      self.failing = failing
      self.read = read
      self.cleared = cleared
    }

    var isUnread: Bool { failing > 0 && read == 0 }
    var isUncleared: Bool { failing > 0 && cleared == 0 }
  }

  /// By last name.
  package private(set) var counts: [String: Counts]

  package init(counts: [String: Counts]) { self.counts = counts }

  /// - Parameter uses: What each file does with any of these names.
  package init(names: Set<String>, uses: [ErrorUses]) {
    counts = names.reduce(into: [:]) { $0[$1] = Counts() }
    for use in uses { add(use, times: 1) }
  }

  /// Takes in what a file does now, and did before.
  ///
  /// - Returns: The names of which something else holds than before; `nil` where a name is new, so that what other
  ///   files do with it is not known.
  package mutating func replace(_ before: FileFacts?, with after: FileFacts?) -> Set<NameKey>? {
    let names = Set(counts.keys)
    if let after, !after.failingNames.isSubset(of: names) { return nil }
    let old = counts
    if let before { add(ErrorUses(of: before, among: names), times: -1) }
    if let after { add(ErrorUses(of: after, among: names), times: 1) }
    return counts.reduce(into: []) { result, item in
      let was = old[item.key] ?? Counts()
      if was.isUnread != item.value.isUnread || was.isUncleared != item.value.isUncleared {
        result.insert(NameKey(.error, item.key))
      }
    }
  }

  private mutating func add(_ uses: ErrorUses, times: Int) {
    for name in uses.failing { counts[name]?.failing += times }
    for name in uses.read { counts[name]?.read += times }
    for name in uses.cleared { counts[name]?.cleared += times }
  }
}

extension Program {
  /// Whether a property is set inside a `catch` and nobody ever looks at it.
  public func isUnread(_ path: String) -> Bool { errorCounts(of: path)?.isUnread ?? false }

  /// Whether a property is set inside a `catch` and to nothing else anywhere, so that it stays.
  public func isUncleared(_ path: String) -> Bool { errorCounts(of: path)?.isUncleared ?? false }

  private func errorCounts(of path: String) -> ErrorNames.Counts? {
    check.note(.error, path.lastPart)
    return errors.counts[path.lastPart]
  }
}
