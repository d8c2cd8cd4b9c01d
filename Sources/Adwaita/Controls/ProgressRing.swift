import CAdwaita

/// How much of something is done, as a ring that fills.
package final class ProgressRing: Widget {
  /// The part that is done, from 0 to 1.
  package var fraction = 0.0 {
    didSet {
      guard fraction != oldValue else { return }
      fs_accessible_set_value(pointer, 0, 1, fraction)
      queueDraw()
    }
  }
  package var color = RGBA(red: 0.208, green: 0.518, blue: 0.894) {
    didSet { if color != oldValue { queueDraw() } }
  }
  /// The width and height, in points.
  package var diameter = 0 {
    didSet { if diameter != oldValue { requestSize(width: diameter, height: diameter) } }
  }

  package init() {
    super.init(adopting: UnsafeMutableRawPointer(fs_drawing_area_new(GTK_ACCESSIBLE_ROLE_PROGRESS_BAR)))
    fs_accessible_set_value(pointer, 0, 1, 0)
    gtk_drawing_area_set_draw_func(
      typed(),
      { _, cairo, width, height, data in
        guard let cairo = cairo.map({ OnMainThread($0) }), let data = data.map({ OnMainThread($0) }) else { return }
        MainActor.assumeIsolated {
          Unmanaged<ProgressRing>.fromOpaque(data.value).takeUnretainedValue().draw(
            on: cairo.value, width: Double(width), height: Double(height))
        }
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  isolated deinit { gtk_drawing_area_set_draw_func(typed(), nil, nil, nil) }

  private func draw(on cairo: OpaquePointer, width: Double, height: Double) {
    let side = min(width, height)
    let line = max(2, side / 8)
    let radius = (side - line) / 2
    cairo_set_line_width(cairo, line)
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * 0.2)
    cairo_arc(cairo, width / 2, height / 2, radius, 0, 2 * .pi)
    cairo_stroke(cairo)
    guard fraction > 0 else { return }
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    cairo_arc(cairo, width / 2, height / 2, radius, -.pi / 2, -.pi / 2 + 2 * .pi * min(1, fraction))
    cairo_stroke(cairo)
  }
}
