/// Everything known of all files together: the symbol table that rules ask.
public struct Program: Sendable {
  /// The files, by path.
  public let files: [String: FileFacts]

  public init(files: [FileFacts]) {
    self.files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { _, last in last })
  }
}
