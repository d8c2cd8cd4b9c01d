import FeedbackStates
import FeedbackStatesTesting
import Testing

/// Real loaders with real tasks are pushed about at random; whatever happened, they come to rest or are gone.
@Suite(.timeLimit(.minutes(5))) @MainActor struct LoaderStressTests {
  nonisolated static let seeds: [UInt64] = (0..<4).map { _ in .random(in: 0...UInt64.max) }

  @Test(arguments: seeds)
  func `whatever is asked of it and however it is answered, a loader comes to rest`(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let fixture = LoaderFixture(policy(&random), heedsCancellation: random.below(2) == 0)
      let loader = fixture.loader
      let log = await push(fixture, &random)
      fixture.connectivity.update(isOnline: true)
      // Each answer may be followed by two more attempts, each after a second.
      for _ in 0..<100 where loader.activity.isBusy {
        for call in fixture.fetch.calls where !call.isAnswered { call.succeed(with: ["end"]) }
        fixture.clock.advance(by: .seconds(1))
        await drain()
      }
      if loader.activity.isBusy {
        Issue.record("seed \(seed): \(loader.status) after \(log)")
        return
      }
      #expect(!loader.state.isLoading, "seed \(seed): loading with nothing under way after \(log)")
      #expect(fixture.clock.sleeperCount == 0, "seed \(seed): somebody still sleeps after \(log)")
      await loader.settled()
    }
  }

  @Test(arguments: seeds)
  func `whenever its owner lets go of it, a loader is gone, and so is what it was doing`(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let (clock, connectivity) = (TestClock(), Connectivity())
      let fetch = ScriptedOperation<Void, [String]>()
      weak var released: Loader<[String]>?
      var log: [Int] = []
      do {
        let fixture = LoaderFixture(policy(&random), clock: clock, connectivity: connectivity, fetch: fetch)
        released = fixture.loader
        log = await push(fixture, &random)
      }
      await drain()
      #expect(released == nil, "seed \(seed): somebody holds the loader after \(log)")
      #expect(clock.sleeperCount == 0, "seed \(seed): somebody still sleeps after \(log)")
      #expect(
        fetch.calls.allSatisfy { $0.isAnswered || $0.isCancelled }, "seed \(seed): a fetch goes on after \(log)")
      let before = fetch.calls.count
      connectivity.update(isOnline: false)
      connectivity.update(isOnline: true)
      clock.advance(by: .seconds(60))
      await drain()
      #expect(fetch.calls.count == before, "seed \(seed): a fetch began after \(log)")
    }
  }

  private func policy(_ random: inout SeededGenerator) -> LoadPolicy {
    LoadPolicy(retry: .every(limit: 2), whenOffline: random.below(2) == 0 ? .wait : .fail)
  }

  /// Does things to a loader at random, and returns which.
  private func push(_ fixture: LoaderFixture, _ random: inout SeededGenerator) async -> [Int] {
    let loader = fixture.loader
    var log: [Int] = []
    for _ in 0..<(3 + random.below(15)) {
      let event = random.below(14)
      log.append(event)
      switch event {
      case 0: loader.load()
      case 1: loader.loadIfNeeded()
      case 2: loader.retry()
      case 3: loader.cancel()
      case 4: loader.invalidate(refetching: random.below(2) == 0)
      case 5: loader.reset()
      case 6: fixture.connectivity.update(isOnline: random.below(2) == 0)
      case 7: fixture.clock.advance(by: .seconds(1))
      case 8: loader.update { $0.append("edit") }
      case 9: await Task.yield()
      default: answerOne(fixture, &random)
      }
      if random.below(2) == 0 { await drain() }
    }
    return log
  }

  private func answerOne(_ fixture: LoaderFixture, _ random: inout SeededGenerator) {
    let open = fixture.fetch.calls.filter { !$0.isAnswered }
    guard !open.isEmpty else { return }
    let call = open[random.below(open.count)]
    switch random.below(5) {
    case 0: call.fail(with: TestError.server)
    case 1: call.fail(with: TestError.rejected)
    case 2: call.fail(with: TestError.offline)
    case 3: call.fail(with: CancellationError())
    default: call.succeed(with: ["answer"])
    }
  }
}
