import FeedbackStates
import FeedbackStatesTesting
import Testing

@Suite(.timeLimit(.minutes(5))) @MainActor struct TestingKitTests {
  @Test func `sleepers wake in the order of their deadlines, and not before`() async throws {
    let clock = TestClock()
    var woken: [Int] = []
    let tasks = [3, 1, 2].map { seconds in
      Task {
        try await clock.loadClock.sleep(for: .seconds(seconds))
        woken.append(seconds)
      }
    }
    try await clock.sleepers(3)
    clock.advance(by: .milliseconds(999))
    await drain()
    #expect(woken.isEmpty)
    clock.advance(by: .seconds(2))
    for task in tasks.dropFirst() { try await task.value }
    #expect(woken == [1, 2])
    clock.advance(by: .seconds(1))
    try await tasks[0].value
    #expect(woken == [1, 2, 3])
    #expect(clock.sleeperCount == 0)
  }

  @Test func `a sleeper that is cancelled wakes with cancellation`() async throws {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    try await clock.sleepers(1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
  }

  @Test func `a sleep into the past does not sleep`() async throws {
    let clock = TestClock()
    clock.advance(by: .seconds(5))
    try await clock.sleep(until: LoadInstant(offset: .seconds(4)), tolerance: nil)
    #expect(clock.now == LoadInstant(offset: .seconds(5)))
  }

  @Test func `a script answers its first calls at once and then waits`() async throws {
    let work = ScriptedOperation<Int, String>(answers: [.success("a"), .failure(TestError.server)])
    #expect(try await work(1) == "a")
    await #expect(throws: TestError.server) { try await work(2) }
    let third = Task { try await work(3) }
    let call = try await work.call(3)
    #expect(!call.isAnswered)
    call.succeed(with: "c")
    call.succeed(with: "too late")
    #expect(try await third.value == "c")
    #expect(work.calls.map(\.input) == [1, 2, 3])
  }

  @Test func `a gate lets one through, then all`() async throws {
    let gate = Gate()
    var passed = 0
    let tasks = (0..<3).map { _ in
      Task {
        await gate.pass()
        passed += 1
      }
    }
    try await gate.arrivals(3)
    gate.openOnce()
    await drain()
    #expect(passed == 1)
    gate.open()
    for task in tasks { await task.value }
    #expect(passed == 3)
    gate.close()
    #expect(!gate.isOpen)
  }

  @Test func `a wait for what never comes ends with the test that waits`() async throws {
    let fixture = LoaderFixture()
    let gate = Gate()
    let waits: [@MainActor () async throws -> Void] = [
      { _ = try await fixture.fetch.call(1) }, { try await gate.arrivals(1) }, { try await fixture.clock.sleepers(1) },
      { try await Recorder(stateOf: fixture.loader).wait { $0.hasValue } },
    ]
    for wait in waits {
      let test = Task { try await wait() }
      await drain()
      test.cancel()
      await #expect(throws: CancellationError.self) { try await test.value }
      let late = Task { try await wait() }
      late.cancel()
      await #expect(throws: CancellationError.self) { try await late.value }
    }
  }

  @Test func `a recorder waits for what is to come`() async throws {
    let fixture = LoaderFixture()
    let statuses = Recorder(statusOf: fixture.loader)
    fixture.loader.load()
    let waiting = Task { try await statuses.wait { $0.value == ["milk"] } }
    try await fixture.fetch.call(1).succeed(with: ["milk"])
    try await waiting.value
    #expect(statuses.values.map(\.activity) == [.idle, .loading(.firstLoad), .idle])
  }
}
