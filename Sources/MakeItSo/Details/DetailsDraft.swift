import Foundation
import ReminderStorage

/// A reminder while its details are edited: a copy, and what it was.
struct DetailsDraft: Equatable {
  let original: Reminder
  var reminder: Reminder

  init(_ reminder: Reminder) {
    original = reminder
    self.reminder = reminder
  }

  /// Whether there is something to lose.
  var isModified: Bool { !reminder.edits(since: original).isEmpty }

  /// Whether it can be saved.
  var isComplete: Bool { !reminder.title.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }

  var hasDate: Bool { reminder.due != nil }
  var hasTime: Bool { reminder.due?.hasTime ?? false }

  /// The moment that the pickers show.
  func date(in calendar: Calendar, now: Date) -> Date {
    switch reminder.due {
    case .day(let day): day.start(in: calendar)
    case .moment(let moment): moment
    case nil: now
    }
  }

  /// Switches the date on, for today, or off, with the time.
  mutating func setHasDate(_ isOn: Bool, now: Date, calendar: Calendar) {
    guard isOn != hasDate else { return }
    reminder.due = isOn ? .day(CalendarDay(now, in: calendar)) : nil
  }

  /// Switches the time on, for the next full hour of the day, or off. A time needs a date, so that comes with it.
  mutating func setHasTime(_ isOn: Bool, now: Date, calendar: Calendar) {
    guard isOn != hasTime else { return }
    guard isOn else {
      reminder.due = reminder.due.map { .day($0.day(in: calendar)) }
      return
    }
    let day = reminder.due?.day(in: calendar) ?? CalendarDay(now, in: calendar)
    // In the last hour of a day there is no next full hour on it; the day counts.
    let hour = min(calendar.component(.hour, from: now) + 1, 23)
    let start = day.start(in: calendar)
    reminder.due = .moment(calendar.date(bySettingHour: hour, minute: 0, second: 0, of: start) ?? start)
  }

  /// Takes what a picker says.
  mutating func setDate(_ date: Date, calendar: Calendar) {
    reminder.due = hasTime ? .moment(date) : .day(CalendarDay(date, in: calendar))
  }
}
