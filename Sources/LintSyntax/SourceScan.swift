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
  public static func relevance(of source: [UInt8]) -> Relevance {
    source.isEmpty ? .none : .views
  }
}
