public import Foundation

/// A list of reminders.
public struct ReminderList: Identifiable, Hashable, Sendable {
  public let id: UUID
  public var title: String
  public var color: ListColor
  /// Where it stands among the lists.
  public var order: OrderKey

  public init(id: UUID = UUID(), title: String, color: ListColor, order: OrderKey) {
    self.id = id
    self.title = title
    self.color = color
    self.order = order
  }
}
