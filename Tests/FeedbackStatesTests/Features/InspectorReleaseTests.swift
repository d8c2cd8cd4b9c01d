#if os(Linux)
  import Foundation
  import Testing

  struct InspectorReleaseTests {
    @Test(arguments: [[], ["-D", "FEEDBACK_INSPECTOR"]])
    func `46: a build that is not for debugging has no inspector, unless it is asked for`(conditions: [String]) throws {
      let sources = ArticleTests.root.appendingPathComponent("Sources/FeedbackStates")
      let names = try #require(FileManager.default.enumerator(atPath: sources.path)).compactMap { $0 as? String }
      let files = names.filter { $0.hasSuffix(".swift") }.map { sources.appendingPathComponent($0).path }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Release-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }

      let module = try compile(
        ["-emit-module", "-module-name", "FeedbackStates", "-package-name", "feedback", "-swift-version", "6"]
          + ["-wmo", "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies", "-o", folder.appendingPathComponent("FeedbackStates.swiftmodule").path]
          + conditions + files)
      #expect(module.isAccepted, "\(module.output)")
      let app = folder.appendingPathComponent("main.swift")
      try "import FeedbackStates\nprint(FeedbackInspector.shared.entries)\n".write(to: app, atomically: true, encoding: .utf8)
      let use = try compile(["-typecheck", "-swift-version", "6", "-I", folder.path, app.path])
      #expect(use.isAccepted == !conditions.isEmpty)
      #expect(use.isAccepted || use.output.contains("cannot find 'FeedbackInspector' in scope"), "\(use.output)")
    }

    private func compile(_ arguments: [String]) throws -> (isAccepted: Bool, output: String) {
      let compiler = Process()
      compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      compiler.arguments = ["swiftc"] + arguments
      let output = Pipe()
      compiler.standardError = output
      compiler.standardOutput = output
      try compiler.run()
      let said = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      compiler.waitUntilExit()
      return (compiler.terminationStatus == 0, said)
    }
  }
#endif
