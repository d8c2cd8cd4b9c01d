import Adwaita

extension View {
  /// Cuts the view to a shape.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape: shape))
  }

  /// Cuts off what reaches over the view's edges.
  nonisolated public func clipped(antialiased: Bool = false) -> some View { modifier(ClipModifier(shape: Rectangle())) }

  /// Cuts the view to a rectangle with rounded corners.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(ClipModifier(shape: RoundedRectangle(cornerRadius: radius)))
  }
}

nonisolated struct ClipModifier<S: Shape>: WrappingModifier {
  let shape: S

  @MainActor func configure(_ container: Container, in environment: EnvironmentValues) {
    container.clip = { [shape] width, height in
      let path = shape.path(in: CGRect(x: 0, y: 0, width: width, height: height))
      guard let (rectangle, radius) = path.roundedRectangle else { return nil }
      return (
        Double(rectangle.minX), Double(rectangle.minY), Double(rectangle.width), Double(rectangle.height), Double(radius)
      )
    }
  }
}
