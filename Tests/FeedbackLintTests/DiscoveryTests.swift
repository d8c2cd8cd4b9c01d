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

  @Test func `a folder without Swift files is said to be one`() throws {
    let sandbox = try Sandbox(["Sources/A.swift": Sample.clean, "Other/notes.txt": ""])
    let run = try sandbox.lint("Sources", "Other")
    #expect(run.status == 0)
    #expect(run.complaints == "feedback-lint: there is no Swift file to check in “Other”.\n")
    #expect(try sandbox.lint("Other", "--quiet").complaints == "")
  }

  @Test func `a folder that cannot be read fails the run`() throws {
    let sandbox = try Sandbox(["A.swift": Sample.clean])
    // Deeper than a path may be long, which stops everybody, the administrator too.
    let name = String(repeating: "d", count: 200)
    var folder = open(sandbox.folder.path, O_RDONLY)
    for _ in 0..<24 {
      #expect(mkdirat(folder, name, 0o700) == 0)
      let inner = openat(folder, name, O_RDONLY)
      close(folder)
      folder = inner
    }
    close(folder)
    let run = try sandbox.lint()
    #expect(run.status == 2)
    #expect(run.complaints.hasPrefix("feedback-lint: the folder “ddd"))
    #expect(run.complaints.hasSuffix("” cannot be read.\n"))
    #expect(try sandbox.lint("A.swift").status == 0)
    _ = try sandbox.run(URL(fileURLWithPath: "/bin/rm"), ["-rf", name], input: Data(), environment: [:])
  }

  @Test func `paths are shown without detours`() throws {
    let sandbox = try Sandbox(["App/A.swift": Sample.reported])
    #expect(try files(sandbox, "./App/../App/") == ["App/A.swift"])
    #expect(try files(sandbox, "App//A.swift") == ["App/A.swift"])
    #expect(try files(sandbox, sandbox.url("App/../App").path) == ["App/A.swift"])
    let run = try sandbox.lint("--stdin-path", "./App/../App/A.swift", "--format", "github", input: Sample.reported)
    #expect(run.output.hasPrefix("::error file=App/A.swift,") || run.output.hasPrefix("::warning file=App/A.swift,"))
  }

  @Test func `a file that is in no project is read with the folder the command was started in`() throws {
    let page = """
      import SwiftUI
      struct Page: View {
        @State private var model = Model()
        var body: some View { Group { if case .success(let text) = model.text { Text(text) } } }
      }
      """
    let sandbox = try Sandbox([
      "Views/Page.swift": page,
      "Models/Model.swift": "@Observable final class Model { var text: Loadable<String> = .loading }",
    ])
    for arguments in [["Views/Page.swift"], ["--stdin-path", "Views/Page.swift"]] {
      let run = try sandbox.run(
        Sandbox.command, arguments + ["--format", "xcode"], input: Data(page.utf8), environment: [:])
      #expect(run.output.contains("error: ") && run.output.contains("[no-success-only-unwrap]"))
      let alone = try sandbox.run(
        Sandbox.command, arguments + ["--isolated", "--format", "xcode"], input: Data(page.utf8), environment: [:])
      #expect(!alone.output.contains("[no-success-only-unwrap]"))
    }
  }

  @Test func `a configuration is written once, and can be read`() throws {
    let sandbox = try Sandbox(["A.swift": Sample.reported])
    #expect(try sandbox.lint("--init").status == 0)
    #expect(try files(sandbox) == ["A.swift"])
    #expect(try sandbox.lint("--init").status == 2)
    let text = try sandbox.read(".feedback-lint.json").replacing("// \"unused-disable\": \"error\",", with: "\"unused-disable\": \"off\",")
    try sandbox.write(text, to: ".feedback-lint.json")
    #expect(try sandbox.lint("--quiet").status == 0)
    try sandbox.write(Sample.reported, to: "Sub/B.swift")
    #expect(try sandbox.lint("--init", "Sub").status == 0)
    #expect(try files(sandbox) == ["Sub/B.swift"])
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

  @Test func `what changed is found from outside the repository and through a link to it`() throws {
    let sandbox = try Sandbox(["App/Old.swift": Sample.reported, "Elsewhere/notes.txt": ""])
    let elsewhere = sandbox.url("Elsewhere")
    try sandbox.git("-C", "App", "init", "-q")
    try sandbox.git("-C", "App", "add", ".")
    try sandbox.git("-C", "App", "commit", "-qm", "Start")
    try sandbox.write(Sample.reported, to: "App/New.swift")
    try FileManager.default.createSymbolicLink(
      atPath: elsewhere.appendingPathComponent("Link").path, withDestinationPath: "../App")
    #expect(try files(sandbox, "--changed", "HEAD", "App") == ["App/New.swift"])
    #expect(try files(sandbox, "--changed=HEAD", "Elsewhere/Link") == ["Elsewhere/Link/New.swift"])
  }

  @Test func `outside a repository there is nothing git can say`() throws {
    let run = try Sandbox().lint("--changed")
    #expect(run.status == 2)
  }
}
