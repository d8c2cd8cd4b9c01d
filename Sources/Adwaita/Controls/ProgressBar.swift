import CAdwaita

/// How much of something is done.
package final class ProgressBar: Widget {
  private var tick: guint = 0

  package init() {
    super.init(adopting: gtk_progress_bar_new())
    expandsHorizontally = true
    alignVertically(.center)
    onMap { [weak self] in self?.pulseIfNeeded() }
    onUnmap { [weak self] in self?.stopPulsing() }
  }

  /// The part that is done, from 0 to 1.
  package var fraction: Double {
    get { gtk_progress_bar_get_fraction(opaque) }
    set { if newValue != fraction { gtk_progress_bar_set_fraction(opaque, newValue) } }
  }

  /// Whether a block moves to and fro, as nobody knows how much is done. It moves only while it is on the screen.
  package var isPulsing = false {
    didSet {
      guard isPulsing != oldValue else { return }
      if isPulsing { pulseIfNeeded() } else { stopPulsing() }
    }
  }

  private func pulseIfNeeded() {
    guard isPulsing, isMapped, tick == 0 else { return }
    gtk_progress_bar_set_pulse_step(opaque, 0.01)
    tick = gtk_widget_add_tick_callback(
      widget,
      { widget, _, _ in
        if let widget { gtk_progress_bar_pulse(OpaquePointer(widget)) }
        return 1
      }, nil, nil)
  }

  private func stopPulsing() {
    guard tick != 0 else { return }
    gtk_widget_remove_tick_callback(widget, tick)
    tick = 0
  }
}
