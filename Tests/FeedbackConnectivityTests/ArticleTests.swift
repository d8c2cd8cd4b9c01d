#if os(Linux)
  import Foundation
  import Testing

  struct ArticleTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()

    @Test func `the code in the documentation compiles`() throws {
      let article = Self.root.appendingPathComponent(
        "Sources/FeedbackConnectivity/FeedbackConnectivity.docc/FeedbackConnectivity.md")
      var isInside = false
      let code = try String(contentsOf: article, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false).map { line -> Substring in
          if line.hasPrefix("```") {
            isInside = line == "```swift"
            return ""
          }
          return isInside ? line : ""
        }
        .joined(separator: "\n")
      #expect(code.contains("import FeedbackConnectivity"))
      let source = FileManager.default.temporaryDirectory.appendingPathComponent("Article-\(UUID().uuidString).swift")
      defer { try? FileManager.default.removeItem(at: source) }
      try code.write(to: source, atomically: true, encoding: .utf8)

      let modules = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("Modules")
      let header = Self.root.appendingPathComponent("Sources/CGio/module.modulemap").path
      let flags = try run("pkg-config", ["--cflags", "gio-2.0"]).output.split(whereSeparator: \.isWhitespace)
        .flatMap { ["-Xcc", String($0)] }
      let result = try run(
        "swiftc",
        ["-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I", modules.path]
          + ["-Xcc", "-fmodule-map-file=\(header)"] + flags + [source.path])
      #expect(result.status == 0, "By its lines:\n\(result.output)")
    }

    private func run(_ tool: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [tool] + arguments
      let output = Pipe()
      process.standardError = output
      process.standardOutput = output
      try process.run()
      let said = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, said)
    }
  }
#endif
