/// What those who follow a store were told last, and how a change alters it.
struct FollowedContent {
  /// The lists and their counts, while someone follows them.
  var lists: [ReminderListSummary]?
  /// The reminders of each list that someone follows.
  var reminders: [ReminderList.ID: [Reminder]] = [:]
}

extension FollowedContent {
  /// Takes changes over and returns the followed lists whose reminders they alter.
  ///
  /// - Complexity: O(*m* (log *n* + *d*)) for *m* changes to a list of *n* reminders, *d* of which stand behind a place
  ///   that was added or removed.
  mutating func apply(_ changes: [ReminderChange]) -> Set<ReminderList.ID> {
    var altered: Set<ReminderList.ID> = []
    for change in changes {
      count(change.before, by: -1)
      count(change.after, by: 1)
      altered.formUnion(replace(change.before?.shown, with: change.after?.shown))
    }
    return altered
  }

  private mutating func count(_ stored: StoredReminder?, by step: Int) {
    guard let stored, let index = lists?.firstIndex(where: { $0.id == stored.reminder.listID }) else { return }
    if stored.isOpen { lists?[index].openCount += step }
    if stored.isCompleted { lists?[index].completedCount += step }
  }

  private mutating func replace(_ old: Reminder?, with new: Reminder?) -> [ReminderList.ID] {
    if let old, let new, old.listID == new.listID, old.order == new.order {
      return edit(old.listID) { reminders in
        guard let index = reminders.index(of: old) else { return }
        reminders[index] = new
      }
    }
    var altered: [ReminderList.ID] = []
    if let old {
      altered += edit(old.listID) { reminders in
        guard let index = reminders.index(of: old) else { return }
        reminders.remove(at: index)
      }
    }
    if let new {
      altered += edit(new.listID) { $0.insert(new, at: $0.firstIndex(notBefore: new.order)) }
    }
    return altered
  }

  private mutating func edit(_ list: ReminderList.ID, _ body: (inout [Reminder]) -> Void) -> [ReminderList.ID] {
    // Taken out of the dictionary, the array is altered in place where no one else holds it.
    guard var content = reminders.removeValue(forKey: list) else { return [] }
    body(&content)
    reminders[list] = content
    return [list]
  }
}

extension StoredReminder {
  /// The reminder, unless it is deleted.
  fileprivate var shown: Reminder? { deletedAt == nil ? reminder : nil }
}

extension [Reminder] {
  fileprivate func firstIndex(notBefore order: OrderKey) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if self[middle].order < order { low = middle + 1 } else { high = middle }
    }
    return low
  }

  fileprivate func index(of reminder: Reminder) -> Int? {
    let index = firstIndex(notBefore: reminder.order)
    return index < endIndex && self[index].id == reminder.id ? index : nil
  }
}
