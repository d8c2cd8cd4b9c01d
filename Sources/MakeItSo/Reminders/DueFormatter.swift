import Foundation
import ReminderStorage

/// Says when something is due, the way people do.
enum DueFormatter {
  /// The words for a due date, seen from a moment.
  static func text(
    for due: Due, now: Date = .now, calendar: Calendar = .current, locale: Locale = .current
  ) -> String {
    let day = due.day(in: calendar)
    let start = day.start(in: calendar)
    let distance = calendar.dateComponents([.day], from: calendar.startOfDay(for: now), to: start).day ?? 0
    let date: String =
      switch distance {
      case -1: "Yesterday"
      case 0: "Today"
      case 1: "Tomorrow"
      default:
        start.formatted(
          Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale, calendar: calendar, timeZone: calendar.timeZone))
      }
    guard case .moment(let moment) = due else { return date }
    let time = moment.formatted(
      Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: calendar.timeZone))
    return "\(date), \(time)"
  }
}
