import FeedbackStates
import FeedbackStatesTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

enum WrappingError: Error {
  case transport(underlying: any Error)
  case request(path: String, reason: any Error)
}

@Suite(.timeLimit(.minutes(5))) @MainActor struct CancellationTests {
  nonisolated static let cancellations: [any Error] = [
    CancellationError(), URLError(.cancelled), CocoaError(.userCancelled),
    WrappingError.transport(underlying: URLError(.cancelled)),
    WrappingError.request(path: "/lists", reason: WrappingError.transport(underlying: CancellationError())),
    NSError(domain: "Transport", code: 7, userInfo: [NSUnderlyingErrorKey: URLError(.cancelled)]),
    TestError(isCancellation: true), POSIXError(.ECANCELED),
    (1...6).reduce(CancellationError() as any Error) { inner, _ in WrappingError.transport(underlying: inner) },
  ]

  @Test(arguments: cancellations.indices)
  func `3: an operation that ends with a form of cancellation leaves no trace`(index: Int) async throws {
    let error = Self.cancellations[index]
    try #require(LoadFailure(error) == nil)
    let fixture = LoaderFixture(.remote)
    try await fixture.loaded()
    let states = Recorder(stateOf: fixture.loader)
    let before = fixture.loader.status
    fixture.loader.load()
    try await fixture.fetch.call(2).fail(with: error)
    try await fixture.settles()
    #expect(fixture.loader.status == before)
    #expect(states.values == [.success(["milk"])])
    #expect(fixture.fetch.calls.count == 2)
    #expect(fixture.clock.sleeperCount == 0)
  }

  @Test(arguments: cancellations.indices)
  func `3: an action that ends with a form of cancellation has no outcome`(index: Int) async throws {
    let fixture = ActionFixture(.idempotent)
    fixture.action.start(1)
    try await fixture.work.call(1).fail(with: Self.cancellations[index])
    try await fixture.settles()
    #expect(fixture.action.state == .notInitiated)
    #expect(fixture.action.outcome == nil)
    #expect(fixture.action.lastFailure == nil)
    #expect(fixture.work.calls.count == 1)
  }

  @Test(arguments: [TestError.server, TestError(name: "late", isRetryable: false)])
  func `3: any error of a cancelled fetch is taken for cancellation`(error: TestError) async throws {
    let fixture = LoaderFixture(.remote, heedsCancellation: false)
    try await fixture.failed(TestError.rejected)
    fixture.loader.retry()
    let call = try await fixture.fetch.call(2)
    fixture.loader.cancel()
    call.fail(with: error)
    await drain()
    #expect(fixture.loader.state == .failure(TestError.rejected))
    #expect(fixture.loader.activity == .idle)
    #expect(fixture.fetch.calls.count == 2)
  }

  @Test func `3: a fetch that is given up before it began never begins`() async throws {
    let fixture = LoaderFixture()
    fixture.loader.load()
    fixture.loader.cancel()
    await drain()
    #expect(fixture.fetch.calls.isEmpty)
    fixture.loader.load()
    fixture.loader.invalidate()
    fixture.loader.load()
    try await fixture.fetch.call(1).succeed(with: ["milk"])
    try await fixture.settles()
    #expect(fixture.fetch.calls.count == 1)
    #expect(fixture.loader.state == .success(["milk"]))
  }

  @Test func `3: an action that is given up before it began sends nothing`() async throws {
    let fixture = ActionFixture(ActionPolicy(overlap: .restart))
    fixture.action.start(1)
    fixture.action.cancel()
    fixture.action.start(2)
    fixture.action.start(3)
    try await fixture.work.call(1).succeed(with: "sent")
    try await fixture.settles()
    #expect(fixture.work.calls.map(\.input) == [3])
    #expect(fixture.action.state == .success("sent"))
  }

  @Test func `4: a first load that is cancelled is not initiated again, and the next appearance loads`() async throws {
    let fixture = LoaderFixture()
    fixture.loader.loadIfNeeded()
    _ = try await fixture.fetch.call(1)
    fixture.loader.cancel()
    #expect(fixture.loader.state == .notInitiated)
    #expect(fixture.loader.activity == .idle)
    fixture.loader.loadIfNeeded()
    #expect(fixture.loader.state == .loading)
    try await fixture.fetch.call(2).succeed(with: ["milk"])
    try await fixture.settles()
    #expect(fixture.loader.state == .success(["milk"]))
  }

  @Test func `4: a load whose operation cancels itself is not initiated again`() async throws {
    let fixture = LoaderFixture()
    fixture.loader.load()
    try await fixture.fetch.call(1).fail(with: CancellationError())
    try await fixture.settles()
    #expect(fixture.loader.status == LoadStatus())
  }

  @Test func `5: a refresh goes on when the view that waits for it is redrawn, and the wait ends with it`() async throws {
    let fixture = LoaderFixture()
    try await fixture.loaded(["old"])
    let loader = fixture.loader
    var hasReturned = false
    let pull = Task {
      await loader.refresh()
      hasReturned = true
    }
    let call = try await fixture.fetch.call(2)
    pull.cancel()
    await drain()
    #expect(!hasReturned)
    #expect(!call.isCancelled)
    #expect(loader.status.isRefreshing)
    call.succeed(with: ["new"])
    await pull.value
    #expect(hasReturned)
    #expect(loader.state == .success(["new"]))
  }
}
