import CAdwaita

/// Widgets side by side where there is room, one at a time where there is not.
package final class Leaflet: Widget {
  /// What happens when another widget comes to the front, or when there is too little or enough room for all.
  package var onChange: (@MainActor () -> Void)?
  private(set) var members: [Widget] = []
  /// Widgets on their way out, kept until the animation that removes them has ended.
  private var leaving: [Widget] = []

  /// - Parameter showsOne: Whether one widget at a time is shown, whatever the room.
  package init(showsOne: Bool) {
    super.init(adopting: adw_leaflet_new())
    adw_leaflet_set_can_unfold(opaque, showsOne ? 0 : 1)
    adw_leaflet_set_transition_type(opaque, ADW_LEAFLET_TRANSITION_TYPE_OVER)
    adw_leaflet_set_can_navigate_back(opaque, 1)
    adw_leaflet_set_homogeneous(opaque, 0)
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
    onChange(ofProperty: "visible-child") { [weak self] in self?.onChange?() }
    onChange(ofProperty: "folded") { [weak self] in self?.onChange?() }
    onChange(ofProperty: "child-transition-running") { [weak self] in
      guard let self, !isMoving else { return }
      dropLeaving()
      self.onChange?()
    }
  }

  /// Whether only one of the widgets can be seen.
  package var isFolded: Bool { adw_leaflet_get_folded(opaque) != 0 }
  /// Whether widgets are sliding.
  package var isMoving: Bool { adw_leaflet_get_child_transition_running(opaque) != 0 }

  package var canGoBack: Bool {
    get { adw_leaflet_get_can_navigate_back(opaque) != 0 }
    set { adw_leaflet_set_can_navigate_back(opaque, newValue ? 1 : 0) }
  }

  package func append(_ child: Widget) {
    members.append(child)
    adw_leaflet_append(opaque, child.widget)
  }

  /// Adds a line between two widgets.
  package func appendSeparator() {
    let separator = Separator()
    separator.axis = .vertical
    separator.expandsHorizontally = false
    members.append(separator)
    adw_leaflet_page_set_navigatable(adw_leaflet_append(opaque, separator.widget), 0)
  }

  /// Takes a widget out; one that is sliding away goes when it is out of sight.
  package func remove(_ child: Widget) {
    members.removeAll { $0.pointer == child.pointer }
    leaving.append(child)
    if !isMoving { dropLeaving() }
  }

  private func dropLeaving() {
    let gone = leaving
    leaving = []
    for child in gone where gtk_widget_get_parent(child.widget) == widget { adw_leaflet_remove(opaque, child.widget) }
  }

  /// Lets a widget, and the line after it, take part or not.
  package func setShown(_ child: Widget, _ isShown: Bool) {
    guard let index = members.firstIndex(where: { $0.pointer == child.pointer }) else { return }
    child.isVisible = isShown
    if index + 1 < members.count, members[index + 1] is Separator { members[index + 1].isVisible = isShown }
  }

  /// Brings a widget to the front.
  package func show(_ child: Widget) {
    guard !isShowing(child) else { return }
    adw_leaflet_set_visible_child(opaque, child.widget)
  }

  package func isShowing(_ child: Widget) -> Bool {
    adw_leaflet_get_visible_child(opaque).map { UnsafeMutableRawPointer($0) == child.pointer } ?? false
  }
}
