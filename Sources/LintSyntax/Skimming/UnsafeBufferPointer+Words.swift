import LintModel

extension UnsafeBufferPointer<UInt8> {
  func equals(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    for offset in 0..<count where self[offset] != word.utf8Start[offset] { return false }
    return true
  }

  func starts(_ word: StaticString) -> Bool {
    guard count >= word.utf8CodeUnitCount else { return false }
    for offset in 0..<word.utf8CodeUnitCount where self[offset] != word.utf8Start[offset] { return false }
    return true
  }

  /// Whether the name of a case says how far work has come.
  var isRole: Bool { StateRole(caseName: String(decoding: self, as: UTF8.self)) != nil }

  /// Whether a word says that something is empty, under way or wrong.
  var soundsLikeState: Bool {
    if equals("isEmpty") { return true }
    var index = 0
    while index + 4 < count {
      // `error` and `oading`, `ailed` and `aving`, wherever they stand.
      let first = self[index] | 0x20
      if first == UInt8(ascii: "e"), self[index + 1] == UInt8(ascii: "r"), self[index + 2] == UInt8(ascii: "r") {
        return true
      }
      if first == UInt8(ascii: "f"), self[index + 1] == UInt8(ascii: "a"), self[index + 2] == UInt8(ascii: "i"),
        self[index + 3] == UInt8(ascii: "l")
      {
        return true
      }
      index += 1
    }
    let endsInIng = self[count - 1] == UInt8(ascii: "g") && self[count - 2] == UInt8(ascii: "n")
      && self[count - 3] == UInt8(ascii: "i")
    return endsInIng && (starts("is") || starts("load") || starts("sav") || starts("show") || starts("send"))
  }

  /// Whether a word begins with a verb that brings something.
  var beginsWithLoading: Bool { starts("load") || starts("fetch") || starts("reload") || starts("refresh") }

  /// Whether a word begins with a verb of change.
  var beginsWithMutation: Bool {
    let verbs: [StaticString] =
      switch self[0] {
      case UInt8(ascii: "a"):
        [
          "add", "archive", "approve", "accept", "apply", "assign", "activate", "acknowledge", "attach", "action"
        ]
      case UInt8(ascii: "b"): ["block", "book", "ban", "buy", "bookmark"]
      case UInt8(ascii: "c"):
        [
          "create", "commit", "confirm", "checkout", "complete", "cancel", "claim",
          "charge"
        ]
      case UInt8(ascii: "d"):
        [
          "delete", "discard", "decline", "destroy", "disable", "deactivate", "deliver", "deploy", "dispatch",
          "donate", "duplicate", "detach", "deposit"
        ]
      case UInt8(ascii: "e"): ["erase", "enable", "export", "eject", "enroll", "extend", "escalate"]
      case UInt8(ascii: "f"): ["follow", "finish", "finalize", "forward", "favorite", "flag", "freeze"]
      case UInt8(ascii: "g"): ["grant"]
      case UInt8(ascii: "h"): ["handle"]
      case UInt8(ascii: "i"): ["import", "invite", "install", "insert", "issue"]
      case UInt8(ascii: "j"): ["join"]
      case UInt8(ascii: "k"): ["kick"]
      case UInt8(ascii: "l"): ["leave", "link"]
      case UInt8(ascii: "m"): ["move", "mute", "mark", "merge", "migrate", "modify"]
      case UInt8(ascii: "o"): ["order"]
      case UInt8(ascii: "p"):
        [
          "post", "publish", "purchase", "persist", "pay", "perform", "push", "pin", "purge", "patch",
          "promote", "postpone"
        ]
      case UInt8(ascii: "r"):
        [
          "remove", "rename", "reply", "reject", "register", "report", "request", "revoke", "restore", "redeem",
          "reset", "replace", "rebuild", "reopen", "resolve", "release", "refund", "renew", "reorder",
          "reschedule", "reserve", "revert", "rotate", "regenerate", "rsvp"
        ]
      case UInt8(ascii: "s"):
        [
          "save", "send", "submit", "store", "start", "sync", "subscribe", "schedule", "star", "suspend",
          "swap", "sell", "snooze"
        ]
      case UInt8(ascii: "t"): ["try", "tap", "transfer", "terminate", "trash"]
      case UInt8(ascii: "u"): ["update", "upload", "un", "upgrade"]
      case UInt8(ascii: "v"): ["vote"]
      case UInt8(ascii: "w"): ["write", "withdraw", "wipe", "work"]
      default: []
      }
    return verbs.contains { starts($0) }
  }

  func equals(_ word: StaticString, _ token: Token) -> Bool {
    UnsafeBufferPointer(rebasing: self[token.bytes]).equals(word)
  }
}
