import FeedbackStates
import FeedbackStatesTesting
import Testing

@MainActor struct LoaderTests {
  let clock = TestClock()
  let fetch = ScriptedOperation<Void, [String]>()

  func makeLoader(_ policy: LoadPolicy = .remote) -> Loader<[String]> {
    Loader(policy: policy, clock: clock.loadClock, connectivity: Connectivity()) { [fetch] in try await fetch() }
  }

  @Test func `a first load goes from not initiated over loading to success`() async {
    let loader = makeLoader()
    let states = Recorder(stateOf: loader)
    loader.load()
    #expect(loader.state == .loading)
    await fetch.call(1).succeed(with: ["Buy milk"])
    await loader.settled()
    #expect(states.values == [.notInitiated, .loading, .success(["Buy milk"])])
    #expect(loader.activity == .idle)
  }

  @Test func `a retryable failure is followed by two more attempts, visibly`() async {
    let loader = makeLoader()
    let activities = Recorder(activityOf: loader)
    loader.load()
    for attempt in 1...3 {
      await fetch.call(attempt).fail(with: TestError.server)
      guard attempt < 3 else { break }
      await clock.sleepers(1)
      #expect(loader.status.failedAttempts == attempt)
      #expect(loader.status.attemptFailure?.message == "server")
      clock.advance(by: .seconds(1))
    }
    await loader.settled()
    #expect(fetch.calls.count == 3)
    #expect(loader.state == .failure(TestError.server))
    #expect(activities.values.count == 7)
  }
}
