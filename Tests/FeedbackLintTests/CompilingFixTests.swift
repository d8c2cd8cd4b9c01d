import Foundation
import LintModel
import LintRules
import Testing

/// Fixes as the compiler sees them. These tests need `SwiftUI` and `FeedbackStates` beside the linter in one build.
@Suite("A fix compiles where the original compiled", .enabled(if: TypeChecker.hasModules))
struct CompilingFixTests {
  /// Copies a program of `Compiling` into a folder of its own.
  private func sandbox(_ program: String) throws -> Sandbox {
    let manager = FileManager.default
    let source = TypeChecker.programs.appendingPathComponent(program)
    let sandbox = try Sandbox()
    try manager.copyItem(
      at: TypeChecker.programs.appendingPathComponent("Shared.swift"), to: sandbox.url("Shared.swift"))
    for name in try manager.contentsOfDirectory(atPath: source.path) {
      try manager.copyItem(at: source.appendingPathComponent(name), to: sandbox.url(name))
    }
    return sandbox
  }

  @Test func `what is fixed compiles, is reported by no rule and is not fixed again`() throws {
    let sandbox = try sandbox("Fixed")
    try TypeChecker.expectNoComplaints(about: sandbox)
    #expect(try sandbox.lint("--quiet").status == 1)
    let run = try sandbox.lint("--fix")
    #expect(run.status == 0, "\(run.output)")
    try TypeChecker.expectNoComplaints(about: sandbox)
    let fixed = try sandbox.texts()
    #expect(try sandbox.lint("--fix").status == 0)
    #expect(try sandbox.texts() == fixed)
    #expect(try sandbox.lint("--all", "--fix").status == 0)
    try TypeChecker.expectNoComplaints(about: sandbox)
    let noted = try sandbox.texts()
    #expect(try sandbox.lint("--all", "--fix").status == 0)
    #expect(try sandbox.texts() == noted)
  }

  @Test(arguments: ["Withheld", "OwnStates"])
  func `what would not compile is not written`(program: String) throws {
    let sandbox = try sandbox(program)
    try TypeChecker.expectNoComplaints(about: sandbox)
    let run = try sandbox.lint("--fix")
    #expect(run.status == 1 && !run.output.contains("╰ --fix"))
    try TypeChecker.expectNoComplaints(about: sandbox)
  }

  @Test func `the rules' own examples compile once they are fixed`() throws {
    var before = ["Shared.swift": Self.surroundings]
    var after = before
    for (number, source) in Self.fixableExamples.enumerated() {
      // Read as a file of its own, and compiled in a type of its own, since the examples use the same names.
      let sandbox = try Sandbox(["Example.swift": source])
      _ = try sandbox.lint("--isolated", "--fix")
      let fixed = try sandbox.read("Example.swift")
      #expect(fixed != source)
      for (text, isFixed) in [(source, false), (fixed, true)] {
        let file = "import FeedbackStates\nimport SwiftUI\n\nenum Example\(number) {\n\(text)\n}\n"
        if isFixed { after["Example\(number).swift"] = file } else { before["Example\(number).swift"] = file }
      }
    }
    #expect(before.count > 8)
    try TypeChecker.expectNoComplaints(about: Sandbox(before))
    try TypeChecker.expectNoComplaints(about: Sandbox(after))
  }

  /// The reported examples that are made of types and that a fix changes.
  private static var fixableExamples: [String] {
    RuleCatalogue.all.flatMap { $0.description.reported }.map { $0.replacing("↓", with: "") }.filter { source in
      guard source.hasPrefix("struct "), let sandbox = try? Sandbox(["Example.swift": source]) else { return false }
      return (try? sandbox.lint("--isolated", "--diff").output.isEmpty) == false
    }
  }

  /// What the examples take for granted.
  private static let surroundings = """
    import FeedbackStates
    import SwiftUI

    struct Item: Identifiable, Sendable { var id = 0; var title = "" }
    struct Page: Sendable { var title = "" }
    struct Profile: Sendable { var name = "" }
    struct ItemRow: View { let item: Item; var body: some View { Text(item.title) } }
    struct ItemTable: View { let items: [Item]; var body: some View { List(items) { ItemRow(item: $0) } } }
    struct ErrorView: View {
      let error: any Error
      let retry: @MainActor () -> Void
      var body: some View { Button("Retry", action: retry) }
    }

    struct Service: Sendable {
      func items() async throws -> [Item] { [] }
      func titles(_ query: String = "") async throws -> [String] { [] }
      func profile() async throws -> Profile { Profile() }
      func save() async throws {}
      func delete() async throws {}
    }

    let service = Service()
    let store = Service()
    @MainActor var message = ""
    func load() {}
    func add() {}
    func report(_ error: any Error) {}

    """ + (try! String(contentsOf: TypeChecker.programs.appendingPathComponent("Shared.swift"), encoding: .utf8))
    .split(separator: "#if os(Linux)", maxSplits: 1).dropFirst().map { "#if os(Linux)" + $0 }.joined()
}

/// The compiler, with the modules of this build.
private enum TypeChecker {
  static let programs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Compiling")
  private static let products = Sandbox.command.deletingLastPathComponent()

  static var hasModules: Bool {
    let modules = products.appendingPathComponent("Modules").path
    return ["SwiftUI", "FeedbackStates"].allSatisfy {
      FileManager.default.fileExists(atPath: "\(modules)/\($0).swiftmodule")
    }
  }

  /// Compiles the Swift files of a folder, and expects neither errors nor warnings.
  static func expectNoComplaints(about sandbox: Sandbox, location: SourceLocation = #_sourceLocation) throws {
    let complaints = try complaints(about: sandbox)
    #expect(complaints == [], sourceLocation: location)
  }

  private static func complaints(about sandbox: Sandbox) throws -> [String] {
    let environment = URL(fileURLWithPath: "/usr/bin/env")
    let libraries = try sandbox.run(
      environment, ["pkg-config", "--cflags-only-I", "libadwaita-1"], input: Data(), environment: [:])
    let headers = libraries.output.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
    let package = programs.appendingPathComponent("../../..").standardizedFileURL
    let files = try sandbox.texts().keys.sorted()
    let run = try sandbox.run(
      environment,
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-I", "\(products.path)/Modules",
        "-I", package.appendingPathComponent("Sources/CAdwaita").path,
        "-module-cache-path", "\(products.path)/CompilingFixTests.modules",
      ] + headers + files, input: Data(), environment: [:])
    let lines = run.complaints.split(separator: "\n").filter {
      $0.contains(#/^[^ |]+:\d+:\d+: (error|warning): /#) || $0.hasPrefix("error: ")
        || $0.contains("<unknown>:0: error")
    }
    return lines.map(String.init) + (run.status != 0 && lines.isEmpty ? [run.complaints] : [])
  }
}

extension Sandbox {
  /// The Swift files, by name.
  fileprivate func texts() throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try read($0)) })
  }
}
