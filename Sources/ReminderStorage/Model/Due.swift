public import Foundation

/// When a reminder is due.
public enum Due: Hashable, Sendable {
  /// Some time on a calendar day, wherever the reader is: the same day in every time zone.
  case day(CalendarDay)
  /// At one moment, the same all over the world.
  case moment(Date)
}

extension Due {
  /// Whether it names a time and not the day alone.
  public var hasTime: Bool {
    if case .moment = self { true } else { false }
  }

  /// The calendar day it falls on for a reader who uses `calendar`.
  public func day(in calendar: Calendar) -> CalendarDay {
    switch self {
    case .day(let day): day
    case .moment(let date): CalendarDay(date, in: calendar)
    }
  }

  /// Whether it has passed: a moment once it is over, a day once it has ended for the reader.
  public func isOverdue(at now: Date, in calendar: Calendar) -> Bool {
    switch self {
    case .day(let day): day < CalendarDay(now, in: calendar)
    case .moment(let date): date < now
    }
  }
}
