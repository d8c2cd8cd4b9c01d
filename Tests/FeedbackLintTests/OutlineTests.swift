import Foundation
import LintModel
import LintRules
import LintSyntax
import Testing

@testable import feedback_lint

/// What is read of a file at first, and what it is read for.
@Suite struct OutlineTests {
  /// This package's own sources and the rules' examples.
  private static let sources: [(path: String, bytes: [UInt8])] = {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = package.appendingPathComponent("Sources")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let files = names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      FileReader.bytes(of: folder.appendingPathComponent(name).path).map { (name, $0) }
    }
    let examples = RuleCatalogue.all.flatMap { $0.description.accepted + $0.description.reported }
      .map { "import SwiftUI\n\n\($0.replacing("↓", with: ""))\n" }
    return files + examples.enumerated().map { ("Example\($0).swift", Array($1.utf8)) }
  }()

  @Test func `an outline says all that matters of a file until it is asked for`() {
    let extractor = FactExtractor()
    var outlines = 0
    for (path, bytes) in Self.sources {
      let reading = extractor.reading(path: path, bytes: bytes)
      let facts = extractor.facts(path: path, bytes: bytes)
      guard let words = reading.words.map({ Set($0.all) }) else {
        #expect(reading.facts == facts, "\(path)")
        continue
      }
      outlines += 1
      let options = ExtractionOptions()
      #expect(Set(reading.facts.names(options: options)) == Set(facts.names(options: options)), "\(path)")
      #expect(!facts.mayBreakRules && !facts.mayStartCancellableWork && facts.failingNames.isEmpty, "\(path)")
      // No word may be missing, or a property is taken for one that nobody reads.
      let read = ErrorUses(of: facts, among: SoughtNames(Self.everyName(in: facts))).read
      #expect(read.allSatisfy { words.contains(WordNumbers.number(of: $0)) }, "\(path)")
    }
    #expect(outlines > 50 && outlines < Self.sources.count - 50)
  }

  /// The parts of everything that a file reads.
  private static func everyName(in facts: FileFacts) -> Set<String> {
    let members = facts.types.flatMap { type in
      type.functions.map(\.summary) + type.properties.compactMap(\.summary)
    }
    let all = members + facts.functions.map(\.summary) + facts.properties.compactMap(\.summary)
    let parts: [Substring] = all.flatMap { $0.reads + $0.calls }.flatMap { $0.split(separator: ".") }
    return Set(parts.map { part in String(part.drop { $0 == "$" }) })
  }

  @Test func `no rule finds anything in a file that is not worth checking`() {
    let extractor = FactExtractor()
    let files = Self.sources.map { extractor.facts(path: $0.path, bytes: $0.bytes) }
    var counts = (checked: 0, found: 0)
    for file in files {
      let program = Program(files: [file])
      let findings = RuleCatalogue.all.flatMap { $0.init().findings(in: file, of: program) }
      #expect(findings.isEmpty || file.mayBreakRules, "\(file.path)")
      counts.checked += file.mayBreakRules ? 0 : 1
      counts.found += findings.isEmpty ? 0 : 1
    }
    #expect(counts.checked > 50 && counts.found > 20)
  }

  @Test func `a model is checked for the work that a view in another file starts`() throws {
    let sandbox = try Sandbox([
      "Model.swift": """
      @MainActor @Observable final class Model {
        var message: String?
        var titles: [String] = []
        func load(_ query: String) async {
          do { titles = try await service.titles(query) } catch { message = error.localizedDescription }
        }
      }

      """,
      "Screen.swift": """
      import SwiftUI
      struct Screen: View {
        let query: String
        @State private var model = Model()
        var body: some View {
          Text(model.message ?? query).task(id: query) { await model.load(query) }
        }
      }

      """,
    ])
    for arguments in [["--no-cache"], [], []] {
      let run = try sandbox.run(
        Sandbox.command, ["--format", "github"] + arguments, input: Data(), environment: [:])
      #expect(run.output.contains("file=Model.swift,line=5"))
    }
  }

  @Test func `facts that went out of memory come back as they were`() throws {
    var tree = SourceTree()
    var overlay: [String: [UInt8]] = [:]
    for (path, bytes) in Self.sources {
      tree.files.append(SourceFile(path: path, absolutePath: "/nowhere/\(path)", configuration: 0))
      overlay["/nowhere/\(path)"] = bytes
    }
    tree.sort()
    let run = LintRun(tree: tree, onlyRules: nil, jobs: 3, cache: nil, overlay: overlay)
    let store = run.read()
    let plain = EntryList(run.entries(), options: tree.names, jobs: 2)
    #expect(store.count == plain.count && store.count > 300)
    #expect((0..<store.count).allSatisfy { store.entry($0).facts == plain.entry($0).facts })
    #expect((0..<store.count).allSatisfy { store.entry($0).digest == plain.entry($0).digest })
    #expect(store.errors().counts == plain.errors().counts)
    for name in ["View", "LintRun", "Program", "ReminderStore", "String", "body"] {
      for kind in [NameKey.Kind.type, .parent, .function, .use, .alias] {
        #expect(store.files(naming: NameKey(kind, name)) == plain.files(naming: NameKey(kind, name)))
      }
    }
    let rows = store.completedRows()
    #expect(rows.allSatisfy { !$0.isOutline })
    for (number, row) in rows.enumerated() {
      let coded = try #require(store.facts.bytes(row.range))
      let facts = coded.isEmpty ? nil : try FileFacts(coded: coded[...])
      #expect(facts == plain.entry(number).facts)
    }
  }
}
