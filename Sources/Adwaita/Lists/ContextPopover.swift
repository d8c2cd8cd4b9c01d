import CAdwaita

/// A menu that opens where the person has asked for it.
package final class ContextPopover: Widget {
  private var content: Widget?
  private var keys: Controller?
  private var isClosing = false
  /// Called when the menu has been closed.
  package var onClose: (@MainActor () -> Void)?

  /// - Parameter anchor: The widget that the menu belongs to.
  package init(on anchor: Widget) {
    super.init(adopting: gtk_popover_new())
    gtk_popover_set_has_arrow(typed(), 0)
    gtk_popover_set_position(typed(), GTK_POS_BOTTOM)
    gtk_widget_set_halign(widget, GTK_ALIGN_START)
    addClass("menu")
    gtk_widget_set_parent(widget, anchor.widget)
    connect("closed") { [weak self] _ in self?.didClose() }
    keys = Controller.keys(on: self) { [weak self] press in self?.move(press) ?? false }
  }

  /// What the menu shows.
  package var child: Widget? {
    get { content }
    set {
      content = newValue
      gtk_popover_set_child(typed(), newValue?.widget)
    }
  }

  /// Opens the menu at a point of its anchor.
  package func open(atX x: Double, y: Double) {
    var area = GdkRectangle(x: Int32(x), y: Int32(y), width: 1, height: 1)
    gtk_popover_set_pointing_to(typed(), &area)
    gtk_popover_popup(typed())
    // GTK has gone to the first item by itself, where there is one that takes the keyboard.
    if !containsFocus { gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) }
  }

  package func close() { gtk_popover_popdown(typed()) }

  private func didClose() {
    isClosing = true
    onClose?()
    // What was pressed is still at work. After that the menu must go: GTK would lead the pointer to a hidden one.
    MainLoop.afterRedraw { self.removeFromParent() }
  }

  /// Takes the menu away at once, because its anchor goes; nothing happens where it is going anyway.
  package func discard() {
    guard !isClosing else { return }
    onClose = nil
    // A menu that goes without being closed would keep the pointer to itself.
    close()
    removeFromParent()
  }

  private func move(_ press: KeyPress) -> Bool {
    switch press.key {
    case .up: gtk_widget_child_focus(widget, GTK_DIR_TAB_BACKWARD)
    case .down: gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD)
    default: return false
    }
    Toplevel(containing: self)?.showFocus()
    return true
  }
}
