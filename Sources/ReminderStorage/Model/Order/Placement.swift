/// Where reminders go in a list.
public enum Placement: Hashable, Sendable {
  /// Before all others.
  case start
  /// After all others.
  case end
  /// Right beneath a reminder of the same list, even one that was deleted a moment ago.
  ///
  /// Where the list no longer knows that reminder, the end.
  case after(Reminder.ID)
}
