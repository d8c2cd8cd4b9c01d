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
    file.visitErrorUses { use, name in
      switch use {
      case .failing: failing.insert(String(decoding: name, as: UTF8.self))
      case .read: if let name = names.name(name) { read.insert(name) }
      case .cleared: if let name = names.name(name) { cleared.insert(name) }
      }
    }
  }
}

/// What is done with a property.
enum ErrorUse {
  /// It is set inside a `catch`.
  case failing
  case read
  /// It is set to something else.
  case cleared
}

extension FileFacts {
  /// Visits the last names of the properties that the file sets, and every part of what it reads.
  func visitErrorUses(_ visit: (ErrorUse, UnsafeBufferPointer<UInt8>) -> Void) {
    visitSummaries { summary, isViewCode in
      for path in summary.assignsInCatch { path.withLastPart { visit(.failing, $0) } }
      // Inside a function that catches, `error` is what was caught.
      let catches = !isViewCode
        && (!summary.assignsInCatch.isEmpty || !summary.callsInCatch.isEmpty || !summary.swallows.isEmpty)
      for path in summary.reads where !catches || path != "error" && !path.hasPrefix("error.") {
        path.visitParts { visit(.read, $0) }
      }
      if isViewCode {
        for path in summary.calls { path.visitParts { visit(.read, $0) } }
      }
      guard !summary.assigns.isEmpty else { return }
      var inCatch: [String: Int] = [:]
      for path in summary.assignsInCatch { inCatch[path.lastPart, default: 0] += 1 }
      for path in summary.assigns {
        if let count = inCatch[path.lastPart], count > 0 {
          inCatch[path.lastPart] = count - 1
        } else {
          path.withLastPart { visit(.cleared, $0) }
        }
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

  /// Returns the name that some bytes spell, where it is among these.
  func name(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard let first = bytes.first, shapes[Self.shape(first, bytes.count)] else { return nil }
    let name = String(decoding: bytes, as: UTF8.self)
    return all.contains(name) ? name : nil
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

  fileprivate func withLastPart(_ visit: (UnsafeBufferPointer<UInt8>) -> Void) {
    var path = self
    path.withUTF8 { bytes in
      let start = bytes.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0
      visit(UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }

  /// Visits the parts of a dotted path, without the `$` of bindings.
  fileprivate func visitParts(_ visit: (UnsafeBufferPointer<UInt8>) -> Void) {
    var path = self
    path.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: ".") { end += 1 }
        if start < end, bytes[start] == UInt8(ascii: "$") { start += 1 }
        if start < end { visit(UnsafeBufferPointer(rebasing: bytes[start..<end])) }
        start = end + 1
      }
    }
  }
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
      if was.isUnread != item.value.isUnread || was.isUncleared != item.value.isUncleared
        || was.read != item.value.read
      {
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

  /// In how many files a property is read that is set inside a `catch`.
  public func filesReading(_ path: String) -> Int { errorCounts(of: path)?.read ?? 0 }

  private func errorCounts(of path: String) -> ErrorNames.Counts? {
    check.note(.error, path.lastPart)
    return errors.counts[path.lastPart]
  }
}
