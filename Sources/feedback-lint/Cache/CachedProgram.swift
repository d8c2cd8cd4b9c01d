import LintModel

/// A program whose files are read from the cache when they are asked for.
final class CachedProgram: Sendable {
  private let tree: SourceTree
  private let digests: [StableHash]
  private let known: CachedFacts
  private let patches: [StableHash: CachedFacts.Patch]
  private let reread: @Sendable (SourceFile) -> FileEntry?
  /// For each row of the cache a file with its contents; -1 where there is none.
  private let fileOfRow: [Int32]
  /// For each file another one with the same contents; -1 where there is none.
  private let nextFile: [Int32]
  /// The files that have changed since the cache was written.
  private let patched: [(file: Int, patch: CachedFacts.Patch)]
  private let entries = Table<Int, FileEntry>(limit: 48)

  /// - Parameter reread: Reads a file anew, of which the cache is damaged.
  init(
    tree: SourceTree, digests: [StableHash], known: CachedFacts, patches: [CachedFacts.Patch],
    reread: @escaping @Sendable (SourceFile) -> FileEntry?
  ) {
    self.tree = tree
    self.digests = digests
    self.known = known
    self.patches = Dictionary(patches.map { ($0.digest, $0) }, uniquingKeysWith: { $1 })
    self.reread = reread
    var fileOfRow = [Int32](repeating: -1, count: known.count)
    var nextFile = [Int32](repeating: -1, count: digests.count)
    var patched: [(file: Int, patch: CachedFacts.Patch)] = []
    for (file, digest) in digests.enumerated() {
      if let row = known.row(of: digest) {
        nextFile[file] = fileOfRow[row]
        fileOfRow[row] = Int32(truncatingIfNeeded: file)
      } else if let patch = self.patches[digest] {
        patched.append((file, patch))
      }
    }
    self.fileOfRow = fileOfRow
    self.nextFile = nextFile
    self.patched = patched
  }

  var files: ProgramFiles {
    ProgramFiles(count: digests.count, facts: { self.entry($0)?.facts }, naming: { self.files(naming: $0) })
  }

  private func files(naming name: NameKey) -> [Int] {
    var result: [Int] = []
    for row in known.rows(naming: name) {
      var file = fileOfRow[row]
      while file >= 0 {
        result.append(Int(file))
        file = nextFile[Int(file)]
      }
    }
    for (file, patch) in patched where patch.names.contains(name) { result.append(file) }
    return result.sorted()
  }

  /// Returns what is known of a file, by its place in the tree.
  func entry(_ number: Int) -> FileEntry? {
    if let entry = entries.known(number) { return entry }
    let file = tree.files[number]
    let digest = digests[number]
    guard
      let entry = known.entry(for: digest, path: file.path)?.entry ?? patches[digest]?.entry(path: file.path)
        ?? reread(file)
    else { return nil }
    entries.keep(entry, for: number)
    return entry
  }
}
