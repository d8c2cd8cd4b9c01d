public import Foundation

/// A reminder that was deleted and can still be restored.
public struct DeletedReminder: Identifiable, Hashable, Sendable {
  public let reminder: Reminder
  public let deletedAt: Date

  public init(reminder: Reminder, deletedAt: Date) {
    self.reminder = reminder
    self.deletedAt = deletedAt
  }

  public var id: Reminder.ID { reminder.id }
}
