/// What one file says, without its syntax: everything the rules and the symbol table need.
public struct FileFacts: Sendable, Hashable, Codable {
  /// The file, as it was named to the linter.
  public var path: String

  public init(path: String) {
    self.path = path
  }
}
