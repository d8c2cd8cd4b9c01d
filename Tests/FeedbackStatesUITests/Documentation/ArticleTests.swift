#if os(Linux)
  import Foundation
  import Testing

  /// Every block of code in the articles is compiled, and code that leaves a state out is not.
  struct ArticleTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    static let catalogue = root.appendingPathComponent("Sources/FeedbackStatesUI/FeedbackStatesUI.docc")

    /// The articles, by name.
    static let articles: [String] = {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: catalogue.path)) ?? []
      return names.filter { $0.hasSuffix(".md") }.sorted()
    }()

    /// Returns the blocks of Swift in an article, one after the other, at their lines.
    static func code(in article: String) throws -> String {
      let text = try String(contentsOf: catalogue.appendingPathComponent(article), encoding: .utf8)
      var isInside = false
      return text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> Substring in
        if line.hasPrefix("```") {
          isInside = !isInside && line == "```swift"
          return ""
        }
        return isInside ? line : ""
      }
      .joined(separator: "\n")
    }

    @Test(arguments: articles)
    func `the code in an article compiles`(article: String) throws {
      let code = try Self.code(in: article)
      #expect(code.contains("import FeedbackStatesUI"), "\(article) has no code")
      let result = try Compiler.check(code, options: ["-warnings-as-errors"])
      #expect(result.isAccepted, "\(article), by its lines:\n\(result.output)")
    }

    @Test func `the landing page links to every article, and articles link to those that exist`() throws {
      let names = Set(Self.articles)
      let tutorials = Set(TutorialTests.pages.map { $0.replacing(".tutorial", with: ".md") })
      var linked: Set<String> = []
      for name in names {
        let text = try String(contentsOf: Self.catalogue.appendingPathComponent(name), encoding: .utf8)
        for link in text.matches(of: /<doc:([A-Za-z]+)>/) {
          #expect(names.union(tutorials).contains("\(link.1).md"), "\(name) links to \(link.1)")
          if name == "FeedbackStatesUI.md" { linked.insert("\(link.1).md") }
        }
      }
      #expect(linked.subtracting(tutorials) == names.subtracting(["FeedbackStatesUI.md"]))
      #expect(linked.contains("TableOfContents.md"))
    }

    @Test(arguments: [
      "Text($0.joined())",
      "words in let text = words.joined(); if text.isEmpty { Text(\"-\") } else { Text(text) }",
      "words in Text(\"Words\"); ForEach(words, id: \\.self) { Text($0) }",
    ])
    func `a collection without an empty page does not compile, and the message says what to add`(content: String) throws {
      func screen(_ end: String) -> String {
        """
        import FeedbackStates
        import FeedbackStatesUI
        import SwiftUI

        struct Screen: View {
          let words: Loader<[String]>
          var body: some View {
            LoadableView(words) { \(content) }\(end)
          }
        }
        """
      }
      let without = try Compiler.check(screen(""))
      #expect(!without.isAccepted)
      #expect(without.output.contains("add 'empty: { … }' with something to do"), "\(without.output)")
      let with = try Compiler.check(screen(" empty: { Text(\"None\") }"))
      #expect(with.isAccepted, "\(with.output)")
    }

    @Test(arguments: [
      "Loader<Set<Int>>", "Loader<[Int: String]>", "Loader<String>", "KeyedLoader<Int, ArraySlice<Int>>",
      "PagedLoader<Row, Int>", "Loadable<[Row]>", "Loader<[Row]?>", "Loadable<Set<Int>?>",
    ])
    func `whatever holds a collection has an empty page, whatever shows it`(type: String) throws {
      let retry = type.hasPrefix("Loadable") ? ", retry: {}" : ""
      func screen(_ views: [String]) -> String {
        """
        import FeedbackStates
        import FeedbackStatesUI
        import SwiftUI

        struct Row: Identifiable { let id: Int }

        @MainActor struct Screen {
          let rows: \(type)
          func page<Value>(_ value: Value) -> Text { Text("Rows") }
          @ViewBuilder func pages<Value>(_ value: Value) -> some View { Text("Rows"); Text("More") }

        """ + views.enumerated().map { "  @ViewBuilder var view\($0): some View { \($1) }\n" }.joined() + "}"
      }
      let contents = [
        ") { _ in Text(\"Rows\") }", ") { rows in Text(\"Rows\"); Text(\"More\") }", ", content: { _ in Text(\"Rows\") })",
        ", content: page)", ", content: pages)",
      ]
      let views = contents.map { "LoadableView(rows\(retry)\($0)" }
      let without = try Compiler.check(
        screen(
          views + views.map { "VStack { \($0).padding() }" } + [
            "LoadableView(rows\(retry), content: { page($0) })",
            "let make = { LoadableView(rows\(retry), content: page) }; make()",
          ]))
      #expect(without.unmarkedLines(in: 11..<23) == [], "\(without.output)")
      let with = try Compiler.check(
        screen(views.map { "\($0) \($0.hasSuffix(")") ? "" : "empty: "){ Text(\"None\") }" }), options: ["-warnings-as-errors"])
      #expect(with.isAccepted, "\(with.output)")
    }

    @Test(arguments: ["Loader<Value>", "Loader<Int>", "Loader<Int?>", "Loadable<Value>"])
    func `what is no collection, or not known to be one, needs no empty page`(type: String) throws {
      let retry = type.hasPrefix("Loadable") ? ", retry: {}" : ""
      let result = try Compiler.check(
        """
        import FeedbackStates
        import FeedbackStatesUI
        import SwiftUI

        struct Screen<Value>: View {
          let value: \(type)
          func page<Shown>(_ value: Shown) -> Text { Text("Rows") }
          var body: some View {
            LoadableView(value\(retry)) { _ in Text("Value") }
            LoadableView(value\(retry), content: page)
            LoadableView(value, isEmpty: { _ in true }\(retry)) { _ in Text("Value") } empty: { Text("None") }
          }
        }
        """, options: ["-warnings-as-errors"])
      #expect(result.isAccepted, "\(result.output)")
    }
  }
#endif
