import CAdwaita

/// A button with a menu beside it.
package final class SplitButton: Widget {
  package var onPress: (@MainActor () -> Void)?
  private let menu = MenuModel()
  private var content: Widget?

  package init() {
    super.init(adopting: adw_split_button_new())
    alignVertically(.center)
    menu.insert(into: self)
    adw_split_button_set_menu_model(opaque, menu.menuModel)
    connect("clicked") { [weak self] _ in self?.onPress?() }
  }

  /// What the menu shows.
  package var entries: [MenuModel.Entry] {
    get { menu.entries }
    set { menu.entries = newValue }
  }

  /// What the button shows.
  package var child: Widget? {
    get { content }
    set {
      content = newValue
      adw_split_button_set_child(opaque, newValue?.widget)
    }
  }
}
