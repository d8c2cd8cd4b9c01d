import FeedbackStates
import FeedbackStatesTesting
import FeedbackStore
import Testing

extension StoreKey where Value == [String] {
  static let lists = StoreKey("lists")
  static func reminders(_ list: Int) -> StoreKey { StoreKey("reminders", list) }
}

struct StoreError: Error, Equatable {}

@Suite(.timeLimit(.minutes(5))) @MainActor struct FeedbackStoreTests {
  let clock = TestClock()
  let connectivity = Connectivity()
  let fetch = ScriptedOperation<String, [String]>()

  func makeStore(policy: LoadPolicy = LoadPolicy(retry: .never)) -> FeedbackStore {
    FeedbackStore(policy: policy, clock: clock.loadClock, connectivity: connectivity)
  }

  func loader(
    _ key: StoreKey<[String]>, in store: FeedbackStore, tags: Set<StoreTag> = [], options: StoreOptions = StoreOptions()
  ) -> Loader<[String]> {
    store.loader(for: key, tags: tags, options: options) { [fetch] in try await fetch(key.path) }
  }

  /// Answers the newest call for a loader, and waits.
  func answer(_ loader: Loader<[String]>, call: Int, with value: [String] = ["milk"]) async throws {
    try await fetch.call(call).succeed(with: value)
    await loader.settled()
  }

  @Test func `two screens that ask for one key share one loader and one fetch`() async throws {
    let store = makeStore()
    let first = loader(.lists, in: store)
    let second = loader(.lists, in: store)
    #expect(first === second)
    first.load()
    second.load()
    try await answer(first, call: 1)
    #expect(fetch.calls.count == 1)
    #expect(second.state == .success(["milk"]))
    #expect(store[.lists] === first)
    #expect(store[.reminders(1)] == nil)
  }

  @Test func `keys of the same words and another type are other keys`() {
    let store = makeStore()
    let words = loader(.lists, in: store)
    let numbers = store.loader(for: StoreKey<Int>("lists")) { 1 }
    #expect(store.count == 2)
    #expect(store[.lists] === words)
    #expect(store[StoreKey<Int>("lists")] === numbers)
  }

  @Test func `keys whose words end elsewhere are other keys, though they read the same`() {
    let store = makeStore()
    let keys: [StoreKey<[String]>] = [StoreKey("a/b/c"), StoreKey("a/b", "c"), StoreKey("a", "b/c")]
    let loaders = keys.map { loader($0, in: store) }
    #expect(store.count == 3)
    for (key, loader) in zip(keys, loaders) { #expect(store[key] === loader) }
  }

  @Test func `a tag fetches again what a screen uses, and marks the rest as stale`() async throws {
    let store = makeStore()
    let used = loader(.reminders(1), in: store, tags: ["reminders", StoreTag("list", 1)])
    used.load()
    try await answer(used, call: 1)
    do {
      let unused = loader(.reminders(2), in: store, tags: ["reminders", StoreTag("list", 2)])
      unused.load()
      try await answer(unused, call: 2)
    }
    store.invalidate(StoreTag("list", 3))
    #expect(!used.isStale)
    store.invalidate("reminders")
    #expect(used.activity == .loading(.invalidation))
    try await answer(used, call: 3, with: ["eggs"])
    #expect(fetch.calls.map(\.input) == ["reminders/1", "reminders/2", "reminders/1"])
    #expect(store[.reminders(2)]?.isStale == true)
    #expect(store[.reminders(2)]?.activity == .idle)
  }

  @Test func `one key, or all of them, can be invalidated`() async throws {
    let store = makeStore()
    let lists = loader(.lists, in: store)
    lists.load()
    try await answer(lists, call: 1)
    store.invalidate(.lists)
    try await answer(lists, call: 2)
    store.invalidateAll()
    try await answer(lists, call: 3)
    #expect(fetch.calls.count == 3)
  }

  @Test func `an action that succeeds invalidates its tags, one that fails does not`() async throws {
    let store = makeStore()
    let lists = loader(.lists, in: store, tags: ["lists"])
    lists.load()
    try await answer(lists, call: 1)
    let add = AsyncAction(connectivity: connectivity) { (fails: Bool) in if fails { throw StoreError() } }
    store.invalidate(["lists"], after: add)
    await #expect(throws: StoreError.self) { try await add.run(true) }
    #expect(lists.activity == .idle)
    try await add.run(false)
    #expect(lists.activity == .loading(.invalidation))
    lists.cancel()
  }

  @Test func `a loader nobody uses is kept for a while and then let go`() async {
    let store = makeStore()
    weak var released: Loader<[String]>?
    do {
      let lists = loader(.lists, in: store)
      released = lists
      store.collectGarbage()
      clock.advance(by: .seconds(1000))
      store.collectGarbage()
      #expect(store.count == 1)
    }
    store.collectGarbage()
    clock.advance(by: .seconds(299))
    store.collectGarbage()
    #expect(store.count == 1)
    clock.advance(by: .seconds(1))
    store.collectGarbage()
    #expect(store.count == 0)
    #expect(released == nil)
  }

  @Test func `a loader that is asked for again in time stays`() {
    let store = makeStore()
    _ = loader(.lists, in: store)
    store.collectGarbage()
    clock.advance(by: .seconds(200))
    _ = loader(.lists, in: store)
    store.collectGarbage()
    clock.advance(by: .seconds(200))
    store.collectGarbage()
    #expect(store.count == 1)
  }

  @Test func `loaders that nobody uses go by themselves as others come`() {
    let store = FeedbackStore(unusedLifetime: .zero, clock: clock.loadClock, connectivity: connectivity)
    for list in 0..<1000 { _ = loader(.reminders(list), in: store) }
    #expect(store.count < 200)
  }

  @Test func `38: the app that comes to the front fetches what is stale and in use`() async throws {
    let store = makeStore()
    let lists = loader(.lists, in: store)
    let reminders = loader(.reminders(1), in: store, options: StoreOptions(refetchesOnFocus: false))
    lists.load()
    try await answer(lists, call: 1)
    reminders.load()
    try await answer(reminders, call: 2)
    store.applicationDidBecomeActive()
    #expect(lists.activity == .idle)
    clock.advance(by: .seconds(30))
    store.applicationDidBecomeActive()
    #expect(lists.activity == .loading(.focus))
    #expect(reminders.activity == .idle)
    try await answer(lists, call: 3)
  }

  @Test func `38: coming to the front twice in a row fetches once`() async throws {
    let store = makeStore(policy: LoadPolicy(freshness: .zero, retry: .never))
    let lists = loader(.lists, in: store)
    lists.load()
    try await answer(lists, call: 1)
    store.applicationDidBecomeActive()
    try await answer(lists, call: 2)
    store.applicationDidBecomeActive()
    #expect(lists.activity == .idle)
    clock.advance(by: .seconds(5))
    store.applicationDidBecomeActive()
    #expect(lists.activity == .loading(.focus))
    lists.cancel()
  }

  @Test func `38: a connection that comes back fetches what failed`() async throws {
    let store = makeStore(policy: LoadPolicy(retry: .never, whenOffline: .fail))
    let lists = loader(.lists, in: store)
    connectivity.update(isOnline: false)
    lists.load()
    await lists.settled()
    #expect(lists.state.failure?.category == .offline)
    connectivity.update(isOnline: true)
    #expect(lists.activity == .loading(.reconnect))
    try await answer(lists, call: 1)
    #expect(lists.state == .success(["milk"]))
  }

  @Test func `38: a timer fetches again while a screen looks, and stops when none does`() async throws {
    let store = makeStore()
    do {
      let lists = loader(.lists, in: store, options: StoreOptions(refetchInterval: .seconds(60)))
      lists.load()
      try await answer(lists, call: 1)
      for call in 2...3 {
        try await clock.sleepers(1)
        clock.advance(by: .seconds(60))
        try await answer(lists, call: call)
      }
    }
    try await clock.sleepers(1)
    clock.advance(by: .seconds(60))
    while clock.sleeperCount > 0 { await Task.yield() }
    for _ in 0..<20 { await Task.yield() }
    #expect(clock.sleeperCount == 0)
    #expect(fetch.calls.count == 3)
    let again = loader(.lists, in: store)
    try await clock.sleepers(1)
    clock.advance(by: .seconds(60))
    try await answer(again, call: 4)
  }

  @Test(arguments: [.zero, .seconds(-60)] as [Duration])
  func `a timer that is to go off at once goes off never`(interval: Duration) async throws {
    let store = makeStore()
    let lists = loader(.lists, in: store, options: StoreOptions(refetchInterval: interval))
    for _ in 0..<20 { await Task.yield() }
    #expect(fetch.calls.isEmpty)
    #expect(lists.state == .notInitiated)
  }

  @Test func `a store that goes away leaves nobody asleep`() async throws {
    do {
      let store = makeStore()
      _ = loader(.lists, in: store, options: StoreOptions(refetchInterval: .seconds(60)))
      try await clock.sleepers(1)
    }
    for _ in 0..<20 { await Task.yield() }
    #expect(clock.sleeperCount == 0)
    connectivity.update(isOnline: false)
    connectivity.update(isOnline: true)
  }
}
