/// An outline made of lines and curves.
public struct Path: Equatable, Sendable {
  /// A step of an outline.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }
  var elements: [Element] = []
  /// A rectangle with rounded corners, where the outline is just that; GTK draws those best itself.
  var roundedRectangle: (rectangle: CGRect, radius: CGFloat)?

  public static func == (left: Path, right: Path) -> Bool { left.elements == right.elements }

  public init() {}
  public init(_ rect: CGRect) { addRect(rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
    roundedRectangle = (rect, cornerRadius)
  }
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
    if rect.width == rect.height { roundedRectangle = (rect, rect.width / 2) }
  }
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  public var isEmpty: Bool { elements.isEmpty }

  public mutating func move(to point: CGPoint) { append(.move(to: point)) }
  public mutating func addLine(to point: CGPoint) { append(.line(to: point)) }
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) { append(.quadCurve(to: point, control: control)) }
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: point, control1: control1, control2: control2))
  }
  public mutating func closeSubpath() { append(.closeSubpath) }

  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
    let (x, y) = (min(cornerSize.width, rect.width / 2), min(cornerSize.height, rect.height / 2))
    // The control points of a curve that comes nearest to a quarter of a circle.
    let (cx, cy) = (x * 0.44772, y * 0.44772)
    move(to: CGPoint(x: rect.minX + x, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - x, y: rect.minY))
    addCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + y), control1: CGPoint(x: rect.maxX - cx, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: rect.minY + cy))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - y))
    addCurve(
      to: CGPoint(x: rect.maxX - x, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: rect.maxY - cy),
      control2: CGPoint(x: rect.maxX - cx, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX + x, y: rect.maxY))
    addCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY - y), control1: CGPoint(x: rect.minX + cx, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: rect.maxY - cy))
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + y))
    addCurve(
      to: CGPoint(x: rect.minX + x, y: rect.minY), control1: CGPoint(x: rect.minX, y: rect.minY + cy),
      control2: CGPoint(x: rect.minX + cx, y: rect.minY))
    closeSubpath()
  }

  public mutating func addPath(_ path: Path) {
    for element in path.elements { append(element) }
  }

  private mutating func append(_ element: Element) {
    roundedRectangle = nil
    elements.append(element)
  }
}
