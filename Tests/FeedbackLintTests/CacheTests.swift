import Foundation
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
