import Foundation
import Testing

@Suite struct CommandTests {
  @Test func `the status says whether something was found`() throws {
    let sandbox = try Sandbox(["Clean.swift": Sample.clean, "Reported.swift": Sample.reported])
    #expect(try sandbox.lint("Clean.swift", "--isolated").status == 0)
    #expect(try sandbox.lint().status == 1)
    #expect(try sandbox.lint("Missing.swift").status == 2)
    #expect(try sandbox.lint("--nonsense").status == 2)
  }

  @Test func `the help is as it was when people last looked at it`() throws {
    let run = try Sandbox().lint("--help")
    #expect(run.status == 0)
    try Golden.check(run.output, "help")
  }

  @Test func `the report for a terminal shows the line and a caret`() throws {
    let sandbox = try Sandbox(["Sources/Reported.swift": Sample.reported])
    let run = try sandbox.lint("Sources")
    #expect(run.output.replacing(/\(1 file checked in .*\)/, with: "(…)") == """
      Sources/Reported.swift:1:31: warning: nothing here breaks “syntax”; remove this comment, or it will hide the next \
      mistake [unused-disable]
       1 │ // feedback-lint:disable:next syntax — nothing here
         │                               ^~~~~~
         ╰ --fix: Remove the comment

      1 warning in 1 file (…).
      1 of them can be fixed: --diff shows how, --fix does it.

      """)
  }

  @Test(arguments: [
    (["--fomat", "json"], "There is no option --fomat. Did you mean “--format”?"),
    (["--format", "jsn"], "There is no format “jsn”. Did you mean “json”?"),
    (["--explain", "unused-disabel"], "There is no rule “unused-disabel”. Did you mean “unused-disable”?"),
    (["--only", "syntx"], "There is no rule “syntx”. Did you mean “syntax”?"),
    (["--format"], "--format needs a value: --format NAME."),
    (["--fix=yes"], "--fix takes no value."),
    (["--jobs", "none"], "--jobs takes a number above 0, not “none”."),
    (["--only", ","], "--only needs a value: --only RULES."),
    (["Sourcs"], "There is no file or folder “Sourcs”. Did you mean “Sources”?"),
    (["lps"], "There is no file or folder “lps”. Did you mean “lsp”?"),
    (["Lost.swift"], "“Lost.swift” is a link that leads nowhere."),
    (["Notes.txt"], "“Notes.txt” is not a Swift file."),
    (["--update-baseline"], "--update-baseline needs --baseline FILE."),
    (["--changed", "--baseline", "new.json"], "There is no baseline “new.json” yet, and --changed sees too little"),
    (["--stdin-path", "Sources"], "--stdin-path names the file that standard input stands for; “Sources” is a folder."),
    (["--init", "Sources", "More"], "--init writes into one folder; name one, or none for this one."),
    (["--init", "Sourcs"], "There is no folder “Sourcs”."),
  ])
  func `what is misspelt gets a suggestion`(arguments: [String], complaint: String) throws {
    let sandbox = try Sandbox(["Sources/A.swift": Sample.clean, "Notes.txt": ""])
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.url("Lost.swift").path, withDestinationPath: "nowhere.swift")
    let run = try sandbox.run(Sandbox.command, arguments, input: Data(), environment: [:])
    #expect(run.status == 2)
    #expect(run.complaints.hasPrefix("feedback-lint: \(complaint)"))
  }

  @Test func `strict makes warnings errors, and quiet says nothing of nothing`() throws {
    let sandbox = try Sandbox(["Reported.swift": Sample.reported])
    #expect(try sandbox.lint("--strict", "--format", "xcode").output.contains(": error: "))
    try sandbox.write(Sample.clean, to: "Reported.swift")
    let run = try sandbox.lint("--quiet")
    #expect(run.output == "" && run.complaints == "" && run.status == 0)
  }

  @Test func `a report can go to a file`() throws {
    let sandbox = try Sandbox(["Reported.swift": Sample.reported])
    let run = try sandbox.lint("--format", "json", "--output", "report.json")
    #expect(run.output == "" && run.status == 1)
    #expect(try sandbox.read("report.json").contains("\"rule\": \"unused-disable\""))
    #expect(try sandbox.lint("--output", "missing/report.json").status == 2)
  }

  @Test func `colour is shown when it is asked for`() throws {
    let sandbox = try Sandbox(["Reported.swift": Sample.reported])
    #expect(try sandbox.lint("--color", "always").output.contains("\u{1B}["))
    #expect(try !sandbox.lint("--color", "auto").output.contains("\u{1B}["))
  }

  @Test func `every rule can be listed and explained`() throws {
    let sandbox = try Sandbox()
    let rules = try sandbox.lint("--rules").output.split(separator: "\n").compactMap { line in
      line.contains("  ") ? line.split(separator: " ").first.map(String.init) : nil
    }
    #expect(rules.contains("unused-disable"))
    for rule in rules {
      let run = try sandbox.lint("--explain", rule)
      #expect(run.status == 0 && run.output.hasPrefix("\(rule): "))
    }
  }

  @Test func `the page of rules in the documentation is up to date`() throws {
    let page = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../docs/lint-rules.md").standardizedFileURL
    let text = try Sandbox().lint("--rules", "--format", "markdown").output
    #expect(try String(contentsOf: page, encoding: .utf8) == text, "write it anew: feedback-lint --rules --format markdown")
  }

  @Test func `source that does not parse is one warning`() throws {
    let sandbox = try Sandbox(["Broken.swift": "import SwiftUI\nstruct Page: View { var body: some View { Text(\"a\" } )))\n"])
    let run = try sandbox.lint("--format", "xcode", "--only", "syntax")
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.output.contains("warning: this file does not parse"))
  }

  @Test func `bytes that are no text are no reason to crash`() throws {
    let sandbox = try Sandbox()
    try Data([0xFF, 0xFE, 0x00, 0x80] + Array("struct A: View {".utf8) + [0xC3]).write(to: sandbox.url("A.swift"))
    try Data().write(to: sandbox.url("Empty.swift"))
    try sandbox.write(String(repeating: "(", count: 20_000), to: "Deep.swift")
    try sandbox.write("import SwiftUI\nlet a = " + String(repeating: "[", count: 5000), to: "Deeper.swift")
    #expect(try [0, 1].contains(sandbox.lint().status))
  }
}

@Suite struct StreamingTests {
  @Test func `findings come in the order of their files, and are counted at the end`() throws {
    let files = (0..<40).map { ("Sources/File\($0).swift", $0 % 3 == 0 ? Sample.reported : Sample.clean) }
    let sandbox = try Sandbox(Dictionary(uniqueKeysWithValues: files))
    let output = try sandbox.lint("--no-cache").output
    let paths = output.split(separator: "\n").filter { $0.contains("[unused-disable]") }
      .map { String($0.prefix { $0 != ":" }) }
    #expect(paths.count == 14 && paths == paths.sorted())
    #expect(output.split(separator: "\n").contains { $0.hasPrefix("14 ") && $0.contains("40 files checked") })
    #expect(try withoutTime(sandbox.lint().output) == withoutTime(output))
    #expect(try withoutTime(sandbox.lint().output) == withoutTime(output))
  }

  private func withoutTime(_ text: String) -> String { text.replacing(/checked in [^)]*/, with: "") }
}

@Suite struct ConfiguredVerbTests {
  @Test func `a verb that the configuration adds makes a button one that changes something`() throws {
    let sandbox = try Sandbox([
      "Pad.swift": """
        struct Pad: View {
          let rocket: Rocket
          var body: some View { Button("Go") { rocket.launch() } }
        }

        """,
      "Rocket.swift": """
        final class Rocket {
          func launch() { Task { await send() } }
          func send() async { await radio.emit() }
        }

        """,
    ])
    #expect(try !sandbox.lint("--format", "github").output.contains("mutation-disables-trigger"))
    try sandbox.write("{\"mutationVerbs\": [\"launch\"]}", to: ".feedback-lint.json")
    #expect(try sandbox.lint("--format", "github").output.contains("mutation-disables-trigger"))
  }
}
