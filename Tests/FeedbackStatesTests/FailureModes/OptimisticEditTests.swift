import FeedbackStates
import FeedbackStatesTesting
import Testing

@Suite(.timeLimit(.minutes(5))) @MainActor struct OptimisticEditTests {
  @Test func `18: edits are made again over an older answer, and one that fails goes alone`() async throws {
    let fixture = LoaderFixture()
    try await fixture.loaded(["milk"])
    fixture.loader.load()
    let refetch = try await fixture.fetch.call(2)
    let first = fixture.loader.beginEdit { $0.append("eggs") }
    let second = fixture.loader.beginEdit { $0.append("bread") }
    #expect(fixture.loader.state == .success(["milk", "eggs", "bread"]))
    #expect(fixture.loader.status.origin == .optimistic)
    #expect(!refetch.isCancelled)
    refetch.succeed(with: ["oat milk"])
    try await fixture.settles()
    #expect(fixture.loader.state == .success(["oat milk", "eggs", "bread"]))
    first.discard()
    #expect(fixture.loader.state == .success(["oat milk", "bread"]))
    second.confirm()
    #expect(fixture.loader.state == .success(["oat milk", "bread"]))
    #expect(fixture.loader.status.origin == .live)
  }

  @Test func `18: a confirmed edit stays over an answer that was asked for before, and goes with the next`() async throws {
    let fixture = LoaderFixture()
    try await fixture.loaded(["milk"])
    fixture.loader.load()
    let older = try await fixture.fetch.call(2)
    fixture.loader.beginEdit { $0.append("eggs") }.confirm()
    older.succeed(with: ["milk"])
    try await fixture.settles()
    #expect(fixture.loader.state == .success(["milk", "eggs"]))
    try await fixture.loaded(["milk", "eggs", "salt"])
    #expect(fixture.loader.state == .success(["milk", "eggs", "salt"]))
  }

  @Test func `18: an edit stays over a value that is put in place, and is made into the next one that is confirmed`() async throws {
    let fixture = LoaderFixture()
    try await fixture.loaded(["milk"])
    let first = fixture.loader.beginEdit { $0.removeAll { $0 == "milk" } }
    let second = fixture.loader.beginEdit { $0.removeAll { $0 == "bread" } }
    fixture.loader.replace(with: ["milk", "bread", "eggs"])
    #expect(fixture.loader.state == .success(["eggs"]))
    #expect(fixture.loader.status.origin == .optimistic)
    first.discard()
    #expect(fixture.loader.state == .success(["milk", "eggs"]))
    second.confirm()
    #expect(fixture.loader.state == .success(["milk", "eggs"]))
    #expect(fixture.loader.status.origin == .live)
    fixture.loader.replace(with: ["milk", "bread"])
    #expect(fixture.loader.state == .success(["milk", "bread"]))

    fixture.loader.load()
    _ = try await fixture.fetch.call(2)
    fixture.loader.update { $0.removeAll { $0 == "milk" } }
    fixture.loader.replace(with: ["milk", "salt"])
    #expect(fixture.loader.state == .success(["milk", "salt"]))
  }

  @Test func `an edit is taken back if the work fails, and the error reaches the caller`() async throws {
    let fixture = LoaderFixture()
    try await fixture.loaded(["milk"])
    let loader = fixture.loader
    await #expect(throws: TestError.rejected) {
      try await loader.applyOptimistically {
        $0.removeAll()
      } while: {
        #expect(loader.state == .success([]))
        throw TestError.rejected
      }
    }
    #expect(loader.state == .success(["milk"]))
    #expect(loader.status.origin == .live)
  }

  @Test func `an edit before the first answer is made once that comes`() async throws {
    let fixture = LoaderFixture()
    fixture.loader.load()
    let call = try await fixture.fetch.call(1)
    fixture.loader.update { $0.append("eggs") }
    #expect(fixture.loader.state == .loading)
    call.succeed(with: ["milk"])
    try await fixture.settles()
    #expect(fixture.loader.state == .success(["milk", "eggs"]))
  }

  @Test func `an edit confirmed while an earlier one is pending survives the failure of that one`() async throws {
    let fixture = LoaderFixture()
    try await fixture.loaded(["milk"])
    let first = fixture.loader.beginEdit { $0.append("eggs") }
    fixture.loader.beginEdit { $0.append("bread") }.confirm()
    first.discard()
    #expect(fixture.loader.state == .success(["milk", "bread"]))
    first.confirm()
    first.discard()
    #expect(fixture.loader.state == .success(["milk", "bread"]))
  }

  @Test func `a change of a value at rest changes it in place`() async throws {
    let fixture = LoaderFixture()
    try await fixture.loaded(["milk"])
    fixture.loader.update { $0.append("eggs") }
    #expect(fixture.loader.state == .success(["milk", "eggs"]))
    try await fixture.loaded(["salt"])
    #expect(fixture.loader.state == .success(["salt"]))
  }
}
