import CAdwaita

/// A month, of which one day is marked.
package final class MonthView: Widget {
  /// A day of the Gregorian calendar.
  package struct Day: Hashable, Sendable {
    package var year: Int
    package var month: Int
    package var day: Int

    package init(year: Int, month: Int, day: Int) {
      self.year = year
      self.month = month
      self.day = day
    }
  }

  /// What happens when the person marks a day.
  package var onSelect: (@MainActor (Day) -> Void)?
  private var isBeingSet = false

  package init() {
    super.init(adopting: gtk_calendar_new())
    // Turning to another month marks its day of the same number, without a signal of its own.
    for property in ["day", "month", "year"] {
      onChange(ofProperty: property) { [weak self] in self?.dayDidChange() }
    }
    lastDay = day
  }

  private var lastDay: Day?

  private func dayDidChange() {
    guard !isBeingSet, let day, day != lastDay else { return }
    lastDay = day
    onSelect?(day)
  }

  /// The marked day.
  package var day: Day? {
    get {
      guard let date = gtk_calendar_get_date(opaque) else { return nil }
      defer { g_date_time_unref(date) }
      var (year, month, day): (gint, gint, gint) = (0, 0, 0)
      g_date_time_get_ymd(date, &year, &month, &day)
      return Day(year: Int(year), month: Int(month), day: Int(day))
    }
    set {
      guard let newValue, newValue != day,
        let date = g_date_time_new_utc(gint(newValue.year), gint(newValue.month), gint(newValue.day), 12, 0, 0)
      else { return }
      defer { g_date_time_unref(date) }
      isBeingSet = true
      gtk_calendar_select_day(opaque, date)
      lastDay = newValue
      isBeingSet = false
    }
  }
}
