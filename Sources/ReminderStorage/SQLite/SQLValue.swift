import Foundation

/// A value bound to a parameter of a statement.
enum SQLValue {
  case null
  case integer(Int)
  case real(Double)
  case text(String)
  case uuid(UUID)

  static func date(_ date: Date?) -> SQLValue { date.map { .real($0.timeIntervalSinceReferenceDate) } ?? .null }
}
