import LintModel

/// A file to check.
struct SourceFile: Sendable, Hashable {
  /// The file, as reports name it.
  var path: String
  /// The file from the root of the file system.
  var absolutePath: String
  /// Which of the configurations is the nearest.
  var configuration: Int
  /// Whether its findings are reported; others are read for what they declare.
  var isReported = true
}

/// The files of a run and the configurations they are under.
struct SourceTree: Sendable {
  var files: [SourceFile] = []
  var configurations: [ConfigurationFile] = [ConfigurationFile(folder: "/", configuration: Configuration())]

  /// The names that all configurations add.
  var names: ExtractionOptions {
    configurations.reduce(into: ExtractionOptions()) { $0.formUnion($1.configuration.names) }
  }

  func configuration(of file: SourceFile) -> Configuration { configurations[file.configuration].configuration }
}

/// A configuration and the folder it rules.
struct ConfigurationFile: Sendable, Hashable {
  var folder: String
  var configuration: Configuration
}
