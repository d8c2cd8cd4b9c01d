/// One place in a program that leaves a state out, told from the side of the person in front of the screen.
public struct Finding: Sendable, Hashable, Codable {
  /// The identifier of the rule that is broken, such as `all-states`.
  public var rule: String
  /// How sure the finding is, which decides how it is reported.
  public var severity: Severity
  /// The file, as it was named to the linter.
  public var path: String
  /// What to underline.
  public var range: SourceRange
  /// What is missing, and what to write.
  public var message: String
  /// What the person using the app would see, such as "a blank page after a failure".
  public var consequence: String
  /// A change that satisfies the rule and compiles, where there is a safe one.
  public var fix: Fix?

  public init(
    rule: String, severity: Severity, path: String, range: SourceRange, message: String, consequence: String,
    fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.range = range
    self.message = message
    self.consequence = consequence
    self.fix = fix
  }
}

/// How a finding is reported: an error where types were resolved, a warning where only a name speaks for it.
public enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  /// Worth a look, shown only when asked for.
  case note
  /// Likely: a name, but no resolved type, speaks for it.
  case warning
  /// Certain: the types were resolved.
  case error

  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// A change to one file.
public struct Fix: Sendable, Hashable, Codable {
  /// What the change does, as an editor shows it: "Add a Retry button".
  public var title: String
  /// The replacements, in ascending order, which do not overlap.
  public var edits: [TextEdit]

  public init(title: String, edits: [TextEdit]) {
    self.title = title
    self.edits = edits
  }
}

/// A replacement of some bytes of a file's original text.
public struct TextEdit: Sendable, Hashable, Codable {
  /// The bytes replaced, as offsets into the file's UTF-8 text.
  public var bytes: Range<Int>
  /// What stands there afterwards.
  public var replacement: String

  public init(bytes: Range<Int>, replacement: String) {
    self.bytes = bytes
    self.replacement = replacement
  }
}
