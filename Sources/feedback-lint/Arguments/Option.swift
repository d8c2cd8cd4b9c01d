import LintModel

/// An option of the command, from which both the parser and the help are made.
struct Option: Sendable {
  /// The long name, without its dashes.
  var name: String
  /// A letter that stands for it.
  var letter: Character?
  var value: Value
  var group: Group
  /// What it does, for the help.
  var help: String

  /// Whether the option takes a value, and what the help calls it.
  enum Value: Sendable, Hashable {
    case none
    case required(String)
    /// Taken from the next argument only where that can be nothing else.
    case optional(String)
  }

  enum Group: String, Sendable, CaseIterable {
    case checking = "WHAT IS CHECKED"
    case fixing = "FIXING"
    case reporting = "REPORTING"
    case adopting = "ADOPTING IT IN AN EXISTING APP"
    case learning = "LEARNING"
    case running = "RUNNING"
    case hidden
  }

  /// The option as the help writes it: `--format NAME`.
  var usage: String {
    let letter = letter.map { "-\($0), " } ?? ""
    switch value {
    case .none: return "\(letter)--\(name)"
    case .required(let placeholder): return "\(letter)--\(name) \(placeholder)"
    case .optional(let placeholder): return "\(letter)--\(name) [\(placeholder)]"
    }
  }
}

extension Option {
  static let all: [Option] = [
    Option(
      "changed", .optional("BASE"), .checking, "Report only files that git says changed since BASE (default: HEAD)."),
    Option("stdin-path", .required("PATH"), .checking, "Check standard input as if it were the file PATH."),
    Option("only", .required("RULES"), .checking, "Check only these rules, separated by commas."),
    Option("all", .none, .checking, "Also report what could not be resolved, as notes."),
    Option("strict", .none, .checking, "Report warnings as errors, and let notes fail the run too."),
    Option("isolated", .none, .checking, "Check named files without reading the rest of their project."),
    Option("context", .required("PATH"), .checking, "Also read what is declared here, without reporting on it."),
    Option("config", .required("FILE"), .checking, "Use this configuration for every file."),
    Option("fix", .none, .fixing, "Rewrite the files; what has no safe fix is reported."),
    Option("diff", .none, .fixing, "Show what --fix would change, as a patch, and change nothing."),
    Option("format", .required("NAME"), .reporting, "How to report; see REPORTS below. Default: terminal."),
    Option("output", .required("FILE"), .reporting, "Write the report to a file.", letter: "o"),
    Option("color", .required("WHEN"), .reporting, "auto, always or never. Default: auto; NO_COLOR turns it off."),
    Option("quiet", .none, .reporting, "Print nothing when nothing was found.", letter: "q"),
    Option(
      "baseline", .required("FILE"), .adopting,
      "Report only findings that FILE does not hold. Where there is no such file, record today's findings in it."),
    Option("update-baseline", .none, .adopting, "Record today's findings anew in the baseline."),
    Option("init", .none, .adopting, "Write a commented \(Configuration.fileName) into this folder, or into PATH."),
    Option("rules", .none, .learning, "List the rules. With --format markdown or json: all there is to say of them."),
    Option("explain", .required("RULE"), .learning, "Say what a rule asks for, why, and show examples."),
    Option("version", .none, .learning, "Print the version."),
    Option("help", .none, .learning, "Print this help.", letter: "h"),
    Option("jobs", .required("N"), .running, "Use at most N processor cores."),
    Option("no-cache", .none, .running, "Neither read nor write the cache."),
    Option("cache-path", .required("FOLDER"), .running, "Keep the cache here."),
    Option("stamp", .required("FILE"), .hidden, "Write a Swift file that says the check was made, for build tools."),
  ]

  private init(_ name: String, _ value: Value, _ group: Group, _ help: String, letter: Character? = nil) {
    self.init(name: name, letter: letter, value: value, group: group, help: help)
  }
}
