import CAdwaita

/// A window with libadwaita's looks, whose content fills it up to the edges.
package final class Window: Widget {
  private var shown: Widget?
  /// Asked when a person wants the window to close; `false` keeps it open.
  package var shouldClose: (@MainActor () -> Bool)?
  /// What happens when the window has become, or is no longer, the one that has the keyboard.
  package var onActiveChange: (@MainActor () -> Void)?
  /// What speaks for the window where GTK cannot.
  var speakers: AnnouncementSpeakers?

  package init() {
    // GTK owns its windows until they are destroyed.
    super.init(sharing: adw_window_new())
    connect("close-request") { [weak self] arguments in
      arguments.answer(self?.shouldClose?() == false)
    }
    onChange(ofProperty: "is-active") { [weak self] in self?.onActiveChange?() }
    DebuggingKeys.watch(self)
    HeldKeys.watch(self)
    keepSpeakers()
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

  /// Whether the window has the keyboard.
  package var isActive: Bool { gtk_window_is_active(typed()) != 0 }

  package var isResizable: Bool {
    get { gtk_window_get_resizable(typed()) != 0 }
    set { gtk_window_set_resizable(typed(), newValue ? 1 : 0) }
  }

  package func setDefaultSize(width: Int, height: Int) {
    gtk_window_set_default_size(typed(), Int32(width), Int32(height))
  }

  /// Stays in front of another window, and keeps a person from using that one meanwhile.
  package func makeModal(over parent: Toplevel?) {
    gtk_window_set_modal(typed(), 1)
    gtk_window_set_destroy_with_parent(typed(), 1)
    if let parent { gtk_window_set_transient_for(typed(), parent.window) }
  }

  package func present() { gtk_window_present(typed()) }
  package func close() { gtk_window_close(typed()) }
  /// Takes the window down without asking.
  package func destroy() { gtk_window_destroy(typed()) }
}

/// A window that somebody else made, known by a widget inside it.
@MainActor
package struct Toplevel {
  let window: UnsafeMutablePointer<GtkWindow>

  /// The window that a widget is in, if it is in one.
  package init?(containing widget: Widget) {
    guard let root = gtk_widget_get_root(widget.widget) else { return nil }
    let pointer = UnsafeMutableRawPointer(root)
    guard fs_type_is(pointer, gtk_window_get_type()) != 0 else { return nil }
    window = pointer.assumingMemoryBound(to: GtkWindow.self)
  }

  /// How wide the window is, in points; 0 before it is shown.
  package var width: Int {
    Int(gtk_widget_get_width(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)))
  }

  /// Where a widget's corner is in the window.
  package func place(of widget: Widget) -> (x: Double, y: Double)? {
    var (x, y) = (0.0, 0.0)
    let root = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    guard gtk_widget_translate_coordinates(widget.widget, root, 0, 0, &x, &y) != 0 else { return nil }
    return (x, y)
  }

  /// Shows where the keyboard is, as GTK does after a key that moves it.
  func showFocus() { gtk_window_set_focus_visible(window, 1) }
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
