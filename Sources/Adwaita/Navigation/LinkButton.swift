import CAdwaita

/// A flat button around any content.
package final class LinkButton: Widget {
  package var onPress: (@MainActor () -> Void)?
  private var content: Widget?

  package init() {
    super.init(adopting: gtk_button_new())
    addClass("flat")
    connect("clicked") { [weak self] _ in self?.onPress?() }
  }

  package var child: Widget? {
    get { content }
    set {
      guard newValue?.pointer != content?.pointer else { return }
      content = newValue
      gtk_button_set_child(typed(), newValue?.widget)
    }
  }
}
