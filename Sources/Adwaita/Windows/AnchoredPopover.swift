import CAdwaita

/// A bubble that points at a widget.
package final class AnchoredPopover: Widget {
  /// The side of the widget that the bubble stands on, where there is room.
  package enum Side: Sendable { case top, bottom, left, right }

  /// What happens when the bubble has gone because a person clicked elsewhere or pressed Escape.
  package var onClose: (@MainActor () -> Void)?
  private var shown: Widget?

  package init(at anchor: Widget, side: Side) {
    super.init(adopting: gtk_popover_new())
    gtk_widget_set_parent(widget, anchor.widget)
    gtk_popover_set_position(
      typed(),
      {
        switch side {
        case .top: GTK_POS_TOP
        case .bottom: GTK_POS_BOTTOM
        case .left: GTK_POS_LEFT
        case .right: GTK_POS_RIGHT
        }
      }())
    connect("closed") { [weak self] _ in self?.onClose?() }
    // A widget that goes takes its bubble with it.
    anchor.connect("destroy") { [weak self] _ in self?.close() }
  }

  package var content: Widget? {
    get { shown }
    set {
      shown = newValue
      gtk_popover_set_child(typed(), newValue?.widget)
    }
  }

  package func open() { gtk_popover_popup(typed()) }

  /// Takes the bubble away for good, without telling anybody.
  package func close() {
    onClose = nil
    guard gtk_widget_get_parent(widget) != nil else { return }
    gtk_popover_popdown(typed())
    gtk_widget_unparent(widget)
  }
}
