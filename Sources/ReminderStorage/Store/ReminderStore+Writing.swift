public import Foundation

extension ReminderStore: ReminderRepository {
  @discardableResult
  public func insert(
    _ reminders: [NewReminder], in list: ReminderList.ID, at placement: Placement
  ) throws(ReminderStoreError) -> [Reminder] {
    let now = now()
    return try changeReminders { connection in
      guard try connection.hasList(list) else { throw ReminderStoreError.listNotFound(list) }
      let places = try connection.places(for: reminders.count, in: list, at: placement)
      var changes: [ReminderChange] = []
      let result = try zip(reminders, places).map { new, place in
        if let known = try connection.storedReminder(new.id) { return known.reminder }
        let reminder = Reminder(new, in: list, at: place, now: now)
        try connection.add(reminder)
        changes.append(ReminderChange(before: nil, after: StoredReminder(reminder: reminder)))
        return reminder
      }
      return (result, changes)
    }
  }

  @discardableResult
  public func update(_ id: Reminder.ID, _ edits: [ReminderEdit]) throws(ReminderStoreError) -> Reminder {
    let now = now()
    return try changeReminders { connection in
      guard let before = try connection.storedReminder(id) else { throw ReminderStoreError.reminderNotFound(id) }
      var after = before
      for edit in edits { after.reminder.apply(edit) }
      guard after.reminder != before.reminder else { return (before.reminder, []) }
      after.reminder.modifiedAt = now
      try connection.rewrite(after.reminder)
      return (after.reminder, [ReminderChange(before: before, after: after)])
    }
  }

  /// Moves reminders within their list or to another one, where they stand together in the order given.
  ///
  /// - Throws: ``ReminderStoreError/reminderNotFound(_:)`` where one of them is unknown; then none is moved.
  public func move(
    _ ids: [Reminder.ID], to list: ReminderList.ID, at placement: Placement
  ) throws(ReminderStoreError) {
    let now = now()
    try changeReminders { connection in
      guard try connection.hasList(list) else { throw ReminderStoreError.listNotFound(list) }
      let places = try connection.places(for: ids.count, in: list, at: placement)
      let changes = try zip(ids, places).map { id, place in
        guard let before = try connection.storedReminder(id) else { throw ReminderStoreError.reminderNotFound(id) }
        var after = before
        after.reminder.listID = list
        after.reminder.order = place
        after.reminder.modifiedAt = now
        try connection.rewrite(after.reminder)
        return ReminderChange(before: before, after: after)
      }
      return ((), changes)
    }
  }

  public func delete(_ ids: [Reminder.ID]) throws(ReminderStoreError) {
    let now = now()
    try changeReminders { connection in
      ((), try ids.compactMap { try connection.setDeleted($0, at: now) })
    }
  }

  /// Brings deleted reminders back to the places they had.
  ///
  /// - Throws: ``ReminderStoreError/reminderNotFound(_:)`` where one of them was removed for good; then none returns.
  public func restore(_ ids: [Reminder.ID]) throws(ReminderStoreError) {
    try changeReminders { connection in
      let changes = try ids.compactMap { id in
        guard try connection.storedReminder(id) != nil else { throw ReminderStoreError.reminderNotFound(id) }
        return try connection.setDeleted(id, at: nil)
      }
      return ((), changes)
    }
  }

  public func erase(_ ids: [Reminder.ID]) throws(ReminderStoreError) {
    try changeReminders { connection in
      let changes = try ids.compactMap { id -> ReminderChange? in
        guard let before = try connection.storedReminder(id) else { return nil }
        try connection.run("DELETE FROM reminder WHERE id = ?", .uuid(id))
        return ReminderChange(before: before, after: nil)
      }
      return ((), changes)
    }
  }

  public func eraseDeleted(before moment: Date) throws(ReminderStoreError) {
    // What is erased is shown nowhere, so no one who follows the lists has to hear of it.
    try write { connection in
      try connection.run("DELETE FROM reminder WHERE deleted_at < ?", .date(moment))
      try connection.run("DELETE FROM list WHERE deleted_at < ?", .date(moment))
    }
  }

  /// Runs one transaction, then tells those who follow what it changed.
  private func changeReminders<Value>(
    _ body: (Connection) throws -> (Value, [ReminderChange])
  ) throws(ReminderStoreError) -> Value {
    let (value, changes) = try write(body)
    publish(changes)
    return value
  }
}

extension Connection {
  /// Puts a reminder among the deleted or takes it from there; `nil` where that changes nothing.
  fileprivate func setDeleted(_ id: Reminder.ID, at moment: Date?) throws(SQLiteFailure) -> ReminderChange? {
    guard let before = try storedReminder(id), (before.deletedAt == nil) != (moment == nil) else { return nil }
    try run("UPDATE reminder SET deleted_at = ? WHERE id = ?", .date(moment), .uuid(id))
    return ReminderChange(before: before, after: StoredReminder(reminder: before.reminder, deletedAt: moment))
  }
}

extension Reminder {
  fileprivate init(_ new: NewReminder, in list: ReminderList.ID, at place: OrderKey, now: Date) {
    self.init(
      id: new.id, listID: list, title: new.title, notes: new.notes, url: new.url, due: new.due,
      isFlagged: new.isFlagged, priority: new.priority, completedAt: new.completedAt, order: place, createdAt: now,
      modifiedAt: now)
  }
}
