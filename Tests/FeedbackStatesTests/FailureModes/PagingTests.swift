import FeedbackStates
import FeedbackStatesTesting
import Testing

struct Row: Identifiable, Equatable {
  let id: Int
  var text = ""
}

@Suite(.timeLimit(.minutes(5))) @MainActor struct PagingTests {
  let fetch = ScriptedOperation<PageRequest<Int>, Page<Row, Int>>()
  let connectivity = Connectivity()

  func makeLoader(_ refresh: PageRefresh = .allPages) -> PagedLoader<Row, Int> {
    PagedLoader(
      "rows", policy: LoadPolicy(retry: .never), refresh: refresh, clock: TestClock().loadClock,
      connectivity: connectivity
    ) { [fetch] in try await fetch($0) }
  }

  func page(_ ids: ClosedRange<Int>, next: Int?, previous: Int? = nil) -> Page<Row, Int> {
    Page(ids.map { Row(id: $0) }, next: next, previous: previous)
  }

  func loaded(_ loader: PagedLoader<Row, Int>, next: Int? = 4) async throws {
    loader.load()
    try await fetch.call(1).succeed(with: page(1...3, next: next))
    try await settles(loader)
  }

  @Test func `23: two appends in one tick ask once`() async throws {
    let loader = makeLoader()
    try await loaded(loader)
    #expect(loader.hasMore)
    #expect(loader.nextPage == .ready)
    loader.loadNextPage()
    loader.loadNextPage()
    #expect(loader.nextPage == .loading)
    try await fetch.call(2).succeed(with: page(4...6, next: nil))
    await drain()
    #expect(fetch.calls.map(\.input) == [.first, .next(4)])
    #expect(loader.elements.map(\.id) == [1, 2, 3, 4, 5, 6])
    #expect(loader.nextPage == .end)
    #expect(!loader.hasMore)
  }

  @Test func `12: a list is not empty while there are more pages, in either direction`() async throws {
    let loader = makeLoader()
    let empty = { (next: Int?, previous: Int?) in Page<Row, Int>([], next: next, previous: previous) }
    loader.load()
    try await fetch.call(1).succeed(with: empty(1, 0))
    try await fetch.call(2).succeed(with: empty(2, 7))
    #expect(loader.state == .loading)
    try await fetch.call(3).succeed(with: page(4...6, next: 3, previous: 7))
    try await settles(loader)
    #expect(loader.elements.map(\.id) == [4, 5, 6])
    loader.loadNextPage()
    try await fetch.call(4).succeed(with: empty(4, nil))
    try await fetch.call(5).succeed(with: empty(nil, nil))
    await drain()
    #expect(loader.nextPage == .end)
    loader.loadPreviousPage()
    try await fetch.call(6).succeed(with: empty(9, -1))
    try await fetch.call(7).succeed(with: page(1...3, next: nil))
    await drain()
    #expect(loader.elements.map(\.id) == [1, 2, 3, 4, 5, 6])
    #expect(loader.previousPage == .end)
    #expect(
      fetch.calls.map(\.input) == [.first, .next(1), .next(2), .next(3), .next(4), .previous(0), .previous(-1)])
  }

  @Test func `a server that sends empty pages for ever is asked twenty times, and a load given up no more`() async throws {
    let loader = makeLoader()
    loader.load()
    for call in 1...21 { try await fetch.call(call).succeed(with: Page([], next: call)) }
    try await settles(loader)
    #expect(loader.state == .success([]))
    #expect(loader.nextPage == .ready)
    loader.load()
    try await fetch.call(22).succeed(with: Page([], next: 1))
    _ = try await fetch.call(23)
    loader.cancel()
    await drain()
    #expect(fetch.calls.count == 23)
  }

  @Test func `23: a refresh during an append drops the append`() async throws {
    let loader = makeLoader(.firstPage)
    try await loaded(loader)
    loader.loadNextPage()
    let append = try await fetch.call(2)
    loader.load()
    #expect(loader.nextPage == .ready)
    let refresh = try await fetch.call(3)
    append.succeed(with: page(4...6, next: 7))
    refresh.succeed(with: page(11...12, next: 13))
    try await settles(loader)
    await drain()
    #expect(loader.elements.map(\.id) == [11, 12])
    #expect(loader.nextPage == .ready)
  }

  @Test func `23: a page asked for during a refresh follows it, at the new end`() async throws {
    let loader = makeLoader(.firstPage)
    try await loaded(loader)
    loader.load()
    loader.loadNextPage()
    try await fetch.call(2).succeed(with: page(1...5, next: 6))
    try await fetch.call(3).succeed(with: page(6...7, next: nil))
    await drain()
    #expect(fetch.calls.last?.input == .next(6))
    #expect(loader.elements.map(\.id) == Array(1...7))
  }

  @Test func `23: a page that fails leaves the others, and a row to try again`() async throws {
    let loader = makeLoader()
    try await loaded(loader)
    loader.loadNextPage()
    try await fetch.call(2).fail(with: TestError.server)
    await drain()
    #expect(loader.nextPage == .failure(TestError.server))
    #expect(loader.nextPage.failure?.category == .server)
    #expect(loader.state == .success((1...3).map { Row(id: $0) }))
    loader.loadNextPageIfNeeded(for: Row(id: 3))
    await drain()
    #expect(fetch.calls.count == 2)
    loader.retryNextPage()
    #expect(loader.nextPage == .failure(TestError.server))
    #expect(loader.nextPageActivity.isBusy)
    try await fetch.call(3).succeed(with: page(4...4, next: nil))
    await drain()
    #expect(loader.nextPage == .end)
    #expect(loader.elements.count == 4)
  }

  @Test func `23: no id is there twice, and the newer element takes the place of the older`() async throws {
    let loader = makeLoader()
    try await loaded(loader)
    loader.loadNextPage()
    try await fetch.call(2).succeed(
      with: Page([Row(id: 3, text: "moved"), Row(id: 4), Row(id: 4, text: "again")], next: nil))
    await drain()
    #expect(loader.elements == [Row(id: 1), Row(id: 2), Row(id: 3, text: "moved"), Row(id: 4, text: "again")])
  }

  @Test func `23: a list that became shorter on the server has no page left over`() async throws {
    let loader = makeLoader()
    try await loaded(loader)
    loader.loadNextPage()
    try await fetch.call(2).succeed(with: page(4...6, next: 7))
    await drain()
    loader.load()
    try await fetch.call(3).succeed(with: page(1...2, next: nil))
    try await settles(loader)
    #expect(loader.elements.map(\.id) == [1, 2])
    #expect(loader.nextPage == .end)
    #expect(fetch.calls.count == 3)
  }

  @Test func `a refresh fetches as many pages as were there, and shows them together`() async throws {
    let loader = makeLoader()
    try await loaded(loader)
    loader.loadNextPage()
    try await fetch.call(2).succeed(with: page(4...6, next: 7))
    await drain()
    let states = Recorder(stateOf: loader)
    loader.load()
    try await fetch.call(3).succeed(with: page(1...3, next: 4))
    try await fetch.call(4).succeed(with: page(4...6, next: 7))
    try await settles(loader)
    #expect(states.values.count == 1)
    #expect(loader.hasMore)
  }

  @Test func `a failed refresh keeps every page and its end`() async throws {
    let loader = makeLoader()
    try await loaded(loader)
    loader.load()
    try await fetch.call(2).fail(with: TestError.server)
    try await settles(loader)
    #expect(loader.elements.count == 3)
    #expect(loader.nextPage == .ready)
    #expect(loader.refreshFailure?.category == .server)
  }

  @Test func `23: a refresh that fails at a later page keeps every page and its end`() async throws {
    let loader = makeLoader()
    try await loaded(loader)
    loader.loadNextPage()
    try await fetch.call(2).succeed(with: page(4...6, next: 7))
    await drain()
    loader.load()
    try await fetch.call(3).succeed(with: page(11...13, next: 14))
    try await fetch.call(4).fail(with: TestError.server)
    try await settles(loader)
    #expect(loader.elements.map(\.id) == Array(1...6))
    #expect(loader.refreshFailure?.category == .server)
    loader.loadNextPage()
    #expect(try await fetch.call(5).input == .next(7))
    loader.cancel()
  }

  @Test func `23: a page that comes while an edit is pending has its place, whatever becomes of the edit`() async throws {
    let loader = makeLoader()
    try await loaded(loader)
    let edit = loader.beginEdit { $0.removeAll { $0.id == 1 } }
    loader.loadNextPage()
    try await fetch.call(2).succeed(with: page(4...6, next: nil))
    await drain()
    #expect(loader.elements.map(\.id) == Array(2...6))
    edit.discard()
    #expect(loader.elements.map(\.id) == Array(1...6))
    #expect(loader.status.origin == .live)
  }

  @Test func `23: pages that name each other as the next go round without an end, and show nothing twice`() async throws {
    let loader = makeLoader()
    try await loaded(loader, next: 1)
    for number in 2...4 {
      loader.loadNextPage()
      try await fetch.call(number).succeed(with: page(1...3, next: 1))
      await drain()
    }
    #expect(loader.elements.map(\.id) == [1, 2, 3])
    #expect(loader.nextPage == .ready)
  }

  @Test func `pages before the first one stand in front of it`() async throws {
    let loader = makeLoader()
    loader.load()
    try await fetch.call(1).succeed(with: page(10...12, next: nil, previous: 7))
    try await settles(loader)
    #expect(loader.previousPage == .ready)
    loader.loadPreviousPage()
    #expect(loader.previousPage == .loading)
    try await fetch.call(2).succeed(with: page(7...9, next: nil, previous: nil))
    await drain()
    #expect(loader.elements.map(\.id) == Array(7...12))
    #expect(loader.previousPage == .end)
    #expect(loader.nextPage == .end)
  }

  @Test func `a row near the end asks for the next page, one far from it does not`() async throws {
    let loader = makeLoader()
    try await loaded(loader)
    loader.loadNextPageIfNeeded(for: Row(id: 1), threshold: 2)
    #expect(loader.nextPage == .ready)
    loader.loadNextPageIfNeeded(for: Row(id: 2), threshold: 2)
    #expect(loader.nextPage == .loading)
    loader.cancel()
    #expect(loader.nextPage == .ready)
  }

  @Test func `starting over forgets the pages`() async throws {
    let loader = makeLoader()
    try await loaded(loader)
    loader.reset()
    #expect(loader.state == .notInitiated)
    #expect(loader.elements.isEmpty)
    #expect(!loader.hasMore)
    loader.loadNextPage()
    await drain()
    #expect(fetch.calls.count == 1)
  }
}
