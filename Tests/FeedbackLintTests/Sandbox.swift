import Foundation
import Testing

/// A folder of its own, with the command to run in it and a cache that nobody else uses.
final class Sandbox {
  let folder: URL

  /// What a run of the command came to.
  struct Run {
    var status: Int32
    var output: String
    var complaints: String
  }

  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("feedback-lint-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url(path))
  }

  func read(_ path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }

  /// The command, as the build put it beside these tests.
  static var command: URL {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("feedback-lint")
    #else
      return URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("feedback-lint")
    #endif
  }

  func lint(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws -> Run {
    try run(Self.command, arguments, input: Data(input.utf8), environment: environment)
  }

  @discardableResult
  func git(_ arguments: String...) throws -> Run {
    let names = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "init.defaultBranch=main"]
    return try run(URL(fileURLWithPath: "/usr/bin/env"), ["git"] + names + arguments, input: Data(), environment: [:])
  }

  func run(_ command: URL, _ arguments: [String], input: Data, environment: [String: String]) throws -> Run {
    let process = Process()
    process.executableURL = command
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var all = ProcessInfo.processInfo.environment
    all["XDG_CACHE_HOME"] = folder.appendingPathComponent(".cache").path
    all["NO_COLOR"] = "1"
    process.environment = all.merging(environment) { $1 }
    // Files, because a pipe that nobody reads while another is read may fill up.
    let names = (0..<3).map { _ in folder.appendingPathComponent(".\(UUID().uuidString)") }
    defer { for name in names { try? FileManager.default.removeItem(at: name) } }
    try input.write(to: names[0])
    for name in names[1...] { _ = FileManager.default.createFile(atPath: name.path, contents: nil) }
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    process.standardOutput = try FileHandle(forWritingTo: names[1])
    process.standardError = try FileHandle(forWritingTo: names[2])
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: String(decoding: try Data(contentsOf: names[1]), as: UTF8.self),
      complaints: String(decoding: try Data(contentsOf: names[2]), as: UTF8.self))
  }
}

/// Source that needs no rule of the engine to be reported: a comment that silences nothing, with a fix.
enum Sample {
  static let clean = "struct Clean {}\n"
  static let reported = "// feedback-lint:disable:next syntax — nothing here\nstruct Reported {}\n"
  static let fixed = "struct Reported {}\n"
}
