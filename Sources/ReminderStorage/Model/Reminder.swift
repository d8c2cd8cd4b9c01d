public import Foundation

/// Something to remember, as it stands in one list.
public struct Reminder: Identifiable, Hashable, Sendable {
  /// The reminder's own identity, chosen by whoever makes it and never changed.
  public let id: UUID
  /// The list that holds it.
  public var listID: ReminderList.ID
  /// What to remember, on one line.
  public var title: String
  /// Anything more to say; may have several lines, and is empty when there is nothing.
  public var notes: String
  /// A web address as it was typed, or empty.
  public var url: String
  /// When it is due, if ever.
  public var due: Due?
  /// Whether it is marked with a flag.
  public var isFlagged: Bool
  /// How much it matters.
  public var priority: Priority
  /// When it was done; `nil` while it is open.
  public var completedAt: Date?
  /// Where it stands among the reminders of its list.
  public var order: OrderKey
  /// When it was made.
  public var createdAt: Date
  /// When it was last changed.
  public var modifiedAt: Date

  public init(
    id: UUID = UUID(), listID: ReminderList.ID, title: String = "", notes: String = "", url: String = "",
    due: Due? = nil, isFlagged: Bool = false, priority: Priority = .none, completedAt: Date? = nil,
    order: OrderKey, createdAt: Date, modifiedAt: Date
  ) {
    self.id = id
    self.listID = listID
    self.title = title
    self.notes = notes
    self.url = url
    self.due = due
    self.isFlagged = isFlagged
    self.priority = priority
    self.completedAt = completedAt
    self.order = order
    self.createdAt = createdAt
    self.modifiedAt = modifiedAt
  }
}

extension Reminder {
  /// Whether it is done.
  public var isCompleted: Bool { completedAt != nil }

  /// Whether nothing has been written into it, so that it may vanish when it is left.
  public var isBlank: Bool {
    [title, notes, url].allSatisfy { $0.allSatisfy(\.isWhitespace) }
  }

  /// The web address to open, where what was typed is one.
  public var link: URL? {
    guard let link = URL(string: url), link.scheme != nil else { return nil }
    return link
  }
}
