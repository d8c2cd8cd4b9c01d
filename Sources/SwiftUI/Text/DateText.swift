extension Text.DateStyle {
  /// The words for a moment, seen from another.
  func text(of date: Date, now: Date) -> String {
    switch self {
    case .time: return date.formatted(date: .omitted, time: .shortened)
    case .date: return date.formatted(date: .long, time: .omitted)
    case .relative: return Self.distance(from: date, to: now)
    case .offset:
      let words = Self.distance(from: date, to: now)
      return date > now ? "-\(words)" : "+\(words)"
    case .timer:
      let seconds = Int(abs(date.timeIntervalSince(now)).rounded(.down))
      let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
      let two = { (value: Int) in value < 10 ? "0\(value)" : "\(value)" }
      return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
    }
  }

  /// How long the text stays right, in seconds; `nil` for ever.
  func lifetime(of date: Date, now: Date) -> TimeInterval? {
    switch self {
    case .time, .date: nil
    case .timer: 1
    case .relative, .offset: abs(date.timeIntervalSince(now)) < 3600 ? 1 : 60
    }
  }

  private static func distance(from date: Date, to now: Date) -> String {
    let seconds = Int(abs(date.timeIntervalSince(now)).rounded(.down))
    func words(_ count: Int, _ unit: String) -> String { "\(count) \(unit)\(count == 1 ? "" : "s")" }
    switch seconds {
    case ..<60: return words(seconds, "second")
    case ..<3600: return seconds % 60 == 0 ? words(seconds / 60, "minute") : "\(seconds / 60) min, \(seconds % 60) sec"
    case ..<86_400: return seconds / 60 % 60 == 0 ? words(seconds / 3600, "hour") : "\(seconds / 3600) hr, \(seconds / 60 % 60) min"
    default: return words(seconds / 86_400, "day")
    }
  }
}
