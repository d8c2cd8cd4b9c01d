import Foundation
import ReminderStorage
import Testing

/// What happens when another program is at the file, or when the file and the disk do not allow what is asked.
@Suite(.serialized) struct SecondProgramTests {
  private let folder: TemporaryFolder
  private let store: ReminderStore
  private var path: String { folder.database }

  init() throws {
    folder = try TemporaryFolder()
    store = ReminderStore(path: folder.database, busyTimeout: .milliseconds(50))
  }

  @Test func `a store that another program holds is busy, and opens once it is released`() async throws {
    try await store.open()
    await store.close()
    let driver = try DriverProcess(path)
    #expect(try driver.perform("hold") == "done")
    await #expect(throws: ReminderStoreError.busy(path: path, waited: .milliseconds(50))) { try await store.open() }
    #expect(try driver.perform("release") == "done")
    #expect(try await store.lists().count == 1)
  }

  @Test func `while another program writes one can read, and a save is busy until it has ended`() async throws {
    let list = try await store.lists()[0].id
    let reminder = try await store.add("ours", to: list)[0]
    let driver = try DriverProcess(path)
    #expect(try driver.perform("begin") == "done")
    #expect(try await store.titles(in: list) == ["ours"])
    await #expect(throws: ReminderStoreError.busy(path: path, waited: .milliseconds(50))) {
      try await store.update(reminder.id, [.title("changed")])
    }
    #expect(try await store.titles(in: list) == ["ours"])
    #expect(try driver.perform("release") == "done")
    try await store.update(reminder.id, [.title("changed")])
    #expect(try await store.titles(in: list) == ["changed"])
  }

  @Test func `two programs take turns`() async throws {
    let list = try await store.lists()[0].id
    let driver = try DriverProcess(path)
    for _ in 0..<3 {
      #expect(try driver.perform("insert theirs") == "done")
      try await store.add("ours", to: list)
    }
    #expect(try await store.titles(in: list) == ["theirs", "ours", "theirs", "ours", "theirs", "ours"])
  }

  @Test func `a read-only file is said to be so and opens once it is writable`() async throws {
    try await store.open()
    await store.close()
    try folder.setMode(0o444, of: path)
    let driver = try DriverProcess(path, unprivileged: true)
    #expect(try driver.perform("open") == "\(ReminderStoreError.readOnly(path: path))")
    try folder.setMode(0o666, of: path)
    #expect(try driver.perform("open") == "done")
    #expect(try driver.perform("insert a") == "done")
  }

  @Test func `a read-only folder is said to be so and opens once it is writable`() async throws {
    try await store.open()
    await store.close()
    try folder.setMode(0o666, of: path)
    try folder.setMode(0o555, of: folder.path)
    let driver = try DriverProcess(path, unprivileged: true)
    #expect(try driver.perform("open") == "\(ReminderStoreError.readOnly(path: folder.path))")
    try folder.setMode(0o777, of: folder.path)
    #expect(try driver.perform("open") == "done")
  }

  @Test func `where no file can be made the folder is said to be read-only`() async throws {
    try folder.setMode(0o555, of: folder.path)
    let driver = try DriverProcess(path, unprivileged: true)
    #expect(try driver.perform("open") == "\(ReminderStoreError.readOnly(path: folder.path))")
    try folder.setMode(0o777, of: folder.path)
    #expect(try driver.perform("open") == "done")
  }

  @Test func `a folder that cannot be made is named`() async throws {
    try folder.setMode(0o555, of: folder.path)
    let inner = folder.path + "/new/reminders.sqlite"
    let driver = try DriverProcess(inner, unprivileged: true)
    let answer = try #require(try driver.perform("open"))
    #expect(answer.contains("the folder \(folder.path)/new cannot be made (you are not allowed to)"))
    try folder.setMode(0o777, of: folder.path)
    #expect(try driver.perform("open") == "done")
  }

  @Test func `a file that may not be read is said to be so and opens once it may`() async throws {
    try await store.open()
    await store.close()
    try folder.setMode(0o000, of: path)
    let driver = try DriverProcess(path, unprivileged: true)
    let expected = ReminderStoreError.cannotOpen(path: path, reason: "you are not allowed to read it")
    #expect(try driver.perform("open") == "\(expected)")
    try folder.setMode(0o666, of: path)
    #expect(try driver.perform("open") == "done")
  }

  @Test func `a full disk fails the save, loses nothing, and the same save works once there is room`() async throws {
    let driver = try DriverProcess(path)
    #expect(try driver.perform("insert first") == "done")
    // Files may grow no further, as on a disk without room.
    #expect(try driver.perform("limit 60000") == "done")
    let long = "long " + String(repeating: "x", count: 20_000)
    var saved = 0
    var answer = try driver.perform("insert \(long)")
    while answer == "done", saved < 100 {
      saved += 1
      answer = try driver.perform("insert \(long)")
    }
    #expect(answer == "\(ReminderStoreError.diskFull(path: path))")
    #expect(try driver.perform("insert \(long)") == "\(ReminderStoreError.diskFull(path: path))")
    #expect(try driver.perform("limit none") == "done")
    #expect(try driver.perform("insert \(long)") == "done")
    let list = try await store.lists()[0].id
    #expect(try await store.reminders(in: list).count == saved + 2)
    #expect(try await store.integrityProblems().isEmpty)
  }

  @Test func `a full disk fails the first opening and leaves nothing behind, until there is room`() async throws {
    let driver = try DriverProcess(path)
    #expect(try driver.perform("limit 8192") == "done")
    #expect(try driver.perform("open") == "\(ReminderStoreError.diskFull(path: path))")
    #expect(folder.names.isEmpty)
    #expect(try driver.perform("limit none") == "done")
    #expect(try driver.perform("open") == "done")
  }
}
