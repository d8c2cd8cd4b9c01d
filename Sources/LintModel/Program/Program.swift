/// Everything known of all files together: the symbol table that rules ask.
public struct Program: Sendable {
  /// The files, by path.
  public let files: [String: FileFacts]
  /// The names a project added.
  public let options: ExtractionOptions

  public init(files: [FileFacts], options: ExtractionOptions = ExtractionOptions()) {
    self.options = options
    self.files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { _, last in last })
  }
}

extension Program {
  /// Returns every view that shows something asynchronous, with what it shows in each state.
  public func screens() -> [ScreenStates] { [] }
}
