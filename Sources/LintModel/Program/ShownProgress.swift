/// A flag or a state for which a view shows progress.
package struct ShownProgress: Sendable {
  /// The flag as the view writes it, such as `model.isSaving`.
  package let flag: String
  /// The view.
  package let type: String
  let path: String

  /// The flag's last name.
  package var name: String { flag.lastIndex(of: ".").map { String(flag[flag.index(after: $0)...]) } ?? flag }

  /// Returns the flags for which the views of a file show progress.
  package static func all(in file: FileFacts) -> [ShownProgress] {
    file.types.filter { $0.hasViewCode && $0.maySayProgress }.flatMap { type -> [ShownProgress] in
      guard let scene = ViewScene(types: [type], path: file.path, isView: true) else { return [] }
      return scene.progressFlags.sorted().map { ShownProgress(flag: $0, type: type.name, path: file.path) }
    }
  }
}

extension TypeFacts {
  /// Whether its view code names anything that sounds like progress; most does not.
  fileprivate var maySayProgress: Bool {
    func says(_ summary: ActionSummary?) -> Bool {
      summary?.calls.contains { call in Self.progressWords.contains { call.contains($0) } } ?? true
    }
    return properties.contains { $0.body != nil && says($0.summary) }
      || functions.contains { $0.body != nil && says($0.summary) }
  }

  private static let progressWords = [
    "rogress", "oad", "pinner", "keleton", "himmer", "ndicator", "HUD", "Hud", "hud", "usy", "ait", "lock", "oast",
    "redacted", "Lottie",
  ]
}

extension Program {
  /// Whether any view shows progress for one of some flags, each `Type.name`; those that no type is known of are left
  /// out.
  func showsProgressAnywhere(for flags: Set<String>) -> Bool {
    flags.contains { flag in
      guard let dot = flag.lastIndex(of: "."), dot != flag.startIndex else { return false }
      let name = String(flag[flag.index(after: dot)...])
      check.note(.progress, name)
      return store.progress(named: name).contains { shown in
        let scope = Scope(owner: shown.type, path: shown.path)
        return property(at: shown.flag, in: scope).map { $0.owner + "." + $0.facts.name } == flag
      }
    }
  }
}
