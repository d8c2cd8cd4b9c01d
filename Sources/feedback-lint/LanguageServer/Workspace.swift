import LintModel
import LintSyntax

/// The program an editor works on: what is on disk, and what is open and not saved yet.
struct Workspace {
  let roots: [String]
  private let jobs: Int
  private let cachePath: String?
  private var run: LintRun
  private var entries: [FileEntry] = []
  private var indices: [String: Int] = [:]
  private var extractor = FactExtractor()
  /// What cannot be meant in configurations.
  private(set) var mistakes: [ConfigurationError] = []

  /// - Parameter roots: The folders that are open, as absolute paths.
  init(roots: [String], jobs: Int, cachePath: String?) {
    self.roots = roots
    self.jobs = jobs
    self.cachePath = cachePath
    run = LintRun(tree: SourceTree(), onlyRules: nil, jobs: jobs, cache: nil)
  }

  /// Reads all files anew, with the texts of open documents in place of those on disk.
  mutating func load(open: [String: SourceText]) {
    // A configuration by name cannot fail here, because none is given.
    guard var discovery = try? FileDiscovery(knownRules: Tool.ruleNames) else { return }
    for root in roots { try? discovery.add(root) }
    for path in open.keys.sorted() { discovery.addFile(path, path) }
    let project = "lsp\0" + roots.joined(separator: "\0")
    let cache = roots.isEmpty ? nil : CacheFolder(folder: cachePath ?? CacheFolder.usual, project: project)
    mistakes = discovery.mistakes
    var tree = discovery.tree
    tree.sort()
    run = LintRun(tree: tree, onlyRules: nil, jobs: jobs, cache: cache, overlay: open.mapValues(\.bytes))
    extractor = FactExtractor(configuration: discovery.tree.names)
    entries = run.entries()
    let pairs = run.tree.files.enumerated().map { ($1.absolutePath, $0) }
    indices = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a file is among those that were read.
  func contains(_ path: String) -> Bool { indices[path] != nil }

  /// Replaces what is known of a file; without a text, by what is on disk.
  mutating func update(_ path: String, text: SourceText?) {
    run.overlay[path] = text?.bytes
    guard let index = indices[path] else { return }
    let file = run.tree.files[index]
    let bytes = run.bytes(of: file) ?? []
    guard entries[index].digest != StableHash(bytes) else { return }
    // Deeply nested text takes more stack than the main thread has.
    let extractor = extractor
    entries[index] = Parallel.map([file.path], jobs: 1) { FileEntry(path: $0, bytes: bytes, extractor: extractor) }[0]
  }

  /// Returns a file's text with all its fixes made, round after round; the workspace stays as it is.
  func fixed(_ path: String, text: SourceText) -> SourceText {
    var trial = self
    var text = text
    for _ in 0..<FixSession.mostRounds {
      trial.update(path, text: text)
      let fixes = FixSession.compatible(trial.findings(of: [path])[path] ?? []).compactMap(\.fix)
      guard let bytes = TextEdit.apply(fixes.flatMap(\.edits), to: text.bytes), bytes != text.bytes else { break }
      text = SourceText(bytes)
    }
    return text
  }

  /// Returns the findings of some files, by path.
  func findings(of paths: Set<String>) -> [String: [Finding]] {
    var tree = run.tree
    for index in tree.files.indices { tree.files[index].isReported = paths.contains(tree.files[index].absolutePath) }
    var limited = LintRun(tree: tree, onlyRules: nil, jobs: jobs, cache: nil, overlay: run.overlay)
    limited.kept = .findings
    let source = EntryList(entries, options: tree.names, jobs: jobs)
    let findings = limited.outcome(over: source).findings.filter { $0.severity > .note }
    let absolute = Dictionary(tree.files.map { ($0.path, $0.absolutePath) }, uniquingKeysWith: { first, _ in first })
    return Dictionary(grouping: findings) { absolute[$0.path] ?? $0.path }
  }
}
