/// What a `.feedback-lint.json` says about the files in its folder and below.
public struct Configuration: Sendable, Hashable {
  /// The rules that are off, or reported otherwise than by how sure they are.
  public var rules: [String: RuleSetting] = [:]
  /// Patterns of the files that are checked, relative to the configuration's folder; none stands for all.
  public var include: [String] = []
  /// Patterns of the files that are not checked, relative to the configuration's folder.
  public var exclude: [String] = []
  /// The project's own names, by which the linter knows what its types do.
  public var names = ExtractionOptions()

  public init() {}
}

extension Configuration {
  /// The name of the file that holds a configuration.
  public static let fileName = ".feedback-lint.json"

  /// The severity with which a finding is reported; `nil` where its rule is off.
  public func severity(of finding: Finding) -> Severity? {
    switch rules[finding.rule] {
    case nil: finding.severity
    case .off: nil
    case .reported(let severity): finding.severity == .note ? .note : severity
    }
  }

  /// Whether a file is checked.
  ///
  /// - Parameter path: The file, relative to the configuration's folder.
  package func covers(_ path: String) -> Bool {
    (include.isEmpty || include.contains { Glob($0).matches(path) }) && !exclude.contains { Glob($0).matches(path) }
  }

  /// A text that differs where two configurations would give different findings.
  package var digestText: String {
    let rules = rules.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ";")
    return "\(rules)\n\(names.digestText)"
  }
}

extension ExtractionOptions {
  /// The lists a configuration may fill, by their keys.
  package static let lists: [(key: String, path: WritableKeyPath<ExtractionOptions, [String]> & Sendable)] = [
    ("stateTypes", \.stateTypes),
    ("progressViews", \.progressViews),
    ("emptyViews", \.emptyViews),
    ("errorViews", \.errorViews),
    ("mutationVerbs", \.mutationVerbs),
  ]

  /// A text that differs where the names do.
  package var digestText: String {
    Self.lists.map { "\($0.key)=\(self[keyPath: $0.path].sorted())" }.joined(separator: ";")
  }

  /// Adds the names of others, each once and in order.
  package mutating func formUnion(_ other: ExtractionOptions) {
    for list in Self.lists {
      self[keyPath: list.path] = Set(self[keyPath: list.path]).union(other[keyPath: list.path]).sorted()
    }
  }
}
