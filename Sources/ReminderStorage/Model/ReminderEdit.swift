public import Foundation

/// A new value for one field of a reminder.
public enum ReminderEdit: Hashable, Sendable {
  case title(String)
  case notes(String)
  case url(String)
  case due(Due?)
  case isFlagged(Bool)
  case priority(Reminder.Priority)
  case completedAt(Date?)
}

extension ReminderEdit {
  /// The field an edit changes; of two edits to one field the later wins.
  public enum Field: Hashable, Sendable {
    case title, notes, url, due, isFlagged, priority, completedAt
  }

  public var field: Field {
    switch self {
    case .title: .title
    case .notes: .notes
    case .url: .url
    case .due: .due
    case .isFlagged: .isFlagged
    case .priority: .priority
    case .completedAt: .completedAt
    }
  }
}

extension Reminder {
  /// Makes one field what the edit says.
  public mutating func apply(_ edit: ReminderEdit) {
    switch edit {
    case .title(let title): self.title = title
    case .notes(let notes): self.notes = notes
    case .url(let url): self.url = url
    case .due(let due): self.due = due
    case .isFlagged(let isFlagged): self.isFlagged = isFlagged
    case .priority(let priority): self.priority = priority
    case .completedAt(let completedAt): self.completedAt = completedAt
    }
  }

  /// Returns the edits that turn `original` into this reminder; none when their editable fields are the same.
  ///
  ///     let edits = working.edits(since: original)  // what a details sheet saves
  public func edits(since original: Reminder) -> [ReminderEdit] {
    var edits: [ReminderEdit] = []
    if title != original.title { edits.append(.title(title)) }
    if notes != original.notes { edits.append(.notes(notes)) }
    if url != original.url { edits.append(.url(url)) }
    if due != original.due { edits.append(.due(due)) }
    if isFlagged != original.isFlagged { edits.append(.isFlagged(isFlagged)) }
    if priority != original.priority { edits.append(.priority(priority)) }
    if completedAt != original.completedAt { edits.append(.completedAt(completedAt)) }
    return edits
  }
}
