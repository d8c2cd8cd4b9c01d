public import Foundation

/// A day of the Gregorian calendar, without a time and without a time zone.
///
///     let newYear = CalendarDay(year: 2027, month: 1, day: 1)
///     newYear?.description  // "2027-01-01"
public struct CalendarDay: Hashable, Sendable {
  public let year: Int
  public let month: Int
  public let day: Int

  /// Makes a day, or `nil` where the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    let isLeapYear = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...lengths[month - 1]).contains(day) else { return nil }
    self.init(uncheckedYear: year, month: month, day: day)
  }

  /// The day on which a moment falls for a reader in the time zone of `calendar`.
  ///
  /// Years outside 1 to 9999 are brought to the nearest of the two.
  public init(_ moment: Date, in calendar: Calendar) {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = calendar.timeZone
    let parts = gregorian.dateComponents([.era, .year, .month, .day], from: moment)
    let year = parts.era == 0 ? 0 : parts.year ?? 0
    guard (1...9999).contains(year), let month = parts.month, let day = parts.day else {
      self = year < 1 ? .first : .last
      return
    }
    self.init(uncheckedYear: year, month: month, day: day)
  }

  private init(uncheckedYear year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  private static let first = CalendarDay(uncheckedYear: 1, month: 1, day: 1)
  private static let last = CalendarDay(uncheckedYear: 9999, month: 12, day: 31)
}

extension CalendarDay {
  /// The first moment of the day for a reader in the time zone of `calendar`.
  ///
  /// Where a clock change leaves midnight out, it is the first moment that exists.
  public func start(in calendar: Calendar) -> Date {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = calendar.timeZone
    let noon = gregorian.date(from: DateComponents(year: year, month: month, day: day, hour: 12))
    return gregorian.startOfDay(for: noon ?? .distantPast)
  }
}

extension CalendarDay: Comparable {
  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CalendarDay: LosslessStringConvertible {
  /// The day as `2026-11-30`.
  public var description: String {
    func padded(_ number: Int, to width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: width - digits.count) + digits
    }
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }

  public init?(_ description: String) {
    let parts = description.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], !description.contains("+") else { return nil }
    guard let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]) else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
