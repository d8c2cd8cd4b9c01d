/// Something a configuration says that cannot be meant.
public struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The configuration file.
  public var path: String
  /// The line of the mistake, counted from 1.
  public var line: Int
  /// The column of the mistake, counted from 1.
  public var column: Int
  /// What is wrong, and what to write.
  public var message: String

  public init(path: String, line: Int, column: Int, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  public var description: String { "\(path):\(line):\(column): \(message)" }
}

/// Everything a configuration says that cannot be meant.
public struct ConfigurationErrors: Error, Sendable, Hashable, CustomStringConvertible {
  /// One or more mistakes, in the order of the file.
  public var all: [ConfigurationError]

  public init(all: [ConfigurationError]) { self.all = all }

  public var description: String { all.map(\.description).joined(separator: "\n") }
}
