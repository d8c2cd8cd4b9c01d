import CAdwaita

/// What fills a window or a part of it: a header bar, the content, and bars between and below that come and go.
package final class Page: Widget {
  package let headerBar = HeaderBar()
  /// The bar in which a person types what to look for; made when it is first needed.
  package private(set) lazy var searchBar: SearchBar = {
    let bar = SearchBar()
    gtk_box_insert_child_after(typed(), bar.widget, headerBar.widget)
    return bar
  }()
  private var shown: Widget?
  private var actionBar: OpaquePointer?
  private var bottom: [[Widget]] = [[], [], []]
  private var centerRow: Container?
  private var foot: Widget?

  package init() {
    super.init(adopting: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    gtk_box_append(typed(), headerBar.widget)
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
  }

  /// What the page shows below its header bar.
  package var content: Widget? {
    get { shown }
    set {
      guard newValue?.pointer != shown?.pointer else { return }
      if let shown { gtk_box_remove(typed(), shown.widget) }
      shown = newValue
      guard let newValue else { return }
      newValue.expandsHorizontally = true
      newValue.expandsVertically = true
      gtk_box_append(typed(), newValue.widget)
      if let actionBar { gtk_box_reorder_child_after(typed(), UnsafeMutablePointer(actionBar), newValue.widget) }
      if let foot { gtk_box_reorder_child_after(typed(), foot.widget, gtk_widget_get_last_child(widget)) }
    }
  }

  /// What stands below everything else, such as a switch between tabs.
  package var footer: Widget? {
    get { foot }
    set {
      guard newValue?.pointer != foot?.pointer else { return }
      if let foot { gtk_box_remove(typed(), foot.widget) }
      foot = newValue
      if let newValue { gtk_box_append(typed(), newValue.widget) }
    }
  }

  /// Puts buttons into a bar below the content; without any, there is no bar.
  package func setBottomItems(start: [Widget], center: [Widget], end: [Widget]) {
    let new = [start, center, end]
    guard new.map({ $0.map(\.pointer) }) != bottom.map({ $0.map(\.pointer) }) else { return }
    let bar = actionBar ?? makeActionBar()
    for item in bottom[0] + bottom[2] where item.isInside(self) { gtk_action_bar_remove(bar, item.widget) }
    if !bottom[1].isEmpty { gtk_action_bar_set_center_widget(bar, nil) }
    bottom = new
    for item in start + center + end { item.removeFromParent() }
    for item in start { gtk_action_bar_pack_start(bar, item.widget) }
    for item in end.reversed() { gtk_action_bar_pack_end(bar, item.widget) }
    if center.count == 1 {
      gtk_action_bar_set_center_widget(bar, center[0].widget)
    } else if center.count > 1 {
      let row = Container(StackLayout(axis: .horizontal, spacing: 6, alignment: 0.5))
      row.setChildren(center)
      centerRow = row
      gtk_action_bar_set_center_widget(bar, row.widget)
    }
    gtk_widget_set_visible(UnsafeMutablePointer(bar), new.allSatisfy(\.isEmpty) ? 0 : 1)
  }

  private func makeActionBar() -> OpaquePointer {
    guard let bar = OpaquePointer(gtk_action_bar_new()) else { preconditionFailure("GTK could not make a bar.") }
    gtk_box_append(typed(), UnsafeMutablePointer(bar))
    if let shown { gtk_box_reorder_child_after(typed(), UnsafeMutablePointer(bar), shown.widget) }
    actionBar = bar
    return bar
  }
}
