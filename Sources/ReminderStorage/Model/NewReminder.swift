public import Foundation

/// A reminder that is not in the store yet.
///
/// It has its identity from the start, so a row can have the focus before the store has answered and keep it after.
public struct NewReminder: Identifiable, Hashable, Sendable {
  public let id: Reminder.ID
  public var title: String
  public var notes: String
  public var url: String
  public var due: Due?
  public var isFlagged: Bool
  public var priority: Reminder.Priority
  public var completedAt: Date?

  public init(
    id: Reminder.ID = UUID(), title: String = "", notes: String = "", url: String = "", due: Due? = nil,
    isFlagged: Bool = false, priority: Reminder.Priority = .none, completedAt: Date? = nil
  ) {
    self.id = id
    self.title = title
    self.notes = notes
    self.url = url
    self.due = due
    self.isFlagged = isFlagged
    self.priority = priority
    self.completedAt = completedAt
  }
}
