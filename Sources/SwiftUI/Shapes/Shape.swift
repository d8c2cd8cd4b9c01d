/// A form that can be filled, outlined or cut to.
public protocol Shape: Sendable, View {
  /// The outline inside a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

/// A shape that can be drawn a little smaller.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

  /// Fills the shape.
  nonisolated public func fill<S: ShapeStyle>(_ content: S) -> _ShapeView<Self, S> { _ShapeView(shape: self, style: content) }

  /// Draws the shape's outline.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    _ShapeView(shape: self, style: content, lineWidth: lineWidth)
  }

  /// Draws the shape's outline.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some View {
    _ShapeView(shape: self, style: ForegroundStyle(), lineWidth: lineWidth)
  }
}

extension InsettableShape {
  /// Draws the shape's outline inside its edges.
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    _ShapeView(shape: inset(by: lineWidth / 2), style: content, lineWidth: lineWidth)
  }

  /// Draws the shape's outline inside its edges.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}

/// A rectangle that fills its space.
nonisolated public struct Rectangle: InsettableShape {
  var amount: CGFloat = 0
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerRadius: 0) }
  public func inset(by amount: CGFloat) -> Rectangle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// How corners are rounded. GTK draws both kinds as parts of circles.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// A rectangle with rounded corners.
nonisolated public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerRadius: max(0, cornerSize.width - amount))
  }

  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// A circle as large as its space allows.
nonisolated public struct Circle: InsettableShape {
  var amount: CGFloat = 0
  public init() {}
  public func path(in rect: CGRect) -> Path {
    let side = max(0, min(rect.width, rect.height) - 2 * amount)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  public func inset(by amount: CGFloat) -> Circle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// An ellipse that fills its space.
nonisolated public struct Ellipse: InsettableShape {
  var amount: CGFloat = 0
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: amount, dy: amount)) }
  public func inset(by amount: CGFloat) -> Ellipse {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// A rectangle whose short sides are half circles.
nonisolated public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return Path(roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2)
  }
  public func inset(by amount: CGFloat) -> Capsule {
    var copy = self
    copy.amount += amount
    return copy
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

/// A shape, filled or outlined.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  public typealias Body = Never
  let shape: Content
  let style: Style
  /// The width of the outline; `nil` for a filled shape.
  var lineWidth: CGFloat?

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    FillNode(view, in: context)
  }
}

extension _ShapeView where Content: InsettableShape {
  /// Draws an outline over the filled shape.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    overlay(shape.inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth))
  }
}
