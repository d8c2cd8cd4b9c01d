import CAdwaita

/// The bar at the top of a page: a title in the middle, buttons at both ends.
package final class HeaderBar: Widget {
  private let windowTitle: Widget
  private var start: [Widget] = []
  private var end: [Widget] = []
  private var center: Widget?

  package init() {
    guard let title = adw_window_title_new("", "") else { preconditionFailure("GTK could not make a title.") }
    windowTitle = Widget(adopting: title)
    super.init(adopting: adw_header_bar_new())
    adw_header_bar_set_title_widget(opaque, windowTitle.widget)
  }

  package func setTitle(_ title: String, subtitle: String) {
    adw_window_title_set_title(windowTitle.opaque, title)
    adw_window_title_set_subtitle(windowTitle.opaque, subtitle)
  }

  /// What stands in place of the title, if anything.
  package var titleWidget: Widget? {
    get { center }
    set {
      guard newValue?.pointer != center?.pointer else { return }
      center = newValue
      newValue?.removeFromParent()
      adw_header_bar_set_title_widget(opaque, (newValue ?? windowTitle).widget)
    }
  }

  /// Puts buttons at both ends, each in reading order, touching nothing that stays.
  package func setItems(start newStart: [Widget], end newEnd: [Widget]) {
    let sameStart = newStart.map(\.pointer) == start.map(\.pointer)
    let sameEnd = newEnd.map(\.pointer) == end.map(\.pointer)
    // What moves from one end, or one bar, to another leaves the first before it joins the second.
    let leaving = (sameStart ? [] : start) + (sameEnd ? [] : end)
    for item in leaving where item.isInside(self) { adw_header_bar_remove(opaque, item.widget) }
    if !sameStart {
      for item in newStart {
        item.removeFromParent()
        adw_header_bar_pack_start(opaque, item.widget)
      }
    }
    if !sameEnd {
      for item in newEnd.reversed() {
        item.removeFromParent()
        adw_header_bar_pack_end(opaque, item.widget)
      }
    }
    start = newStart
    end = newEnd
  }

  /// Whether the buttons that close, minimise and maximise the window stand at the start and the end.
  package func showWindowButtons(start: Bool, end: Bool) {
    adw_header_bar_set_show_start_title_buttons(opaque, start ? 1 : 0)
    adw_header_bar_set_show_end_title_buttons(opaque, end ? 1 : 0)
  }
}
