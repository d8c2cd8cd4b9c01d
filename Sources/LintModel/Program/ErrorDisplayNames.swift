/// Names of what people get to see of an error.
public enum ErrorDisplayNames {
  /// Whether the last part of a path is such a name: `model.errorMessage`, `phase`.
  public static func contains(_ path: String) -> Bool {
    guard let last = path.split(separator: ".").last?.lowercased() else { return false }
    return last == "exception" || words.contains { last.contains($0) }
  }

  private static let words = [
    "error", "fail", "problem", "offline", "unavailable", "denied", "unauthorized", "permission", "message", "alert",
    "toast", "state", "phase", "status", "banner",
  ]
}
