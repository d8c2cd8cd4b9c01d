import FeedbackStates
import FeedbackStatesTesting
import Testing

@Suite(.timeLimit(.minutes(5))) @MainActor struct LifetimeTests {
  @Test func `22: coming back while the value is fresh fetches nothing, and once after that`() async throws {
    let fixture = LoaderFixture(.remote)
    try await fixture.loaded()
    fixture.clock.advance(by: .seconds(29))
    fixture.loader.loadIfNeeded()
    #expect(fixture.loader.activity == .idle)
    #expect(!fixture.loader.isStale)
    fixture.clock.advance(by: .seconds(1))
    #expect(fixture.loader.isStale)
    fixture.loader.loadIfNeeded()
    fixture.loader.loadIfNeeded()
    #expect(fixture.loader.status.isRefreshing)
    try await fixture.fetch.call(2).succeed(with: ["milk"])
    try await fixture.settles()
    #expect(fixture.fetch.calls.count == 2)
    #expect(!fixture.loader.isStale)
  }

  @Test func `22: a value of this machine is fresh until it is invalidated`() async throws {
    let fixture = LoaderFixture(.local)
    try await fixture.loaded()
    fixture.clock.advance(by: .seconds(1_000_000))
    fixture.loader.loadIfNeeded()
    #expect(fixture.fetch.calls.count == 1)
    fixture.loader.invalidate(refetching: false)
    #expect(fixture.loader.isStale)
    #expect(fixture.loader.activity == .idle)
    fixture.loader.loadIfNeeded()
    try await fixture.fetch.call(2).succeed(with: ["eggs"])
    try await fixture.settles()
  }

  @Test func `22: a loader that goes away cancels its fetch and leaves nothing behind`() async throws {
    let fetch = ScriptedOperation<Void, [String]>()
    weak var released: Loader<[String]>?
    do {
      let loader = Loader(connectivity: Connectivity()) { try await fetch() }
      released = loader
      loader.load()
      _ = try await fetch.call(1)
      #expect(released != nil)
    }
    #expect(released == nil)
    await drain()
    #expect(fetch.calls[0].isCancelled)
  }

  @Test func `22: a loader that goes away while it waits to try again leaves no one asleep`() async throws {
    let clock = TestClock()
    do {
      let loader = Loader(policy: LoadPolicy(retry: .every()), clock: clock.loadClock, connectivity: Connectivity()) {
        () async throws -> Int in throw TestError.server
      }
      loader.load()
      try await clock.sleepers(1)
    }
    await drain()
    #expect(clock.sleeperCount == 0)
  }

  @Test func `a failed load is tried again when its screen comes back`() async throws {
    let fixture = LoaderFixture()
    try await fixture.failed()
    fixture.loader.loadIfNeeded()
    #expect(fixture.loader.activity == .loading(.retry))
    fixture.loader.cancel()
  }
}
