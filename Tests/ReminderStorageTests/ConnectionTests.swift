import Foundation
import Testing

@testable import ReminderStorage

/// What cannot be seen from outside, and matters when the power fails.
struct ConnectionTests {
  private let folder: TemporaryFolder
  private let file: DatabaseFile

  init() throws {
    folder = try TemporaryFolder()
    file = DatabaseFile(path: folder.database, busyTimeout: .milliseconds(50))
  }

  @Test func `each commit is flushed to the disk, and references are enforced`() throws {
    let connection = try file.open()
    #expect(try connection.number("PRAGMA synchronous") == 2)
    #expect(try connection.number("PRAGMA foreign_keys") == 1)
    #expect(try connection.row("PRAGMA journal_mode") { $0.text(0) } == "wal")
  }

  @Test func `what fails within a transaction undoes all of it`() throws {
    let connection = try file.open()
    #expect(throws: SQLiteFailure.self) {
      try connection.transaction {
        try connection.run("UPDATE list SET title = 'changed'")
        try connection.run("UPDATE list SET position = ''")
      }
    }
    #expect(try connection.row("SELECT title FROM list") { $0.text(0) } == "Reminders")
    try connection.transaction { try connection.run("UPDATE list SET title = 'changed'") }
  }

  @Test func `a row that no version of ours has written is damage, not a crash`() async throws {
    let store = ReminderStore(path: folder.database)
    let list = try await store.lists()[0].id
    try await store.add("a", to: list)
    await store.close()
    for change in ["position = '!'", "due_day = '4000-1'", "id = x'00'", "priority = 9"] {
      try runSQL("PRAGMA ignore_check_constraints = ON; UPDATE reminder SET \(change)", on: folder.database)
      await #expect {
        try await store.reminders(in: list)
      } throws: { error in
        if case .damaged = error as? ReminderStoreError { true } else { false }
      }
      try runSQL(
        """
        PRAGMA ignore_check_constraints = ON;
        UPDATE reminder SET position = 'a0', due_day = NULL, id = zeroblob(16), priority = 0
        """,
        on: folder.database)
      #expect(try await store.reminders(in: list).count == 1)
    }
  }
}
