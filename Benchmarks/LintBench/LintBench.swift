import Foundation

/// Measures feedback-lint beside a whole parse of the same files and beside `swift format lint`.
///
///     LintBench [FOLDER]
///
/// Without a folder it makes an app of 3,000 files. FEEDBACK_LINT names the command to measure; without it, it is the
/// one built beside this benchmark. Every figure is a median; commands that are compared take turns, so that both meet
/// the same machine.
@main struct LintBench {
  private let command: URL
  private let corpus: URL
  private let cache: String
  private let work: URL
  /// How many of the files were made; `nil` for a folder that was given.
  private let made: Int?

  static func main() throws {
    let bench = try LintBench(CommandLine.arguments)
    defer { try? FileManager.default.removeItem(at: bench.work) }
    try bench.run()
  }

  private init(_ arguments: [String]) throws {
    let manager = FileManager.default
    let beside = URL(fileURLWithPath: arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("feedback-lint")
    command = ProcessInfo.processInfo.environment["FEEDBACK_LINT"].map { URL(fileURLWithPath: $0) } ?? beside
    guard manager.isExecutableFile(atPath: command.path) else {
      throw Complaint("There is no \(command.path); say which command to measure with FEEDBACK_LINT=PATH.")
    }
    work = manager.temporaryDirectory.appendingPathComponent("lint-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try manager.createDirectory(at: work, withIntermediateDirectories: true)
    corpus = work.appendingPathComponent("App")
    cache = work.appendingPathComponent("cache").path
    if arguments.count > 1 {
      // A copy, because files of it are edited.
      try manager.copyItem(at: URL(fileURLWithPath: arguments[1]), to: corpus)
      made = nil
    } else {
      var app = Corpus(seed: 2024)
      try app.write(3000, into: corpus)
      made = 3000
    }
  }

  private func lint(_ arguments: String..., format: String = "json", folder: URL? = nil) throws -> Measurement {
    try Measurement(command, arguments + ["--format", format, (folder ?? corpus).path])
  }

  private func cached(format: String = "json") throws -> Measurement {
    try lint("--cache-path", cache, format: format)
  }

  private func run() throws {
    try measureMemory()
    let fresh = try lint("--no-cache")
    let warm = try measureCache(fresh)
    let cold = try measureCold()
    try measureFormat(cold: cold, warm: warm)
  }

  // MARK: Memory

  /// Of runs as people start them, the first over a project.
  private func measureMemory() throws {
    let usual = try memory(of: corpus)
    try Figure("memory, cold", usual, "MB", goal: 300).print()
    guard let made else { return }
    let more = work.appendingPathComponent("More")
    var app = Corpus(seed: 2024)
    try app.write(made * 4, into: more)
    try Figure("memory, cold, with four times the files", memory(of: more), "MB", against: usual, goal: 1.15).print()
    try FileManager.default.removeItem(at: more)
  }

  private func memory(of folder: URL) throws -> Double {
    try (0..<5).map { _ in try lintAnew(folder) }.median(\.megabytes)
  }

  /// Runs the command as if for the first time over a project.
  private func lintAnew(_ folder: URL) throws -> Measurement {
    let cache = work.appendingPathComponent("new-cache")
    defer { try? FileManager.default.removeItem(at: cache) }
    return try lint("--cache-path", cache.path, format: "terminal", folder: folder)
  }

  // MARK: The cache

  private func measureCache(_ fresh: Measurement) throws -> [Measurement] {
    let filled = try cached()
    var warm: [Measurement] = []
    var edited: [Measurement] = []
    var generator = Generator(state: 7)
    let files = try FileManager.default.subpathsOfDirectory(atPath: corpus.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    for round in 0..<15 {
      let unchanged = try cached()
      guard round > 0 || unchanged.output == filled.output && filled.output == fresh.output else {
        throw Complaint("Cached findings differ from fresh ones.")
      }
      warm.append(unchanged)
      guard let path = files.randomElement(using: &generator) else { break }
      let file = corpus.appendingPathComponent(path)
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      try Data(Edit.random(of: text, round: round, using: &generator).utf8).write(to: file)
      edited.append(try cached())
      let again = try lint("--no-cache")
      guard edited.last?.output == again.output else {
        throw Complaint("Findings after an edit of \(path) differ from fresh ones.")
      }
    }
    let name = "one file of \(files.count.formatted(.number.locale(Locale(identifier: "en_US")))) changed"
    try Figure(
      "\(name), against none", edited.median(\.seconds), "s", against: warm.median(\.seconds), goal: 2
    ).print()
    try Figure(
      "\(name), against none, processor time", edited.median(\.processorSeconds), "s",
      against: warm.median(\.processorSeconds), goal: 2
    ).print()
    let first = try (0..<9).map { _ in try cached(format: "terminal") }
    try Figure("first finding, warm", first.median(\.secondsToFirstOutput) * 1000, "ms", goal: 300).print()
    return warm
  }

  // MARK: Cold runs

  private func measureCold() throws -> [Measurement] {
    var cold: [Measurement] = []
    var parse: [Measurement] = []
    for _ in 0..<3 {
      cold.append(try lint("--no-cache"))
      parse.append(try Measurement(command, ["parse", corpus.path]))
      cold.append(try lint("--no-cache"))
    }
    try Figure(
      "cold, against parsing every file", cold.median(\.seconds), "s", against: parse.median(\.seconds), goal: 0.2
    ).print()
    try Figure(
      "cold, against parsing every file, processor time", cold.median(\.processorSeconds), "s",
      against: parse.median(\.processorSeconds), goal: 0.2
    ).print()
    let first = try (0..<9).map { _ in try lintAnew(corpus) }
    try Figure("first finding, cold", first.median(\.secondsToFirstOutput) * 1000, "ms", goal: 300).print()
    return cold
  }

  private func measureFormat(cold: [Measurement], warm: [Measurement]) throws {
    let arguments = ["swift", "format", "lint", "--recursive", "--parallel", corpus.path]
    var format: [Measurement] = []
    // It takes its time: three runs, or as many as fit into a few minutes.
    while format.count < 3, format.reduce(0, { $0 + $1.seconds }) < 120 {
      format.append(try Measurement(URL(fileURLWithPath: "/usr/bin/env"), arguments))
    }
    let seconds = format.median(\.seconds)
    let processorSeconds = format.median(\.processorSeconds)
    try Figure(
      "cold, against swift format lint", cold.median(\.seconds), "s", against: seconds, goal: 1.0 / 15
    ).print()
    try Figure(
      "cold, against swift format lint, processor time", cold.median(\.processorSeconds), "s",
      against: processorSeconds, goal: 1.0 / 15
    ).print()
    try Figure("warm, against swift format lint", warm.median(\.seconds), "s", against: seconds, goal: 0.02).print()
    try Figure(
      "warm, against swift format lint, processor time", warm.median(\.processorSeconds), "s",
      against: processorSeconds, goal: 0.02
    ).print()
  }
}

/// Something that keeps the benchmark from going on.
struct Complaint: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
