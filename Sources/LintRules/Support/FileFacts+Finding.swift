import LintModel

extension FileFacts {
  /// Makes a finding; a file that does not parse is not rewritten.
  func finding(
    _ rule: any LintRule.Type, _ severity: Severity, at bytes: Range<Int>, _ message: String, consequence: String,
    fix: @autoclosure () -> Fix? = nil
  ) -> Finding {
    Finding(
      rule: rule.description.identifier, severity: isTried(at: bytes) ? .note : severity, path: path,
      range: range(of: bytes), message: message, consequence: consequence,
      fix: parseProblems.isEmpty ? fix() : nil)
  }
}

extension FileFacts {
  /// Whether only those who build the app meet what stands at some bytes.
  private func isTried(at bytes: Range<Int>) -> Bool {
    if trialCode.contains(where: { $0.contains(bytes.lowerBound) }) { return true }
    return path.split(separator: "/").dropLast().contains { folder in
      Self.trialFolders.contains(folder.lowercased()) || folder.hasSuffix("Tests") || folder.isCopy
    }
  }

  private static let trialFolders: Set<String> = [
    "preview content", "debug", "debugmenu", "mocks", "screenshots", "playground", "playgrounds",
  ]
}

extension Substring {
  /// Whether a folder of this name is what somebody put aside: `App_Backup_20250101`, `Views.bak`.
  fileprivate var isCopy: Bool {
    let name = lowercased()
    if name.hasSuffix(".bak") || name.hasSuffix("_bak") || name.hasSuffix(".backup") || name.hasSuffix("_backup") {
      return true
    }
    let parts = name.split { "_-. ".contains($0) }
    return zip(parts, parts.dropFirst()).contains { $0 == "backup" && $1.allSatisfy(\.isNumber) }
  }
}

extension AsyncState {
  /// How sure a finding about the state is.
  var severity: Severity { origin == .resolved ? .error : .warning }
}

extension StateRole {
  /// The state as a message names it.
  var words: String {
    switch self {
    case .notInitiated: "not initiated"
    case .loading: "loading"
    case .empty: "empty"
    case .success: "success"
    case .failure: "failure"
    }
  }
}

extension Sequence where Element == StateRole {
  /// The states as a list in words: "loading and failure".
  var inWords: String {
    let order = StateRole.allCases
    let words = sorted { (order.firstIndex(of: $0) ?? 0) < (order.firstIndex(of: $1) ?? 0) }.map(\.words)
    guard words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
  }
}

extension ChoiceCase {
  /// What the case stands for in a state.
  func roles(in state: AsyncState) -> Set<StateRole> {
    Set(patterns.compactMap { $0.name }.compactMap { state.roles[$0] })
  }
}
