import CAdwaita

/// Style classes that colour controls.
///
/// A colour is turned into rules when it is first asked for, and these are kept: an app has a handful of tints.
@MainActor
package enum TintClass {
  private static var known: [RGBA: String] = [:]

  /// The class that gives a control a colour in place of the accent.
  package static func name(for color: RGBA) -> String {
    if let name = known[color] { return name }
    let name = "fs-tint-\(known.count)"
    known[color] = name
    guard let display = gdk_display_get_default() else { return name }
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, rules(name, color), -1)
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1))
    g_object_unref(provider)
    return name
  }

  private static func rules(_ name: String, _ color: RGBA) -> String {
    func part(_ value: Double) -> Int { Int((value * 255).rounded()) }
    let value = "rgba(\(part(color.red)), \(part(color.green)), \(part(color.blue)), \(color.alpha))"
    // Black or white, whichever reads better on the colour.
    let luminance = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
    let contrast = luminance > 0.7 ? "rgba(0, 0, 0, 0.8)" : "white"
    return """
      button.\(name).suggested-action, button.\(name).destructive-action { background-color: \(value); color: \(contrast); }
      button.\(name).borderless-button, button.\(name).link-button, button.\(name).tinted-button { color: \(value); }
      button.\(name).tinted-button:checked { background-color: alpha(\(value), 0.25); }
      switch.\(name):checked { background-color: \(value); }
      checkbutton.\(name) > check:checked, checkbutton.\(name) > check:indeterminate,
      checkbutton.\(name) > radio:checked { background-color: \(value); color: \(contrast); }
      progressbar.\(name) > trough > progress, scale.\(name) > trough > highlight { background-color: \(value); }
      spinner.\(name) { color: \(value); }
      """
  }
}

extension Widget {
  /// Colours a control; `nil` leaves it to the system.
  package func setTint(_ color: RGBA?) {
    let wanted = color.map { TintClass.name(for: $0) }
    guard wanted != tintClass else { return }
    if let tintClass { removeClass(tintClass) }
    if let wanted { addClass(wanted) }
    tintClass = wanted
  }
}
