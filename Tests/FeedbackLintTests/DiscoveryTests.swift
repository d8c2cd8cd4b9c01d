import Foundation
import Testing

@Suite struct DiscoveryTests {
  /// The files a run reports on, when every file has something to report.
  private func files(_ sandbox: Sandbox, _ arguments: String...) throws -> [String] {
    let run = try sandbox.run(
      Sandbox.command, arguments + ["--format", "github"], input: Data(), environment: [:])
    return run.output.split(separator: "\n").compactMap { $0.firstMatch(of: /file=([^,]*),/).map { String($0.1) } }
  }

  @Test func `other people's code and hidden folders are left alone`() throws {
    let sandbox = try Sandbox(
      Dictionary(
        uniqueKeysWithValues: [
          "A.swift", "Sub/B.swift", ".build/C.swift", "Pods/D.swift", "Carthage/E.swift", "DerivedData/F.swift",
          ".hidden/G.swift", "Sub/Pods/H.swift", "Sub/notes.txt", "Sub/.I.swift",
        ].map { ($0, Sample.reported) }))
    #expect(try files(sandbox) == ["A.swift", "Sub/B.swift"])
    #expect(try files(sandbox, "Sub", "Sub/B.swift", "./Sub/") == ["Sub/B.swift"])
    #expect(try files(sandbox, "Pods") == ["Pods/D.swift"])
  }

  @Test func `links to folders are not followed, and links to files are`() throws {
    let sandbox = try Sandbox(["Sub/A.swift": Sample.reported, "Real.txt": Sample.reported])
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: sandbox.url("Sub/Loop").path, withDestinationPath: "..")
    try manager.createSymbolicLink(atPath: sandbox.url("Sub/Folder.swift").path, withDestinationPath: ".")
    try manager.createSymbolicLink(atPath: sandbox.url("Sub/Link.swift").path, withDestinationPath: "../Real.txt")
    try manager.createSymbolicLink(atPath: sandbox.url("Sub/Broken.swift").path, withDestinationPath: "nowhere")
    #expect(try files(sandbox) == ["Sub/A.swift", "Sub/Link.swift"])
  }

  @Test func `a pipe named like source does not stop the run`() throws {
    let sandbox = try Sandbox(["A.swift": Sample.reported])
    mkfifo(sandbox.url("Pipe.swift").path, 0o600)
    #expect(try files(sandbox) == ["A.swift"])
    #expect(try sandbox.lint("Pipe.swift").status == 2)
  }

  @Test func `the nearest configuration counts`() throws {
    let sandbox = try Sandbox([
      ".feedback-lint.json": "{\"rules\": {\"unused-disable\": \"off\"}}", "A.swift": Sample.reported,
      "Sub/.feedback-lint.json": "{\n// strict here\n}", "Sub/B.swift": Sample.reported,
      "Sub/Deep/C.swift": Sample.reported,
    ])
    #expect(try files(sandbox) == ["Sub/B.swift", "Sub/Deep/C.swift"])
    #expect(try files(sandbox, "Sub/Deep") == ["Sub/Deep/C.swift"])
    #expect(try files(sandbox, "--config", ".feedback-lint.json") == [])
  }

  @Test func `patterns are relative to the configuration`() throws {
    let sandbox = try Sandbox([
      "App/.feedback-lint.json": "{\"exclude\": [\"Generated\", \"*+Mock.swift\"], \"include\": [\"Sources\"]}",
      "App/Sources/A.swift": Sample.reported, "App/Sources/Generated/B.swift": Sample.reported,
      "App/Sources/C+Mock.swift": Sample.reported, "App/Other/D.swift": Sample.reported, "Generated/E.swift": Sample.reported,
    ])
    #expect(try files(sandbox) == ["App/Sources/A.swift", "Generated/E.swift"])
  }

  @Test func `a configuration with a mistake stops the run and says where it is`() throws {
    let sandbox = try Sandbox(["A.swift": Sample.reported, ".feedback-lint.json": "{\n  \"exlude\": []\n}"])
    let run = try sandbox.lint()
    #expect(run.status == 2)
    #expect(run.complaints == "feedback-lint: .feedback-lint.json:2:3: there is no key “exlude”. Did you mean “exclude”?\n")
  }

  @Test func `a configuration is written once, and can be read`() throws {
    let sandbox = try Sandbox(["A.swift": Sample.reported])
    #expect(try sandbox.lint("--init").status == 0)
    #expect(try files(sandbox) == ["A.swift"])
    #expect(try sandbox.lint("--init").status == 2)
    let text = try sandbox.read(".feedback-lint.json").replacing("// \"unused-disable\": \"error\",", with: "\"unused-disable\": \"off\",")
    try sandbox.write(text, to: ".feedback-lint.json")
    #expect(try files(sandbox) == [])
  }

  @Test func `only what git says changed is reported`() throws {
    let sandbox = try Sandbox(["Old.swift": Sample.reported, "Sub/Edited.swift": Sample.reported])
    try sandbox.git("init", "-q")
    #expect(try files(sandbox, "--changed") == ["Old.swift", "Sub/Edited.swift"])
    try sandbox.git("add", ".")
    try sandbox.git("commit", "-qm", "Start")
    #expect(try files(sandbox, "--changed") == [])
    try sandbox.write(Sample.reported + "// more\n", to: "Sub/Edited.swift")
    try sandbox.write(Sample.reported, to: "New ü.swift")
    #expect(try files(sandbox, "--changed") == ["New ü.swift", "Sub/Edited.swift"])
    #expect(try files(sandbox, "--changed", "Sub") == ["Sub/Edited.swift"])
    try sandbox.git("checkout", "-qb", "topic")
    try sandbox.git("add", ".")
    try sandbox.git("commit", "-qm", "Topic")
    #expect(try files(sandbox, "--changed", "main") == ["New ü.swift", "Sub/Edited.swift"])
    let run = try sandbox.lint("--changed", "no-such-branch")
    #expect(run.status == 2 && run.complaints.hasPrefix("feedback-lint: git cannot say what changed: "))
  }

  @Test func `outside a repository there is nothing git can say`() throws {
    let run = try Sandbox().lint("--changed")
    #expect(run.status == 2)
  }
}
