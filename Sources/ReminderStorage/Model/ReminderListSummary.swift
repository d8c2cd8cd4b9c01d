/// A list as a sidebar shows it: itself, and how much is in it.
public struct ReminderListSummary: Identifiable, Hashable, Sendable {
  public var list: ReminderList
  /// How many reminders wait to be done.
  public var openCount: Int
  /// How many are done and still in the list.
  public var completedCount: Int

  public init(list: ReminderList, openCount: Int = 0, completedCount: Int = 0) {
    self.list = list
    self.openCount = openCount
    self.completedCount = completedCount
  }

  public var id: ReminderList.ID { list.id }
}
