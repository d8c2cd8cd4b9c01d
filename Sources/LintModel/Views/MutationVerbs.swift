/// Verbs that begin the names of work which changes something.
enum MutationVerbs {
  static let known: Set<String> = [
    "save", "delete", "remove", "upload", "send", "submit", "post", "publish", "create", "update", "archive", "rename",
    "destroy", "erase", "purchase", "approve", "reject", "reply", "store", "persist", "commit", "discard", "register",
    "invite", "book", "order", "pay", "checkout", "move", "import", "vote", "report", "block", "unblock", "add",
    "accept", "decline", "leave", "join", "follow", "unfollow", "mute", "unmute", "complete", "confirm",
  ]

  /// Returns the verb a name begins with.
  static func verb(of name: String, extra: [String]) -> String? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    for prefix in ["", "try", "do", "perform", "handle", "did", "request", "on", "start", "tap"] {
      guard last.hasPrefix(prefix) else { continue }
      var rest = Substring(last.dropFirst(prefix.count))
      if rest.hasPrefix("Tap") { rest = rest.dropFirst(3) }
      guard !prefix.isEmpty || rest.first?.isLowercase == true else { continue }
      if !prefix.isEmpty, rest.first?.isUppercase != true { continue }
      let first = rest.prefix(1).lowercased() + rest.dropFirst().prefix { $0.isLowercase }
      if known.contains(first) || extra.contains(first) { return first }
    }
    return nil
  }
}
