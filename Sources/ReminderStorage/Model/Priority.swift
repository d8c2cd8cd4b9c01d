extension Reminder {
  /// How much a reminder matters.
  public enum Priority: Int, CaseIterable, Hashable, Sendable {
    case none, low, medium, high
  }
}

extension Reminder.Priority: Comparable {
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
