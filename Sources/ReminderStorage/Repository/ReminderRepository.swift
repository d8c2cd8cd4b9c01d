public import Foundation

/// Keeps lists of reminders, and tells when they change.
///
/// ``ReminderStore`` is the real one; a decorator that slows or fails another one conforms as well. Every method that
/// throws throws a ``ReminderStoreError``, or a `CancellationError` where the one who asked has gone. A method that
/// returns has made its change durable; a method that throws has changed nothing and can be called again.
public protocol ReminderRepository: Sendable {
  /// Opens the storage unless it is open. Every other method does so by itself.
  func open() async throws

  // MARK: Reading

  /// Returns the lists in order, with their counts.
  func lists() async throws -> [ReminderListSummary]

  /// Returns the reminders of a list in order, completed ones included.
  func reminders(in list: ReminderList.ID) async throws -> [Reminder]

  /// Returns the deleted reminders that can be restored, the last deleted first.
  func recentlyDeleted() async throws -> [DeletedReminder]

  // MARK: Following

  /// Returns the lists now, and again after every change, whichever program made it.
  ///
  /// A slow reader misses what came between, never the newest. A failure ends the sequence; ask again to retry.
  func listUpdates() async -> AsyncThrowingStream<[ReminderListSummary], any Error>

  /// Returns the reminders of a list now, and again after every change, whichever program made it.
  ///
  /// A slow reader misses what came between, never the newest. A failure ends the sequence with an error; the
  /// deletion of the list ends it without one.
  func reminderUpdates(in list: ReminderList.ID) async -> AsyncThrowingStream<[Reminder], any Error>

  // MARK: Changing reminders

  /// Adds reminders to a list, in the order given.
  ///
  /// A reminder whose identity is known already stays as it is, so a repeated call does no harm.
  @discardableResult
  func insert(_ reminders: [NewReminder], in list: ReminderList.ID, at placement: Placement) async throws -> [Reminder]

  /// Changes some fields of a reminder and leaves the others, also while it is among the deleted.
  @discardableResult
  func update(_ id: Reminder.ID, _ edits: [ReminderEdit]) async throws -> Reminder

  /// Moves reminders within their list or to another one, where they stand together in the order given.
  func move(_ ids: [Reminder.ID], to list: ReminderList.ID, at placement: Placement) async throws

  /// Puts reminders among the recently deleted.
  func delete(_ ids: [Reminder.ID]) async throws

  /// Brings deleted reminders back to the places they had.
  func restore(_ ids: [Reminder.ID]) async throws

  /// Removes reminders for good, as for a row that was left empty. Unknown ones are gone already.
  func erase(_ ids: [Reminder.ID]) async throws

  /// Removes for good what was deleted before a moment: reminders, and lists with all that is in them.
  func eraseDeleted(before moment: Date) async throws

  // MARK: Changing lists

  /// Adds a list after the others. A list whose identity is known already stays as it is.
  @discardableResult
  func createList(id: ReminderList.ID, title: String, color: ListColor) async throws -> ReminderList

  /// Gives a list another title, another color, or both; `nil` leaves what is there.
  @discardableResult
  func updateList(_ id: ReminderList.ID, title: String?, color: ListColor?) async throws -> ReminderList

  /// Moves a list beneath another one; `nil` puts it first.
  func moveList(_ id: ReminderList.ID, after other: ReminderList.ID?) async throws

  /// Takes a list away with all that is in it.
  func deleteList(_ id: ReminderList.ID) async throws

  /// Brings a deleted list back, with the reminders it held.
  func restoreList(_ id: ReminderList.ID) async throws
}
