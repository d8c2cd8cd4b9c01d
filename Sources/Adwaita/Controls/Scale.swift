import CAdwaita

/// A value that is dragged along a line.
package final class Scale: Widget {
  /// What happens when the person moves the value.
  package var onMove: (@MainActor (Double) -> Void)?
  /// What happens when the person takes hold of the value, and lets go of it.
  package var onDrag: (@MainActor (Bool) -> Void)?
  private var isBeingSet = false
  private var isHeld = false
  /// The value last set or told of. GTK tells of a value that is set while it tells of another a second time.
  private var lastValue = 0.0
  /// The distance between two values, counted from the least; `nil` for any value.
  private var step: Double?

  package init() {
    super.init(adopting: gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil))
    gtk_scale_set_draw_value(typed(), 0)
    expandsHorizontally = true
    alignVertically(.center)
    requestSize(width: 96, height: nil)
    connect("value-changed") { [weak self] _ in
      guard let self, !isBeingSet else { return }
      let snapped = snap(value)
      let isNew = snapped != lastValue
      if snapped != value { set(snapped) }
      guard isNew else { return }
      lastValue = snapped
      if isHeld {
        onMove?(snapped)
      } else {
        // A key moves the value in one go.
        onDrag?(true)
        onMove?(snapped)
        onDrag?(false)
      }
    }
    // Raw events: the scale's own gesture claims the sequence, which would end one of ours.
    let controller = EventController(gtk_event_controller_legacy_new())
    gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_CAPTURE)
    controller.connect("event") { [weak self] arguments in
      arguments.answer(false)
      guard let self, let event = arguments.pointer(1) else { return }
      switch gdk_event_get_event_type(OpaquePointer(event)) {
      case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: hold(true)
      case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: hold(false)
      default: break
      }
    }
    add(controller)
  }

  private func hold(_ isHeld: Bool) {
    guard isHeld != self.isHeld else { return }
    self.isHeld = isHeld
    onDrag?(isHeld)
  }

  package func setRange(_ minimum: Double, _ maximum: Double, step: Double?) {
    self.step = step
    isBeingSet = true
    let adjustment = gtk_range_get_adjustment(typed())
    let increment = step ?? (maximum - minimum) / 20
    if gtk_adjustment_get_lower(adjustment) != minimum || gtk_adjustment_get_upper(adjustment) != maximum
      || gtk_adjustment_get_step_increment(adjustment) != increment
    {
      gtk_range_set_range(typed(), minimum, max(minimum, maximum))
      gtk_range_set_increments(typed(), increment, max(increment, (maximum - minimum) / 10))
    }
    isBeingSet = false
  }

  private func snap(_ value: Double) -> Double {
    guard let step, step > 0 else { return value }
    let minimum = gtk_adjustment_get_lower(gtk_range_get_adjustment(typed()))
    return minimum + ((value - minimum) / step).rounded() * step
  }

  package var value: Double {
    get { gtk_range_get_value(typed()) }
    set { if newValue != value { set(newValue) } }
  }

  private func set(_ value: Double) {
    isBeingSet = true
    lastValue = value
    gtk_range_set_value(typed(), value)
    isBeingSet = false
  }
}
