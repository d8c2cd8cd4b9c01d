/// Verbs that begin the names of work which changes something.
enum MutationVerbs {
  static let known: Set<String> = [
    "save", "delete", "remove", "upload", "send", "submit", "post", "publish", "create", "update", "archive", "rename",
    "destroy", "erase", "purchase", "approve", "reject", "reply", "store", "persist", "commit", "discard", "register",
    "invite", "book", "order", "pay", "checkout", "move", "import", "vote", "report", "block", "unblock", "add",
    "accept", "decline", "leave", "join", "follow", "unfollow", "mute", "unmute", "complete", "confirm",
  ]

  /// Verbs that say so only where something is seen to be asked for outside: `cancel` leaves a page or a reservation.
  static let likely: Set<String> = [
    "acknowledge", "activate", "apply", "assign", "attach", "ban", "bookmark", "buy", "cancel", "charge", "claim",
    "clear", "deactivate", "deliver", "deploy", "deposit", "detach", "disable", "dispatch", "donate", "duplicate",
    "eject", "empty", "enable", "enroll", "enrol", "escalate", "export", "extend", "favorite", "finalize", "finish",
    "flag", "forward", "freeze", "grant", "insert", "install", "issue", "kick", "link", "mark", "merge", "migrate",
    "modify", "patch", "pin", "postpone", "promote", "purge", "push", "put", "rate", "rebuild", "redeem", "refund",
    "regenerate", "release", "renew", "reopen", "reorder", "replace", "reschedule", "reserve", "reset", "resolve",
    "restore", "revert", "revoke", "rotate", "rsvp", "schedule", "sell", "snooze", "star", "subscribe", "suspend",
    "swap", "sync", "synchronize", "terminate", "transfer", "trash", "unarchive", "unassign", "unban", "unenroll",
    "unfreeze", "uninstall", "unlink", "unload", "unpin", "unpublish", "unregister", "unstar", "unsubscribe",
    "upgrade", "wipe", "withdraw", "write",
  ]

  /// Verbs of what looks something up, orders what is shown, plays, opens a page or signs somebody in.
  static let asking: Set<String> = [
    "ask", "authenticate", "authorize", "begin", "bootstrap", "calculate", "check", "choose", "close", "collapse",
    "compute", "configure", "connect", "continue", "copy", "data", "decode", "decrypt", "detect", "disconnect",
    "discover", "dismiss", "download", "end", "estimate", "expand", "fetch", "find", "focus", "generate",
    "get", "go", "hide", "initialize", "launch", "list", "listen", "load", "log", "login", "logout", "look",
    "measure", "monitor", "navigate", "next", "observe", "open", "pair", "parse", "pause", "pick", "ping", "play",
    "poll", "prefetch", "preload", "prepare", "present", "preview", "previous", "print", "probe", "query", "read",
    "receive", "recognize", "record", "refresh", "reload", "render", "request", "resume", "retry",
    "reveal", "scan", "scroll", "search", "seek", "select", "setup", "share", "show", "sign", "signin", "signout",
    "skip", "sleep", "sort", "speak", "start", "stop", "stream", "suggest", "summarize", "switch", "take", "test",
    "toggle", "track", "transcribe", "translate", "unlock", "validate", "value", "verify", "wait", "warm",
    "watch", "yield",
  ]

  /// Words behind a verb that say that nothing outside changes: `cancelDownload`, `resetFilters`.
  private static let inward: Set<String> = [
    "download", "downloads", "task", "tasks", "edit", "edits", "editing", "load", "loading", "scan", "scanning",
    "recording", "timer", "generation", "search", "filter", "filters", "selection", "sort", "sorting", "zoom", "view",
    "state", "form", "error", "errors", "cache", "caches", "animation", "playback", "camera", "capture", "focus",
    "clipboard", "pasteboard", "history", "step", "request", "requests", "polling", "onboarding", "fetch", "query",
    "light", "torch", "microphone", "breakpoint", "layout", "theme", "style", "device", "devices",
  ]

  /// Returns the verb a name begins with.
  static func verb(of name: String, extra: [String]) -> String? {
    verb(of: name) { known.contains($0) || extra.contains($0) }
  }

  /// Returns the verb a name begins with, where it is one of those that need not change anything.
  static func likelyVerb(of name: String) -> String? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    guard last.words.isDisjoint(with: inward), !notesReading(last) else { return nil }
    return verb(of: name) { likely.contains($0) }
  }

  /// Whether a name begins with a verb of two words that says who is where, though its first word asks: `checkIn`.
  static func isArrival(_ name: String) -> Bool {
    ["checkIn", "checkOut", "clockIn", "clockOut"].contains {
      name.hasPrefix($0) && name.dropFirst($0.count).first?.isLowercase != true
    }
  }

  /// Whether a function of the name notes what was read, beside reading it: `markAllRead`.
  static func notesReading(_ name: String) -> Bool {
    let words = name.words
    return words.contains("mark")
      && !words.isDisjoint(with: ["read", "seen", "viewed", "unread", "opened", "displayed"])
  }

  /// The first word of the last part of a name.
  static func firstWord(of name: String) -> String {
    let last = name.split(separator: ".").last ?? Substring(name)
    return last.prefix(1).lowercased() + last.dropFirst().prefix { $0.isLowercase }
  }

  private static func verb(of name: String, where isVerb: (String) -> Bool) -> String? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    for prefix in ["", "try", "do", "perform", "handle", "did", "request", "on", "start", "tap"] {
      guard last.hasPrefix(prefix) else { continue }
      var rest = Substring(last.dropFirst(prefix.count))
      if rest.hasPrefix("Tap") { rest = rest.dropFirst(3) }
      guard !prefix.isEmpty || rest.first?.isLowercase == true else { continue }
      if !prefix.isEmpty, rest.first?.isUppercase != true { continue }
      let first = rest.prefix(1).lowercased() + rest.dropFirst().prefix { $0.isLowercase }
      if isVerb(first) { return first }
    }
    return nil
  }
}
