import CAdwaita

extension Widget {
  /// Whether the widget stands somewhere inside another.
  func isInside(_ other: Widget) -> Bool { gtk_widget_is_ancestor(widget, other.widget) != 0 }

  /// Where an event happened, in the widget's own coordinates.
  func position(of event: OpaquePointer) -> (x: Double, y: Double)? {
    var (x, y) = (0.0, 0.0)
    guard gdk_event_get_position(event, &x, &y) != 0, let native = gtk_widget_get_native(widget) else { return nil }
    var (surfaceX, surfaceY) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &surfaceX, &surfaceY)
    var (localX, localY) = (0.0, 0.0)
    let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    guard gtk_widget_translate_coordinates(root, widget, x - surfaceX, y - surfaceY, &localX, &localY) != 0 else { return nil }
    return (localX, localY)
  }
}
