import CAdwaita

/// One child, turned and scaled about a point of it. It takes the space that it would take otherwise.
package struct TransformLayout: ContainerLayout, @MainActor Equatable {
  /// How much larger the child is drawn along each axis.
  package var scaleX: Double
  package var scaleY: Double
  /// How far the child is turned clockwise, in degrees.
  package var degrees: Double
  /// The point that stays in place, as a share of the child's width and height.
  package var anchorX: UnitPosition
  package var anchorY: UnitPosition

  package init(
    scaleX: Double = 1, scaleY: Double = 1, degrees: Double = 0, anchorX: UnitPosition = 0.5,
    anchorY: UnitPosition = 0.5
  ) {
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.degrees = degrees
    self.anchorX = anchorX
    self.anchorY = anchorY
  }

  package func measure(_ children: [Widget], _ axis: Axis, for size: Int32) -> (minimum: Int32, natural: Int32) {
    children.first?.measure(axis, for: size) ?? (0, 0)
  }

  package func place(_ children: [Widget], width: Int32, height: Int32) {
    guard let child = children.first else { return }
    var (there, back) = (
      graphene_point_t(x: Float(Double(width) * anchorX), y: Float(Double(height) * anchorY)),
      graphene_point_t(x: Float(-Double(width) * anchorX), y: Float(-Double(height) * anchorY))
    )
    // GTK cannot find a widget under the pointer that is scaled to nothing.
    func factor(_ scale: Double) -> Float { scale == 0 ? 0.0001 : Float(scale) }
    var transform = gsk_transform_translate(nil, &there)
    transform = gsk_transform_rotate(transform, Float(degrees))
    transform = gsk_transform_scale(transform, factor(scaleX), factor(scaleY))
    transform = gsk_transform_translate(transform, &back)
    gtk_widget_allocate(child.widget, width, height, -1, transform)
  }
}
