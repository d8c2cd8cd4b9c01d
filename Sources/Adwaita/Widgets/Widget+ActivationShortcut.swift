import CAdwaita

extension Widget {
  /// Activates the widget by a key, wherever in the window the keyboard is.
  ///
  /// - Parameters:
  ///   - accelerator: The key in GTK's spelling, such as `<Control>n`; `nil` for none.
  ///   - isDefault: Whether the widget is what Return in a field of the window activates.
  package func setShortcut(accelerator: String?, isDefault: Bool = false) {
    if let index = controllers.firstIndex(where: { $0 is ShortcutController }) {
      gtk_widget_remove_controller(widget, controllers[index].opaque)
      controllers.remove(at: index)
    }
    DebuggingKeys.set(accelerator == DebuggingKeys.accelerator, for: self)
    if let accelerator {
      guard let trigger = gtk_shortcut_trigger_parse_string(accelerator) else {
        Log.warning("“\(accelerator)” is not a key that GTK knows, so it triggers nothing.")
        return
      }
      let controller = ShortcutController(gtk_shortcut_controller_new())
      gtk_shortcut_controller_set_scope(controller.opaque, GTK_SHORTCUT_SCOPE_MANAGED)
      // The shortcut takes over the trigger and the action.
      gtk_shortcut_controller_add_shortcut(
        controller.opaque, gtk_shortcut_new(trigger, pressAction()))
      add(controller)
    }
    guard isDefault != isDefaultOfWindow else { return }
    isDefaultOfWindow = isDefault
    if isDefault {
      let apply: @MainActor () -> Void = { [weak self] in
        guard let self, isDefaultOfWindow, let window = gtkWindow else { return }
        gtk_window_set_default_widget(window, widget)
      }
      onMap(apply)
      if isMapped { apply() }
    } else if isWindowDefault, let window = gtkWindow {
      gtk_window_set_default_widget(window, nil)
    }
  }

  /// Whether Return activates the widget, wherever in the window the keyboard is.
  package var isWindowDefault: Bool { gtkWindow.map { gtk_window_get_default_widget($0) == widget } ?? false }

  /// Activates the window's default widget, if there is one that answers.
  package func activateDefaultButton() {
    guard let window = gtkWindow, let button = gtk_window_get_default_widget(window), gtk_widget_is_sensitive(button) != 0
    else { return }
    pressNow(button)
  }

  /// Does what a press does, at once. GTK would hold a button down for a quarter of a second first, and what is typed
  /// meanwhile would go elsewhere.
  ///
  /// - Returns: Whether the widget could be pressed.
  @discardableResult
  package func press() -> Bool { pressNow(widget) }

  var gtkWindow: UnsafeMutablePointer<GtkWindow>? {
    guard let root = gtk_widget_get_root(widget), fs_type_is(UnsafeMutableRawPointer(root), gtk_window_get_type()) != 0
    else { return nil }
    return UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self)
  }
}

private final class ShortcutController: EventController {}

/// What a shortcut of a widget does.
private func pressAction() -> OpaquePointer? {
  gtk_callback_action_new(
    { widget, _, _ in
      guard let widget = widget.map({ OnMainThread($0) }) else { return 0 }
      return MainActor.assumeIsolated { pressNow(widget.value) ? 1 : 0 }
    }, nil, nil)
}

@MainActor @discardableResult
private func pressNow(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
  guard gtk_widget_is_sensitive(widget) != 0, gtk_widget_get_mapped(widget) != 0 else { return false }
  guard fs_type_is(widget, gtk_button_get_type()) != 0 else { return gtk_widget_activate(widget) != 0 }
  fs_emit(widget, "clicked")
  return true
}

/// Names of keys.
package enum AcceleratorKey {
  /// GDK's name for the key that types a character.
  package static func name(of character: Character) -> String {
    guard let scalar = character.unicodeScalars.first,
      let name = gdk_keyval_name(gdk_unicode_to_keyval(scalar.value))
    else { return String(character) }
    return String(cString: name)
  }
}

extension KeyPressEvent {
  /// GDK's name for the key.
  package var keyName: String { gdk_keyval_name(value).map { String(cString: $0) } ?? "" }
}
