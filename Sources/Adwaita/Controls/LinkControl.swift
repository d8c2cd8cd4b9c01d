import CAdwaita

/// A button that goes to an address, and lets the person copy it.
package final class LinkControl: Widget {
  package var onPress: (@MainActor () -> Void)?
  private var content: Widget?

  package init() {
    super.init(adopting: gtk_link_button_new(""))
    addClass("link-button")
    connect("activate-link") { [weak self] arguments in
      arguments.answer(true)
      self?.onPress?()
    }
  }

  package var address: String {
    get { String(cString: gtk_link_button_get_uri(opaque)) }
    set { if newValue != address { gtk_link_button_set_uri(opaque, newValue) } }
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
