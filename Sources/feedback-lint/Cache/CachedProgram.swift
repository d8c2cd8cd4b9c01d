import LintModel
import Synchronization

/// A program whose files are read from the cache when they are asked for.
final class CachedProgram: Sendable {
  private let tree: SourceTree
  private let digests: [StableHash]
  private let known: CachedFacts
  private let patches: [StableHash: CachedFacts.Patch]
  private let bytes: @Sendable (SourceFile) -> [UInt8]?
  /// The files of the tree in the order of the program's.
  private let order: [Int]
  /// The program's files with the contents of each row of the cache.
  private let filesOfRow: [[Int32]]
  /// The program's files that have changed since the cache was written.
  private let patched: [(file: Int, patch: CachedFacts.Patch)]
  private let entries = Mutex<[Int: FileEntry]>([:])

  init(
    tree: SourceTree, digests: [StableHash], known: CachedFacts, patches: [CachedFacts.Patch],
    bytes: @escaping @Sendable (SourceFile) -> [UInt8]?
  ) {
    self.tree = tree
    self.digests = digests
    self.known = known
    self.patches = Dictionary(patches.map { ($0.digest, $0) }, uniquingKeysWith: { $1 })
    self.bytes = bytes
    order = tree.order
    var filesOfRow: [[Int32]] = Array(repeating: [], count: known.count)
    var patched: [(file: Int, patch: CachedFacts.Patch)] = []
    for (file, number) in order.enumerated() {
      if let row = known.row(of: digests[number]) {
        filesOfRow[row].append(Int32(truncatingIfNeeded: file))
      } else if let patch = self.patches[digests[number]] {
        patched.append((file, patch))
      }
    }
    self.filesOfRow = filesOfRow
    self.patched = patched
  }

  var files: ProgramFiles {
    ProgramFiles(
      count: order.count, facts: { self.entry(self.order[$0])?.facts }, naming: { self.files(naming: $0) })
  }

  private func files(naming name: NameKey) -> [Int] {
    var result = known.rows(naming: name).flatMap { filesOfRow[Int($0)].map(Int.init) }
    for (file, patch) in patched where patch.names.contains(name) { result.append(file) }
    return result.sorted()
  }

  /// Returns what is known of a file, by its place in the tree.
  func entry(_ number: Int) -> FileEntry? {
    if let entry = entries.withLock({ $0[number] }) { return entry }
    let path = tree.files[number].path
    let digest = digests[number]
    guard let entry = known.entry(for: digest, path: path) ?? patches[digest]?.entry(path: path) else { return nil }
    entries.withLock { $0[number] = entry }
    return entry
  }
}
