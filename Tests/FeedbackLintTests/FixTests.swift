import Foundation
import Testing

@Suite struct FixTests {
  @Test func `fix rewrites, and a second run changes nothing`() throws {
    let sandbox = try Sandbox(["A.swift": Sample.reported, "B.swift": Sample.clean])
    let run = try sandbox.lint("--fix")
    #expect(run.status == 0)
    #expect(try sandbox.read("A.swift") == Sample.fixed)
    #expect(try sandbox.read("B.swift") == Sample.clean)
    #expect(try sandbox.lint("--fix").complaints == "")
    #expect(try sandbox.read("A.swift") == Sample.fixed)
  }

  @Test func `diff shows a patch and changes nothing`() throws {
    let sandbox = try Sandbox(["Sub/A.swift": Sample.reported])
    let run = try sandbox.lint("--diff")
    #expect(run.status == 1)
    #expect(run.output == """
      --- a/Sub/A.swift
      +++ b/Sub/A.swift
      @@ -1,2 +1,1 @@
      -// feedback-lint:disable:next syntax — nothing here
       struct Reported {}

      """)
    #expect(try sandbox.read("Sub/A.swift") == Sample.reported)
    try sandbox.git("init", "-q")
    try sandbox.write(run.output, to: "fix.patch")
    #expect(try sandbox.git("apply", "fix.patch").status == 0)
    #expect(try sandbox.read("Sub/A.swift") == Sample.fixed)
  }

  @Test func `a patch can go to a file, and names files as patch and git read them`() throws {
    let sandbox = try Sandbox(["A file.swift": Sample.reported])
    let run = try sandbox.lint("--diff", "--output", "fix.patch")
    #expect(run.output == "" && run.status == 1)
    #expect(try sandbox.read("fix.patch").hasPrefix("--- a/A file.swift\t\n+++ b/A file.swift\t\n@@ "))
    try sandbox.git("init", "-q")
    #expect(try sandbox.git("apply", "fix.patch").status == 0)
    #expect(try sandbox.read("A file.swift") == Sample.fixed)
    try sandbox.write(Sample.reported, to: "B.swift")
    let path = sandbox.url("B.swift").path
    #expect(try sandbox.lint("--diff", path).output.hasPrefix("--- a\(path)\n"))
  }

  @Test func `fixes go through links and keep what a file may`() throws {
    let sandbox = try Sandbox(["Real.swift": Sample.reported])
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: sandbox.url("Real.swift").path)
    try FileManager.default.createDirectory(at: sandbox.url("Sub"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.url("Sub/Link.swift").path, withDestinationPath: "../Real.swift")
    #expect(try sandbox.lint("--fix", "Sub").status == 0)
    #expect(try sandbox.read("Real.swift") == Sample.fixed)
    let attributes = try FileManager.default.attributesOfItem(atPath: sandbox.url("Real.swift").path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: sandbox.url("Sub/Link.swift").path) == "../Real.swift")
  }

  @Test func `standard input is checked as the file it stands for`() throws {
    let sandbox = try Sandbox(["Sub/.feedback-lint.json": "{\"rules\": {\"unused-disable\": \"error\"}}"])
    let run = try sandbox.lint("--stdin-path", "Sub/New.swift", "--format", "github", input: Sample.reported)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("::error file=Sub/New.swift,line=1,"))
    let fixed = try sandbox.lint("--stdin-path", "Sub/New.swift", "--fix", input: Sample.reported)
    #expect(fixed.output == Sample.fixed)
    let clean = try sandbox.lint("--stdin-path", "Sub/New.swift", "--fix", input: Sample.clean)
    #expect(clean.output == Sample.clean && clean.status == 0)
  }

  @Test func `a file that is not UTF-8 is read at its own places and left as it is`() throws {
    let sandbox = try Sandbox()
    let source = """
      import SwiftUI
      // caf\u{FF}, na\u{FF}ve, \u{FF}
      struct Editor: View {
        @State private var isSaving = false
        @State private var message: String?
        var body: some View {
          Button("Save") { Task { await save() } }
        }
        func save() async {
          isSaving = true
          do { try await service.save() } catch { message = error.localizedDescription }
          isSaving = false
        }
      }

      """
    // One byte for each accent, as an older encoding has it.
    let bytes = Data(source.unicodeScalars.map { UInt8($0.value) })
    try bytes.write(to: sandbox.url("A.swift"))
    let run = try sandbox.lint("--fix", "--format", "github")
    #expect(run.status == 1)
    #expect(run.output.contains("line=2,endLine=2,col=7,endColumn=8,title=feedback-lint%3A syntax"))
    #expect(run.output.contains("line=7,endLine=7,col=5,endColumn=11,title=feedback-lint%3A mutation-shows-spinner"))
    #expect(try Data(contentsOf: sandbox.url("A.swift")) == bytes)
  }

  @Test func `a baseline keeps quiet about what was there`() throws {
    let sandbox = try Sandbox(["A.swift": Sample.reported])
    let recorded = try sandbox.lint("--baseline", "known.json")
    #expect(recorded.status == 0 && recorded.output == "" && recorded.complaints.hasPrefix("Recorded 1 finding in known.json."))
    #expect(try sandbox.lint("--baseline", "known.json").status == 0)
    try sandbox.write("\n\n" + Sample.reported, to: "A.swift")
    #expect(try sandbox.lint("--baseline", "known.json").status == 0)
    try sandbox.write(Sample.reported, to: "B.swift")
    let run = try sandbox.lint("--baseline", "known.json", "--format", "github")
    #expect(run.status == 1 && run.output.contains("file=B.swift") && !run.output.contains("file=A.swift"))
    #expect(try sandbox.lint("--baseline", "known.json", "--update-baseline").status == 0)
    #expect(try sandbox.lint("--baseline", "known.json").status == 0)
    let versions = ["{\"version\": 2, \"findings\": []}", "{\"version\": 1, \"findings\": [{}]}"]
    for damaged in ["nonsense", "", "[]", "{}"] + versions {
      try sandbox.write(damaged, to: "known.json")
      let run = try sandbox.lint("--baseline", "known.json")
      #expect(run.status == 2 && run.complaints.hasPrefix("feedback-lint: known.json"))
    }
  }

  @Test func `a baseline means the same wherever the command is started`() throws {
    let sandbox = try Sandbox(["App/A.swift": Sample.reported])
    #expect(try sandbox.lint("--baseline", "known.json").status == 0)
    #expect(try sandbox.read("known.json").contains("\"App/A.swift\""))
    #expect(try sandbox.lint("--baseline", "known.json", sandbox.url("App").path).status == 0)
    let shell = URL(fileURLWithPath: "/bin/sh")
    let line = "cd App && '\(Sandbox.command.path)' --baseline ../known.json"
    #expect(try sandbox.run(shell, ["-c", line], input: Data(), environment: [:]).status == 0)
  }

  @Test func `what is not reported is not fixed`() throws {
    let sandbox = try Sandbox(["A.swift": Sample.reported])
    _ = try sandbox.lint("--baseline", "known.json")
    try sandbox.write(Sample.reported, to: "B.swift")
    #expect(try sandbox.lint("--fix", "--baseline", "known.json").status == 0)
    #expect(try sandbox.read("A.swift") == Sample.reported)
    #expect(try sandbox.read("B.swift") == Sample.fixed)
    try sandbox.write("{\"rules\": {\"unused-disable\": \"note\"}}", to: ".feedback-lint.json")
    #expect(try sandbox.lint("--fix").status == 0)
    #expect(try sandbox.read("A.swift") == Sample.reported)
    #expect(try sandbox.lint("--fix", "--all").status == 0)
    #expect(try sandbox.read("A.swift") == Sample.fixed)
  }
}
