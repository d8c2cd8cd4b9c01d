import Foundation
import LintModel
import Testing

@Suite struct CacheTests {
  private func findings(_ sandbox: Sandbox, _ arguments: String...) throws -> String {
    try sandbox.run(Sandbox.command, ["--format", "github"] + arguments, input: Data(), environment: [:]).output
  }

  private func caches(_ sandbox: Sandbox) throws -> [URL] {
    let folder = sandbox.url(".cache/feedback-lint")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
  }

  @Test func `two files hold what is known of a project`() throws {
    let sandbox = try Sandbox(["A.swift": Sample.reported, "B.swift": Sample.clean])
    let cold = try findings(sandbox)
    #expect(try caches(sandbox).map(\.pathExtension) == ["facts", "findings"])
    #expect(try findings(sandbox) == cold)
    #expect(try findings(sandbox, "--no-cache") == cold)
  }

  @Test func `a change of a file, of the configuration or of the options is seen`() throws {
    let sandbox = try Sandbox(["A.swift": Sample.reported])
    #expect(try findings(sandbox) != "")
    #expect(try findings(sandbox, "--only", "syntax") == "")
    #expect(try findings(sandbox) != "")
    try sandbox.write("{\"rules\": {\"unused-disable\": \"off\"}}", to: ".feedback-lint.json")
    #expect(try findings(sandbox) == "")
    try FileManager.default.removeItem(at: sandbox.url(".feedback-lint.json"))
    #expect(try findings(sandbox).contains("file=A.swift"))
    try FileManager.default.moveItem(at: sandbox.url("A.swift"), to: sandbox.url("B.swift"))
    #expect(try findings(sandbox).contains("file=B.swift"))
    try sandbox.write(Sample.clean, to: "B.swift")
    #expect(try findings(sandbox) == "")
  }

  @Test func `a damaged cache is built anew without a word`() throws {
    let sandbox = try Sandbox([
      "A.swift": Sample.reported, "B.swift": "import SwiftUI\nstruct B: View { var body: some View { Text(\"b\") } }\n",
    ])
    let good = try findings(sandbox)
    var generator = SeededGenerator(seed: 11)
    for round in 0..<24 {
      for cache in try caches(sandbox) {
        var bytes = Array(try Data(contentsOf: cache))
        switch round % 4 {
        case 0: bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &generator)))
        case 1: bytes[Int.random(in: bytes.indices, using: &generator)] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 2: bytes += bytes
        default: bytes = (0..<64).map { _ in UInt8.random(in: 0...255, using: &generator) }
        }
        try Data(bytes).write(to: cache)
      }
      let run = try sandbox.lint("--format", "github")
      #expect(run.output == good && run.complaints == "")
    }
  }

  @Test func `after any edit the findings are those of a fresh run`() throws {
    let sandbox = try examples()
    let count = try FileManager.default.contentsOfDirectory(atPath: sandbox.url("Sources").path).count
    try sandbox.write("enum Unrelated { static let number = 1 }\n", to: "Sources/Unrelated.swift")
    var generator = SeededGenerator(seed: 5)
    for round in 0..<20 {
      let number = Int.random(in: 0..<count, using: &generator)
      let path = round % 4 == 3 ? "Sources/Unrelated.swift" : "Sources/File\(number).swift"
      var lines = try sandbox.read(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let line = Int.random(in: lines.indices, using: &generator)
      switch round % 6 {
      case 0: lines.insert("// a comment", at: line)
      case 4: lines.append("extension View { func added\(round)() -> some View { overlay { ProgressView() } } }")
      case 1: lines.remove(at: line)
      case 2: lines.insert(lines[line], at: line)
      case 3: lines.insert("", at: 0)
      default: lines.append("struct Added\(round): View { var body: some View { ProgressView() } }")
      }
      try sandbox.write(lines.joined(separator: "\n"), to: path)
      let cached = try findings(sandbox)
      #expect(try cached == findings(sandbox, "--no-cache"), "round \(round), \(path)")
    }
  }

  @Test func `after any edit of who shows what the findings are those of a fresh run`() throws {
    // Each screen has something to be found, and somebody or nobody shows it.
    let count = 12
    func screen(_ number: Int, showing others: [Int]) -> String {
      """
      struct Screen\(number): View {
        @State private var model = Model\(number)()
        var body: some View {
          List(model.titles, id: \\.self) { Text($0) }
            .refreshable { await model.load() }
            .overlay { if let message = model.message { ErrorPage(message) } }
          \(others.map { "Screen\($0)()" }.joined(separator: "\n    "))
        }
      }
      """
    }
    func model(_ number: Int) -> String {
      """
      @MainActor @Observable final class Model\(number) {
        var message: String?
        var titles: [String] = []
        func load() async {
          do { titles = try await service.titles() } catch { message = error.localizedDescription }
        }
      }
      """
    }
    let sandbox = try Sandbox()
    let entries = [
      "@main struct Shop: App { var body: some Scene { WindowGroup { Screen0() } } }",
      "struct Shop: View { var body: some View { Text(\"Shop\") } }",
      "@main struct Shop: App { var body: some Scene { WindowGroup { Screen5() } } }",
      "#Preview { Screen3() }\n@main struct Shop: App { var body: some Scene { WindowGroup { Text(\"Shop\") } } }",
    ]
    try sandbox.write("import SwiftUI\n\(entries[0])\n", to: "Sources/Shop.swift")
    for number in 0..<count {
      let screen = screen(number, showing: [number + 1])
      try sandbox.write("import SwiftUI\n\(screen)\n", to: "Sources/Screen\(number).swift")
      try sandbox.write("import Observation\n\(model(number))\n", to: "Sources/Model\(number).swift")
    }
    var generator = SeededGenerator(seed: 41)
    var seen: Set<String> = []
    for round in 0..<24 {
      let number = Int.random(in: 0..<count, using: &generator)
      if round % 6 == 5 {
        let entry = entries[Int.random(in: entries.indices, using: &generator)]
        try sandbox.write("import SwiftUI\n\(entry)\n", to: "Sources/Shop.swift")
      } else {
        let others = (0..<Int.random(in: 0...2, using: &generator)).map { _ in
          Int.random(in: 0..<count, using: &generator)
        }
        try sandbox.write(
          "import SwiftUI\n\(screen(number, showing: others))\n", to: "Sources/Screen\(number).swift")
      }
      let cached = try findings(sandbox)
      #expect(try cached == findings(sandbox, "--no-cache"), "round \(round)")
      seen.insert(cached)
    }
    #expect(seen.count > 6)
  }

  /// The rules' own examples, which are an app with something to find in nearly every file.
  private func examples() throws -> Sandbox {
    let rules = try JSONParser.parse(Sandbox().lint("--rules", "--format", "json").output.utf8)["rules"]?.elements ?? []
    let examples = rules.flatMap { ($0["reported"]?.elements ?? []) + ($0["accepted"]?.elements ?? []) }
      .compactMap(\.string)
    let sandbox = try Sandbox()
    for (index, example) in examples.enumerated() {
      try sandbox.write("import SwiftUI\n\n\(example.replacing("↓", with: ""))\n", to: "Sources/File\(index).swift")
    }
    return sandbox
  }

  @Test func `what a damaged cache says of a file is read from the file`() throws {
    let sandbox = try examples()
    _ = try findings(sandbox)
    var generator = SeededGenerator(seed: 23)
    for round in 0..<12 {
      let cache = try #require(try caches(sandbox).first { $0.pathExtension == "facts" })
      var bytes = Array(try Data(contentsOf: cache))
      // Most of the file are encoded facts, of which each has a checksum of its own.
      for _ in 0..<40 { bytes[Int.random(in: 64..<bytes.count * 3 / 4, using: &generator)] ^= 16 }
      try Data(bytes).write(to: cache)
      let path = "Sources/File\(round * 2).swift"
      let added = "extension View { func added\(round)() -> some View { self } }\n"
      try sandbox.write(sandbox.read(path) + added, to: path)
      #expect(try findings(sandbox) == findings(sandbox, "--no-cache"), "round \(round)")
    }
  }

  @Test(arguments: ["terminal", "xcode", "github", "json", "html", "sarif"])
  func `what is printed does not depend on threads, on a cache or on what was printed first`(format: String) throws {
    let sandbox = try examples()
    func text(_ arguments: String...) throws -> String {
      let run = try sandbox.run(
        Sandbox.command, ["--format", format, "--all"] + arguments, input: Data(), environment: [:])
      #expect(run.status == 1)
      // The time it took is another one each time.
      return run.output.replacing(#/\d+ ms|\d+\.\d s/#, with: "")
    }
    let plain = try text("--no-cache", "--jobs", "1")
    #expect(plain.count > 5_000)
    for jobs in ["2", "5"] { #expect(try text("--no-cache", "--jobs", jobs) == plain) }
    for _ in 0..<3 { #expect(try text() == plain) }
    // A report that is written at the end says the same as one that is printed meanwhile.
    _ = try text("--no-cache", "--output", "report")
    #expect(try sandbox.read("report").replacing(#/\d+ ms|\d+\.\d s/#, with: "") == plain)
  }

  @Test func `an edit is seen in the findings of other files`() throws {
    let model = "@Observable final class Model {\n  var items: %@ = %@\n  func load() async {}\n}\n"
    let loadable = model.replacing("%@ = %@", with: "Loadable<[Int]> = .loading")
    let page = "struct Page: View {\n  var body: some View { %@ }\n}\n"
    let sandbox = try Sandbox([
      "Model.swift": loadable,
      "Page.swift": page.replacing("%@", with: "Text(\"Sorry\")"),
      "Screen.swift": """
        struct Screen: View {
          @State private var model = Model()
          var body: some View {
            switch model.items {
            case .notInitiated, .loading: ProgressView()
            case .success(let items): Text("\\(items.count)")
            case .failure: Page()
            }
          }
        }

        """,
      "Unrelated.swift": "struct Unrelated { let a = 1 }\n",
    ])
    func rules() throws -> [Substring] {
      let cached = try findings(sandbox)
      #expect(try cached == findings(sandbox, "--no-cache"))
      return cached.split(separator: "\n").filter { $0.contains("Screen.swift") }
    }
    let without = try rules()
    #expect(without.contains { $0.contains("failure-retry") })
    try sandbox.write("struct Unrelated { let a = 2 }\n", to: "Unrelated.swift")
    #expect(try rules() == without)
    try sandbox.write(page.replacing("%@", with: "Button(\"Try Again\") { retry() }"), to: "Page.swift")
    #expect(try rules().contains { $0.contains("failure-retry") } == false)
    // What was a state is now declared by the project, and is none.
    try sandbox.write("enum Loadable<T> { case notInitiated, loading, success(T), failure }\n", to: "Unrelated.swift")
    _ = try rules()
    try sandbox.write(model.replacing("%@ = %@", with: "[Int] = []"), to: "Model.swift")
    _ = try rules()
    try sandbox.write(loadable, to: "Model.swift")
    try sandbox.write(page.replacing("%@", with: "Text(\"Sorry\")"), to: "Page.swift")
    try sandbox.write("struct Unrelated { let a = 1 }\n", to: "Unrelated.swift")
    #expect(try rules() == without)
  }

  @Test func `a cache that cannot be written is no reason to fail`() throws {
    let sandbox = try Sandbox(["A.swift": Sample.reported, "taken": "a file where the folder should be"])
    let run = try sandbox.lint("--cache-path", "taken")
    #expect(run.status == 1 && run.complaints == "")
  }
}

/// Random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
