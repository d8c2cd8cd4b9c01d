@testable import Adwaita
import CAdwaita
import WindowTesting

extension TestWindow {
  /// The text of the button that a click would reach, at a place given in fractions of a widget's size.
  func buttonHit(atX x: Double, y: Double, of target: Widget) -> String? {
    var place = (x: 0.0, y: 0.0)
    let size = target.size
    gtk_widget_translate_coordinates(
      target.widget, window.widget, Double(size.width) * x, Double(size.height) * y, &place.x, &place.y)
    var hit = gtk_widget_pick(window.widget, place.x, place.y, GTK_PICK_DEFAULT)
    while let widget = hit {
      let found = Widget(sharing: UnsafeMutableRawPointer(widget))
      if found.className == "GtkButton" { return found.visibleTexts.first }
      hit = gtk_widget_get_parent(widget)
    }
    return nil
  }
}
