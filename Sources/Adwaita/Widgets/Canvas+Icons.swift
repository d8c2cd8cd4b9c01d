import CAdwaita

extension Canvas {
  /// Draws an icon of the icon theme in one colour.
  package func drawIcon(_ name: String, x: Double, y: Double, size: Double, color: RGBA, scale: Int = 1) {
    guard size > 0, let icon = IconTheme.paintable(named: name, size: Int32(size.rounded(.up)), scale: Int32(scale))
    else { return }
    gtk_snapshot_save(snapshot)
    var offset = graphene_point_t(x: Float(x), y: Float(y))
    gtk_snapshot_translate(snapshot, &offset)
    var colors = [color.value, color.value, color.value, color.value]
    gtk_symbolic_paintable_snapshot_symbolic(icon, snapshot, size, size, &colors, 4)
    gtk_snapshot_restore(snapshot)
  }
}

/// The person's icon theme.
@MainActor
package enum IconTheme {
  private static var theme: OpaquePointer? {
    gdk_display_get_default().map { gtk_icon_theme_get_for_display($0) }
  }
  private struct Key: Hashable {
    let name: String
    let size: Int32
    let scale: Int32
  }
  private static var paintables: [Key: OpaquePointer] = [:]

  /// Whether the theme has an icon.
  package static func has(_ name: String) -> Bool { theme.map { gtk_icon_theme_has_icon($0, name) != 0 } ?? false }

  static func paintable(named name: String, size: Int32, scale: Int32) -> OpaquePointer? {
    let key = Key(name: name, size: size, scale: scale)
    if let known = paintables[key] { return known }
    guard let theme,
      let icon = gtk_icon_theme_lookup_icon(
        theme, name, nil, size, scale, GTK_TEXT_DIR_NONE, GtkIconLookupFlags(rawValue: 0))
    else { return nil }
    let pointer: OpaquePointer = icon
    paintables[key] = pointer
    return pointer
  }
}

extension Widget {
  /// The colour in which the style sheet draws text here.
  package var styleColor: RGBA {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
    return RGBA(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: Double(color.alpha))
  }

  /// How many pixels of the screen make a point.
  package var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widget)) }
}
