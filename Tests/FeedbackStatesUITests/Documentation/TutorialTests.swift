#if os(Linux)
  import Foundation
  import Testing

  /// Each step of the tutorials is a whole program that compiles.
  struct TutorialTests {
    static let folder = ArticleTests.catalogue.appendingPathComponent("Tutorials")

    /// The code of the steps, by the names of its files, in the order in which the tutorials show it.
    static let steps: [String] = pages.flatMap { page in
      text(of: page).matches(of: /@Code\(name: "[^"]+", file: "([^"]+)"\)/).map { String($0.1) }
    }

    /// The tutorials in the order of the table of contents, which comes first.
    static let pages: [String] = {
      let contents = "TableOfContents.tutorial"
      let listed = text(of: contents).matches(of: /@TutorialReference\(tutorial: "doc:([A-Za-z]+)"\)/)
      return [contents] + listed.map { "\($0.1).tutorial" }
    }()

    static func text(of file: String) -> String {
      (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) ?? ""
    }

    static func names(in subfolder: String, ending: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(subfolder).path)
        .filter { $0.hasSuffix(ending) }.sorted()
    }

    @Test(arguments: steps)
    func `the code of a step compiles`(step: String) throws {
      let code = Self.text(of: "Resources/\(step)")
      let result = try Compiler.check(code, fileName: "ItemsScreen.swift", options: ["-warnings-as-errors"])
      #expect(result.isAccepted, "\(step):\n\(result.output)")
    }

    @Test func `the table of contents lists every tutorial, and they show every file of code once, and every picture`() throws {
      #expect(try Set(Self.pages) == Set(Self.names(in: ".", ending: ".tutorial")))
      #expect(try Self.steps == Self.names(in: "Resources", ending: ".swift"))
      let pictures = Self.pages.flatMap { Self.text(of: $0).matches(of: /@Image\(source: "([^"]+)"/).map { String($0.1) } }
      #expect(try Set(pictures) == Set(Self.names(in: "Resources", ending: ".png")))
    }

    @Test func `each step changes something, and no step more than can be read`() {
      for (before, after) in zip(Self.steps, Self.steps.dropFirst()) {
        let old = Self.text(of: "Resources/\(before)").split(separator: "\n", omittingEmptySubsequences: false)
        let new = Self.text(of: "Resources/\(after)").split(separator: "\n", omittingEmptySubsequences: false)
        let change = new.difference(from: old)
        #expect(!change.isEmpty, "\(after) is the same as \(before)")
        #expect(change.insertions.count <= 45, "\(after) adds \(change.insertions.count) lines")
      }
    }
  }
#endif
