import Foundation
import ReminderStorage
import Testing

struct OpeningTests {
  private let folder: TemporaryFolder
  private let store: ReminderStore
  private var path: String { folder.database }

  init() throws {
    folder = try TemporaryFolder()
    store = ReminderStore(path: folder.database, busyTimeout: .milliseconds(50))
  }

  private func contents() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

  private func write(_ data: Data) throws { try data.write(to: URL(fileURLWithPath: path)) }

  /// Makes a database with some reminders and nobody at it.
  private func makeDatabase(reminders: Int = 500) async throws {
    let maker = ReminderStore(path: path)
    let list = try await maker.lists()[0].id
    let news = (0..<reminders).map { NewReminder(title: "\($0)", notes: String(repeating: "x", count: 100)) }
    try await maker.insert(news, in: list, at: .end)
    await maker.close()
  }

  private func error(of store: ReminderStore) async -> ReminderStoreError? {
    do {
      try await store.open()
      return nil
    } catch {
      return error
    }
  }

  @Test func `the default file is among the data of the person's programs`() {
    #expect(
      ReminderStore.defaultPath(environment: ["XDG_DATA_HOME": "/data", "HOME": "/home/me"])
        == "/data/makeitso/reminders.sqlite")
    for environment in [["HOME": "/home/me"], ["HOME": "/home/me", "XDG_DATA_HOME": "relative"]] {
      #expect(
        ReminderStore.defaultPath(environment: environment) == "/home/me/.local/share/makeitso/reminders.sqlite")
    }
  }

  @Test func `a database is made with its folders, durable and with a version`() async throws {
    let path = folder.path + "/a/b/new.sqlite"
    try await ReminderStore(path: path).open()
    #expect(try runSQL("PRAGMA journal_mode", on: path) == ["wal"])
    #expect(try runSQL("PRAGMA user_version", on: path) == ["1"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/a/b").filter { $0.contains("-new-") } == [])
  }

  @Test func `stores that open a new file at the same time share one database`() async throws {
    let path = path
    let ids = try await withThrowingTaskGroup(of: [UUID].self) { group in
      for _ in 0..<8 { group.addTask { try await ReminderStore(path: path).lists().map(\.id) } }
      return try await group.reduce(into: Set<[UUID]>()) { $0.insert($1) }
    }
    #expect(ids.count == 1)
    #expect(ids.first?.count == 1)
  }

  @Test func `an empty database of no one becomes ours`() async throws {
    try runSQL("PRAGMA user_version = 7; PRAGMA user_version = 0", on: path)
    #expect(try contents().count > 0)
    #expect(try await store.lists().count == 1)
  }

  @Test func `garbage is said to be damaged, stays as it is, and opens once it is replaced`() async throws {
    let garbage = Data((0..<8192).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    try write(garbage)
    guard case .damaged = await error(of: store) else { return #expect(Bool(false), "garbage was opened") }
    #expect(try contents() == garbage)
    #expect(folder.names == ["reminders.sqlite"])
    try FileManager.default.removeItem(atPath: path)
    #expect(try await store.lists().count == 1)
  }

  @Test(arguments: [1, 15, 100, 4096, 5000, 40_960])
  func `a file cut short is said to be damaged and stays as it is`(length: Int) async throws {
    try await makeDatabase()
    let whole = try contents()
    #expect(whole.count > 50_000)
    try write(whole.prefix(length))
    guard case .damaged = await error(of: store) else { return #expect(Bool(false), "it was opened") }
    #expect(try contents() == whole.prefix(length))
    try write(whole)
    #expect(try await store.lists().map(\.openCount) == [500])
  }

  @Test func `a file of no length is damage, not a new start`() async throws {
    try write(Data())
    #expect(await error(of: store) == .damaged(path: path, detail: "the file is empty"))
    #expect(try contents().isEmpty)
  }

  @Test func `a log without its file is damage, not a new start`() async throws {
    let log = Data(repeating: 7, count: 4096)
    try log.write(to: URL(fileURLWithPath: path + "-wal"))
    guard case .damaged(_, let detail) = await error(of: store) else { return #expect(Bool(false), "it was opened") }
    #expect(detail.contains("reminders.sqlite-wal"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path + "-wal")) == log)
    #expect(folder.names == ["reminders.sqlite-wal"])
  }

  @Test func `damage in the middle is told when it is met, and the store recovers with its file`() async throws {
    try await makeDatabase()
    let whole = try contents()
    var damaged = whole
    // Everything but the first pages, which hold the schema.
    damaged.replaceSubrange((8 * 4096)..., with: Data(repeating: 0xA5, count: whole.count - 8 * 4096))
    try write(damaged)
    await #expect(throws: ReminderStoreError.self) {
      let list = try await store.lists()[0].id
      _ = try await store.reminders(in: list)
    }
    #expect(try contents() == damaged)
    try write(whole)
    let list = try await store.lists()[0].id
    #expect(try await store.reminders(in: list).count == 500)
  }

  @Test func `a newer database is left alone, and both versions are named`() async throws {
    try await makeDatabase(reminders: 1)
    try runSQL("PRAGMA user_version = 9", on: path)
    let before = try contents()
    #expect(await error(of: store) == .tooNew(path: path, found: 9, known: 1))
    #expect(try contents() == before)
    try runSQL("PRAGMA user_version = 1", on: path)
    #expect(try await store.lists().map(\.openCount) == [1])
  }

  @Test func `another program's database is left alone`() async throws {
    try runSQL("CREATE TABLE bookmark (url TEXT)", on: path)
    let before = try contents()
    #expect(await error(of: store) == .foreign(path: path))
    #expect(try contents() == before)
  }

  @Test func `a folder, a pipe and a path through a file cannot be opened`() async throws {
    #expect(
      await error(of: ReminderStore(path: folder.path)) == .cannotOpen(path: folder.path, reason: "it is a folder"))
    let pipe = folder.path + "/pipe"
    mkfifo(pipe, 0o600)
    #expect(await error(of: ReminderStore(path: pipe)) == .cannotOpen(path: pipe, reason: "it is not a file"))
    let inFile = folder.path + "/file/reminders.sqlite"
    try Data([1]).write(to: URL(fileURLWithPath: folder.path + "/file"))
    let failure = await error(of: ReminderStore(path: inFile))
    #expect(failure == .cannotOpen(path: inFile, reason: "a part of its path is a file, not a folder"))
    let strange = folder.path + "/a\u{0}b"
    #expect(await error(of: ReminderStore(path: strange)) == .cannotOpen(path: strange, reason: "its name has a NUL"))
  }

  @Test func `a file that goes away while it is open is told once, then made anew`() async throws {
    let list = try await store.lists()[0].id
    try FileManager.default.moveItem(atPath: path, toPath: path + ".old")
    await #expect(throws: ReminderStoreError.moved(path: path)) { try await store.add("a", to: list) }
    try FileManager.default.moveItem(atPath: path + ".old", toPath: path)
    try await store.add("a", to: list)
    #expect(try await store.titles(in: list) == ["a"])
  }
}
