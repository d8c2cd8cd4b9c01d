#if os(Linux)
  import Foundation
  import Testing

  /// What the sources promise in general, read from the sources themselves.
  struct StrictnessTests {
    static let modules = [
      "FeedbackStates", "FeedbackStore", "FeedbackStatesTesting", "FeedbackConnectivity", "FeedbackStatesUI",
    ]

    /// The sources of a module, by file.
    static func sources(of module: String) throws -> [(file: String, text: String)] {
      let folder = ArticleTests.root.appendingPathComponent("Sources/\(module)")
      let files = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
      return try files.filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }.map { file in
        ("\(module)/\(file)", try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8))
      }
    }

    @Test(arguments: modules)
    func `concurrency is checked everywhere`(module: String) throws {
      for (file, text) in try Self.sources(of: module) {
        for way in ["@unchecked", "nonisolated(unsafe)", "@preconcurrency", "unsafeBitCast"] {
          #expect(!text.contains(way), "\(file) has \(way)")
        }
      }
    }

    @Test(arguments: modules)
    func `nothing public is of any type whatever`(module: String) throws {
      for (file, text) in try Self.sources(of: module) {
        for line in text.split(separator: "\n") where line.contains("public ") {
          #expect(line.firstMatch(of: /\bAny\b/) == nil, "\(file): \(line)")
        }
      }
    }

    @Test func `the core imports nothing but Foundation and Observation`() throws {
      var imports: Set<String> = []
      for (_, text) in try Self.sources(of: "FeedbackStates") {
        imports.formUnion(text.matches(of: /(?m)^ *(?:public |package |internal )?import (\w+)/).map { String($0.1) })
      }
      #expect(imports == ["Foundation", "FoundationEssentials", "Observation"])
    }
  }
#endif
