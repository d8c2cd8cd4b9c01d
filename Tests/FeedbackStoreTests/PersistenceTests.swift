import FeedbackStates
@testable import FeedbackStatesTesting
import FeedbackStore
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) @MainActor final class PersistenceTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("FeedbackStore-\(UUID().uuidString)")
  let clock = TestClock(startDate: Date(timeIntervalSinceReferenceDate: 1000))
  let log = LogLines()
  let fetch = ScriptedOperation<Void, [String]>()

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func makeStore() -> FeedbackStore {
    FeedbackStore(
      policy: LoadPolicy(retry: .never), cache: FileCache(directory: folder) { [log] in log.append($0) },
      clock: clock.loadClock, connectivity: Connectivity())
  }

  func lists(in store: FeedbackStore, _ persistence: StorePersistence = StorePersistence()) -> Loader<[String]> {
    store.persistedLoader(for: .lists, persistence: persistence) { [fetch] in try await fetch() }
  }

  /// Keeps a value as an earlier run of the app would.
  func keep(_ value: [String]) async throws {
    let store = makeStore()
    let loader = lists(in: store)
    let call = fetch.calls.count + 1
    loader.load()
    try await fetch.call(call).succeed(with: value)
    await loader.settled()
    await store.settlePersistence()
  }

  var file: URL { FileCache(directory: folder).file(for: StoreKey<[String]>.lists) }

  @Test func `37: a value outlives the app, with its origin and its age`() async throws {
    try await keep(["milk"])
    clock.advance(by: .seconds(3600))
    let store = makeStore()
    let loader = lists(in: store)
    await store.settlePersistence()
    #expect(loader.state == .success(["milk"]))
    #expect(loader.status.origin == .cache)
    #expect(loader.status.updatedAt == clock.startDate)
    #expect(loader.isStale)
    loader.loadIfNeeded()
    #expect(loader.status.isRefreshing)
    try await fetch.call(2).succeed(with: ["eggs"])
    await loader.settled()
    #expect(loader.status.origin == .live)
    #expect(loader.status.updatedAt == clock.startDate.addingTimeInterval(3600))
    #expect(log.lines.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a value is kept although somebody who did not want that asked for the key first`(hasLoaded: Bool) async throws {
    let store = makeStore()
    let first = store.loader(for: .lists) { [fetch] in try await fetch() }
    if hasLoaded {
      first.load()
      try await fetch.call(1).succeed(with: ["milk"])
      await first.settled()
    }
    let second = lists(in: store)
    #expect(first === second)
    if !hasLoaded {
      second.load()
      try await fetch.call(1).succeed(with: ["milk"])
      await second.settled()
    }
    await store.settlePersistence()
    let next = makeStore()
    let kept = lists(in: next)
    await next.settlePersistence()
    #expect(kept.state == .success(["milk"]))
  }

  @Test(arguments: zip([-3600, -30, 30, 3600], [false, true, true, false]))
  func `a value from before or after the longest age is not shown`(seconds: Double, isShown: Bool) async throws {
    try await keep(["milk"])
    let store = FeedbackStore(
      cache: FileCache(directory: folder),
      clock: TestClock(startDate: clock.startDate.addingTimeInterval(seconds)).loadClock, connectivity: Connectivity())
    let loader = lists(in: store, StorePersistence(longestAge: .seconds(60)))
    await store.settlePersistence()
    #expect(loader.state == (isShown ? .success(["milk"]) : .notInitiated))
  }

  @Test func `a live value that came first is not covered by a kept one`() async throws {
    try await keep(["old"])
    let store = makeStore()
    let loader = lists(in: store)
    loader.replace(with: ["new"], updatedAt: clock.startDate)
    await store.settlePersistence()
    #expect(loader.state == .success(["new"]))
  }

  @Test(arguments: [
    "", "{", "[]", "null", #"{"key":"-1 Array<String> lists","version":1,"updatedAt":1,"value":7}"#,
    #"{"key":"-1 Array<String> lists","version":1,"updatedAt":1e999,"value":["milk"]}"#,
    #"{"key":"-1 Array<String> lists","version":99999999999999999999,"updatedAt":1,"value":["milk"]}"#,
    "\u{0}", String(repeating: "[", count: 100_000),
  ])
  func `a damaged file is dropped with a line in the log, and the app goes on`(text: String) async throws {
    try await keep(["milk"])
    try Data(text.utf8).write(to: file)
    let store = makeStore()
    let loader = lists(in: store)
    await store.settlePersistence()
    #expect(loader.state == .notInitiated)
    #expect(log.lines.count == 1)
    #expect(log.lines.first?.contains("lists could not be read and was dropped") == true)
    #expect(!FileManager.default.fileExists(atPath: file.path))
    loader.load()
    try await fetch.call(2).succeed(with: ["eggs"])
    await loader.settled()
    await store.settlePersistence()
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `a file cut short at any byte is dropped or ignored, never a crash`() async throws {
    try await keep(["milk", "eggs"])
    let whole = try Data(contentsOf: file)
    for length in 0..<whole.count {
      try whole.prefix(length).write(to: file)
      let store = makeStore()
      let loader = lists(in: store)
      await store.settlePersistence()
      #expect(loader.state == .notInitiated)
    }
    #expect(log.lines.count == whole.count)
  }

  @Test func `a value of another version is dropped`() async throws {
    try await keep(["milk"])
    let store = makeStore()
    let loader = lists(in: store, StorePersistence(version: 2))
    await store.settlePersistence()
    #expect(loader.state == .notInitiated)
    #expect(log.lines == ["lists was kept in version 1, not 2"])
  }

  @Test func `a value that is too old is not shown`() async throws {
    try await keep(["milk"])
    clock.advance(by: .seconds(101))
    let store = makeStore()
    let loader = lists(in: store, StorePersistence(longestAge: .seconds(100)))
    await store.settlePersistence()
    #expect(loader.state == .notInitiated)
    #expect(log.lines.isEmpty)
  }

  @Test func `a folder that cannot be written is a line in the log`() async throws {
    try Data("in the way".utf8).write(to: folder)
    try await keep(["milk"])
    #expect(log.lines.count == 1)
    #expect(log.lines.first?.contains("lists could not be kept") == true)
  }

  @Test func `signing out leaves nothing behind`() async throws {
    try await keep(["milk"])
    let store = makeStore()
    let loader = lists(in: store)
    await store.settlePersistence()
    #expect(loader.state.hasValue)
    await store.removeAll()
    #expect(store.count == 0)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `what is being kept when somebody signs out does not come after the rest has gone`() async {
    for _ in 0..<20 {
      let store = makeStore()
      let loader = lists(in: store)
      loader.replace(with: ["secret"], updatedAt: clock.startDate)
      await store.removeAll()
      loader.update { $0.append("another secret") }
      for _ in 0..<20 { await Task.yield() }
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test func `two keys of the same words keep values of their own`() async throws {
    let words = StoreKey<[String]>("lists/1", "2")
    let others = StoreKey<[String]>("lists", "1/2")
    let store = makeStore()
    await store.persistedLoader(for: words) { ["words"] }.refresh()
    await store.persistedLoader(for: others) { ["others"] }.refresh()
    await store.persistedLoader(for: StoreKey<Int>("lists/1", "2")) { 7 }.refresh()
    await store.settlePersistence()
    let next = makeStore()
    let read = [words, others].map { next.persistedLoader(for: $0) { [] } }
    await next.settlePersistence()
    #expect(read.map(\.value) == [["words"], ["others"]])
    #expect(log.lines.isEmpty)
  }

  @Test func `an edit that the server has not confirmed is not kept`() async throws {
    let store = makeStore()
    let loader = lists(in: store)
    loader.load()
    try await fetch.call(1).succeed(with: ["milk"])
    await loader.settled()
    let edit = loader.beginEdit { $0.append("eggs") }
    await store.settlePersistence()
    let second = makeStore()
    let reread = lists(in: second)
    await second.settlePersistence()
    #expect(reread.state == .success(["milk"]))
    edit.confirm()
    await store.settlePersistence()
    let third = makeStore()
    let confirmed = lists(in: third)
    await third.settlePersistence()
    #expect(confirmed.state == .success(["milk", "eggs"]))
  }

  @Test func `keys with any characters have files of their own`() {
    let cache = FileCache(directory: folder)
    var keys = ["a/b", "a-b", "../a", "ä", "", String(repeating: "x", count: 500), "a b"].map { StoreKey<Int>($0) }
    keys += [StoreKey("a", "b"), StoreKey("a/b", "c"), StoreKey("a", "b/c")]
    let names = keys.map { cache.file(for: $0).lastPathComponent } + [cache.file(for: StoreKey<String>("ä")).lastPathComponent]
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.count < 80 && !$0.contains("/") && !$0.hasPrefix(".") })
  }
}

/// Lines that a cache wrote, on any thread.
final class LogLines: Sendable {
  private let storage = Locked<[String]>([])

  var lines: [String] { storage.withLock { $0 } }

  func append(_ line: String) {
    storage.withLock { $0.append(line) }
  }
}
