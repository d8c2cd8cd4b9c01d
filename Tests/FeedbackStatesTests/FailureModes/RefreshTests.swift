import FeedbackStates
import FeedbackStatesTesting
import Observation
import Testing

@Suite(.timeLimit(.minutes(5))) @MainActor struct RefreshTests {
  @Test func `6: a refresh leaves the content alone, and its observers too`() async throws {
    let fixture = LoaderFixture()
    try await fixture.loaded()
    let loader = fixture.loader
    var redraws = 0
    withObservationTracking {
      _ = loader.state
    } onChange: {
      MainActor.assumeIsolated { redraws += 1 }
    }
    loader.load()
    #expect(loader.state == .success(["milk"]))
    #expect(loader.status.isRefreshing)
    #expect(loader.activity == .loading(.refresh))
    #expect(redraws == 0)
    try await fixture.fetch.call(2).succeed(with: ["milk", "eggs"])
    try await settles(loader)
    #expect(redraws == 1)
  }

  @Test func `7: two failed refreshes keep the value, with the second failure beside it`() async throws {
    let fixture = LoaderFixture()
    try await fixture.loaded()
    try await fixture.failed(TestError(name: "first"))
    try await fixture.failed(TestError(name: "second"))
    #expect(fixture.loader.state == .success(["milk"]))
    #expect(fixture.loader.refreshFailure?.message == "second")
    #expect(fixture.loader.status.updatedAt == fixture.clock.startDate)
  }

  @Test func `8: a refresh that fails says so, until somebody has seen it`() async throws {
    let fixture = LoaderFixture()
    try await fixture.loaded([])
    try await fixture.failed()
    #expect(fixture.loader.refreshFailure?.category == .server)
    #expect(fixture.loader.status.failure != nil)
    fixture.loader.acknowledgeFailure()
    #expect(fixture.loader.refreshFailure == nil)
    #expect(fixture.loader.state == .success([]))
  }

  @Test func `8: a first load that fails is never the empty page`() async throws {
    let fixture = LoaderFixture()
    try await fixture.failed()
    #expect(fixture.loader.state.presentation == .failure(TestError.server))
    #expect(fixture.loader.status.refreshFailure == nil)
  }

  @Test func `11: over two failed refreshes one state is shown and two failures`() async throws {
    let fixture = LoaderFixture()
    try await fixture.loaded()
    let states = Recorder(stateOf: fixture.loader)
    let statuses = Recorder(statusOf: fixture.loader)
    try await fixture.failed(TestError(name: "first"))
    try await fixture.failed(TestError(name: "second"))
    #expect(states.values == [.success(["milk"])])
    var failures: [String?] = []
    for failure in statuses.values.map(\.refreshFailure?.message) where failures.last != failure {
      failures.append(failure)
    }
    #expect(failures == [nil, "first", "second"])
  }

  @Test func `11: mapping a snapshot keeps everything beside the value`() async throws {
    let fixture = LoaderFixture()
    try await fixture.loaded()
    try await fixture.failed()
    fixture.loader.load()
    let status = fixture.loader.status
    let mapped = status.map(\.count)
    #expect(mapped.state == .success(1))
    #expect(mapped.activity == status.activity)
    #expect(mapped.refreshFailure == status.refreshFailure)
    #expect(mapped.updatedAt == status.updatedAt)
    #expect(mapped.origin == .live)
    #expect(status.map { $0 } == status)
    fixture.loader.cancel()
  }

  @Test(arguments: [
    [.started(.firstLoad), .attemptFailed(TestError.server, attempt: 1, nextAt: LoadInstant())],
    [.succeeded(1), .expired], [.succeeded(1), .inputChanged(keepsPrevious: true), .started(.newInput)],
    [.replaced(1, .cache, at: .distantPast)],
  ] as [[LoadEvent<Int>]])
  func `11: mapping loses nothing, whatever happened before`(events: [LoadEvent<Int>]) {
    var status = LoadStatus<Int>()
    for event in events { status.apply(event) }
    #expect(status != LoadStatus(status.state))
    #expect(status.map { $0 } == status)
  }

  @Test func `12: nothing is empty before the first answer, and an empty answer is empty at once`() async throws {
    let fixture = LoaderFixture()
    #expect(fixture.loader.state.presentation == .notInitiated)
    fixture.loader.load()
    #expect(fixture.loader.state.presentation == .loading)
    try await fixture.fetch.call(1).succeed(with: [])
    try await fixture.settles()
    #expect(fixture.loader.state.presentation == .empty)
    #expect(fixture.loader.activity == .idle)
  }

  @Test func `13: five invalidations that bring nothing never take the empty page away`() async throws {
    let fixture = LoaderFixture()
    try await fixture.loaded([])
    let states = Recorder(stateOf: fixture.loader)
    for number in 2...6 {
      fixture.loader.invalidate()
      try await fixture.fetch.call(number).succeed(with: [])
      try await fixture.settles()
    }
    #expect(states.values == [.success([])])
    #expect(fixture.fetch.calls.count == 6)
  }

  @Test func `14: the state is success the moment the answer comes, whatever a spinner does`() async throws {
    let fixture = LoaderFixture()
    fixture.loader.load()
    let call = try await fixture.fetch.call(1)
    fixture.clock.advance(by: .milliseconds(310))
    call.succeed(with: ["milk"])
    await drain()
    #expect(fixture.loader.state == .success(["milk"]))
    #expect(fixture.clock.now.offset == .milliseconds(310))
  }
}
