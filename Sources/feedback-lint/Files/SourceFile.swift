import LintModel

/// A file to check.
struct SourceFile: Sendable, Hashable {
  /// The file, as reports name it.
  let path: String
  /// The file from the root of the file system, where that does not follow from its name.
  private let distantPath: String?
  /// Which of the configurations is the nearest.
  let configuration: Int
  /// Whether its findings are reported; others are read for what they declare.
  var isReported: Bool

  init(path: String, absolutePath: String, configuration: Int, isReported: Bool = true) {
    self.path = path
    distantPath = Self.absolute(path) == absolutePath ? nil : absolutePath
    self.configuration = configuration
    self.isReported = isReported
  }

  /// The file from the root of the file system.
  var absolutePath: String { distantPath ?? Self.absolute(path) }

  private static func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : start + path }

  /// The folder the command was started in, with a slash.
  private static let start = FilePath.join(FilePath.current, "")
}

/// The files of a run and the configurations they are under.
struct SourceTree: Sendable {
  var files: [SourceFile] = []
  var configurations: [ConfigurationFile] = [ConfigurationFile(folder: "/", configuration: Configuration())]

  /// The names that all configurations add.
  var names: ExtractionOptions {
    configurations.reduce(into: ExtractionOptions()) { $0.formUnion($1.configuration.names) }
  }

  /// Puts the files into the order of their paths, in which they are checked and reported.
  mutating func sort() { files.sort { $0.path < $1.path } }

  /// Returns the file of a name in a tree that is in order.
  func file(named path: String) -> SourceFile? {
    var low = 0
    var high = files.count
    while low < high {
      let middle = (low + high) / 2
      if files[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low < files.count && files[low].path == path ? files[low] : nil
  }

  func configuration(of file: SourceFile) -> Configuration { configurations[file.configuration].configuration }
}

/// A configuration and the folder it rules.
struct ConfigurationFile: Sendable, Hashable {
  var folder: String
  var configuration: Configuration
}
