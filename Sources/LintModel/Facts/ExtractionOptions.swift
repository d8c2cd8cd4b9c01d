/// Names a project adds to those the extraction knows.
public struct ExtractionOptions: Sendable, Hashable, Codable {
  /// Enums that are states although their cases do not look like it.
  public var stateTypes: [String]
  /// Views that show progress.
  public var progressViews: [String]
  /// Views that are an empty page with an action.
  public var emptyViews: [String]
  /// Views that are an error page with a retry.
  public var errorViews: [String]
  /// Verbs that begin the name of a mutation.
  public var mutationVerbs: [String]

  public init(
    stateTypes: [String] = [], progressViews: [String] = [], emptyViews: [String] = [], errorViews: [String] = [],
    mutationVerbs: [String] = []
  ) {
    self.stateTypes = stateTypes
    self.progressViews = progressViews
    self.emptyViews = emptyViews
    self.errorViews = errorViews
    self.mutationVerbs = mutationVerbs
  }
}
