import CAdwaita

/// The one style sheet of the program. Widgets are given classes, never sheets of their own.
@MainActor
package enum StyleProvider {
  private static var isLoaded = false

  /// Loads the style sheet for the display.
  ///
  /// - Complexity: O(1); later calls do nothing.
  static func load() {
    guard !isLoaded, let display = gdk_display_get_default() else { return }
    isLoaded = true
    add(sheets.joined(separator: "\n"), to: display)
  }

  /// What the sheet is made of, one part an idea.
  private static var sheets: [String] { [ControlStyles.sheet] }

  static func add(_ sheet: String, to display: OpaquePointer) {
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, sheet, -1)
    gtk_style_context_add_provider_for_display(
      display, provider.map { OpaquePointer($0) }, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    if let provider { g_object_unref(provider) }
  }
}
