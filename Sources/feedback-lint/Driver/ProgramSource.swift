import LintModel

/// The files of a program, in the order of its tree, as a check asks for them.
protocol ProgramSource: Sendable {
  var count: Int { get }
  /// What is known of a file.
  func entry(_ number: Int) -> FileEntry
  /// The files that say something about a name, in ascending order.
  func files(naming name: NameKey) -> [Int]
  /// Whether anything may be found in a file.
  func isWorthChecking(_ number: Int) -> Bool
  /// Whether a view in a file may start work which SwiftUI often calls off.
  func mayStartCancellableWork(_ number: Int) -> Bool
  /// The properties that are set inside a `catch`, and what is done with them.
  func errors() -> ErrorNames
  /// The types that nobody who uses the app meets.
  func unmet() -> UnmetTypes
}

extension ProgramSource {
  /// The files as a program asks for them.
  var files: ProgramFiles {
    ProgramFiles(count: count, facts: { entry($0).facts }, naming: { files(naming: $0) })
  }
}

/// Files of which everything is at hand.
struct EntryList: ProgramSource {
  private let entries: [FileEntry]
  private let index: NameIndex
  private let jobs: Int

  init(_ entries: [FileEntry], options: ExtractionOptions, jobs: Int) {
    self.entries = entries
    self.jobs = jobs
    let names = Parallel.map(entries, jobs: jobs) { $0.facts?.names(options: options) ?? [] }
    var builder = NameIndex.Builder()
    for (number, names) in names.enumerated() { builder.add(names, of: number) }
    index = builder.finish()
  }

  var count: Int { entries.count }

  func entry(_ number: Int) -> FileEntry { entries[number] }

  func files(naming name: NameKey) -> [Int] { index[name] }

  func isWorthChecking(_ number: Int) -> Bool {
    entries[number].hasCommands || entries[number].facts?.mayBreakRules ?? false
  }

  func mayStartCancellableWork(_ number: Int) -> Bool { entries[number].facts?.mayStartCancellableWork ?? false }

  func errors() -> ErrorNames {
    let names = entries.reduce(into: Set<String>()) { $0.formUnion($1.facts?.failingNames ?? []) }
    let sought = SoughtNames(names)
    let uses = Parallel.map(entries, jobs: jobs) { entry in entry.facts.map { ErrorUses(of: $0, among: sought) } }
    return ErrorNames(names: names, uses: uses.compactMap(\.self))
  }

  func unmet() -> UnmetTypes {
    UnmetTypes { take in
      for entry in entries { entry.facts.map { take($0.mentions.words) } }
      return true
    }
  }
}
