import CAdwaita

/// The bar at the top of a page: a title in the middle, buttons at both ends.
package final class HeaderBar: Widget {
  private let windowTitle: OpaquePointer?
  private var start: [Widget] = []
  private var end: [Widget] = []
  private var center: Widget?

  package init() {
    windowTitle = OpaquePointer(adw_window_title_new("", ""))
    super.init(adopting: adw_header_bar_new())
    if let windowTitle { adw_header_bar_set_title_widget(opaque, UnsafeMutablePointer(windowTitle)) }
  }

  package func setTitle(_ title: String, subtitle: String) {
    guard let windowTitle else { return }
    adw_window_title_set_title(windowTitle, title)
    adw_window_title_set_subtitle(windowTitle, subtitle)
  }

  /// What stands in place of the title, if anything.
  package var titleWidget: Widget? {
    get { center }
    set {
      guard newValue?.pointer != center?.pointer else { return }
      center = newValue
      adw_header_bar_set_title_widget(opaque, newValue?.widget ?? windowTitle.map { UnsafeMutablePointer($0) })
    }
  }

  /// Puts buttons at both ends, each in reading order, touching nothing that stays.
  package func setItems(start newStart: [Widget], end newEnd: [Widget]) {
    let sameStart = newStart.map(\.pointer) == start.map(\.pointer)
    let sameEnd = newEnd.map(\.pointer) == end.map(\.pointer)
    // What moves from one end to the other leaves the first before it joins the second.
    if !sameStart { for item in start { adw_header_bar_remove(opaque, item.widget) } }
    if !sameEnd { for item in end { adw_header_bar_remove(opaque, item.widget) } }
    if !sameStart { for item in newStart { adw_header_bar_pack_start(opaque, item.widget) } }
    if !sameEnd { for item in newEnd.reversed() { adw_header_bar_pack_end(opaque, item.widget) } }
    start = newStart
    end = newEnd
  }

  /// Whether the buttons that close, minimise and maximise the window stand at the start and the end.
  package func showWindowButtons(start: Bool, end: Bool) {
    adw_header_bar_set_show_start_title_buttons(opaque, start ? 1 : 0)
    adw_header_bar_set_show_end_title_buttons(opaque, end ? 1 : 0)
  }
}
