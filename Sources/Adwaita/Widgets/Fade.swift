import CAdwaita

extension Widget {
  /// Lets the widget appear gradually, unless the person has switched animations off.
  ///
  /// - Parameter duration: The length, in milliseconds.
  package func fadeIn(over duration: Int) {
    let final = opacity
    guard duration > 0, final > 0, gtk_widget_get_parent(widget) != nil else { return }
    let target = adw_callback_animation_target_new(
      { value, data in
        guard let data else { return }
        gtk_widget_set_opacity(data.assumingMemoryBound(to: GtkWidget.self), value)
      }, pointer, nil)
    guard let animation = adw_timed_animation_new(widget, 0, final, guint(duration), target) else { return }
    // The animation belongs to itself until it is done, and stops when the widget goes.
    adw_animation_play(animation)
    g_object_unref(UnsafeMutableRawPointer(animation))
  }
}
