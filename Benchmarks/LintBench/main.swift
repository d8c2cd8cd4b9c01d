import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Measures feedback-lint beside a whole parse of the same files and beside `swift format lint`.
//
//   LintBench [FOLDER]
//
// Without a folder it makes an app of 3,000 files. FEEDBACK_LINT names the command to measure; without it, it is the one
// built beside this benchmark.

/// One figure, printed as a line of JSON.
struct Figure: Encodable {
  let name: String
  let value: Double
  let unit: String
  let baseline: Double
  let ratio: Double
  let goal: Double
}

func report(_ name: String, _ value: Double, _ unit: String, against baseline: Double, goal: Double) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys]
  let figure = Figure(
    name: name, value: value, unit: unit, baseline: baseline, ratio: baseline > 0 ? value / baseline : 0, goal: goal)
  print(String(decoding: try encoder.encode(figure), as: UTF8.self))
}

/// How a run of a command went.
struct Measurement {
  var seconds: Double
  /// The time until the first byte on standard output.
  var secondsToFirstOutput: Double
  var output: Data
}

func measure(_ command: URL, _ arguments: [String]) throws -> Measurement {
  let process = Process()
  process.executableURL = command
  process.arguments = arguments
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = FileHandle.nullDevice
  let clock = ContinuousClock()
  let start = clock.now
  try process.run()
  var output = pipe.fileHandleForReading.availableData
  let first = clock.now - start
  output.append(pipe.fileHandleForReading.readDataToEndOfFile())
  process.waitUntilExit()
  return Measurement(seconds: seconds(clock.now - start), secondsToFirstOutput: seconds(first), output: output)
}

func seconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
}

/// The best of some runs: what is left of noise when the machine is busy.
func best(_ rounds: Int, _ run: () throws -> Measurement) throws -> Measurement {
  var best = try run()
  for _ in 1..<rounds {
    let next = try run()
    if next.seconds < best.seconds { best = next }
  }
  return best
}

let manager = FileManager.default
let command = ProcessInfo.processInfo.environment["FEEDBACK_LINT"].map { URL(fileURLWithPath: $0) }
  ?? URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("feedback-lint")
guard manager.isExecutableFile(atPath: command.path) else {
  FileHandle.standardError.write(Data("There is no \(command.path); say which command to measure with FEEDBACK_LINT=PATH.\n".utf8))
  exit(2)
}

let work = manager.temporaryDirectory.appendingPathComponent("lint-bench-\(ProcessInfo.processInfo.processIdentifier)")
try manager.createDirectory(at: work, withIntermediateDirectories: true)
defer { try? manager.removeItem(at: work) }
let corpus = work.appendingPathComponent("App")
if let given = CommandLine.arguments.dropFirst().first {
  // A copy, because a file of it is edited.
  try manager.copyItem(at: URL(fileURLWithPath: given), to: corpus)
} else {
  var made = Corpus(seed: 2024)
  try made.write(3000, into: corpus)
}
let cache = work.appendingPathComponent("cache").path

func lint(_ arguments: String...) throws -> Measurement {
  try measure(command, arguments + ["--format", "json", "--cache-path", cache, corpus.path])
}

// Cold, warm, and with one file changed. The first run of all reads the files into the system's memory.
_ = try lint("--no-cache")
let cold = try best(3) { try lint("--no-cache") }
var usage = rusage()
#if os(Linux)
  getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
  let megabytes = Double(usage.ru_maxrss) / 1024
#else
  getrusage(RUSAGE_CHILDREN, &usage)
  let megabytes = Double(usage.ru_maxrss) / 1_048_576
#endif
let filled = try lint()
let warm = try best(7) { try lint() }
precondition(warm.output == filled.output && filled.output == cold.output, "cached findings differ from fresh ones")

let files = manager.enumerator(at: corpus, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
  .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path } ?? []
var generator = Generator(state: 7)
var edited: [Double] = []
for round in 0..<7 {
  guard let file = files.randomElement(using: &generator) else { break }
  let text = try String(contentsOf: file, encoding: .utf8)
  try (text + "\nstruct Added\(round) { var value = \(round) }\n").write(to: file, atomically: true, encoding: .utf8)
  edited.append(try lint().seconds)
}
let afterEdits = try lint()
let fresh = try lint("--no-cache")
precondition(afterEdits.output == fresh.output, "findings after edits differ from fresh ones")

let parse = try best(2) { try measure(command, ["parse", corpus.path]) }
let format = try measure(
  URL(fileURLWithPath: "/usr/bin/env"), ["swift", "format", "lint", "--recursive", "--parallel", corpus.path])
let firstOutput = try best(3) {
  try measure(command, ["--format", "terminal", "--cache-path", cache, corpus.path])
}.secondsToFirstOutput

try report("lint: cold, against parsing every file", cold.seconds, "s", against: parse.seconds, goal: 0.2)
try report("lint: cold, against swift format lint", cold.seconds, "s", against: format.seconds, goal: 1.0 / 15)
try report("lint: warm, against swift format lint", warm.seconds, "s", against: format.seconds, goal: 0.02)
try report("lint: one file changed, against warm", edited.min() ?? 0, "s", against: warm.seconds, goal: 2)
try report("lint: first finding, warm", firstOutput * 1000, "ms", against: 300, goal: 1)
try report("lint: memory, cold", megabytes, "MB", against: 300, goal: 1)
