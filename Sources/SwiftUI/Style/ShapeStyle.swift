import Adwaita

/// A way to fill a shape or to colour text.
public protocol ShapeStyle: Sendable {
  /// What is drawn in an environment.
  func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle
}

/// What a style comes down to.
public struct _ResolvedStyle {
  enum Paint {
    case color(RGBA)
    case gradient([(position: Double, color: RGBA)], from: UnitPoint, to: UnitPoint)
    /// Whatever the surroundings draw with, at a strength from 0 (full) to 3.
    case hierarchical(Int)
  }
  let paint: Paint

  /// The one colour that comes nearest.
  func color(in environment: EnvironmentValues) -> RGBA {
    switch paint {
    case .color(let color): return color
    case .gradient(let stops, _, _): return stops.first?.color ?? RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    case .hierarchical(let level):
      var color = Color.primary.resolved(in: environment)
      if let base = environment.foregroundStyle, case .color(let own) = base._resolve(in: environment).paint { color = own }
      color.alpha *= [1, 0.55, 0.35, 0.2][min(level, 3)]
      return color
    }
  }
}

extension Color: ShapeStyle {
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    switch provider {
    case .primary where alpha == 1: _ResolvedStyle(paint: .hierarchical(0))
    case .secondary where alpha == 1: _ResolvedStyle(paint: .hierarchical(1))
    default: _ResolvedStyle(paint: .color(resolved(in: environment)))
    }
  }
}

/// The colour of the surroundings, at several strengths.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { _ResolvedStyle(paint: .hierarchical(level)) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
}

/// The tint of the surroundings.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { Color.accentColor._resolve(in: environment) }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The background of a window.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { Color.windowBackground._resolve(in: environment) }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The colour of the text around.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { _ResolvedStyle(paint: .hierarchical(0)) }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The colour of lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { Color.line._resolve(in: environment) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The surface of a card above its background. GTK does not blur, so materials are opaque.
public struct Material: ShapeStyle {
  public static let ultraThin = Material()
  public static let thin = Material()
  public static let regular = Material()
  public static let thick = Material()
  public static let ultraThick = Material()
  public static let bar = Material()
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { Color.cardBackground._resolve(in: environment) }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  private let base: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { base = style }
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { base._resolve(in: environment) }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
  public static var white: Color { Color.white }
  public static var clear: Color { Color.clear }
}

/// Colours that run into each other.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  public var stops: [Stop]
  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: colors.count < 2 ? 0 : CGFloat(index) / CGFloat(colors.count - 1))
    }
  }
}

/// A gradient along a line.
nonisolated public struct LinearGradient: ShapeStyle, View {
  public typealias Body = Never
  let gradient: Gradient
  let start: UnitPoint
  let end: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(
      paint: .gradient(
        gradient.stops.map { (Double($0.location), $0.color.resolved(in: environment)) }, from: start, to: end))
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    FillNode(view, in: context)
  }
}

/// A place in a rectangle, each part from 0 to 1.
public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init() { self.init(x: 0, y: 0) }
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
