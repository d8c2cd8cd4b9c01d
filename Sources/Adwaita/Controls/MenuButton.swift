import CAdwaita

/// A button that opens a menu or a popover.
package final class MenuButton: Widget {
  /// Called before the menu opens, so that nothing need be made of a menu that stays closed.
  package var onOpen: (@MainActor () -> Void)?
  /// Called when the menu has closed.
  package var onClose: (@MainActor () -> Void)?
  private let menu = MenuModel()
  private var content: Widget?
  private var popover: ButtonPopover?

  package init() {
    super.init(adopting: gtk_menu_button_new())
    alignVertically(.center)
    menu.insert(into: self)
    gtk_menu_button_set_create_popup_func(
      opaque,
      { _, data in
        guard let data = data.map({ OnMainThread($0) }) else { return }
        MainActor.assumeIsolated { Unmanaged<MenuButton>.fromOpaque(data.value).takeUnretainedValue().onOpen?() }
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  isolated deinit { gtk_menu_button_set_create_popup_func(opaque, nil, nil, nil) }

  /// Makes the button open a menu.
  package func usesMenu() {
    gtk_menu_button_set_menu_model(opaque, menu.menuModel)
    guard let popover = gtk_menu_button_get_popover(opaque) else { return }
    let surface = Widget(sharing: UnsafeMutableRawPointer(popover))
    surface.connect("closed") { [weak self] _ in self?.onClose?() }
    menuSurface = surface
  }
  private var menuSurface: Widget?

  /// What the menu shows.
  package var entries: [MenuModel.Entry] {
    get { menu.entries }
    set { menu.entries = newValue }
  }

  /// Makes the button open a popover.
  package func setPopover(_ popover: ButtonPopover) {
    self.popover = popover
    gtk_menu_button_set_popover(opaque, popover.widget)
  }

  /// What the button shows.
  package var child: Widget? {
    get { content }
    set {
      content = newValue
      gtk_menu_button_set_child(opaque, newValue?.widget)
    }
  }

  /// Whether an arrow says that there is more.
  package func setArrow(_ isShown: Bool) { gtk_menu_button_set_always_show_arrow(opaque, isShown ? 1 : 0) }

  /// The button that the looks belong to.
  package var toggle: Widget? {
    gtk_widget_get_first_child(widget).map { Widget(sharing: UnsafeMutableRawPointer($0)) }
  }

  package func open() { gtk_menu_button_popup(opaque) }
  package func close() { gtk_menu_button_popdown(opaque) }
}
