import CAdwaita

/// Keys that were pressed while the keyboard was on its way to another place: they arrive there, in their order.
///
/// A row that was asked for is on the screen a frame later. Who types fast is ahead of that by a letter or two.
@MainActor
package enum HeldKeys {
  private static var isHolding = false
  private static var generation = 0
  private static var events: [OpaquePointer] = []

  /// Holds keys back from now on, but not for long.
  package static func hold() {
    isHolding = true
    generation += 1
    let current = generation
    MainLoop.after(milliseconds: 1000) { if generation == current { release() } }
  }

  /// Lets the keys go on, as the keyboard has arrived.
  package static func release() {
    guard isHolding else { return }
    generation += 1
    let current = generation
    // What GDK has taken from the system already is in front of what it is given now, so that comes first.
    MainLoop.whenNoEvents { if generation == current { letGo() } }
  }

  private static func letGo() {
    isHolding = false
    let display = gdk_display_get_default()
    let held = events
    events = []
    for event in held {
      gdk_display_put_event(display, event)
      gdk_event_unref(event)
    }
  }

  /// Watches the keys of a window.
  static func watch(_ window: Window) {
    let controller = EventController(gtk_event_controller_legacy_new())
    gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_CAPTURE)
    controller.connect("event") { arguments in
      guard isHolding, let event = arguments.event(1) else { return arguments.answer(false) }
      let type = gdk_event_get_event_type(event)
      guard type == GDK_KEY_PRESS || type == GDK_KEY_RELEASE else { return arguments.answer(false) }
      events.append(gdk_event_ref(event))
      arguments.answer(true)
    }
    window.add(controller)
  }
}
