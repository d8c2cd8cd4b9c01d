import Adwaita

/// An amount of turning.
public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public init() { radians = 0 }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  public static let zero = Angle()
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
  public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
  public static func * (left: Angle, right: Double) -> Angle { Angle(radians: left.radians * right) }
  public static func * (left: Double, right: Angle) -> Angle { right * left }
  public static func / (left: Angle, right: Double) -> Angle { Angle(radians: left.radians / right) }
}

extension View {
  /// Draws the view larger or smaller, without moving what is around it.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(TransformModifier(scale: scale, angle: .zero, anchor: anchor))
  }

  /// Draws the view larger or smaller, without moving what is around it.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Draws the view larger or smaller, without moving what is around it.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Turns the view clockwise, without moving what is around it.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(TransformModifier(scale: CGSize(width: 1, height: 1), angle: angle, anchor: anchor))
  }

  /// Puts a blurred shadow behind the view.
  nonisolated public func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: radius, x: x, y: y))
  }
}

nonisolated struct TransformModifier: WrappingModifier, Equatable {
  let scale: CGSize
  let angle: Angle
  let anchor: UnitPoint

  @MainActor func configure(_ container: Container, in environment: EnvironmentValues) {
    container.layout = TransformLayout(
      scaleX: Double(scale.width), scaleY: Double(scale.height), degrees: angle.degrees, anchorX: Double(anchor.x),
      anchorY: Double(anchor.y))
  }
}

nonisolated struct ShadowModifier: WrappingModifier {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat

  @MainActor func configure(_ container: Container, in environment: EnvironmentValues) {
    container.shadow = (color.resolved(in: environment), Double(radius), Double(x), Double(y))
  }
}
