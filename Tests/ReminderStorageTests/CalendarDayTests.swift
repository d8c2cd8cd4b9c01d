import Foundation
import ReminderStorage
import Testing

struct CalendarDayTests {
  static func calendar(_ zone: String) throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    return calendar
  }

  @Test func `half past eleven at night is still the same day`() throws {
    let calendar = try Self.calendar("Europe/Berlin")
    let moment = try #require(calendar.date(from: DateComponents(year: 2026, month: 11, day: 30, hour: 23, minute: 30)))
    #expect(CalendarDay(moment, in: calendar).description == "2026-11-30")
    #expect(CalendarDay(moment, in: try Self.calendar("Asia/Tokyo")).description == "2026-12-01")
  }

  @Test func `the day is Gregorian whatever calendar the reader prefers`() throws {
    var buddhist = Calendar(identifier: .buddhist)
    buddhist.timeZone = .gmt
    #expect(CalendarDay(Date(timeIntervalSince1970: 0), in: buddhist).description == "1970-01-01")
  }

  @Test func `a day begins where its reader is, also where midnight is left out`() throws {
    let day = try #require(CalendarDay("2018-11-04"))
    // Clocks in São Paulo went from 23:59:59 to 01:00 that night.
    let start = day.start(in: try Self.calendar("America/Sao_Paulo"))
    #expect(start == Date(timeIntervalSince1970: 1_541_300_400))
    #expect(day.start(in: try Self.calendar("UTC")) == Date(timeIntervalSince1970: 1_541_289_600))
  }

  @Test(arguments: [
    "2026-02-29", "2026-13-01", "2026-00-10", "2026-1-01", "26-01-01", "2026-01-01T", "", "+026-01-01", "2100-02-29",
  ])
  func `a day that does not exist is not read`(text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test(arguments: ["2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])
  func `a day that exists is read and written alike`(text: String) {
    #expect(CalendarDay(text)?.description == text)
  }

  @Test func `a day is overdue when it has ended, a moment when it is over`() throws {
    let calendar = try Self.calendar("Europe/Berlin")
    let day = try #require(CalendarDay("2026-11-30"))
    let lateThatDay = day.start(in: calendar).addingTimeInterval(23.5 * 3600)
    #expect(!Due.day(day).isOverdue(at: lateThatDay, in: calendar))
    #expect(Due.day(day).isOverdue(at: lateThatDay.addingTimeInterval(3600), in: calendar))
    #expect(Due.moment(lateThatDay).isOverdue(at: lateThatDay.addingTimeInterval(1), in: calendar))
    #expect(!Due.moment(lateThatDay).isOverdue(at: lateThatDay, in: calendar))
  }
}
