import FeedbackStates
import FeedbackStatesTesting
import Testing

/// The rows of the feature table about fetching; each name begins with its row's number.
@Suite(.timeLimit(.minutes(5))) @MainActor struct LoaderFeatureTests {
  @Test func `11 and 12: attempts are counted, the next one is announced, and the waits grow`() async throws {
    let fixture = LoaderFixture(LoadPolicy(retry: RetryPolicy(limit: 2, jitter: 0)))
    fixture.loader.load()
    var waits: [Duration?] = []
    for attempt in 1...2 {
      try await fixture.fetch.call(attempt).fail(with: TestError.server)
      try await fixture.clock.sleepers(1)
      #expect(fixture.loader.status.failedAttempts == attempt)
      waits.append(fixture.loader.timeUntilRetry)
      fixture.clock.advance(by: .seconds(1))
    }
    try await fixture.fetch.call(3).succeed(with: [])
    try await fixture.settles()
    #expect(waits == [.milliseconds(500), .seconds(1)])
    #expect(fixture.loader.status.failedAttempts == 0)
  }

  @Test func `13: chance keeps clients out of step`() {
    let waits = Set((0..<20).map { _ in RetryPolicy.standard.delay(after: 1) })
    #expect(waits.count > 1)
    #expect(waits.allSatisfy { $0 >= .milliseconds(375) && $0 <= .milliseconds(500) })
  }

  @Test(arguments: LoadFailure.Category.allCases)
  func `14: what trying again cannot mend is not tried again`(category: LoadFailure.Category) async throws {
    let fixture = LoaderFixture(.remote)
    fixture.loader.load()
    try await fixture.fetch.call(1).fail(with: TestError(isRetryable: nil, failureCategory: category))
    let isRetryable = [.offline, .timedOut, .server, .other].contains(category)
    if isRetryable { try await fixture.clock.sleepers(1) } else { try await fixture.settles() }
    #expect(fixture.loader.activity.isBusy == isRetryable)
    fixture.loader.cancel()
  }

  @Test func `15: cancellation is never tried again`() async throws {
    let fixture = LoaderFixture(.remote)
    try await fixture.failed(CancellationError())
    #expect(fixture.fetch.calls.count == 1)
    #expect(fixture.loader.state == .notInitiated)
  }

  @Test func `17: one call tries again, whatever there is`() async throws {
    let fixture = LoaderFixture()
    try await fixture.failed()
    fixture.loader.retry()
    try await fixture.fetch.call(2).succeed(with: ["milk"])
    try await fixture.settles()
    try await fixture.failed()
    fixture.loader.retry()
    try await fixture.fetch.call(4).succeed(with: ["eggs"])
    try await fixture.settles()
    #expect(fixture.loader.state == .success(["eggs"]))
    #expect(fixture.loader.refreshFailure == nil)
  }

  @Test func `18: fetches asked for at the same time are one`() async throws {
    let fixture = LoaderFixture()
    let loader = fixture.loader
    let waiting = (0..<3).map { _ in Task { await loader.refresh() } }
    loader.load()
    try await fixture.fetch.call(1).succeed(with: ["milk"])
    for task in waiting { #expect(await task.value.state == .success(["milk"])) }
    #expect(fixture.fetch.calls.count == 1)
  }

  @Test func `19: only the newest run may bring anything`() async throws {
    let fixture = LoaderFixture(heedsCancellation: false)
    fixture.loader.load()
    let first = try await fixture.fetch.call(1)
    fixture.loader.reset()
    fixture.loader.load()
    try await fixture.fetch.call(2).succeed(with: ["new"])
    try await fixture.settles()
    first.succeed(with: ["old"])
    await drain()
    #expect(fixture.loader.state == .success(["new"]))
  }

  @Test func `20: an invalidation during a fetch leads to a new fetch`() async throws {
    let fixture = LoaderFixture()
    fixture.loader.load()
    _ = try await fixture.fetch.call(1)
    fixture.loader.invalidate()
    #expect(fixture.loader.activity == .loading(.firstLoad))
    try await fixture.fetch.call(2).succeed(with: ["new"])
    try await fixture.settles()
    #expect(fixture.loader.state == .success(["new"]))
  }

  @Test func `20: an invalidation while idle refetches what was loaded, and nothing that was not`() async throws {
    let fixture = LoaderFixture()
    fixture.loader.invalidate()
    #expect(fixture.loader.state == .notInitiated)
    try await fixture.loaded()
    fixture.loader.invalidate()
    #expect(fixture.loader.activity == .loading(.invalidation))
    fixture.loader.cancel()
    #expect(fixture.loader.isStale)
  }

  @Test func `21: cancelling goes back to what was there`() async throws {
    let fixture = LoaderFixture()
    try await fixture.loaded()
    try await fixture.failed()
    let before = fixture.loader.status
    fixture.loader.load()
    fixture.loader.cancel()
    #expect(fixture.loader.status == before)
  }

  @Test func `22: a cancelled request of the network is cancellation`() {
    #expect(CancellationTests.cancellations.allSatisfy { LoadFailure($0) == nil })
  }

  @Test func `23: cancelling reaches the operation`() async throws {
    let fixture = LoaderFixture()
    fixture.loader.load()
    let call = try await fixture.fetch.call(1)
    fixture.loader.cancel()
    await drain()
    #expect(call.isCancelled)
  }

  @Test func `24: a screen that comes back does not fetch what is fresh`() async throws {
    let fixture = LoaderFixture(.remote)
    try await fixture.loaded()
    fixture.loader.loadIfNeeded()
    #expect(fixture.loader.activity == .idle)
    #expect(fixture.fetch.calls.count == 1)
  }

  @Test func `36: without a connection it is paused, and goes on by itself`() async throws {
    let fixture = LoaderFixture(.remote)
    fixture.connectivity.update(isOnline: false)
    let activities = Recorder(activityOf: fixture.loader)
    fixture.loader.load()
    try await activities.wait { $0 == .paused(.offline) }
    fixture.connectivity.update(isOnline: true)
    try await fixture.fetch.call(1).succeed(with: [])
    try await fixture.settles()
    #expect(activities.values == [.idle, .loading(.firstLoad), .paused(.offline), .loading(.firstLoad), .idle])
  }

  @Test func `45: time comes from the clock that is handed in`() async throws {
    let fixture = LoaderFixture(LoadPolicy(retry: .every(.seconds(3600))))
    fixture.loader.load()
    try await fixture.fetch.call(1).fail(with: TestError.server)
    try await fixture.clock.sleepers(1)
    fixture.clock.advance(by: .seconds(3600))
    try await fixture.fetch.call(2).succeed(with: [])
    try await fixture.settles()
    #expect(fixture.loader.status.updatedAt == fixture.clock.startDate.addingTimeInterval(3600))
  }

  @Test func `49: it runs where this test runs, on Linux and on Apple's systems`() async {
    let loader = Loader<Int>(connectivity: Connectivity()) { 1 }
    #expect(await loader.refresh().state == .success(1))
  }

  @Test func `a preview shows one snapshot, whatever is asked of it`() async {
    var status = LoadStatus<[String]>(.success([]))
    status.apply(.started(.refresh))
    let loader = Loader(previewing: status)
    loader.load()
    loader.invalidate()
    loader.reset()
    #expect(loader.status == status)
  }
}

/// The rows about lists that come in pages.
@Suite(.timeLimit(.minutes(5))) @MainActor struct PagedFeatureTests {
  @Test func `34: a list comes page by page, to its end`() async {
    let list = PagedLoader<Row, Int>(connectivity: Connectivity()) { request in
      let start = if case .next(let cursor) = request { cursor } else { 0 }
      return Page((start..<start + 10).map { Row(id: $0) }, next: start < 30 ? start + 10 : nil)
    }
    await list.refresh()
    while list.hasMore {
      list.loadNextPage()
      await drain()
    }
    #expect(list.elements.map(\.id) == Array(0..<40))
    #expect(list.nextPage == .end)
  }

  @Test func `35: each end has a state and an error of its own`() async {
    let list = PagedLoader<Row, Int>(policy: LoadPolicy(retry: .never), connectivity: Connectivity()) { request in
      switch request {
      case .first: Page([Row(id: 5)], next: 6, previous: 4)
      case .next: throw TestError.server
      case .previous: Page([Row(id: 4)])
      }
    }
    await list.refresh()
    list.loadNextPage()
    list.loadPreviousPage()
    await drain()
    #expect(list.nextPage == .failure(TestError.server))
    #expect(list.previousPage == .end)
    #expect(list.state == .success([Row(id: 4), Row(id: 5)]))
    #expect(list.refreshFailure == nil)
  }
}
