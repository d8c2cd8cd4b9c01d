import CAdwaita

/// The small surface that comes out of a menu button.
package final class ButtonPopover: Widget {
  private var content: Widget?

  package init() { super.init(adopting: gtk_popover_new()) }

  /// What the popover shows.
  package var child: Widget? {
    get { content }
    set {
      content = newValue
      gtk_popover_set_child(typed(), newValue?.widget)
    }
  }

  package func close() { gtk_popover_popdown(typed()) }

  /// Runs a closure whenever the popover has closed.
  package func onClose(_ handler: @escaping @MainActor () -> Void) { connect("closed") { _ in handler() } }
}
