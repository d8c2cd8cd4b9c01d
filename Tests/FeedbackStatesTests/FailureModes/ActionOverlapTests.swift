import FeedbackStates
import FeedbackStatesTesting
import Testing

@Suite(.timeLimit(.minutes(5))) @MainActor struct ActionOverlapTests {
  @Test func `15: two starts in one tick run once, and the second is told so`() async throws {
    let fixture = ActionFixture()
    let action = fixture.action
    #expect(action.start(1))
    #expect(!action.start(2))
    let third = Task { try await action.run(3) }
    await drain()
    #expect(fixture.work.calls.map(\.input) == [1])
    for call in fixture.work.calls { call.succeed(with: "sent") }
    try await fixture.settles()
    await #expect(throws: ActionError.alreadyRunning) { try await third.value }
    #expect(action.lastInput == 1)
    #expect(action.state == .success("sent"))
  }

  @Test func `16: an action nobody looks at for a while is busy, then done, and can start again`() async throws {
    let fixture = ActionFixture()
    fixture.action.start(1)
    let call = try await fixture.work.call(1)
    #expect(fixture.action.isRunning)
    call.succeed(with: "sent")
    try await fixture.settles()
    #expect(fixture.action.state == .success("sent"))
    #expect(fixture.action.start(2))
    try await fixture.work.call(2).succeed(with: "sent again")
    try await fixture.settles()
    #expect(fixture.action.state == .success("sent again"))
  }

  @Test func `17: an outcome reaches the window although the button and its model are gone`() async throws {
    let window = OutcomeLog()
    let work = ScriptedOperation<Int, String>()
    do {
      let action = AsyncAction<Int, String>(connectivity: Connectivity()) { try await work($0) }
      action.onOutcome(for: window) { window.failures.append($0.failure?.message ?? "") }
      action.start(1)
    }
    try await work.call(1).fail(with: TestError(name: "could not delete"))
    await drain()
    #expect(window.failures == ["could not delete"])
  }

  @Test func `22: an action that has done its work keeps nothing and nobody`() async throws {
    let work = ScriptedOperation<Int, String>()
    weak var released: AsyncAction<Int, String>?
    weak var window: OutcomeLog?
    do {
      let action = AsyncAction<Int, String>(connectivity: Connectivity()) { try await work($0) }
      let log = OutcomeLog()
      action.onOutcome(for: log) { _ in }
      released = action
      window = log
      action.start(1)
      #expect(window != nil)
    }
    #expect(window == nil)
    let call = try await work.call(1)
    #expect(released != nil)
    call.succeed(with: "sent")
    await drain()
    #expect(released == nil)
  }

  @Test func `25: one failure makes one message, however many want to tell it`() async throws {
    let fixture = ActionFixture()
    fixture.action.start(1)
    try await fixture.work.call(1).fail(with: TestError.server)
    try await fixture.settles()
    let first = try #require(fixture.action.outcome)
    #expect(fixture.action.claimOutcome(first.id))
    #expect(!fixture.action.claimOutcome(first.id))
    fixture.action.retry()
    try await fixture.work.call(2).fail(with: TestError.server)
    try await fixture.settles()
    let second = try #require(fixture.action.outcome)
    #expect(second.id != first.id)
    #expect(fixture.action.claimOutcome(second.id))
  }

  @Test func `queued runs follow each other in order, even after a failure`() async throws {
    let fixture = ActionFixture(ActionPolicy(overlap: .queue))
    let action = fixture.action
    #expect(action.start(1))
    #expect(action.start(2))
    let third = Task { try await action.run(3) }
    await drain()
    #expect(action.queuedCount == 2)
    #expect(fixture.work.calls.map(\.input) == [1])
    try await fixture.work.call(1).succeed(with: "one")
    try await fixture.work.call(2).fail(with: TestError.server)
    try await fixture.work.call(3).succeed(with: "three")
    #expect(try await third.value == "three")
    #expect(fixture.work.calls.map(\.input) == [1, 2, 3])
    #expect(action.state == .success("three"))
  }

  @Test func `a run that is queued on hearing of the end of another waits behind those that were there`() async throws {
    let fixture = ActionFixture(ActionPolicy(overlap: .queue))
    let window = OutcomeLog()
    fixture.action.onOutcome(for: window) { outcome in
      if outcome.input == 1 { fixture.action.start(10) }
    }
    fixture.action.start(1)
    fixture.action.start(2)
    for number in 1...3 { try await fixture.work.call(number).succeed(with: "sent") }
    try await fixture.settles()
    #expect(fixture.work.calls.map(\.input) == [1, 2, 10])
  }

  @Test func `restarting cancels the first run, whose answer no longer counts`() async throws {
    let fixture = ActionFixture(ActionPolicy(overlap: .restart), heedsCancellation: false)
    fixture.action.start(1)
    let first = try await fixture.work.call(1)
    fixture.action.start(2)
    try await fixture.work.call(2).succeed(with: "two")
    try await fixture.settles()
    first.succeed(with: "one")
    await drain()
    #expect(first.isCancelled)
    #expect(fixture.action.state == .success("two"))
    #expect(fixture.action.outcome?.input == 2)
  }

  @Test func `concurrent runs are loading until the last one ends, and the newest has the last word`() async throws {
    let fixture = ActionFixture(ActionPolicy(overlap: .concurrent))
    fixture.action.start(1)
    fixture.action.start(2)
    let first = try await fixture.work.call(1)
    try await fixture.work.call(2).succeed(with: "two")
    await drain()
    #expect(fixture.action.isRunning)
    first.succeed(with: "one")
    try await fixture.settles()
    #expect(fixture.action.state == .success("two"))
    #expect(fixture.action.outcome?.input == 2)
  }

  @Test func `cancelling an action shows again what was there`() async throws {
    let fixture = ActionFixture()
    fixture.action.start(1)
    try await fixture.work.call(1).fail(with: TestError.server)
    try await fixture.settles()
    fixture.action.retry()
    _ = try await fixture.work.call(2)
    #expect(fixture.action.isRunning)
    fixture.action.cancel()
    #expect(fixture.action.state == .failure(TestError.server))
    await drain()
    #expect(fixture.work.calls[1].isCancelled)
    #expect(fixture.action.activity == .idle)
  }

  @Test func `waiting for a run that is cancelled ends with cancellation`() async throws {
    let fixture = ActionFixture(heedsCancellation: false)
    let action = fixture.action
    let waiting = Task { try await action.run(1) }
    let call = try await fixture.work.call(1)
    action.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    call.succeed(with: "too late")
    await drain()
    #expect(action.state == .notInitiated)
  }

  @Test func `an action without connection waits, fails at once or is tried, by its policy`() async throws {
    let waiting = ActionFixture(ActionPolicy(whenOffline: .wait))
    waiting.connectivity.update(isOnline: false)
    waiting.action.start(1)
    await drain()
    #expect(waiting.action.activity == .paused(.offline))
    #expect(waiting.work.calls.isEmpty)
    waiting.connectivity.update(isOnline: true)
    try await waiting.work.call(1).succeed(with: "sent")
    try await waiting.settles()
    #expect(waiting.action.state == .success("sent"))

    let failing = ActionFixture(ActionPolicy(idempotentRetry: .standard, whenOffline: .fail))
    failing.connectivity.update(isOnline: false)
    failing.action.start(1)
    try await failing.settles()
    #expect(failing.action.outcome?.failure?.category == .offline)
    #expect(failing.work.calls.isEmpty)

    let trying = ActionFixture()
    trying.connectivity.update(isOnline: false)
    trying.action.start(1)
    try await trying.work.call(1).succeed(with: "sent")
    try await trying.settles()
    #expect(trying.action.state == .success("sent"))
  }
}

@MainActor final class OutcomeLog {
  var failures: [String] = []
}
