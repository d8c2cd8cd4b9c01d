import FeedbackStates
import FeedbackStatesTesting
import Testing

/// Work and listeners may call back into what called them.
@Suite(.timeLimit(.minutes(5))) @MainActor struct ReentrancyTests {
  /// A loader whose operation does something to the loader itself before it answers with the number of its call.
  @MainActor final class SelfTurning {
    var calls = 0
    lazy var loader: Loader<Int> = Loader(connectivity: Connectivity()) { [unowned self] () async throws -> Int in
      calls += 1
      turn(loader, calls)
      return calls
    }
    let turn: @MainActor (Loader<Int>, Int) -> Void

    init(_ turn: @escaping @MainActor (Loader<Int>, Int) -> Void) {
      self.turn = turn
    }
  }

  @Test func `a fetch that asks for itself is joined`() async {
    let subject = SelfTurning { loader, _ in loader.load() }
    #expect(await subject.loader.refresh().state == .success(1))
    #expect(subject.calls == 1)
  }

  @Test func `a fetch may give itself up, or start over`() async {
    for turn in [{ $0.cancel() }, { $0.reset() }] as [@MainActor (Loader<Int>) -> Void] {
      let subject = SelfTurning { loader, _ in turn(loader) }
      subject.loader.load()
      await drain()
      #expect(subject.loader.status == LoadStatus())
    }
  }

  @Test func `a fetch may find out that it is out of date`() async throws {
    let subject = SelfTurning { loader, call in if call < 3 { loader.invalidate() } }
    subject.loader.load()
    await drain()
    try await settles(subject.loader)
    #expect(subject.loader.state == .success(3))
  }

  @Test func `who hears of a run may start the next one`() async throws {
    let fixture = ActionFixture()
    let window = OutcomeLog()
    fixture.action.onOutcome(for: window) { outcome in
      if outcome.input < 3 { #expect(fixture.action.start(outcome.input + 1)) }
    }
    fixture.action.start(1)
    for number in 1...3 { try await fixture.work.call(number).succeed(with: "\(number)") }
    try await fixture.settles()
    #expect(fixture.action.state == .success("3"))
  }

  @Test func `who hears of a run may start over, and what was queued is given up`() async throws {
    let fixture = ActionFixture(ActionPolicy(overlap: .queue))
    let window = OutcomeLog()
    fixture.action.onOutcome(for: window) { _ in fixture.action.reset() }
    fixture.action.start(1)
    fixture.action.start(2)
    try await fixture.work.call(1).succeed(with: "1")
    await drain()
    #expect(fixture.action.state == .notInitiated)
    #expect(fixture.action.queuedCount == 0)
    #expect(fixture.work.calls.count == 1)
    await fixture.action.settled()
  }
}
