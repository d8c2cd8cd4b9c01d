import LintModel
internal import SwiftSyntax

extension SourceFileSyntax {
  /// The first places where the file does not parse.
  ///
  /// They are read off the tree. The toolchain's own diagnostics word them better, and end the process on some sources.
  func problems(lines: LineTable, cuts: Cuts) -> [ParseProblem] {
    guard hasError else { return [] }
    let finder = ProblemFinder(viewMode: .all)
    finder.walk(self)
    var problems = finder.problems.prefix(5).map { place, message in
      let position = lines.position(of: cuts.original(place.utf8Offset))
      return ParseProblem(range: SourceRange(start: position, end: position), message: message)
    }
    if problems.isEmpty {
      let start = lines.position(of: 0)
      problems = [ParseProblem(range: SourceRange(start: start, end: start), message: "it holds a mistake")]
    }
    return problems
  }
}

/// Finds what is missing in a tree, and what does not belong into it.
private final class ProblemFinder: SyntaxAnyVisitor {
  private(set) var problems: [(place: AbsolutePosition, message: String)] = []

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind { node.hasError ? .visitChildren : .skipChildren }

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    let text = node.firstToken(viewMode: .sourceAccurate)?.text ?? ""
    problems.append((node.positionAfterSkippingLeadingTrivia, "unexpected code “\(text.prefix(40))”"))
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard token.presence == .missing else {
      if token.hasError {
        problems.append((token.positionAfterSkippingLeadingTrivia, "“\(token.text.prefix(40))” is damaged"))
      }
      return .skipChildren
    }
    let what = token.text.isEmpty ? "something more" : "“\(token.text)”"
    problems.append((token.positionAfterSkippingLeadingTrivia, "expected \(what)"))
    return .skipChildren
  }
}
