import Foundation

/// A reminder as it is stored, deleted or not.
struct StoredReminder {
  var reminder: Reminder
  var deletedAt: Date?

  var isOpen: Bool { deletedAt == nil && !reminder.isCompleted }
  var isCompleted: Bool { deletedAt == nil && reminder.isCompleted }
}

/// What one transaction did to one reminder.
struct ReminderChange {
  let before: StoredReminder?
  let after: StoredReminder?
}

extension Row {
  static let reminderColumns = """
    id, list_id, title, notes, url, due_day, due_at, is_flagged, priority, completed_at, position, created_at, \
    modified_at, deleted_at
    """

  func reminder() throws(SQLiteFailure) -> Reminder {
    guard let order = OrderKey(text(10)) else { throw .unreadable("place") }
    guard let priority = Reminder.Priority(rawValue: integer(8)) else { throw .unreadable("priority") }
    return Reminder(
      id: try uuid(0), listID: try uuid(1), title: text(2), notes: text(3), url: text(4), due: try due(),
      isFlagged: integer(7) != 0, priority: priority, completedAt: date(9), order: order,
      createdAt: Date(timeIntervalSinceReferenceDate: real(11)),
      modifiedAt: Date(timeIntervalSinceReferenceDate: real(12)))
  }

  func storedReminder() throws(SQLiteFailure) -> StoredReminder {
    StoredReminder(reminder: try reminder(), deletedAt: date(13))
  }

  private func due() throws(SQLiteFailure) -> Due? {
    if let moment = date(6) { return .moment(moment) }
    guard !isNull(5) else { return nil }
    guard let day = CalendarDay(text(5)) else { throw .unreadable("due day") }
    return .day(day)
  }

  /// A list, from the columns `id`, `title`, `color`, `position`.
  func list() throws(SQLiteFailure) -> ReminderList {
    guard let color = ListColor(hex: text(2)) else { throw .unreadable("color") }
    guard let order = OrderKey(text(3)) else { throw .unreadable("place") }
    return ReminderList(id: try uuid(0), title: text(1), color: color, order: order)
  }
}

extension Connection {
  func storedReminder(_ id: Reminder.ID) throws(SQLiteFailure) -> StoredReminder? {
    try row("SELECT \(Row.reminderColumns) FROM reminder WHERE id = ?", .uuid(id)) { (row) throws(SQLiteFailure) in
      try row.storedReminder()
    }
  }

  func reminders(in list: ReminderList.ID) throws(SQLiteFailure) -> [Reminder] {
    try rows(
      """
      SELECT \(Row.reminderColumns) FROM reminder WHERE list_id = ? AND deleted_at IS NULL ORDER BY position
      """, .uuid(list)
    ) { (row) throws(SQLiteFailure) in try row.reminder() }
  }

  /// Writes a reminder whose row is new.
  func add(_ reminder: Reminder) throws(SQLiteFailure) {
    try run(
      "INSERT INTO reminder (\(Row.reminderColumns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)",
      [.uuid(reminder.id)] + values(of: reminder))
  }

  /// Writes a reminder over the row it has.
  func rewrite(_ reminder: Reminder) throws(SQLiteFailure) {
    try run(
      """
      UPDATE reminder SET list_id = ?, title = ?, notes = ?, url = ?, due_day = ?, due_at = ?, is_flagged = ?,
        priority = ?, completed_at = ?, position = ?, created_at = ?, modified_at = ? WHERE id = ?
      """, values(of: reminder) + [.uuid(reminder.id)])
  }

  private func values(of reminder: Reminder) -> [SQLValue] {
    var dueDay = SQLValue.null
    var dueAt = SQLValue.null
    switch reminder.due {
    case .day(let day): dueDay = .text(day.description)
    case .moment(let moment): dueAt = .date(moment)
    case nil: break
    }
    return [
      .uuid(reminder.listID), .text(reminder.title), .text(reminder.notes), .text(reminder.url), dueDay, dueAt,
      .integer(reminder.isFlagged ? 1 : 0), .integer(reminder.priority.rawValue), .date(reminder.completedAt),
      .text(reminder.order.text), .date(reminder.createdAt), .date(reminder.modifiedAt),
    ]
  }
}
