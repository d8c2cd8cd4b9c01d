import CAdwaita

extension Canvas {
  /// A step along an outline.
  package enum Step {
    case move((Double, Double))
    case line((Double, Double))
    case quadratic((Double, Double), (Double, Double))
    case cubic((Double, Double), (Double, Double), (Double, Double))
    case close
  }

  /// Fills an outline, or draws along it where a line width is given.
  package func draw(_ steps: [Step], color: RGBA, lineWidth: Double?) {
    var bounds = graphene_rect_t(
      origin: graphene_point_t(x: -10_000, y: -10_000), size: graphene_size_t(width: 20_000, height: 20_000))
    guard let cairo = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
    defer { cairo_destroy(cairo) }
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    var current = (0.0, 0.0)
    for step in steps {
      switch step {
      case .move(let to):
        cairo_move_to(cairo, to.0, to.1)
        current = to
      case .line(let to):
        cairo_line_to(cairo, to.0, to.1)
        current = to
      case .quadratic(let to, let control):
        // Cairo has cubic curves only; this one is the same.
        cairo_curve_to(
          cairo, current.0 + (control.0 - current.0) * 2 / 3, current.1 + (control.1 - current.1) * 2 / 3,
          to.0 + (control.0 - to.0) * 2 / 3, to.1 + (control.1 - to.1) * 2 / 3, to.0, to.1)
        current = to
      case .cubic(let to, let first, let second):
        cairo_curve_to(cairo, first.0, first.1, second.0, second.1, to.0, to.1)
        current = to
      case .close: cairo_close_path(cairo)
      }
    }
    if let lineWidth {
      cairo_set_line_width(cairo, lineWidth)
      cairo_stroke(cairo)
    } else {
      cairo_fill(cairo)
    }
  }

  /// Fills a rectangle with colours that run from one point to another.
  package func fillGradient(
    x: Double, y: Double, width: Double, height: Double, stops: [(position: Double, color: RGBA)],
    from start: (Double, Double), to end: (Double, Double)
  ) {
    guard width > 0, height > 0 else { return }
    guard stops.count > 1 else {
      if let only = stops.first { fill(x: x, y: y, width: width, height: height, color: only.color) }
      return
    }
    var bounds = graphene_rect_t(
      origin: graphene_point_t(x: Float(x), y: Float(y)), size: graphene_size_t(width: Float(width), height: Float(height)))
    var first = graphene_point_t(x: Float(start.0), y: Float(start.1))
    var last = graphene_point_t(x: Float(end.0), y: Float(end.1))
    let values = stops.map { GskColorStop(offset: Float($0.position), color: $0.color.value) }
    gtk_snapshot_append_linear_gradient(snapshot, &bounds, &first, &last, values, gsize(values.count))
  }
}
