/// What a `.feedback-lint.json` says about the files in its folder and below.
public struct Configuration: Sendable, Hashable {
  /// The rules that are off, or reported otherwise than by how sure they are.
  public var rules: [String: RuleSetting] = [:]
  /// Patterns of the files that are checked, relative to the configuration's folder; none stands for all.
  public var include: [String] = []
  /// Patterns of the files that are not checked, relative to the configuration's folder.
  public var exclude: [String] = []
  /// The project's own names, by what they stand for.
  public var names: [Names: [String]] = [:]

  public init() {}

  /// A list of names by which a project tells the linter what its own types do.
  public enum Names: String, Sendable, Hashable, CaseIterable {
    /// Types that hold the state of asynchronous work although their cases do not look like it.
    case stateTypes
    /// Views that show that something is loading.
    case loadingViews
    /// Views that say why there is nothing to show and offer an action.
    case emptyViews
    /// Views that show a failure and offer to try again.
    case failureViews
    /// Buttons that disable themselves, show a spinner and report how their work ended.
    case asyncButtons
    /// Functions and modifiers that tell the person how work ended, such as one that shows a toast.
    case feedbackFunctions
  }
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
    let rules = rules.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let names = names.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key)=\($0.value.sorted())" }
    return (rules + names).joined(separator: ";")
  }
}
