import LintModel

/// The files of a run: those that are reported, and those that are read for what they declare.
struct Scope {
  private(set) var tree: SourceTree
  /// Contents that stand for what is on disk, by absolute path.
  private(set) var overlay: [String: [UInt8]] = [:]
  /// What tells this run's cache from others.
  let identity: String

  /// - Throws: ``UsageError`` where a path does not exist or a configuration cannot be meant.
  init(_ options: Options) throws(UsageError) {
    var discovery = try FileDiscovery(knownRules: Tool.ruleNames, configurationPath: options.configurationPath)
    var roots: [String] = []
    if let path = options.standardInputPath {
      let absolute = FilePath.absolute(path)
      overlay[absolute] = FileReader.standardInput()
      discovery.addFile(path, absolute)
      let context = options.paths.filter { $0 != "-" }
      roots = context.isEmpty && !options.isIsolated ? ProjectFolder.around(absolute).map { [$0] } ?? [] : context
      for root in roots { try discovery.add(root, isReported: false) }
    } else {
      let paths = options.paths.isEmpty ? ["."] : options.paths
      for path in paths { try discovery.add(path) }
      roots = paths
      if !options.isIsolated {
        for root in Self.projects(around: paths) {
          try discovery.add(root, isReported: false)
          roots.append(root)
        }
      }
    }
    for path in options.contextPaths {
      try discovery.add(path, isReported: false)
      roots.append(path)
    }
    guard discovery.mistakes.isEmpty else {
      throw UsageError(discovery.mistakes.map(\.description).joined(separator: "\n"))
    }
    tree = discovery.tree
    identity = roots.map { FilePath.absolute($0) }.joined(separator: "\0")
  }

  /// The projects that single files belong to; a folder stands for itself.
  private static func projects(around paths: [String]) -> [String] {
    var projects: [String] = []
    for path in paths where FileReader.kind(of: path) == .file {
      if let project = ProjectFolder.around(FilePath.absolute(path)), !projects.contains(project) {
        projects.append(project)
      }
    }
    return projects
  }

  /// Keeps the reports of some files alone; the others are still read.
  mutating func limitReports(to absolutePaths: Set<String>) {
    for index in tree.files.indices where !absolutePaths.contains(tree.files[index].absolutePath) {
      tree.files[index].isReported = false
    }
  }
}
