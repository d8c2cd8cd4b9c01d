import Foundation
import ReminderStorage
import Testing

@testable import MakeItSo

@Suite struct DetailsDraftTests {
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    return calendar
  }()

  private func moment(_ hour: Int, _ minute: Int) throws -> Date {
    try #require(calendar.date(from: DateComponents(year: 2026, month: 3, day: 14, hour: hour, minute: minute)))
  }

  private var draft: DetailsDraft {
    DetailsDraft(Reminder(listID: UUID(), title: "One", order: .initial, createdAt: .now, modifiedAt: .now))
  }

  @Test func `a time without a date is the next full hour of today`() throws {
    var draft = draft
    draft.setHasTime(true, now: try moment(9, 20), calendar: calendar)
    #expect(draft.hasDate)
    #expect(draft.reminder.due == .moment(try moment(10, 0)))
  }

  @Test func `late in the evening the time stays on the day`() throws {
    var draft = draft
    draft.setHasTime(true, now: try moment(23, 30), calendar: calendar)
    #expect(draft.reminder.due == .moment(try moment(23, 0)))
  }

  @Test func `a date is a day and not a moment`() throws {
    var draft = draft
    draft.setHasDate(true, now: try moment(23, 30), calendar: calendar)
    #expect(draft.reminder.due == .day(CalendarDay(try moment(12, 0), in: calendar)))
  }

  @Test func `without a date there is no time, and without a time the day is left`() throws {
    var draft = draft
    let now = try moment(9, 20)
    draft.setHasTime(true, now: now, calendar: calendar)
    draft.setHasTime(false, now: now, calendar: calendar)
    #expect(draft.reminder.due == .day(CalendarDay(now, in: calendar)))
    draft.setHasTime(true, now: now, calendar: calendar)
    draft.setHasDate(false, now: now, calendar: calendar)
    #expect(draft.reminder.due == nil)
    #expect(!draft.isModified)
  }

  @Test(arguments: [(-1, "Yesterday"), (0, "Today"), (1, "Tomorrow")])
  func `days nearby are called by their names`(distance: Int, name: String) throws {
    let now = try moment(9, 20)
    let date = try #require(calendar.date(byAdding: .day, value: distance, to: now))
    let locale = Locale(identifier: "en_GB")
    let day = CalendarDay(date, in: calendar)
    #expect(DueFormatter.text(for: .day(day), now: now, calendar: calendar, locale: locale) == name)
    #expect(DueFormatter.text(for: .moment(date), now: now, calendar: calendar, locale: locale) == "\(name), 9:20")
  }
}
