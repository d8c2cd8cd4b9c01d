import Adwaita

/// Tells a developer of an error of use, in one line that names the view.
enum Diagnostics {
  /// What happens with a warning; tests listen here.
  @MainActor static var report: @MainActor (String) -> Void = { Log.warning($0) }

  @MainActor static func warn(_ message: String) { report("SwiftUI: \(message)") }

  @MainActor private static var told: Set<String> = []

  /// Tells of something that would otherwise be told again with every update.
  @MainActor static func warnOnce(_ message: String) {
    if told.insert(message).inserted { warn(message) }
  }

  /// The same from any thread.
  static func warnFromAnywhere(_ message: String) {
    if MainLoop.isMainThread {
      MainActor.assumeIsolated { warn(message) }
    } else {
      Log.warning("SwiftUI: \(message)")
    }
  }
}
