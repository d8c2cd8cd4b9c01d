public import LintModel

/// Reads source into facts.
public struct FactExtractor: Sendable {
  private let configuration: ExtractionOptions

  public init(configuration: ExtractionOptions = ExtractionOptions()) {
    self.configuration = configuration
  }

  /// Returns what a file says; a file that does not parse is read as far as it goes.
  public func facts(path: String, source: String) -> FileFacts {
    FileFacts(path: path)
  }
}
