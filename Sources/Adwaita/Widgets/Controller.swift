import CAdwaita

/// Something that watches for input on a widget.
package final class Controller: Object {
  init(_ controller: OpaquePointer) { super.init(adopting: UnsafeMutableRawPointer(controller)) }

  func add(to widget: Widget) -> Self {
    // The widget takes over one reference; this wrapper keeps its own.
    g_object_ref(pointer)
    gtk_widget_add_controller(widget.widget, opaque)
    return self
  }

  /// Takes the controller away from the widget it was made for.
  package func remove(from widget: Widget) {
    if gtk_event_controller_get_widget(opaque) == widget.widget { gtk_widget_remove_controller(widget.widget, opaque) }
  }

  /// Watches for clicks with the primary button and for taps.
  package static func click(
    on widget: Widget, _ action: @escaping @MainActor (_ presses: Int, _ x: Double, _ y: Double) -> Void
  ) -> Controller {
    let controller = Controller(gtk_gesture_click_new())
    controller.connect("released") { arguments in action(arguments.int(1), arguments.double(2), arguments.double(3)) }
    return controller.add(to: widget)
  }

  /// Watches for clicks with the primary button, whatever else they do.
  package static func pass(on widget: Widget, _ action: @escaping @MainActor (_ x: Double, _ y: Double) -> Void) -> Controller {
    let controller = Controller(gtk_event_controller_legacy_new())
    gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_CAPTURE)
    controller.connect("event") { [weak widget] arguments in
      arguments.answer(false)
      guard let widget, let event = arguments.event(1), gdk_event_get_event_type(event) == GDK_BUTTON_RELEASE,
        gdk_button_event_get_button(event) == guint(GDK_BUTTON_PRIMARY), let place = widget.position(of: event)
      else { return }
      action(place.x, place.y)
    }
    return controller.add(to: widget)
  }

  /// Where a long press stands.
  package enum LongPress: Sendable { case began, ended, recognised }

  /// Watches for long presses.
  ///
  /// - Parameter factor: The length of a press in relation to the system's own.
  package static func longPress(
    on widget: Widget, factor: Double, _ action: @escaping @MainActor (LongPress) -> Void
  ) -> Controller {
    let controller = Controller(gtk_gesture_long_press_new())
    gtk_gesture_long_press_set_delay_factor(controller.opaque, max(0.5, min(factor, 2)))
    controller.connect("begin") { _ in action(.began) }
    controller.connect("end") { _ in action(.ended) }
    controller.connect("pressed") { _ in action(.recognised) }
    return controller.add(to: widget)
  }

  /// Watches for the pointer coming and going.
  package static func hover(on widget: Widget, _ action: @escaping @MainActor (Bool) -> Void) -> Controller {
    let controller = Controller(gtk_event_controller_motion_new())
    controller.connect("enter") { _ in action(true) }
    controller.connect("leave") { _ in action(false) }
    return controller.add(to: widget)
  }
}
