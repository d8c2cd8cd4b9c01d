import LintModel

extension Program {
  /// Whether a state tells of something that a person starts, such as a deletion, and not of what a page loads: it or
  /// the view that is handed it is called after such a deed, and the view does not bring it about by itself.
  func followsDeed(_ subject: Expression, in scene: ViewScene) -> Bool {
    guard let path = subject.path, let last = path.split(separator: ".").last else { return false }
    let isPlain = ["state", "status", "phase", "result"].contains(last.lowercased())
    let name = isPlain ? scene.name.split(separator: ".").last ?? "" : last
    guard Self.deeds.contains(name.firstWord) else { return false }
    return !loads(of: scene).contains { $0.effect.sets(path) }
  }

  private static let deeds: Set<String> = [
    "delete", "deleting", "deletion", "save", "saving", "submit", "submitting", "submission", "publish", "publishing",
    "publication", "follow", "following", "unfollow", "send", "sending", "registration",
    "register", "purchase", "purchasing", "checkout", "payment", "booking", "reservation", "cancellation", "removal",
    "removing", "creation", "creating", "update", "updating", "signup", "login", "invite", "inviting", "invitation",
    "join", "joining", "vote", "voting", "reply", "posting", "archiving", "approval", "subscription",
  ]
}

extension Substring {
  /// The word a name begins with: `delete` in `deleteState` and in `DeleteStatus`.
  fileprivate var firstWord: String {
    let rest = dropFirst()
    let end = rest.firstIndex { !$0.isLowercase } ?? endIndex
    return self[..<end].lowercased()
  }
}
