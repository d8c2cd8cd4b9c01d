/// What a file does with properties by their last names, as numbers: enough to say what becomes of those that any file
/// turns out to set inside a `catch`, without another look at the file.
package struct ErrorTraces: Sendable {
  /// The names of the properties that it sets inside a `catch`.
  package let failing: Set<String>
  /// The numbers of all names that it reads.
  package let read: [UInt64]
  /// The numbers of the names that it sets to something else.
  package let cleared: [UInt64]

  package init(of file: FileFacts) {
    var failing: Set<String> = []
    var read: Set<UInt64> = []
    var cleared: Set<UInt64> = []
    file.visitErrorUses { use, name in
      switch use {
      case .failing: failing.insert(String(decoding: name, as: UTF8.self))
      case .read: read.insert(Self.number(of: UnsafeRawBufferPointer(name)))
      case .cleared: cleared.insert(Self.number(of: UnsafeRawBufferPointer(name)))
      }
    }
    self.failing = failing
    self.read = Array(read)
    self.cleared = Array(cleared)
  }

  package init(failing: Set<String>, read: [UInt64], cleared: [UInt64]) {
    self.failing = failing
    self.read = read
    self.cleared = cleared
  }

  package var isEmpty: Bool { failing.isEmpty && read.isEmpty && cleared.isEmpty }

  package static func number(of name: String) -> UInt64 { StableHash(name).low }

  package static func number(of name: UnsafeRawBufferPointer) -> UInt64 { StableHash(name).low }
}

/// Counts what files do with the properties that any of them sets inside a `catch`.
package struct ErrorCounter: Sendable {
  private var counts: [String: ErrorNames.Counts]
  private let names: [UInt64: String]
  private let words: Set<UInt32>

  /// - Parameter names: All names that any file sets inside a `catch`.
  package init(of names: Set<String>) {
    counts = names.reduce(into: [:]) { $0[$1] = ErrorNames.Counts() }
    self.names = Dictionary(names.map { (ErrorTraces.number(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
    words = Set(names.map { WordNumbers.number(of: $0) })
  }

  /// Whether the number of a word may be that of one of the names.
  package func mayCount(_ word: UInt32) -> Bool { words.contains(word) }

  package mutating func add(_ traces: ErrorTraces) {
    for name in traces.failing { add(failing: name) }
    for number in traces.read { add(read: number) }
    for number in traces.cleared { add(cleared: number) }
  }

  package mutating func add(failing name: String) { counts[name]?.failing += 1 }

  package mutating func add(read number: UInt64) {
    if let name = names[number] { counts[name]?.read += 1 }
  }

  package mutating func add(cleared number: UInt64) {
    if let name = names[number] { counts[name]?.cleared += 1 }
  }

  package var finished: ErrorNames { ErrorNames(counts: counts) }
}
