#if os(Linux)
  import Foundation
  import Testing

  /// Every block of code in the articles is compiled, and every row of the feature table has its test.
  struct ArticleTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    static let catalogue = root.appendingPathComponent("Sources/FeedbackStates/FeedbackStates.docc")

    /// The articles that have code, by their path from the sources.
    static let articles: [String] = ["FeedbackStates", "FeedbackStore", "FeedbackStatesTesting"].flatMap { module in
      let folder = "\(module)/\(module).docc"
      let names = try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Sources/\(folder)").path)
      return (names ?? []).filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
    }.filter { !code(in: $0).isEmpty }.sorted()

    /// Returns the blocks of Swift in an article, one after the other, at their lines.
    static func code(in article: String) -> String {
      let file = root.appendingPathComponent("Sources").appendingPathComponent(article)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return "" }
      var isInside = false
      var hasCode = false
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> Substring in
        if line.hasPrefix("```") {
          isInside = !isInside && line == "```swift"
          hasCode = hasCode || isInside
          return ""
        }
        return isInside ? line : ""
      }
      return hasCode ? lines.joined(separator: "\n") : ""
    }

    /// Where the modules lie that this test was built with.
    static let modules = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("Modules")

    @Test(arguments: articles)
    func `the code in an article compiles`(article: String) throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Article-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let source = folder.appendingPathComponent("main.swift")
      try Self.code(in: article).write(to: source, atomically: true, encoding: .utf8)

      let compiler = Process()
      compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      compiler.arguments = [
        "swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-DDEBUG", "-I", Self.modules.path,
        source.path,
      ]
      let output = Pipe()
      compiler.standardError = output
      compiler.standardOutput = output
      try compiler.run()
      let said = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      compiler.waitUntilExit()
      #expect(compiler.terminationStatus == 0, "\(article), by its lines:\n\(said)")
    }

    @Test func `there are articles, and each one links to others that exist`() throws {
      #expect(Self.articles.count > 12)
      let names = Set(try FileManager.default.contentsOfDirectory(atPath: Self.catalogue.path))
      for name in names {
        let text = try String(contentsOf: Self.catalogue.appendingPathComponent(name), encoding: .utf8)
        for link in text.matches(of: /<doc:([A-Za-z]+)>/) {
          #expect(names.contains("\(link.1).md"), "\(name) links to \(link.1)")
        }
      }
    }

    @Test func `the feature table has forty-nine rows, and each leads to an article`() throws {
      let table = try String(contentsOf: Self.catalogue.appendingPathComponent("Features.md"), encoding: .utf8)
      let rows = table.matches(of: /(?m)^\| (\d+) \| [^|]+ \| <doc:[A-Za-z]+> \|$/).compactMap { Int($0.1) }
      #expect(rows == Array(1...49))
    }

    @Test func `each row of the feature table has a test whose name begins with its number`() throws {
      let tests = Self.root.appendingPathComponent("Tests")
      var rows: Set<Int> = []
      for folder in ["FeedbackStatesTests/Features", "FeedbackStoreTests", "FeedbackStatesUITests"] {
        let files = FileManager.default.enumerator(atPath: tests.appendingPathComponent(folder).path)
        for case let file as String in try #require(files) where file.hasSuffix(".swift") {
          let text = try String(contentsOf: tests.appendingPathComponent("\(folder)/\(file)"), encoding: .utf8)
          for name in text.matches(of: #/@Test.*\n? *func `([0-9, and]+): /#) {
            rows.formUnion(name.1.matches(of: /\d+/).compactMap { Int($0.0) })
          }
        }
      }
      #expect(Set(1...49).subtracting(rows) == [])
    }
  }
#endif
