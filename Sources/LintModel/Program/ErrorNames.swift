/// What a file does with properties that hold what went wrong, by their last names.
package struct ErrorUses: Sendable {
  /// Those it sets inside a `catch`.
  package private(set) var failing: Set<String> = []
  /// Those it reads.
  package private(set) var read: Set<String> = []
  /// Those it sets to something else.
  package private(set) var cleared: Set<String> = []

  /// - Parameter names: The names to look for besides those that are set inside a `catch`.
  package init(of file: FileFacts, among names: SoughtNames) {
    file.visitSummaries { summary, isViewCode in
      for path in summary.assignsInCatch { failing.insert(path.lastPart) }
      // Inside a function that catches, `error` is what was caught.
      let catches = !isViewCode
        && (!summary.assignsInCatch.isEmpty || !summary.callsInCatch.isEmpty || !summary.swallows.isEmpty)
      for path in summary.reads where !catches || path != "error" && !path.hasPrefix("error.") {
        names.visitParts(of: path) { read.insert($0) }
      }
      if isViewCode {
        for path in summary.calls { names.visitParts(of: path) { read.insert($0) } }
      }
      if !summary.assigns.isEmpty { noteCleared(in: summary, among: names) }
    }
  }

  private mutating func noteCleared(in summary: ActionSummary, among names: SoughtNames) {
    var inCatch: [String: Int] = [:]
    for path in summary.assignsInCatch { inCatch[path.lastPart, default: 0] += 1 }
    for path in summary.assigns {
      let name = path.lastPart
      if let count = inCatch[name], count > 0 {
        inCatch[name] = count - 1
      } else if names.all.contains(name) {
        cleared.insert(name)
      }
    }
  }
}

/// Names to look for in many paths.
package struct SoughtNames: Sendable {
  package let all: Set<String>
  /// Which first bytes and lengths they have together, so that few parts of paths are looked up.
  private var shapes: [Bool]

  package init(_ names: Set<String>) {
    all = names
    shapes = Array(repeating: false, count: 256)
    for name in names { shapes[Self.shape(name.utf8.first ?? 0, name.utf8.count)] = true }
  }

  private static func shape(_ first: UInt8, _ count: Int) -> Int { (Int(first) &+ count &* 37) & 255 }

  /// Visits the parts of a dotted path that are among the names.
  func visitParts(of path: String, _ visit: (String) -> Void) {
    var path = path
    path.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: ".") { end += 1 }
        if start < end, bytes[start] == UInt8(ascii: "$") { start += 1 }
        if start < end, shapes[Self.shape(bytes[start], end - start)] {
          let part = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
          if all.contains(part) { visit(part) }
        }
        start = end + 1
      }
    }
  }
}

extension FileFacts {
  /// The last names of the properties that are set inside a `catch`.
  package var failingNames: Set<String> {
    var names: Set<String> = []
    visitSummaries { summary, _ in
      for path in summary.assignsInCatch { names.insert(path.lastPart) }
    }
    return names
  }

  /// Visits what all code does, and whether it is the code of a view and was read.
  fileprivate func visitSummaries(_ visit: (ActionSummary, _ isViewCode: Bool) -> Void) {
    for index in functions.indices { visit(functions[index].summary, false) }
    for index in properties.indices {
      if let summary = properties[index].summary { visit(summary, false) }
    }
    for number in types.indices {
      for index in types[number].functions.indices {
        visit(types[number].functions[index].summary, types[number].functions[index].body != nil)
      }
      for index in types[number].properties.indices {
        guard let summary = types[number].properties[index].summary else { continue }
        visit(summary, types[number].properties[index].body != nil)
      }
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
    let names = SoughtNames(Set(counts.keys))
    if let after, !after.failingNames.isSubset(of: names.all) { return nil }
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
