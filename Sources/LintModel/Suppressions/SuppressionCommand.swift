/// A comment that turns rules off or on: `// feedback-lint:disable:next failure-retry — the list retries by itself`.
struct SuppressionCommand: Hashable {
  enum Action: Hashable {
    case disable(Reach)
    case enable
  }

  enum Reach: String, Hashable, CaseIterable {
    /// The next line that holds code.
    case next
    /// The line the comment stands on.
    case this
    /// Until the rule is enabled again, or the file ends.
    case region = ""
    /// The whole file.
    case file
  }

  var action: Action
  /// The rules named, as written; `all` stands for every rule.
  var rules: [Name]
  /// The bytes of the comment.
  var comment: Range<Int>

  struct Name: Hashable {
    var text: String
    var bytes: Range<Int>
  }
}

/// A command that cannot be understood.
struct MisspeltCommand: Hashable {
  var bytes: Range<Int>
  var message: String
}

extension SuppressionCommand {
  static let marker = "feedback-lint:"

  enum Reading {
    case command(SuppressionCommand)
    case mistake(MisspeltCommand)
  }

  /// Reads a command from a comment; `nil` where it holds none.
  static func read(from bytes: [UInt8], comment: Range<Int>) -> Reading? {
    let marker = Array(marker.utf8)
    // A command is the first thing in its comment, so that prose about commands is not one.
    var start = comment.lowerBound
    while start < comment.upperBound, "/*! \t\n\r".utf8.contains(bytes[start]) { start += 1 }
    guard bytes[start..<comment.upperBound].starts(with: marker) else { return nil }
    var words = Words(bytes: bytes, index: start + marker.count, end: comment.upperBound)
    let verb = words.next()
    let range = start..<max(start + marker.count, verb.bytes.upperBound)
    let spellings = ["disable:next", "disable:this", "disable", "disable:file", "enable"]
    guard let action = action(verb.text) else {
      let hint = Spelling.hint(for: verb.text, among: spellings)
      return .mistake(
        MisspeltCommand(
          bytes: range,
          message: "“\(Self.marker)\(verb.text)” is no command."
            + (hint.isEmpty ? " Commands: \(spellings.joined(separator: ", "))." : hint)
        ))
    }
    var rules: [Name] = []
    while true {
      var word = words.next()
      guard let first = word.text.unicodeScalars.first, first.properties.isAlphabetic else { break }
      // `RULE: reason`, as one writes it where a dash is far away.
      let endsList = word.text.hasSuffix(":")
      while word.text.hasSuffix(":") {
        word.text.removeLast()
        word.bytes = word.bytes.lowerBound..<word.bytes.upperBound - 1
      }
      rules.append(word)
      if endsList || !words.skipsSeparator() { break }
    }
    guard !rules.isEmpty else {
      return .mistake(
        MisspeltCommand(
          bytes: range, message: "say which rule: “\(Self.marker)\(verb.text) RULE — reason”, or “all” for every rule"))
    }
    return .command(SuppressionCommand(action: action, rules: rules, comment: comment))
  }

  private static func action(_ verb: String) -> Action? {
    if verb == "enable" { return .enable }
    if verb == "disable" { return .disable(.region) }
    guard verb.hasPrefix("disable:") else { return nil }
    let reach = String(verb.dropFirst("disable:".count))
    return reach.isEmpty ? nil : Reach(rawValue: reach).map(Action.disable)
  }
}

/// Words of letters, digits, hyphens and colons, with what lies between them.
private struct Words {
  let bytes: [UInt8]
  var index: Int
  let end: Int

  mutating func next() -> SuppressionCommand.Name {
    while index < end, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    let start = index
    while index < end, isPart(bytes[index]) { index += 1 }
    return .init(text: String(decoding: bytes[start..<index], as: UTF8.self), bytes: start..<index)
  }

  /// Steps over a comma; whether another rule may follow. Rules may also stand side by side, with nothing between.
  mutating func skipsSeparator() -> Bool {
    while index < end, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    guard index < end, bytes[index] == UInt8(ascii: ",") else { return false }
    index += 1
    return true
  }

  private func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}
