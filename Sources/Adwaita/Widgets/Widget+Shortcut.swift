import CAdwaita

extension Widget {
  /// Does something when keys are pressed, as long as the widget is on the screen.
  ///
  /// - Parameters:
  ///   - trigger: The keys as GTK spells them, such as `<Control>f`, or several spellings separated by `|`.
  ///   - isGlobal: Whether the keys count anywhere in the window, not only while the focus is inside the widget.
  ///   - action: Returns whether the keys were of use; where not, they go on to others.
  package func addShortcut(_ trigger: String, isGlobal: Bool, action: @escaping @MainActor () -> Bool) {
    guard let parsed = gtk_shortcut_trigger_parse_string(trigger) else {
      Log.warning("The keys \"\(trigger)\" are not understood.")
      return
    }
    let box = Unmanaged.passRetained(ShortcutAction(action)).toOpaque()
    let callback = gtk_callback_action_new(
      { widget, _, data in
        guard let data, let widget = widget.map({ OnMainThread($0) }) else { return 0 }
        return MainActor.assumeIsolated {
          guard gtk_widget_get_mapped(widget.value) != 0 else { return 0 }
          return Unmanaged<ShortcutAction>.fromOpaque(data).takeUnretainedValue().body() ? 1 : 0
        }
      }, box, { data in if let data { Unmanaged<ShortcutAction>.fromOpaque(data).release() } })
    let controller = gtk_shortcut_controller_new()
    gtk_shortcut_controller_set_scope(controller, isGlobal ? GTK_SHORTCUT_SCOPE_GLOBAL : GTK_SHORTCUT_SCOPE_LOCAL)
    gtk_shortcut_controller_add_shortcut(controller, gtk_shortcut_new(parsed, callback))
    gtk_widget_add_controller(widget, controller)
  }
}

private final class ShortcutAction {
  let body: @MainActor () -> Bool
  init(_ body: @escaping @MainActor () -> Bool) { self.body = body }
}
