import FeedbackStates
import FeedbackStatesTesting
import Observation
import Testing

@Suite(.timeLimit(.minutes(5))) @MainActor struct RetryTests {
  @Test func `9: a failure stays readable while it is tried again`() async throws {
    let fixture = LoaderFixture()
    try await fixture.failed(TestError(name: "first"))
    let states = Recorder(stateOf: fixture.loader)
    fixture.loader.retry()
    #expect(fixture.loader.state == .failure(TestError(name: "first")))
    #expect(fixture.loader.activity == .loading(.retry))
    try await fixture.fetch.call(2).fail(with: TestError(name: "second"))
    try await fixture.settles()
    fixture.loader.retry()
    try await fixture.fetch.call(3).succeed(with: ["milk"])
    try await fixture.settles()
    #expect(states.values == [
      .failure(TestError(name: "first")), .failure(TestError(name: "second")), .success(["milk"]),
    ])
    #expect(fixture.loader.status.failure == nil)
    #expect(fixture.loader.status.attemptFailure == nil)
  }

  @Test func `9: an error of an attempt goes with the success of the next`() async throws {
    let fixture = LoaderFixture(LoadPolicy(retry: .every()))
    fixture.loader.load()
    try await fixture.fetch.call(1).fail(with: TestError.server)
    try await fixture.clock.sleepers(1)
    fixture.clock.advance(by: .seconds(1))
    try await fixture.fetch.call(2).succeed(with: ["milk"])
    try await fixture.settles()
    #expect(fixture.loader.state == .success(["milk"]))
    #expect(fixture.loader.status.attemptFailure == nil)
    #expect(fixture.loader.status.failedAttempts == 0)
  }

  @Test func `10: retry is busy in the same tick, and tells those who draw it`() async throws {
    let fixture = LoaderFixture()
    try await fixture.failed()
    let loader = fixture.loader
    var redraws = 0
    withObservationTracking {
      _ = loader.activity
    } onChange: {
      MainActor.assumeIsolated { redraws += 1 }
    }
    loader.retry()
    #expect(loader.status.isRetrying)
    #expect(loader.activity.isBusy)
    #expect(redraws == 1)
    loader.cancel()
  }

  @Test func `20: a failure that trying again cannot mend is shown at once`() async throws {
    let fixture = LoaderFixture(.remote)
    try await fixture.failed(TestError.rejected)
    #expect(fixture.loader.state == .failure(TestError.rejected))
    #expect(fixture.fetch.calls.count == 1)
    #expect(fixture.clock.sleeperCount == 0)
  }

  @Test func `20: attempts are counted and timed in public, end at the limit, and reach those who wait`() async throws {
    let fixture = LoaderFixture(LoadPolicy(retry: .every(.seconds(2))))
    let loader = fixture.loader
    let waiting = Task { try await loader.fetchedValue() }
    for attempt in 1...2 {
      try await fixture.fetch.call(attempt).fail(with: TestError.server)
      try await fixture.clock.sleepers(1)
      #expect(loader.status.failedAttempts == attempt)
      #expect(loader.status.attemptFailure?.category == .server)
      #expect(loader.activity == .waitingToRetry(attempt: attempt, deadline: fixture.clock.now.advanced(by: .seconds(2))))
      #expect(loader.timeUntilRetry == .seconds(2))
      #expect(loader.status.isRetrying)
      fixture.clock.advance(by: .seconds(2))
    }
    try await fixture.fetch.call(3).fail(with: TestError.server)
    try await fixture.settles()
    await #expect(throws: TestError.server) { try await waiting.value }
    #expect(loader.state == .failure(TestError.server))
    #expect(fixture.fetch.calls.count == 3)
    #expect(loader.timeUntilRetry == nil)
  }

  @Test func `20: retry during the wait tries at once`() async throws {
    let fixture = LoaderFixture(LoadPolicy(retry: .every(.seconds(60))))
    fixture.loader.load()
    try await fixture.fetch.call(1).fail(with: TestError.server)
    try await fixture.clock.sleepers(1)
    fixture.loader.retry()
    try await fixture.fetch.call(2).succeed(with: ["milk"])
    try await fixture.settles()
    #expect(fixture.loader.state == .success(["milk"]))
    #expect(fixture.clock.sleeperCount == 0)
  }

  @Test func `20: an action is sent once, and only an idempotent one again`() async throws {
    let once = ActionFixture()
    once.action.start(1)
    try await once.work.call(1).fail(with: TestError.server)
    try await once.settles()
    #expect(once.action.state == .failure(TestError.server))
    #expect(once.work.calls.count == 1)

    let again = ActionFixture(ActionPolicy(idempotentRetry: .every(limit: 1)))
    again.action.start(1)
    try await again.work.call(1).fail(with: TestError.server)
    try await again.clock.sleepers(1)
    #expect(again.action.isRunning)
    #expect(again.action.lastFailure?.category == .server)
    again.clock.advance(by: .seconds(1))
    try await again.work.call(2).succeed(with: "done")
    try await again.settles()
    #expect(again.action.state == .success("done"))
    #expect(again.action.lastFailure == nil)
  }

  @Test(arguments: zip([1, 2, 3, 4, 5, 6, 60], [500, 1000, 2000, 4000, 8000, 8000, 8000]))
  func `the wait doubles, then stays at eight seconds`(attempts: Int, milliseconds: Int) {
    let policy = RetryPolicy(limit: 9, jitter: 0)
    #expect(policy.delay(after: attempts) == .milliseconds(milliseconds))
  }

  @Test(arguments: [0.0, 0.5, 1.0])
  func `chance shortens a wait by at most a quarter`(chance: Double) {
    let policy = RetryPolicy(limit: 2, firstDelay: .seconds(4), chance: { chance })
    #expect(policy.delay(after: 1) == .seconds(4) * (1 - 0.25 * chance))
  }

  @Test func `a policy made of nonsense still gives a wait`() {
    #expect(RetryPolicy(limit: 1, firstDelay: .seconds(1), jitter: .nan, chance: { .nan }).delay(after: 1) == .seconds(1))
    #expect(RetryPolicy(limit: 1, firstDelay: .seconds(-3)).delay(after: 1) <= .zero)
    #expect(RetryPolicy(limit: 1).delay(after: .max) <= .seconds(8))
    #expect(RetryPolicy(limit: 1).delay(after: .min) <= .seconds(1))
  }

  @Test(arguments: [-1, 0])
  func `a limit of nothing is one attempt`(limit: Int) async throws {
    let fixture = LoaderFixture(LoadPolicy(retry: RetryPolicy(limit: limit)))
    try await fixture.failed()
    #expect(fixture.fetch.calls.count == 1)
  }

  @Test func `a policy decides which failures are worth another attempt`() async throws {
    let fixture = LoaderFixture(LoadPolicy(retry: RetryPolicy(limit: 5) { $0.category == .timedOut }))
    try await fixture.failed(TestError.server)
    #expect(fixture.fetch.calls.count == 1)
  }
}
