import FeedbackStates
import FeedbackStatesTesting
import Testing

@Suite(.timeLimit(.minutes(5))) @MainActor struct OfflineTests {
  @Test func `21: without a connection a load is paused, not busy, and goes on once`() async throws {
    let fixture = LoaderFixture(.remote)
    fixture.connectivity.update(isOnline: false)
    let paused = Recorder(activityOf: fixture.loader)
    fixture.loader.load()
    fixture.loader.load()
    try await paused.wait { $0 == .paused(.offline) }
    #expect(fixture.loader.status.isOffline)
    #expect(fixture.fetch.calls.isEmpty)
    fixture.connectivity.update(isOnline: true)
    fixture.connectivity.update(isOnline: true)
    try await fixture.fetch.call(1).succeed(with: ["milk"])
    try await fixture.settles()
    #expect(fixture.fetch.calls.count == 1)
    #expect(fixture.loader.state == .success(["milk"]))
  }

  @Test func `21: a connection that is lost during a load pauses it, and costs no attempt`() async throws {
    let fixture = LoaderFixture(LoadPolicy(retry: .never))
    let activities = Recorder(activityOf: fixture.loader)
    fixture.loader.load()
    let call = try await fixture.fetch.call(1)
    fixture.connectivity.update(isOnline: false)
    call.fail(with: TestError.offline)
    try await activities.wait { $0 == .paused(.offline) }
    #expect(fixture.loader.state == .loading)
    fixture.connectivity.update(isOnline: true)
    try await fixture.fetch.call(2).succeed(with: ["milk"])
    try await fixture.settles()
    #expect(fixture.loader.state == .success(["milk"]))
  }

  @Test func `21: a paused load that is cancelled leaves no trace and nobody waiting`() async throws {
    let fixture = LoaderFixture(.remote)
    fixture.connectivity.update(isOnline: false)
    let activities = Recorder(activityOf: fixture.loader)
    fixture.loader.load()
    try await activities.wait { $0 == .paused(.offline) }
    fixture.loader.cancel()
    #expect(fixture.loader.status == LoadStatus())
    fixture.connectivity.update(isOnline: true)
    await drain()
    #expect(fixture.fetch.calls.isEmpty)
  }

  @Test func `21: a paused load whose loader goes away waits no longer`() async throws {
    let connectivity = Connectivity(isOnline: false)
    weak var held: ScriptedOperation<Void, Int>?
    do {
      let fetch = ScriptedOperation<Void, Int>()
      held = fetch
      let loader = Loader(connectivity: connectivity) { try await fetch() }
      loader.load()
      try await Recorder(activityOf: loader).wait(until: \.isPaused)
      #expect(held != nil)
    }
    await drain()
    #expect(held == nil)
  }

  @Test func `21: a policy may fail at once without a connection`() async throws {
    let fixture = LoaderFixture(LoadPolicy(whenOffline: .fail))
    fixture.connectivity.update(isOnline: false)
    fixture.loader.load()
    try await fixture.settles()
    #expect(fixture.loader.state.failure?.category == .offline)
    #expect(fixture.fetch.calls.isEmpty)
    #expect(fixture.clock.sleeperCount == 0)
  }

  @Test func `what lies on this machine needs no connection`() async throws {
    let fixture = LoaderFixture(.local)
    fixture.connectivity.update(isOnline: false)
    try await fixture.loaded()
    #expect(fixture.loader.state == .success(["milk"]))
  }
}
