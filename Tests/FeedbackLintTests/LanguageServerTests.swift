import Foundation
import LintModel
import Testing

/// Conversations as an editor holds them: its messages go through a pipe, and the answers are read from another.
@Suite struct LanguageServerTests {
  private func frame(_ message: JSON) -> Data {
    let body = message.text()
    return Data("Content-Length: \(body.utf8.count)\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n\(body)".utf8)
  }

  /// Splits what a server wrote into messages.
  private func messages(_ output: String) throws -> [JSON] {
    var messages: [JSON] = []
    var rest = Array(output.utf8)[...]
    while !rest.isEmpty {
      let end = try #require(rest.firstRange(of: Array("\r\n\r\n".utf8)))
      let header = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
      let length = try #require(Int(header.split(separator: ":")[1].trimmingCharacters(in: .whitespaces)))
      messages.append(try JSONParser.parse(rest[end.upperBound..<end.upperBound + length]))
      rest = rest[(end.upperBound + length)...]
    }
    return messages
  }

  private func request(_ id: Int, _ method: String, _ parameters: JSON = .null) -> JSON {
    ["jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": parameters]
  }

  private func notification(_ method: String, _ parameters: JSON = [:]) -> JSON {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }

  /// Sends messages one after the other, waiting after each for what the server publishes, and returns all answers.
  private func talk(_ sandbox: Sandbox, _ script: [Step]) throws -> (status: Int32, messages: [JSON]) {
    let process = Process()
    process.executableURL = Sandbox.command
    process.arguments = ["lsp"]
    process.currentDirectoryURL = sandbox.folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["XDG_CACHE_HOME": sandbox.url(".cache").path]) { $1 }
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    var answers = Data()
    var seen = 0
    for step in script {
      switch step {
      case .send(let message): input.fileHandleForWriting.write(frame(message))
      case .raw(let bytes): input.fileHandleForWriting.write(bytes)
      case .run(let action): try action()
      case .wait(let count):
        // An answer is read as far as it has come; the server never falls silent before all are there.
        seen += count
        while (try? messages(String(decoding: answers, as: UTF8.self)).count) ?? 0 < seen {
          let more = output.fileHandleForReading.availableData
          if more.isEmpty { break }
          answers.append(more)
        }
      }
    }
    try input.fileHandleForWriting.close()
    answers.append(output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    return (process.terminationStatus, try messages(String(decoding: answers, as: UTF8.self)))
  }

  private enum Step {
    case send(JSON)
    case raw(Data)
    /// Waits for some more messages.
    case wait(Int)
    case run(() throws -> Void)
  }

  private func start(_ sandbox: Sandbox) -> [Step] {
    let root = JSON.string("file://\(sandbox.folder.path)")
    return [
      .send(request(1, "initialize", ["processId": .null, "rootUri": root, "capabilities": [:]])), .wait(1),
      .send(notification("initialized")),
    ]
  }

  private let stop: [Step] = [
    .send(["jsonrpc": "2.0", "id": 99, "method": "shutdown"]), .wait(1), .send(["jsonrpc": "2.0", "method": "exit"]),
  ]

  private func diagnostics(_ messages: [JSON]) -> [(version: Int?, items: [JSON])] {
    messages.filter { $0["method"] == "textDocument/publishDiagnostics" }.map {
      ($0["params"]?["version"]?.integer, $0["params"]?["diagnostics"]?.elements ?? [])
    }
  }

  @Test func `a document is checked when it is opened, changed and closed`() throws {
    let sandbox = try Sandbox(["A.swift": Sample.clean])
    let address = JSON.string("file://\(sandbox.url("A.swift").path)")
    let range: JSON = ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 52]]
    let (status, messages) = try talk(
      sandbox,
      start(sandbox) + [
        .send(notification("textDocument/didOpen", ["textDocument": ["uri": address, "languageId": "swift", "version": 1, "text": .string(Sample.reported)]])),
        .wait(1),
        .send(notification("textDocument/didChange", ["textDocument": ["uri": address, "version": 2], "contentChanges": [["range": range, "text": "// é🌍"]]])),
        .wait(1),
        .send(notification("textDocument/didChange", ["textDocument": ["uri": address, "version": 3], "contentChanges": [["text": .string("let a = \"🌍\" " + Sample.reported)]]])),
        .wait(1),
        .send(notification("textDocument/didSave", ["textDocument": ["uri": address]])),
        .send(notification("textDocument/didClose", ["textDocument": ["uri": address]])),
        .wait(1),
      ] + stop)
    #expect(status == 0)
    #expect(messages.first?["result"]?["capabilities"]?["textDocumentSync"]?["change"] == 2)
    let published = diagnostics(messages)
    #expect(published.map(\.version) == [1, 2, 3, nil])
    try #require(published.map(\.items.count) == [1, 0, 1, 0])
    #expect(published[0].items[0]["code"] == "unused-disable")
    #expect(published[0].items[0]["source"] == "feedback-lint")
    #expect(published[0].items[0]["severity"] == 2)
    // The pictograph takes two of the units that editors count.
    #expect(published[2].items[0]["range"]?["start"] == ["line": 0, "character": .integer(13 + 30)])
  }

  @Test func `a fix is offered as an edit of the workspace`() throws {
    let sandbox = try Sandbox(["A.swift": Sample.clean])
    let address = JSON.string("file://\(sandbox.url("A.swift").path)")
    let place: JSON = ["start": ["line": 0, "character": 41], "end": ["line": 0, "character": 41]]
    let (_, messages) = try talk(
      sandbox,
      start(sandbox) + [
        .send(notification("textDocument/didOpen", ["textDocument": ["uri": address, "version": 1, "text": .string("/* 🌍 */ " + Sample.reported)]])),
        .send(request(2, "textDocument/codeAction", ["textDocument": ["uri": address], "range": place, "context": ["diagnostics": []]])),
        .send(request(3, "textDocument/codeAction", ["textDocument": ["uri": address], "range": place, "context": ["diagnostics": [], "only": ["source.fixAll"]]])),
        .send(request(4, "textDocument/codeAction", ["textDocument": ["uri": address], "range": place, "context": ["diagnostics": [], "only": ["refactor"]]])),
        .send(request(5, "textDocument/codeAction", ["textDocument": ["uri": "file:///elsewhere.swift"], "range": place])),
        .wait(4),
      ] + stop)
    let answer = { (id: Int) in messages.first { $0["id"] == .integer(id) } }
    let actions = try #require(answer(2)?["result"]?.elements)
    #expect(actions.map { $0["title"]?.string } == ["Remove the comment"])
    let edits = actions.first?["edit"]?["changes"]?[address.string ?? ""]
    let comment = Sample.reported.prefix { $0 != "\n" }
    #expect(edits?[0]?["newText"] == "")
    #expect(edits?[0]?["range"] == ["start": ["line": 0, "character": 8], "end": ["line": 0, "character": .integer(9 + comment.utf16.count)]])
    #expect(answer(3)?["result"]?.elements?.map { $0["kind"] } == ["source.fixAll"])
    #expect(answer(4)?["result"] == [])
    #expect(answer(5)?["error"]?["code"] == -32602)
  }

  @Test func `a file that no folder holds and that was never saved is checked too`() throws {
    let sandbox = try Sandbox()
    let (status, messages) = try talk(
      sandbox,
      start(sandbox) + [
        .send(notification("textDocument/didOpen", ["textDocument": ["uri": "untitled:Untitled-1", "version": 7, "text": .string(Sample.reported)]])),
        .wait(1),
      ] + stop)
    #expect(status == 0)
    #expect(diagnostics(messages).map(\.items.count) == [1])
  }

  @Test func `a configuration with a mistake is reported in its own file`() throws {
    let sandbox = try Sandbox(["A.swift": Sample.clean, ".feedback-lint.json": "{\n  \"ruls\": {}\n}"])
    let address = JSON.string("file://\(sandbox.url("A.swift").path)")
    let (_, messages) = try talk(
      sandbox,
      start(sandbox) + [
        .send(notification("textDocument/didOpen", ["textDocument": ["uri": address, "version": 1, "text": .string(Sample.clean)]])),
        .wait(2),
      ] + stop)
    let report = messages.first { $0["params"]?["uri"]?.string?.hasSuffix(".feedback-lint.json") == true }
    #expect(report?["params"]?["diagnostics"]?[0]?["range"]?["start"] == ["line": 1, "character": 2])
  }

  @Test func `all fixes of a document are one edit, those among them that others make possible`() throws {
    let text = """
      import SwiftUI
      struct Editor: View {
        @State private var isSaving = false
        @State private var message: String?
        var body: some View {
          Form { Button("Save") { Task { await save() } } }
        }
        func save() async {
          isSaving = true
          do { try await service.save() } catch { message = error.localizedDescription }
          isSaving = false
        }
      }

      """
    let sandbox = try Sandbox(["A.swift": text])
    let address = JSON.string("file://\(sandbox.url("A.swift").path)")
    let place: JSON = ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]]
    let (_, messages) = try talk(
      sandbox,
      start(sandbox) + [
        .send(notification("textDocument/didOpen", [
          "textDocument": ["uri": address, "version": 1, "text": .string(text)]
        ])),
        .send(request(2, "textDocument/codeAction", [
          "textDocument": ["uri": address], "range": place, "context": ["diagnostics": [], "only": ["source.fixAll"]],
        ])),
        .wait(1),
      ] + stop)
    let edits = messages.first { $0["id"] == 2 }?["result"]?[0]?["edit"]?["changes"]?[address.string ?? ""]
    #expect(edits?.elements?.count == 1)
    let written = edits?[0]?["newText"]?.string ?? ""
    #expect(written.contains("ProgressView()") && written.contains(".disabled(isSaving)"))
    _ = try sandbox.lint("--fix")
    let lines = written.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let fixed = try sandbox.read("A.swift")
    #expect(lines.allSatisfy { fixed.contains($0) }, "\(fixed)")
  }

  @Test func `an editor that can is asked to tell of files on disk, and what it tells counts`() throws {
    let sandbox = try Sandbox([
      "App/Page.swift": """
        import SwiftUI
        struct Page: View {
          @State private var model = Model()
          var body: some View { Group { if case .success(let text) = model.text { Text(text) } } }
        }
        """,
      "Models/Model.swift": "@Observable final class Model { var text: String? }",
    ])
    let page = JSON.string("file://\(sandbox.url("App/Page.swift").path)")
    let folder: (String) -> JSON = { ["uri": .string("file://\(sandbox.url($0).path)"), "name": .string($0)] }
    let model = JSON.string("file://\(sandbox.url("Models/Model.swift").path)")
    let text = "@Observable final class Model { var text: Loadable<String> = .loading }"
    let watching: JSON = ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]
    let (status, messages) = try talk(
      sandbox,
      [
        .send(request(1, "initialize", ["workspaceFolders": [folder("App")], "capabilities": watching])), .wait(1),
        .send(notification("initialized")), .wait(1),
        .send(["jsonrpc": "2.0", "id": "watch-files", "result": .null]),
        .send(notification("textDocument/didOpen", [
          "textDocument": ["uri": page, "version": 1, "text": .string(try sandbox.read("App/Page.swift"))]
        ])),
        .wait(1),
        .send(notification("workspace/didChangeWorkspaceFolders", [
          "event": ["added": [folder("Models")], "removed": []]
        ])),
        .run { try sandbox.write(text, to: "Models/Model.swift") },
        .send(notification("workspace/didChangeWatchedFiles", ["changes": [["uri": model, "type": 2]]])),
        .wait(1),
      ] + stop)
    #expect(status == 0)
    let request = messages.first { $0["method"] == "client/registerCapability" }
    let registration = request?["params"]?["registrations"]?[0]
    #expect(registration?["method"] == "workspace/didChangeWatchedFiles")
    #expect(registration?["registerOptions"]?["watchers"]?[0] == ["globPattern": "**/*.swift"])
    #expect(diagnostics(messages).map { $0.items.map { $0["code"] } } == [[], ["no-success-only-unwrap"]])
  }

  @Test func `garbage is answered, and the conversation goes on`() throws {
    let sandbox = try Sandbox()
    let bad = [
      "Content-Length: 5\r\n\r\n{oops", "Content-Length: x\r\n\r\n", "no header at all\r\n\r\n", "Content-Length: 2\r\n\r\n[]",
      "Content-Length: 4\r\n\r\nnull", "Content-Length: 99999999999\r\n\r\n",
    ]
    let (status, messages) = try talk(
      sandbox,
      [.send(request(1, "textDocument/hover")), .wait(1)] + start(sandbox)
        + bad.flatMap { [.raw(Data($0.utf8)), .wait(1)] }
        + [
          .send(request(2, "no/such/method")), .wait(1), .send(notification("$/cancelRequest", ["id": 2])),
          .send(notification("textDocument/didChange", ["textDocument": ["uri": 7], "contentChanges": "x"])),
          .send(notification("textDocument/didOpen", .null)), .send(notification("textDocument/didClose", [1])),
          .send(request(3, "textDocument/codeAction", [:])), .wait(1),
        ] + stop)
    #expect(status == 0)
    let codes = messages.compactMap { $0["error"]?["code"]?.integer }
    #expect(codes.first == -32002)
    #expect(codes.count == 1 + bad.count + 2)
    #expect(codes.suffix(2) == [-32601, -32602])
  }

  @Test func `an editor that leaves without a word ends the server`() throws {
    let sandbox = try Sandbox()
    #expect(try talk(sandbox, start(sandbox)).status == 1)
    #expect(try talk(sandbox, [.raw(Data("Content-Length: 100\r\n\r\n{".utf8))]).status == 1)
    #expect(try talk(sandbox, start(sandbox) + [.send(["jsonrpc": "2.0", "method": "exit"])]).status == 1)
  }
}
