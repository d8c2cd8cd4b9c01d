import CAdwaita

extension Widget {
  /// Runs a closure whenever the widget comes onto the screen.
  package func onMap(_ handler: @escaping @MainActor () -> Void) { connect("map") { _ in handler() } }

  /// Runs a closure whenever the widget leaves the screen.
  package func onUnmap(_ handler: @escaping @MainActor () -> Void) { connect("unmap") { _ in handler() } }

  /// Runs a closure whenever the keyboard enters or leaves the widget and what is inside it.
  package func onFocusChange(_ handler: @escaping @MainActor (_ isInside: Bool) -> Void) {
    let controller = EventController(gtk_event_controller_focus_new())
    controller.connect("enter") { _ in handler(true) }
    controller.connect("leave") { _ in handler(false) }
    add(controller)
  }

  /// Runs a closure for every key pressed while the widget, or one inside it, has the keyboard.
  ///
  /// - Parameter handler: Answers whether the key was used up.
  package func onKeyPress(
    beforeChildren: Bool = false, _ handler: @escaping @MainActor (_ key: KeyPressEvent) -> Bool
  ) {
    let controller = EventController(gtk_event_controller_key_new())
    if beforeChildren { gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_CAPTURE) }
    controller.connect("key-pressed") { arguments in
      arguments.answer(handler(KeyPressEvent(value: arguments.uint(1), state: arguments.flags(3))))
    }
    add(controller)
  }

  /// Gives the widget a controller, which then lives as long as the widget does.
  func add(_ controller: EventController) {
    // The widget takes over one reference; the wrapper stands behind it for the handlers' sake.
    g_object_ref(controller.pointer)
    gtk_widget_add_controller(widget, controller.opaque)
    controllers.append(controller)
  }

  /// Takes the keyboard away from whatever inside the window has it.
  package func resignFocus() {
    if let root = gtk_widget_get_root(widget) { gtk_root_set_focus(root, nil) }
  }

  /// Whether the widget, or one inside it, is held down.
  package var isHeldDown: Bool { gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0 }

  /// Runs a closure whenever the widget is pressed, released, pointed at or left.
  package func onStateChange(_ handler: @escaping @MainActor () -> Void) {
    connect("state-flags-changed") { _ in handler() }
  }
}

/// Watches a widget's input.
class EventController: Object {
  init(_ controller: OpaquePointer?) {
    guard let controller else { preconditionFailure("GTK could not make an event controller.") }
    super.init(adopting: UnsafeMutableRawPointer(controller))
  }
}

/// A key that was pressed, and the modifier keys held with it.
package struct KeyPressEvent: Sendable {
  /// The key, as GDK numbers it.
  package let value: UInt32
  let state: UInt32

  package var shift: Bool { state & GDK_SHIFT_MASK.rawValue != 0 }
  package var control: Bool { state & GDK_CONTROL_MASK.rawValue != 0 }
  package var alt: Bool { state & GDK_ALT_MASK.rawValue != 0 }
  package var superKey: Bool { state & GDK_SUPER_MASK.rawValue != 0 }
  package var isReturn: Bool {
    value == UInt32(GDK_KEY_Return) || value == UInt32(GDK_KEY_KP_Enter) || value == UInt32(GDK_KEY_ISO_Enter)
  }
  package var isEscape: Bool { value == UInt32(GDK_KEY_Escape) }

  /// The character the key stands for; `nil` where it stands for none.
  package var character: Character? {
    let scalar = gdk_keyval_to_unicode(value)
    return scalar == 0 ? nil : Unicode.Scalar(scalar).map(Character.init)
  }
}

extension Widget {
  /// Gives the keyboard to the widget, or else to the first inside it that takes it.
  ///
  /// In a plain field typing goes on behind what is there. GTK would mark all of it: a row that gets other widgets
  /// while it is typed in would lose what was typed with the next letter.
  package func grabFocusInside() -> Bool {
    guard grabFocus() || gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) != 0 else { return false }
    guard let root = gtk_widget_get_root(widget), let focused = gtk_root_get_focus(root),
      gtk_widget_has_css_class(focused, "plain-input") != 0
    else { return true }
    gtk_editable_set_position(OpaquePointer(focused), -1)
    return true
  }
}

extension Widget {
  /// Whether something inside the widget can take the keyboard.
  package var takesFocusInside: Bool {
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      let inner = Widget(sharing: UnsafeMutableRawPointer(current))
      if gtk_widget_get_focusable(current) != 0 || inner.takesFocusInside { return true }
      child = gtk_widget_get_next_sibling(current)
    }
    return false
  }
}
