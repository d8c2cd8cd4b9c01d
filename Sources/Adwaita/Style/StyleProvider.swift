import CAdwaita

/// The one style sheet of the program, loaded once.
///
/// A provider for every widget, or one that is reloaded, makes GTK restyle every widget on the display. So what
/// varies is said with classes from this sheet, with Pango attributes or by drawing.
@MainActor
enum StyleProvider {
  private static var isLoaded = false

  static func load() {
    guard !isLoaded, let display = gdk_display_get_default() else { return }
    isLoaded = true
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, sheet + ControlStyles.sheet + ListStyles.sheet, -1)
    gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider)
  }

  private static let sheet = """
    .fs-tertiary { opacity: 0.35; }
    .fs-quaternary { opacity: 0.2; }
    .fs-redacted { color: transparent; background-color: alpha(@window_fg_color, 0.12); border-radius: 4px; }
    .fs-plain-button { padding: 0; min-height: 0; min-width: 0; background: none; border: none; box-shadow: none; }
    """
}
