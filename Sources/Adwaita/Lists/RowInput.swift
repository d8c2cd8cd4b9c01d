import CAdwaita

/// A key, as far as lists and menus care.
package struct KeyPress {
  package enum Key: Sendable { case up, down, home, end, delete, menu, escape, `return`, f5, r, other }
  package let key: Key
  package let isControlHeld: Bool
  package let isAltHeld: Bool
  package let isShiftHeld: Bool

  init(_ value: UInt32, _ state: UInt32) {
    isControlHeld = state & GDK_CONTROL_MASK.rawValue != 0
    isAltHeld = state & GDK_ALT_MASK.rawValue != 0
    isShiftHeld = state & GDK_SHIFT_MASK.rawValue != 0
    key =
      switch Int32(bitPattern: value) {
      case GDK_KEY_Up, GDK_KEY_KP_Up: .up
      case GDK_KEY_Down, GDK_KEY_KP_Down: .down
      case GDK_KEY_Home, GDK_KEY_KP_Home: .home
      case GDK_KEY_End, GDK_KEY_KP_End: .end
      case GDK_KEY_Delete, GDK_KEY_KP_Delete: .delete
      case GDK_KEY_Menu: .menu
      case GDK_KEY_F10: state & GDK_SHIFT_MASK.rawValue != 0 ? .menu : .other
      case GDK_KEY_Escape: .escape
      case GDK_KEY_Return, GDK_KEY_KP_Enter: .return
      case GDK_KEY_F5: .f5
      case GDK_KEY_r, GDK_KEY_R: .r
      default: .other
      }
  }

  package init(_ key: Key, control: Bool = false, alt: Bool = false) {
    self.key = key
    isControlHeld = control
    isAltHeld = alt
    isShiftHeld = false
  }
}

extension Controller {
  /// Watches for keys that nothing inside the widget has used.
  ///
  /// - Parameter action: Answers whether the key was used.
  package static func keys(on widget: Widget, _ action: @escaping @MainActor (KeyPress) -> Bool) -> Controller {
    let controller = Controller(gtk_event_controller_key_new())
    controller.connect("key-pressed") { arguments in
      arguments.answer(action(KeyPress(arguments.uint(1), arguments.flags(3))))
    }
    return controller.add(to: widget)
  }

  /// Watches for clicks with the secondary button and for long presses on a touch screen.
  ///
  /// - Parameter beforeChildren: Whether what is inside the widget hears of it only where it is not taken.
  package static func menuClick(
    on widget: Widget, beforeChildren: Bool = false, _ action: @escaping @MainActor (_ x: Double, _ y: Double) -> Bool
  ) -> [Controller] {
    let click = Controller(gtk_gesture_click_new())
    gtk_gesture_single_set_button(click.opaque, guint(GDK_BUTTON_SECONDARY))
    click.connect("pressed") { [weak click] arguments in
      guard action(arguments.double(2), arguments.double(3)), let click else { return }
      gtk_gesture_set_state(click.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
    }
    let press = Controller(gtk_gesture_long_press_new())
    gtk_gesture_single_set_touch_only(press.opaque, 1)
    press.connect("pressed") { [weak press] arguments in
      guard action(arguments.double(1), arguments.double(2)), let press else { return }
      gtk_gesture_set_state(press.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
    }
    if beforeChildren {
      for controller in [click, press] { gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_CAPTURE) }
    }
    return [click.add(to: widget), press.add(to: widget)]
  }

  /// Where a swipe with a pointer or a finger stands.
  package enum Swipe: Sendable {
    case began(x: Double, y: Double)
    /// Answered with whether the swipe is taken, which ends every other gesture.
    case moved(x: Double, y: Double)
    case ended
  }

  /// Watches for drags, before what is inside the widget sees them.
  package static func drags(on widget: Widget, _ action: @escaping @MainActor (Swipe) -> Bool) -> Controller {
    let controller = Controller(gtk_gesture_drag_new())
    gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_CAPTURE)
    controller.connect("drag-begin") { arguments in _ = action(.began(x: arguments.double(1), y: arguments.double(2))) }
    controller.connect("drag-update") { [weak controller] arguments in
      guard action(.moved(x: arguments.double(1), y: arguments.double(2))), let controller else { return }
      gtk_gesture_set_state(controller.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
    }
    controller.connect("drag-end") { _ in _ = action(.ended) }
    controller.connect("cancel") { _ in _ = action(.ended) }
    return controller.add(to: widget)
  }

  /// Watches for scrolling, before what is inside the widget sees it.
  ///
  /// - Parameters:
  ///   - scroll: Gets the distance in points and where the pointer is, and answers whether the scrolling is taken.
  ///   - end: Called when the fingers have left the touchpad.
  package static func scrolling(
    on widget: Widget, _ scroll: @escaping @MainActor (_ x: Double, _ y: Double) -> Bool,
    end: @escaping @MainActor () -> Void
  ) -> Controller {
    let controller = Controller(gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES))
    gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_CAPTURE)
    controller.connect("scroll") { [weak controller] arguments in
      guard let controller else { return }
      let isSurface = gtk_event_controller_scroll_get_unit(controller.opaque) == GDK_SCROLL_UNIT_SURFACE
      let factor: Double = isSurface ? 1 : 40
      arguments.answer(scroll(arguments.double(1) * factor, arguments.double(2) * factor))
    }
    controller.connect("scroll-end") { _ in end() }
    return controller.add(to: widget)
  }

  /// Watches where the pointer is.
  package static func motion(on widget: Widget, _ action: @escaping @MainActor (_ x: Double, _ y: Double) -> Void) -> Controller {
    let controller = Controller(gtk_event_controller_motion_new())
    gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_CAPTURE)
    controller.connect("motion") { arguments in action(arguments.double(1), arguments.double(2)) }
    return controller.add(to: widget)
  }
}

extension Button {
  /// Calls a closure after each press, when the button has done what it does.
  package func afterPress(_ action: @escaping @MainActor () -> Void) { connect("clicked", after: true) { _ in action() } }
}

extension ListView {
  /// The cell at a point.
  package func cell(atX x: Double, y: Double) -> ListCell? {
    guard let picked = gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT) else { return nil }
    return cell(holding: picked)
  }

  /// The cell in which the keyboard is.
  package var focusedCell: ListCell? {
    guard let root = gtk_widget_get_root(widget), let focused = gtk_root_get_focus(root) else { return nil }
    return cell(holding: focused)
  }

  private func cell(holding inner: UnsafeMutablePointer<GtkWidget>) -> ListCell? {
    var current: UnsafeMutablePointer<GtkWidget>? = inner
    while let candidate = current, gtk_widget_get_parent(candidate) != widget { current = gtk_widget_get_parent(candidate) }
    guard let row = current else { return nil }
    return cell(inRow: row)
  }

  /// Whether there is text at a point that could be typed in, but is not.
  package func isOverRestingText(atX x: Double, y: Double) -> Bool {
    guard let picked = gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT) else { return false }
    return fs_type_is(picked, gtk_text_get_type()) != 0 && gtk_widget_has_focus(picked) == 0
  }

  /// Whether a press there belongs to a control that is dragged or in which text is being selected.
  package func isDragged(atX x: Double, y: Double) -> Bool {
    var current = gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT)
    while let candidate = current, candidate != widget {
      for type in [gtk_range_get_type(), gtk_switch_get_type(), gtk_text_view_get_type()]
      where fs_type_is(candidate, type) != 0 { return true }
      if fs_type_is(candidate, gtk_text_get_type()) != 0 { return gtk_widget_has_focus(candidate) != 0 }
      current = gtk_widget_get_parent(candidate)
    }
    return false
  }
}

extension Widget {
  /// A point of this widget in another's terms; `nil` where they are not in one window.
  package func convert(_ x: Double, _ y: Double, to other: Widget) -> (x: Double, y: Double)? {
    var (resultX, resultY) = (0.0, 0.0)
    guard gtk_widget_translate_coordinates(widget, other.widget, x, y, &resultX, &resultY) != 0 else { return nil }
    return (resultX, resultY)
  }

  package var naturalHeight: Int { Int(measure(GTK_ORIENTATION_VERTICAL, for: -1).natural) }
  package var naturalWidth: Int { Int(measure(GTK_ORIENTATION_HORIZONTAL, for: -1).natural) }
  package var isButton: Bool { fs_type_is(pointer, gtk_button_get_type()) != 0 }
}
