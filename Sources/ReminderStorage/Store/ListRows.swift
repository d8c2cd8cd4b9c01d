import Foundation

extension Connection {
  func summaries() throws(SQLiteFailure) -> [ReminderListSummary] {
    try rows(
      """
      SELECT list.id, list.title, list.color, list.position, count(reminder.list_id), count(reminder.completed_at)
      FROM list LEFT JOIN reminder ON reminder.list_id = list.id AND reminder.deleted_at IS NULL
      WHERE list.deleted_at IS NULL GROUP BY list.id ORDER BY list.position
      """
    ) { (row) throws(SQLiteFailure) in
      ReminderListSummary(
        list: try row.list(), openCount: row.integer(4) - row.integer(5), completedCount: row.integer(5))
    }
  }

  /// Returns a list, deleted or not.
  func list(_ id: ReminderList.ID) throws(SQLiteFailure) -> ReminderList? {
    try row("SELECT id, title, color, position FROM list WHERE id = ?", .uuid(id)) { (row) throws(SQLiteFailure) in
      try row.list()
    }
  }

  /// Whether there is such a list and it is not deleted.
  func hasList(_ id: ReminderList.ID) throws(SQLiteFailure) -> Bool {
    try row("SELECT 1 FROM list WHERE id = ? AND deleted_at IS NULL", .uuid(id)) { _ in true } ?? false
  }
}

// MARK: Places

extension Connection {
  /// Returns free places for `count` reminders. Deleted reminders keep their places, so they count as neighbors.
  func places(
    for count: Int, in list: ReminderList.ID, at placement: Placement
  ) throws(SQLiteFailure) -> [OrderKey] {
    switch placement {
    case .start:
      return OrderKey.between(
        nil, try place("min(position) FROM reminder WHERE list_id = ?", .uuid(list)), count: count)
    case .end:
      return OrderKey.between(
        try place("max(position) FROM reminder WHERE list_id = ?", .uuid(list)), nil, count: count)
    case .after(let neighbor):
      let lower = try place("position FROM reminder WHERE id = ? AND list_id = ?", .uuid(neighbor), .uuid(list))
      guard let lower else { return try places(for: count, in: list, at: .end) }
      let upper = try place(
        "min(position) FROM reminder WHERE list_id = ? AND position > ?", .uuid(list), .text(lower.text))
      return OrderKey.between(lower, upper, count: count)
    }
  }

  /// Returns a free place for a list: beneath another one, or before all others.
  func placeForList(after other: ReminderList.ID?) throws(SQLiteFailure) -> OrderKey {
    var lower: OrderKey?
    if let other { lower = try place("position FROM list WHERE id = ?", .uuid(other)) }
    guard let lower else { return OrderKey.between(nil, try place("min(position) FROM list")) }
    return OrderKey.between(lower, try place("min(position) FROM list WHERE position > ?", .text(lower.text)))
  }

  func placeForListAtEnd() throws(SQLiteFailure) -> OrderKey {
    OrderKey.between(try place("max(position) FROM list"), nil)
  }

  private func place(_ query: String, _ values: SQLValue...) throws(SQLiteFailure) -> OrderKey? {
    var place: OrderKey?
    try forEachRow("SELECT \(query)", values) { (row) throws(SQLiteFailure) in
      guard !row.isNull(0) else { return }
      guard let key = OrderKey(row.text(0)) else { throw .unreadable("place") }
      place = key
    }
    return place
  }
}
