import LintModel

/// The files of a run: those that are reported, and those that are read for what they declare.
struct Scope {
  private(set) var tree: SourceTree
  /// Contents that stand for what is on disk, by absolute path.
  private(set) var overlay: [String: [UInt8]] = [:]
  /// What tells this run's cache from others.
  let identity: String
  /// The folders that cannot be entered.
  let unreadableFolders: [String]
  /// The paths named that hold no Swift file to check.
  private(set) var emptyFolders: [String] = []

  /// - Throws: ``UsageError`` where a path does not exist or a configuration cannot be meant.
  init(_ options: Options) throws(UsageError) {
    var discovery = try FileDiscovery(knownRules: Tool.ruleNames, configurationPath: options.configurationPath)
    var roots: [String] = []
    if let path = options.standardInputPath {
      guard FileReader.kind(of: path) != .folder else {
        throw UsageError("--stdin-path names the file that standard input stands for; “\(path)” is a folder.")
      }
      let absolute = FilePath.absolute(path)
      overlay[absolute] = FileReader.standardInput()
      discovery.addFile(FilePath.shown(path), absolute)
      roots = options.paths.filter { $0 != "-" }
      for root in roots { try discovery.add(root, isReported: false) }
      if roots.isEmpty, !options.isIsolated { roots = try Self.addSurroundings(of: [absolute], to: &discovery) }
    } else {
      let paths = options.paths.isEmpty ? ["."] : options.paths
      for path in paths {
        try discovery.add(path)
        let folder = FilePath.absolute(path)
        let isEmpty = !discovery.tree.files.contains { FilePath.relative($0.absolutePath, to: folder) != nil }
        if isEmpty { emptyFolders.append(path) }
      }
      roots = paths
      if !options.isIsolated {
        let files = paths.filter { FileReader.kind(of: $0) == .file }.map { FilePath.absolute($0) }
        roots += try Self.addSurroundings(of: files, to: &discovery)
      }
    }
    for path in options.contextPaths {
      try discovery.add(path, isReported: false)
      roots.append(path)
    }
    guard discovery.mistakes.isEmpty else {
      throw UsageError(discovery.mistakes.map(\.description).joined(separator: "\n"))
    }
    unreadableFolders = discovery.unreadableFolders
    tree = discovery.tree
    tree.sort()
    identity = roots.map { FilePath.absolute($0) }.joined(separator: "\0")
  }

  /// Adds what single files are read with: the projects they belong to, or else the files beside them.
  ///
  /// - Returns: The folders that were added.
  private static func addSurroundings(
    of files: [String], to discovery: inout FileDiscovery
  ) throws(UsageError) -> [String] {
    var folders: [String] = []
    for file in files {
      if let project = ProjectFolder.around(file) ?? ProjectFolder.started(above: file) {
        guard !folders.contains(project) else { continue }
        try discovery.add(project, isReported: false)
        folders.append(project)
      } else {
        let folder = FilePath.folder(of: file)
        guard !folders.contains(folder) else { continue }
        discovery.addFiles(in: folder, isReported: false)
        folders.append(folder)
      }
    }
    return folders
  }

  /// Keeps the reports of some files alone; the others are still read.
  ///
  /// - Parameter paths: The files, absolute and without links to folders.
  mutating func limitReports(to paths: Set<String>) {
    for index in tree.files.indices {
      let file = tree.files[index].absolutePath
      guard !paths.contains(file) else { continue }
      let folder = FilePath.resolved(FilePath.folder(of: file))
      if !paths.contains(FilePath.join(folder, FilePath.name(of: file))) { tree.files[index].isReported = false }
    }
  }
}
