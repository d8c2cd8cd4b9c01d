import CAdwaita

/// Something to press.
package final class Button: Widget {
  /// What happens on a press.
  package var onPress: (@MainActor () -> Void)?
  private var content: Widget?

  package init() {
    super.init(adopting: gtk_button_new())
    // A click must not end what is being typed elsewhere; Tab still leads here.
    gtk_widget_set_focus_on_click(widget, 0)
    connect("clicked") { [weak self] _ in self?.onPress?() }
  }

  /// What the button shows.
  package var child: Widget? {
    get { content }
    set {
      content = newValue
      gtk_button_set_child(typed(), newValue?.widget)
    }
  }

  /// Whether the button looks like a button before it is pointed at.
  package var hasFrame: Bool {
    get { gtk_button_get_has_frame(typed()) != 0 }
    set { gtk_button_set_has_frame(typed(), newValue ? 1 : 0) }
  }
}
