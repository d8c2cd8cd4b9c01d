import CAdwaita

/// Where a widget draws itself.
@MainActor
package struct Canvas {
  let snapshot: OpaquePointer

  /// Fills a rectangle with rounded corners.
  package func fill(x: Double = 0, y: Double = 0, width: Double, height: Double, radius: Double = 0, color: RGBA) {
    guard width > 0, height > 0 else { return }
    var bounds = rectangle(x, y, width, height)
    var value = color.value
    guard radius > 0 else {
      gtk_snapshot_append_color(snapshot, &value, &bounds)
      return
    }
    pushClip(x: x, y: y, width: width, height: height, radius: radius)
    gtk_snapshot_append_color(snapshot, &value, &bounds)
    pop()
  }

  /// Draws the border of a rectangle with rounded corners, inside it.
  package func stroke(
    x: Double = 0, y: Double = 0, width: Double, height: Double, radius: Double = 0, lineWidth: Double, color: RGBA
  ) {
    guard width > 0, height > 0, lineWidth > 0 else { return }
    var outline = rounded(x, y, width, height, radius)
    let side = Float(lineWidth)
    let value = color.value
    gtk_snapshot_append_border(snapshot, &outline, [side, side, side, side], [value, value, value, value])
  }

  /// Cuts what is drawn until ``pop()`` to a rectangle with rounded corners.
  package func pushClip(x: Double = 0, y: Double = 0, width: Double, height: Double, radius: Double) {
    var outline = rounded(x, y, width, height, radius)
    gtk_snapshot_push_rounded_clip(snapshot, &outline)
  }

  /// Draws what follows, up to ``pop()``, with a shadow.
  package func pushShadow(_ shadow: Container.Shadow) {
    var value = GskShadow(
      color: shadow.color.value, dx: Float(shadow.x), dy: Float(shadow.y), radius: Float(shadow.radius))
    gtk_snapshot_push_shadow(snapshot, &value, 1)
  }

  package func pop() { gtk_snapshot_pop(snapshot) }

  private func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: Float(x), y: Float(y)),
      size: graphene_size_t(width: Float(width), height: Float(height)))
  }

  private func rounded(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> GskRoundedRect {
    var outline = GskRoundedRect()
    var bounds = rectangle(x, y, width, height)
    gsk_rounded_rect_init_from_rect(&outline, &bounds, Float(min(radius, width / 2, height / 2)))
    return outline
  }
}

/// A colour, each part from 0 to 1.
package struct RGBA: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  var value: GdkRGBA { GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha)) }
}
