import CAdwaita

/// A button that stays down until it is pressed again.
package final class ToggleButton: Widget {
  /// What happens when the person presses it.
  package var onToggle: (@MainActor (Bool) -> Void)?
  private var isBeingSet = false
  private var content: Widget?

  package init() {
    super.init(adopting: gtk_toggle_button_new())
    connect("toggled") { [weak self] _ in
      guard let self, !isBeingSet else { return }
      onToggle?(isOn)
    }
  }

  /// - Parameter icon: The name of an icon of the theme.
  package convenience init(icon: String) {
    self.init()
    gtk_button_set_icon_name(typed(), icon)
  }

  package var isOn: Bool {
    get { gtk_toggle_button_get_active(typed()) != 0 }
    set {
      guard newValue != isOn else { return }
      isBeingSet = true
      gtk_toggle_button_set_active(typed(), newValue ? 1 : 0)
      isBeingSet = false
    }
  }

  /// What the button shows.
  package var child: Widget? {
    get { content }
    set {
      content = newValue
      gtk_button_set_child(typed(), newValue?.widget)
    }
  }
}
