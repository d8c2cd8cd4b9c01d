import FeedbackStates
import FeedbackStatesTesting
import Testing

@Suite(.timeLimit(.minutes(5))) @MainActor struct LateAnswerTests {
  let answer = ScriptedOperation<String, Int>(heedsCancellation: false)

  func makeLoader(_ policy: LoadPolicy = LoadPolicy(retry: .never)) -> KeyedLoader<String, Int> {
    KeyedLoader(policy: policy, clock: TestClock().loadClock, connectivity: Connectivity()) { [answer] in
      try await answer($0)
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `1: the late answer of an earlier input is dropped`(succeeds: Bool, comesLast: Bool) async throws {
    let loader = makeLoader()
    loader.load(for: "a")
    let first = try await answer.call(1)
    loader.load(for: "b")
    let second = try await answer.call(2)
    let states = Recorder(stateOf: loader)
    if comesLast { second.succeed(with: 2) }
    await drain()
    if succeeds { first.succeed(with: 1) } else { first.fail(with: TestError.server) }
    await drain()
    if !comesLast { second.succeed(with: 2) }
    try await settles(loader)
    #expect(states.values == [.loading, .success(2)])
    #expect(loader.activity == .idle)
  }

  @Test(arguments: [TestError.server, .rejected, .offline, TestError(isCancellation: true)])
  func `2: an error of a run that was replaced changes nothing`(error: TestError) async throws {
    let loader = makeLoader()
    loader.load(for: "a")
    let first = try await answer.call(1)
    loader.load(for: "b")
    let second = try await answer.call(2)
    let statuses = Recorder(statusOf: loader)
    first.fail(with: error)
    await drain()
    #expect(statuses.values.count == 1)
    second.succeed(with: 2)
    try await settles(loader)
    #expect(loader.state == .success(2))
  }

  @Test func `a replaced run is cancelled, and its transport learns of it`() async throws {
    let loader = makeLoader()
    loader.load(for: "a")
    let first = try await answer.call(1)
    loader.load(for: "b")
    _ = try await answer.call(2)
    await drain()
    #expect(first.isCancelled)
    first.succeed(with: 1)
    try await answer.call(2).succeed(with: 2)
    try await settles(loader)
  }

  @Test func `19: an invalidation during a fetch is followed by a fetch that began after it`() async throws {
    let fixture = LoaderFixture(heedsCancellation: false)
    let states = Recorder(stateOf: fixture.loader)
    fixture.loader.load()
    let before = try await fixture.fetch.call(1)
    fixture.loader.invalidate()
    fixture.loader.load()
    let after = try await fixture.fetch.call(2)
    before.succeed(with: ["old"])
    await drain()
    #expect(fixture.loader.state == .loading)
    after.succeed(with: ["new"])
    try await fixture.settles()
    #expect(states.values == [.notInitiated, .loading, .success(["new"])])
    #expect(fixture.fetch.calls.count == 2)
  }
}
