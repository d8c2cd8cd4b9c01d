/// A look at the bytes of a file, without parsing it.
public enum SourceScan {
  /// What a file may be good for.
  public enum Relevance: String, Sendable, Hashable, Codable {
    /// Nothing that matters.
    case none
    /// Declarations that other files may need.
    case declarations
    /// Worth parsing in full.
    case views
  }

  /// Returns what a quick look at the bytes says.
  ///
  /// - Parameter verbs: Verbs of change besides those that are known.
  public static func relevance(of source: [UInt8], verbs: [String] = []) -> Relevance {
    source.withUnsafeBufferPointer { relevance(of: TokenList($0), verbs: verbs.map { Array($0.utf8) }) }
  }

  static func relevance(of tokens: TokenList, verbs: [[UInt8]]) -> Relevance {
    signs(of: tokens, verbs: verbs).relevance
  }

  static func signs(of tokens: TokenList, verbs: [[UInt8]]) -> Signs {
    var signs = Signs(verbs: verbs)
    var before = Token(kind: .end, byte: 0, beginsLine: true, hasSpace: true, start: 0, end: 0)
    for token in tokens.tokens {
      if token.kind == .word { signs.add(token, behind: before, in: tokens.source) }
      before = token
    }
    return signs
  }
}
