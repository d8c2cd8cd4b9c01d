import FeedbackStates
import FeedbackStatesTesting
import Testing

/// The rows of the feature table about what is there; each name begins with its row's number.
@Suite(.timeLimit(.minutes(5))) @MainActor struct StateFeatureTests {
  @Test func `1: not started is told apart from loading`() {
    let fixture = LoaderFixture()
    #expect(fixture.loader.state == .notInitiated)
    fixture.loader.load()
    #expect(fixture.loader.state == .loading)
    fixture.loader.cancel()
  }

  @Test(arguments: [Loadable<Int>.notInitiated, .loading, .success(1), .failure(TestError.server)])
  func `2: one enum is switched over without a default`(state: Loadable<Int>) {
    let word =
      switch state {
      case .notInitiated: "not initiated"
      case .loading: "loading"
      case .success: "success"
      case .failure: "failure"
      }
    #expect(word.isEmpty == false)
    #expect((state.value != nil) == (word == "success"))
    #expect((state.error != nil) == (word == "failure"))
    #expect(state.isLoading == (word == "loading"))
  }

  @Test func `3 and 4: the old value is kept during a refresh, in the main enum`() async throws {
    let fixture = LoaderFixture()
    try await fixture.loaded()
    fixture.loader.load()
    #expect(fixture.loader.state == .success(["milk"]))
    #expect(fixture.loader.status.isRefreshing)
    fixture.loader.cancel()
  }

  @Test func `5 and 6: a failed refresh keeps the value and is told apart from a failed first load`() async throws {
    let refreshed = LoaderFixture()
    try await refreshed.loaded()
    try await refreshed.failed()
    #expect(refreshed.loader.state == .success(["milk"]))
    #expect(refreshed.loader.refreshFailure != nil)

    let first = LoaderFixture()
    try await first.failed()
    #expect(first.loader.state.failure != nil)
    #expect(first.loader.refreshFailure == nil)
  }

  @Test func `7: the error can be read while a load without a value is tried again`() async throws {
    let fixture = LoaderFixture(LoadPolicy(retry: .every()))
    fixture.loader.load()
    try await fixture.fetch.call(1).fail(with: TestError.server)
    try await fixture.clock.sleepers(1)
    #expect(fixture.loader.state == .loading)
    #expect(fixture.loader.status.attemptFailure?.message == "server")
    fixture.loader.cancel()
  }

  @Test func `8: asking again is told apart from asking something else`() async throws {
    let answer = ScriptedOperation<String, Int>()
    let loader = KeyedLoader<String, Int>(
      policy: LoadPolicy(retry: .never, keepsPreviousInput: true), clock: TestClock().loadClock,
      connectivity: Connectivity()
    ) { try await answer($0) }
    loader.load(for: "a")
    try await answer.call(1).succeed(with: 1)
    try await settles(loader)
    loader.load()
    #expect(loader.status.isRefreshing)
    #expect(!loader.status.isReloading)
    loader.load(for: "b")
    #expect(loader.status.isReloading)
    #expect(!loader.status.isRefreshing)
    #expect(loader.state == .success(1))
    #expect(loader.status.isPrevious)
    try await answer.call(2).fail(with: TestError.server)
    try await settles(loader)
    #expect(loader.state == .failure(TestError.server))
  }

  @Test(arguments: LoadReason.allCases)
  func `9: the reason for what is happening is there to read`(reason: LoadReason) async {
    let fixture = LoaderFixture()
    fixture.loader.load(reason)
    #expect(fixture.loader.activity == .loading(reason))
    fixture.loader.cancel()
  }

  @Test func `9: the operation is told its reason and the number of its attempt`() async throws {
    let clock = TestClock()
    var contexts: [(LoadReason, Int)] = []
    let loader = Loader<Int>(
      policy: LoadPolicy(retry: .every(limit: 1)), clock: clock.loadClock, connectivity: Connectivity()
    ) { context in
      contexts.append((context.reason, context.attempt))
      throw TestError.server
    }
    loader.load(.timer)
    try await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    try await settles(loader)
    #expect(contexts.map(\.0) == [.timer, .timer])
    #expect(contexts.map(\.1) == [1, 2])
  }

  @Test func `10: progress is a fraction, and content does not notice it`() async throws {
    let gate = Gate()
    let loader = Loader<Int>(connectivity: Connectivity()) { context in
      context.report(progress: 0.25)
      await gate.pass()
      context.report(progress: 7)
      return 1
    }
    let states = Recorder(stateOf: loader)
    let activities = Recorder(activityOf: loader)
    loader.load()
    try await gate.arrivals(1)
    #expect(loader.activity.progress == 0.25)
    gate.open()
    try await settles(loader)
    #expect(activities.values.map(\.progress) == [nil, nil, 0.25, 1, nil])
    #expect(states.values == [.notInitiated, .loading, .success(1)])
  }

  @Test func `25: staleness is there to read`() async throws {
    let fixture = LoaderFixture(LoadPolicy(freshness: .seconds(5)))
    try await fixture.loaded()
    #expect(!fixture.loader.status.isStale)
    fixture.clock.advance(by: .seconds(5))
    #expect(fixture.loader.status.isStale)
  }

  @Test func `37: a value from a cache says so, counts as stale, and gives way to a live one`() async throws {
    let fixture = LoaderFixture()
    fixture.loader.replace(with: ["old milk"], origin: .cache, updatedAt: .distantPast)
    #expect(fixture.loader.status.origin == .cache)
    #expect(fixture.loader.status.updatedAt == .distantPast)
    #expect(fixture.loader.isStale)
    fixture.loader.loadIfNeeded()
    try await fixture.fetch.call(1).succeed(with: ["milk"])
    try await fixture.settles()
    #expect(fixture.loader.status.origin == .live)
    #expect(fixture.loader.status.updatedAt == fixture.clock.startDate)
  }

  @Test func `43: empty is a kind of success, and only of success`() {
    #expect(Loadable<[Int]>.success([]).presentation == .empty)
    #expect(Loadable<[Int]>.success([1]).presentation == .content([1]))
    #expect(Loadable<[Int]>.notInitiated.presentation == .notInitiated)
    #expect(Loadable<[Int]>.loading.presentation == .loading)
    #expect(Loadable<[Int]>.failure(TestError.server).presentation == .failure(TestError.server))
  }

  @Test func `47: the thrown error keeps its type behind the words`() throws {
    let failure = try #require(LoadFailure(TestError.rejected))
    #expect(failure.underlying as? TestError == .rejected)
  }

  @Test func `48: equality includes the error`() {
    #expect(LoadStatus<Int>(.failure(TestError.server)) == LoadStatus(.failure(TestError.server)))
    #expect(LoadStatus<Int>(.failure(TestError.server)) != LoadStatus(.failure(TestError.rejected)))
    #expect(LoadFailure(TestError.server) == LoadFailure(TestError.server))
    #expect(LoadFailure(TestError.server) != LoadFailure(TestError.rejected))
  }
}
