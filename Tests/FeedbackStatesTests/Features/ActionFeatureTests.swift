import FeedbackStates
import FeedbackStatesTesting
import Observation
import Testing

/// The rows of the feature table about changing something; each name begins with its row's number.
@Suite(.timeLimit(.minutes(5))) @MainActor struct ActionFeatureTests {
  @Test func `16: an action is not tried again by itself`() async throws {
    let fixture = ActionFixture()
    fixture.action.start(1)
    try await fixture.work.call(1).fail(with: TestError.server)
    try await fixture.settles()
    #expect(fixture.work.calls.count == 1)
    #expect(fixture.clock.sleeperCount == 0)
  }

  @Test func `26: an action has a state of its own`() async throws {
    let fixture = ActionFixture()
    let states = Recorder(stateOf: fixture.action)
    fixture.action.start(1)
    try await fixture.work.call(1).succeed(with: "sent")
    try await fixture.settles()
    #expect(states.values == [.notInitiated, .loading, .success("sent")])
    fixture.action.clearOutcome()
    #expect(fixture.action.state == .notInitiated)
    #expect(fixture.action.lastInput == 1)
    fixture.action.reset()
    #expect(fixture.action.lastInput == nil)
  }

  @Test func `27: each row has its own state`() async throws {
    let work = ScriptedOperation<Int, Void>()
    let delete = AsyncActionGroup<Int, Int, Void>("delete", connectivity: Connectivity()) { try await work($0) }
    #expect(delete.start(1))
    #expect(!delete.start(1))
    #expect(delete.isRunning(1))
    #expect(!delete.isRunning(2))
    #expect(delete.start(2))
    try await work.call(1).fail(with: TestError.server)
    await delete[1].settled()
    #expect(delete.state(for: 1).failure?.category == .server)
    #expect(delete.isRunning(2))
    delete.retry(1)
    #expect(delete.isRunning(1))
    delete.cancel(1)
    delete.cancel(2)
    delete.remove(1)
    #expect(delete.ids.sorted() == [2])
  }

  @Test func `27: starting one of a thousand rows redraws that row alone`() {
    let gate = Gate()
    let delete = AsyncActionGroup<Int, Int, Void>(connectivity: Connectivity()) { _ in await gate.pass() }
    var redraws: [Int: Int] = [:]
    for row in 0..<1000 {
      withObservationTracking {
        _ = delete.isRunning(row)
      } onChange: {
        MainActor.assumeIsolated { redraws[row, default: 0] += 1 }
      }
    }
    delete.start(500)
    #expect(redraws == [500: 1])
    gate.open()
  }

  @Test func `28: a second start in the same tick sends nothing`() async throws {
    let fixture = ActionFixture()
    #expect([fixture.action.start(1), fixture.action.start(1), fixture.action.retry()] == [true, false, false])
    try await fixture.work.call(1).succeed(with: "sent")
    try await fixture.settles()
    #expect(fixture.work.calls.count == 1)
  }

  @Test func `29: runs can stand in a queue`() async throws {
    let fixture = ActionFixture(ActionPolicy(overlap: .queue))
    for input in 1...3 { #expect(fixture.action.start(input)) }
    for number in 1...3 { try await fixture.work.call(number).succeed(with: "\(number)") }
    try await fixture.settles()
    #expect(fixture.work.calls.map(\.input) == [1, 2, 3])
    #expect(fixture.action.state == .success("3"))
  }

  @Test func `30: the input is kept for another try`() async throws {
    let fixture = ActionFixture()
    #expect(!fixture.action.retry())
    fixture.action.start(7)
    try await fixture.work.call(1).fail(with: TestError.server)
    try await fixture.settles()
    #expect(fixture.action.outcome?.input == 7)
    #expect(fixture.action.retry())
    try await fixture.work.call(2).succeed(with: "sent")
    try await fixture.settles()
    #expect(fixture.work.calls.map(\.input) == [7, 7])
  }

  @Test func `31 and 32: an edit is shown at once and taken back by itself`() async throws {
    let fixture = LoaderFixture()
    try await fixture.loaded()
    let gate = Gate()
    let loader = fixture.loader
    let editing = Task {
      try await loader.applyOptimistically {
        $0 = ["edited"]
      } while: {
        await gate.pass()
        throw TestError.rejected
      }
    }
    try await gate.arrivals(1)
    #expect(loader.state == .success(["edited"]))
    gate.open()
    await #expect(throws: TestError.rejected) { try await editing.value }
    #expect(loader.state == .success(["milk"]))
  }

  @Test func `33: edits that overlap do not take each other back`() async throws {
    let fixture = LoaderFixture()
    try await fixture.loaded(["a"])
    let first = fixture.loader.beginEdit { $0.append("b") }
    let second = fixture.loader.beginEdit { $0.append("c") }
    first.discard()
    #expect(fixture.loader.state == .success(["a", "c"]))
    second.confirm()
    #expect(fixture.loader.state == .success(["a", "c"]))
  }

  @Test func `42: a run that ends has an outcome of its own, with success or failure`() async throws {
    let fixture = ActionFixture()
    var outcomes: [Bool] = []
    let window = OutcomeLog()
    fixture.action.onOutcome(for: window) { outcomes.append($0.isSuccess) }
    fixture.action.start(1)
    try await fixture.work.call(1).succeed(with: "sent")
    try await fixture.settles()
    let first = fixture.action.outcome?.id
    #expect(fixture.action.outcome?.output == "sent")
    fixture.action.start(1)
    try await fixture.work.call(2).fail(with: TestError.server)
    try await fixture.settles()
    #expect(fixture.action.outcome?.id != first)
    #expect(outcomes == [true, false])
  }

  @Test func `10: an action reports progress too`() async throws {
    let gate = Gate()
    let upload = AsyncAction<Int, Void>(connectivity: Connectivity()) { _, context in
      context.report(progress: 0.5)
      await gate.pass()
    }
    upload.start(1)
    try await gate.arrivals(1)
    #expect(upload.activity == .loading(.mutation, progress: 0.5))
    gate.open()
    await upload.settled()
    #expect(upload.activity == .idle)
  }
}
