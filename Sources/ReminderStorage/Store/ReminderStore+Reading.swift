public import Foundation

extension ReminderStore {
  public func lists() throws(ReminderStoreError) -> [ReminderListSummary] {
    try read { connection in try connection.summaries() }
  }

  /// Returns the reminders of a list in order, completed ones included.
  ///
  /// - Throws: ``ReminderStoreError/listNotFound(_:)`` where the list is unknown or deleted.
  /// - Complexity: O(*n*) for *n* reminders in the list, however many there are in others.
  public func reminders(in list: ReminderList.ID) throws(ReminderStoreError) -> [Reminder] {
    try read { connection in
      guard try connection.hasList(list) else { throw ReminderStoreError.listNotFound(list) }
      return try connection.reminders(in: list)
    }
  }

  public func recentlyDeleted() throws(ReminderStoreError) -> [DeletedReminder] {
    try read { connection in
      try connection.rows(
        """
        SELECT \(Row.reminderColumns) FROM reminder WHERE deleted_at IS NOT NULL
        AND list_id IN (SELECT id FROM list WHERE deleted_at IS NULL) ORDER BY deleted_at DESC, position
        """
      ) { (row) throws(SQLiteFailure) in
        DeletedReminder(reminder: try row.reminder(), deletedAt: row.date(13) ?? .distantPast)
      }
    }
  }

  /// Reads the whole file and returns what is wrong with it, in SQLite's words; nothing when it is sound.
  public func integrityProblems() throws(ReminderStoreError) -> [String] {
    try read { connection in
      let answers = try connection.rows("PRAGMA integrity_check") { $0.text(0) }
      let strays = try connection.rows("PRAGMA foreign_key_check") { "a row of \($0.text(0)) has no \($0.text(2))" }
      return answers.filter { $0 != "ok" } + strays
    }
  }
}
