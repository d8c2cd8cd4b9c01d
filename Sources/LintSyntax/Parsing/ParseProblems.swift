import LintModel
internal import SwiftDiagnostics
internal import SwiftParserDiagnostics
internal import SwiftSyntax

extension SourceFileSyntax {
  /// The first places where the file does not parse.
  func problems(lines: LineTable, cuts: Cuts) -> [ParseProblem] {
    guard hasError else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: self).filter { $0.diagMessage.severity == .error }.prefix(5).map {
      let position = lines.position(of: cuts.original($0.position.utf8Offset))
      return ParseProblem(range: SourceRange(start: position, end: position), message: $0.message)
    }
  }
}
