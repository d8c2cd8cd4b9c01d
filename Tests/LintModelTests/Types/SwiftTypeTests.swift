import LintModel
import Testing

@Suite("A written type is taken apart")
struct SwiftTypeTests {
  @Test(arguments: zip(
    ["Int", "[Item]?", "[String: [Int]]", "Loadable<[Item]>", "Library.State", "some View", "any Model & Sendable", "Optional<Int>", "@escaping (Int) async throws -> Void"],
    [
      SwiftType.named("Int", []), .optional(.array(.named("Item", []))),
      .dictionary(.named("String", []), .array(.named("Int", []))), .named("Loadable", [.array(.named("Item", []))]),
      .named("Library.State", []), .named("View", []), .named("Model", []), .optional(.named("Int", [])),
      .function(result: .named("Void", [])),
    ]))
  func `each way to write one is read`(text: String, type: SwiftType) {
    #expect(SwiftType(text) == type)
  }

  @Test func `what is no type is none`() {
    #expect(SwiftType("") == nil)
    #expect(SwiftType("<>") == nil)
  }

  @Test func `collections are told from single values`() {
    #expect(SwiftType("[Int]")?.isCollection == true)
    #expect(SwiftType("IdentifiedArrayOf<Item>")?.isCollection == true)
    #expect(SwiftType("Item")?.isCollection == false)
  }
}
