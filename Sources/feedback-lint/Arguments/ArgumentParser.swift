import LintModel

/// Reads the command line.
struct ArgumentParser {
  private var arguments: ArraySlice<String>
  private var options = Options()
  private let knownRules: [String]
  /// Whether a path exists, which tells `--changed Sources` from `--changed main`.
  private let pathExists: (String) -> Bool

  /// Returns what a command line asks for.
  ///
  /// - Throws: ``UsageError`` with a suggestion where something is misspelt.
  static func parse(
    _ arguments: [String], knownRules: [String], pathExists: @escaping (String) -> Bool
  ) throws(UsageError) -> Options {
    var parser = ArgumentParser(arguments: arguments[...], knownRules: knownRules, pathExists: pathExists)
    try parser.run()
    return parser.options
  }

  private init(arguments: ArraySlice<String>, knownRules: [String], pathExists: @escaping (String) -> Bool) {
    self.arguments = arguments
    self.knownRules = knownRules
    self.pathExists = pathExists
  }

  private mutating func run() throws(UsageError) {
    if arguments.first == "lsp" {
      arguments.removeFirst()
      options.action = .languageServer
    } else if arguments.first == "parse", !pathExists("parse") {
      arguments.removeFirst()
      options.action = .parse
    } else if arguments.first == "fuzz", !pathExists("fuzz") {
      arguments.removeFirst()
      return try readFuzzArguments()
    }
    while let argument = arguments.popFirst() {
      if argument == "--" {
        options.paths += arguments
        break
      }
      if argument.hasPrefix("-"), argument != "-" { try read(option: argument) } else { options.paths.append(argument) }
    }
    try refuseContradictions()
  }

  private mutating func read(option argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let written = String(parts[0])
    guard let option = Self.option(named: written) else { throw Self.unknown(written) }
    var value = parts.count > 1 ? String(parts[1]) : nil
    switch option.value {
    case .none:
      if value != nil { throw UsageError("\(written) takes no value.") }
    case .required(let placeholder):
      if value == nil, let next = arguments.first, !next.hasPrefix("--") { value = arguments.popFirst() }
      guard let value, !value.isEmpty else { throw UsageError("\(written) needs a value: \(written) \(placeholder).") }
    case .optional:
      if value == nil, let next = arguments.first, !next.hasPrefix("-"), !pathExists(next) {
        value = arguments.popFirst()
      }
    }
    try apply(option.name, value ?? "")
  }

  private static func option(named written: String) -> Option? {
    Option.all.first { "--\($0.name)" == written || $0.letter.map { "-\($0)" } == written }
  }

  private static func unknown(_ written: String) -> UsageError {
    let names = Option.all.filter { $0.group != .hidden }.map { "--\($0.name)" }
    let hint = Spelling.hint(for: written, among: names)
    return UsageError("There is no option \(written).\(hint.isEmpty ? " feedback-lint --help lists them." : hint)")
  }

  private mutating func apply(_ name: String, _ value: String) throws(UsageError) {
    switch name {
    case "changed": options.changedSince = value.isEmpty ? "HEAD" : value
    case "stdin-path": options.standardInputPath = value
    case "only": options.onlyRules = try rules(value)
    case "all": options.includesNotes = true
    case "strict": options.isStrict = true
    case "isolated": options.isIsolated = true
    case "context": options.contextPaths.append(value)
    case "config": options.configurationPath = value
    case "fix": options.fixing = options.fixing == .diff ? .diff : .apply
    case "diff": options.fixing = .diff
    case "format": options.format = try format(value)
    case "output": options.outputPath = value
    case "color": options.color = try color(value)
    case "quiet": options.isQuiet = true
    case "baseline": options.baselinePath = value
    case "update-baseline": options.updatesBaseline = true
    case "init": options.action = .initialize
    case "rules": options.action = .listRules
    case "explain": options.action = .explain(try rule(value))
    case "version": options.action = .version
    case "help": options.action = .help
    case "jobs": options.jobs = try jobs(value)
    case "no-cache": options.usesCache = false
    case "cache-path": options.cachePath = value
    case "stamp": options.stampPath = value
    default: throw Self.unknown("--\(name)")
    }
  }
}

extension ArgumentParser {
  private func rules(_ list: String) throws(UsageError) -> Set<String> {
    var rules: Set<String> = []
    for name in list.split(whereSeparator: { $0 == "," || $0.isWhitespace }) { rules.insert(try rule(String(name))) }
    guard !rules.isEmpty else { throw UsageError("--only needs a value: --only RULES.") }
    return rules
  }

  private func rule(_ name: String) throws(UsageError) -> String {
    if knownRules.contains(name) { return name }
    let hint = Spelling.hint(for: name, among: knownRules)
    throw UsageError("There is no rule “\(name)”.\(hint.isEmpty ? " feedback-lint --rules lists them." : hint)")
  }

  private func format(_ name: String) throws(UsageError) -> Options.Format {
    if name == "markdown" { return .markdown }
    if let format = ReportFormat(rawValue: name) { return .report(format) }
    let names = ReportFormat.allCases.map(\.rawValue)
    let hint = Spelling.hint(for: name, among: names)
    throw UsageError("There is no format “\(name)”.\(hint) Formats: \(names.joined(separator: ", ")).")
  }

  private func jobs(_ number: String) throws(UsageError) -> Int {
    if let jobs = Int(number), jobs > 0 { return jobs }
    throw UsageError("--jobs takes a number above 0, not “\(number)”.")
  }

  private func color(_ name: String) throws(UsageError) -> Options.Color {
    if let color = Options.Color(rawValue: name) { return color }
    throw UsageError("--color takes auto, always or never, not “\(name)”.")
  }

  private func refuseContradictions() throws(UsageError) {
    if options.format == .markdown, options.action != .listRules {
      let names = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("The format markdown is for --rules; a report can be one of: \(names).")
    }
    if options.updatesBaseline, options.baselinePath == nil {
      throw UsageError("--update-baseline needs --baseline FILE.")
    }
    if options.standardInputPath != nil, options.changedSince != nil {
      throw UsageError("--stdin-path and --changed exclude each other.")
    }
    if options.action == .initialize, options.paths.count > 1 {
      throw UsageError("--init writes into one folder; name one, or none for this one.")
    }
    if options.paths.contains("-"), options.standardInputPath == nil {
      throw UsageError("To check standard input, say which file it is: --stdin-path PATH.")
    }
  }

  /// `fuzz MINUTES [SEED]`: for contributors, through `make fuzz`.
  private mutating func readFuzzArguments() throws(UsageError) {
    let minutes = arguments.popFirst().map(Double.init) ?? 1
    let seed = arguments.popFirst().map { UInt64($0) } ?? 1
    guard let minutes, minutes > 0, let seed else { throw UsageError("feedback-lint fuzz [MINUTES [SEED]] [PATH…]") }
    options.action = .fuzz(minutes: minutes, seed: seed)
    options.paths = Array(arguments)
  }
}
