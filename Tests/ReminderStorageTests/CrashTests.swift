import Foundation
import ReminderStorage
import Testing

/// A program is killed in the middle of its writes, again and again; what it had been promised is there.
@Suite(.serialized) struct CrashTests {
  /// What the killed program was told is durable.
  private struct Promises {
    var titles: [UUID: String] = [:]
    var completed: Set<UUID> = []
    var deleted: Set<UUID> = []

    mutating func note(_ line: String) {
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 1, let id = UUID(uuidString: words[1]) else { return }
      switch words[0] {
      case "made": titles[id] = ""
      case "titled": titles[id] = "titled \(words[2])"
      case "completed": completed.insert(id)
      case "deleted": deleted.insert(id)
      default: Issue.record("unknown promise \(line)")
      }
    }
  }

  @Test func `every acknowledged change survives forty kills`() async throws {
    let folder = try TemporaryFolder()
    var random = SeededGenerator(seed: 20_261_130)
    var promises = Promises()
    for round in 0..<40 {
      let driver = try DriverProcess(folder.database)
      try driver.start("write \(round * 1_000)")
      // At a random moment, first within the making of the file, then after some promises.
      let wanted = round < 8 ? 0 : Int.random(in: 0..<60, using: &random)
      for _ in 0..<wanted { promises.note(try #require(driver.nextLine())) }
      usleep(UInt32.random(in: 0..<(round < 8 ? 60_000 : 8_000), using: &random))
      driver.kill()
      while let line = driver.nextLine() { promises.note(line) }
      try await check(promises, in: folder.database)
    }
    #expect(promises.titles.count > 100)
  }

  private func check(_ promises: Promises, in path: String) async throws {
    let store = ReminderStore(path: path)
    let list = try await store.lists()[0].id
    let kept = try await store.reminders(in: list)
    let deleted = try await store.recentlyDeleted().map(\.reminder)
    let all = Dictionary(uniqueKeysWithValues: (kept + deleted).map { ($0.id, $0) })
    for (id, title) in promises.titles {
      let reminder = try #require(all[id], "an acknowledged reminder is lost")
      #expect(title.isEmpty || reminder.title == title)
      #expect(title.isEmpty || reminder.isFlagged)
      // A change is there whole or not at all.
      #expect(reminder.title.hasPrefix("titled") == reminder.isFlagged)
    }
    #expect(promises.completed.allSatisfy { all[$0]?.isCompleted == true })
    #expect(promises.deleted.isSubset(of: deleted.map(\.id)))
    #expect(try await store.integrityProblems() == [])
  }
}
