#if os(Linux)
  import Foundation

  /// The compiler, with the modules that this test was built with.
  enum Compiler {
    struct Result {
      let isAccepted: Bool
      let output: String

      /// Returns the lines that are not refused, or not with the sentence that says to add an empty page.
      func unmarkedLines(in lines: Range<Int>) -> [Int] {
        let messages = output.split(separator: "\n")
        func isMarked(_ line: Int, _ words: String) -> Bool {
          messages.contains { $0.contains(".swift:\(line):") && $0.contains(words) }
        }
        return lines.filter {
          !isMarked($0, "error: ") || !isMarked($0, "add 'empty: { … }' with something to do")
        }
      }
    }

    private static let modules = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("Modules")

    /// Checks a program without building it.
    ///
    /// - Parameter fileName: What its only file is called; one that is not `main.swift` has no code outside of types.
    static func check(_ code: String, fileName: String = "main.swift", options: [String] = []) throws -> Result {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Program-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let source = folder.appendingPathComponent(fileName)
      try code.write(to: source, atomically: true, encoding: .utf8)
      let headers = ArticleTests.root.appendingPathComponent("Sources/CAdwaita/module.modulemap").path
      let flags = try run("pkg-config", ["--cflags", "libadwaita-1"]).output.split(whereSeparator: \.isWhitespace)
        .flatMap { ["-Xcc", String($0)] }
      return try run(
        "swiftc",
        ["-typecheck", "-swift-version", "6", "-DDEBUG", "-package-name", "documentation", "-I", modules.path]
          + (fileName == "main.swift" ? [] : ["-parse-as-library"]) + ["-Xcc", "-fmodule-map-file=\(headers)"] + flags + options + [source.path])
    }

    private static func run(_ tool: String, _ arguments: [String]) throws -> Result {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [tool] + arguments
      let output = Pipe()
      process.standardError = output
      process.standardOutput = output
      try process.run()
      let said = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      return Result(isAccepted: process.terminationStatus == 0, output: said)
    }
  }
#endif
