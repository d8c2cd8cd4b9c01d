import CAdwaita

/// A running program: one connection to the desktop, and the windows that keep it alive.
@MainActor
package final class Application: Object {
  /// What happens when the program is started, and again when a person starts it a second time.
  package var onActivate: (@MainActor () -> Void)?

  /// - Parameters:
  ///   - identifier: The reverse-DNS name by which the desktop knows the program.
  ///   - isShared: Whether a second start hands over to the program that is running.
  package init(identifier: String, isShared: Bool) {
    let flags = isShared ? GApplicationFlags(rawValue: 0) : G_APPLICATION_NON_UNIQUE
    guard let instance = adw_application_new(identifier, flags) else {
      preconditionFailure("GTK could not make an application called \(identifier).")
    }
    super.init(adopting: UnsafeMutableRawPointer(instance))
    connect("activate") { [weak self] _ in self?.onActivate?() }
  }

  /// Whether a name may be used as an application's identifier.
  package static func isValidIdentifier(_ identifier: String) -> Bool { g_application_id_is_valid(identifier) != 0 }

  /// Runs until the last window has closed.
  ///
  /// - Returns: The program's exit status.
  package func run() -> Int32 { g_application_run(typed(), 0, nil) }

  /// Ends ``run()`` without asking the windows.
  package func quit() { g_application_quit(typed()) }

  /// Makes a window count: the program runs while it is open.
  package func add(_ window: Window) { gtk_application_add_window(typed(), window.typed()) }

  /// Keeps the program running although it has no window.
  package func hold() { g_application_hold(typed()) }
  package func release() { g_application_release(typed()) }
}
