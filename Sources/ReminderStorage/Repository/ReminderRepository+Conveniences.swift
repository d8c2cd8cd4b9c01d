public import Foundation

extension ReminderRepository {
  /// Adds one reminder to a list; see ``insert(_:in:at:)-([NewReminder],_,_)``.
  @discardableResult
  public func insert(
    _ reminder: NewReminder, in list: ReminderList.ID, at placement: Placement = .end
  ) async throws -> Reminder {
    let inserted = try await insert([reminder], in: list, at: placement)
    guard let first = inserted.first else { throw ReminderStoreError.reminderNotFound(reminder.id) }
    return first
  }

  /// Marks a reminder as done at a moment.
  @discardableResult
  public func complete(_ id: Reminder.ID, at moment: Date = .now) async throws -> Reminder {
    try await update(id, [.completedAt(moment)])
  }

  /// Marks a reminder as not done.
  @discardableResult
  public func uncomplete(_ id: Reminder.ID) async throws -> Reminder {
    try await update(id, [.completedAt(nil)])
  }

  /// Puts a flag on a reminder, or takes it away.
  @discardableResult
  public func flag(_ id: Reminder.ID, _ isFlagged: Bool = true) async throws -> Reminder {
    try await update(id, [.isFlagged(isFlagged)])
  }

  /// Puts one reminder among the recently deleted.
  public func delete(_ id: Reminder.ID) async throws { try await delete([id]) }

  /// Brings one deleted reminder back to the place it had.
  public func restore(_ id: Reminder.ID) async throws { try await restore([id]) }

  /// Removes one reminder for good.
  public func erase(_ id: Reminder.ID) async throws { try await erase([id]) }

  /// Moves one reminder within its list or to another one.
  public func move(_ id: Reminder.ID, to list: ReminderList.ID, at placement: Placement = .end) async throws {
    try await move([id], to: list, at: placement)
  }

  /// Adds a list after the others.
  @discardableResult
  public func createList(title: String, color: ListColor = .blue) async throws -> ReminderList {
    try await createList(id: UUID(), title: title, color: color)
  }

  /// Gives a list another title.
  @discardableResult
  public func renameList(_ id: ReminderList.ID, to title: String) async throws -> ReminderList {
    try await updateList(id, title: title, color: nil)
  }

  /// Gives a list another color.
  @discardableResult
  public func recolorList(_ id: ReminderList.ID, to color: ListColor) async throws -> ReminderList {
    try await updateList(id, title: nil, color: color)
  }
}
