import CAdwaita

/// A window with libadwaita's looks, whose content fills it up to the edges.
package final class Window: Widget {
  private var shown: Widget?

  package init() {
    // GTK owns its windows until they are destroyed.
    super.init(sharing: adw_window_new())
  }

  package var title: String {
    get { gtk_window_get_title(typed()).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(typed(), newValue) }
  }

  /// What the window shows.
  package var content: Widget? {
    get { shown }
    set {
      shown = newValue
      adw_window_set_content(typed(), newValue?.widget)
    }
  }

  package func setDefaultSize(width: Int, height: Int) {
    gtk_window_set_default_size(typed(), Int32(width), Int32(height))
  }

  package func present() { gtk_window_present(typed()) }
  package func close() { gtk_window_close(typed()) }
  /// Takes the window down without asking.
  package func destroy() { gtk_window_destroy(typed()) }
}

/// GTK and libadwaita as a whole.
@MainActor
package enum Toolkit {
  /// Starts GTK and libadwaita.
  ///
  /// - Returns: `false` where there is no display to show windows on.
  package static func start() -> Bool {
    guard gtk_init_check() != 0 else { return false }
    adw_init()
    StyleProvider.load()
    MainLoop.serveMainActor()
    return true
  }
}
