/// Calls that only write to a log.
public enum LogCalls {
  private static let functions: Set<String> = [
    "print", "debugPrint", "NSLog", "os_log", "dump", "assertionFailure", "DDLogError", "DDLogWarn", "DDLogInfo",
    "DDLogDebug", "log", "logError", "Log", "recordError", "captureError",
  ]
  private static let levels: Set<String> = [
    "error", "debug", "info", "warning", "warn", "notice", "critical", "fault", "trace", "verbose", "log", "record",
    "capture", "send", "write",
  ]

  public static func contains(_ call: Call) -> Bool { contains(call.fullName) }

  /// Whether a call of that name, written as in `logger.error`, only writes to a log.
  public static func contains(_ name: String) -> Bool {
    if functions.contains(name) { return true }
    let parts = name.split(separator: ".")
    guard let last = parts.last else { return false }
    // `logPlayerError`, but not `logIn`.
    if last.hasPrefix("log"), last.dropFirst(3).first?.isUppercase == true, !last.hasPrefix("logIn"), !last.hasPrefix("logOut") {
      return true
    }
    if functions.contains(String(last)), parts.count > 1, parts[0] != "()" { return true }
    guard levels.contains(String(last)) else { return false }
    return parts.dropLast().contains { part in
      let word = part.lowercased()
      return word.contains("log") || word.contains("sentry") || word.contains("crash") || word.contains("analytic")
        || word.contains("telemetry") || word.contains("diagnostic") || word.contains("tracker")
    }
  }
}
