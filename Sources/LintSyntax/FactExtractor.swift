public import LintModel
internal import SwiftParser
internal import SwiftSyntax

/// Reads source into facts.
public struct FactExtractor: Sendable {
  private let configuration: ExtractionOptions

  public init(configuration: ExtractionOptions = ExtractionOptions()) {
    self.configuration = configuration
  }

  /// Returns what a file says; a file that does not parse is read as far as it goes.
  public func facts(path: String, source: String) -> FileFacts {
    let bytes = Array(source.utf8)
    return switch SourceScan.relevance(of: bytes) {
    case .none: FileFacts(path: path)
    case .declarations, .views: parsedFacts(path: path, bytes: bytes)
    }
  }

  /// Returns what a file says, read with the full parser whatever the file holds.
  public func parsedFacts(path: String, source: String) -> FileFacts {
    parsedFacts(path: path, bytes: Array(source.utf8))
  }

  private func parsedFacts(path: String, bytes: [UInt8]) -> FileFacts {
    LargeStack.run {
      let file = bytes.withUnsafeBufferPointer { buffer in
        var parser = Parser(buffer)
        return SourceFileSyntax.parse(from: &parser)
      }
      var reader = DeclarationReader(path: path, source: bytes)
      var facts = reader.read(file)
      facts.lines = LineTable(of: bytes)
      facts.parseProblems = file.problems(lines: facts.lines)
      return facts
    }
  }
}
