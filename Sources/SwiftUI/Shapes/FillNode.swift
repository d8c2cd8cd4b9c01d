import Adwaita

/// A view that is nothing but a drawing.
@MainActor
protocol DrawnView: View {
  @MainActor func draw(on canvas: Canvas, width: Double, height: Double, in environment: EnvironmentValues)
}

extension Color: DrawnView {
  @MainActor func draw(on canvas: Canvas, width: Double, height: Double, in environment: EnvironmentValues) {
    canvas.fill(width: width, height: height, color: resolved(in: environment))
  }
}

extension LinearGradient: DrawnView {
  @MainActor func draw(on canvas: Canvas, width: Double, height: Double, in environment: EnvironmentValues) {
    canvas.paint(
      Path(roundedRect: CGRect(x: 0, y: 0, width: width, height: height), cornerRadius: 0), with: self, lineWidth: nil,
      in: environment)
  }
}

extension _ShapeView: DrawnView {
  @MainActor func draw(on canvas: Canvas, width: Double, height: Double, in environment: EnvironmentValues) {
    let path = shape.path(in: CGRect(x: 0, y: 0, width: width, height: height))
    canvas.paint(path, with: style, lineWidth: lineWidth.map(Double.init), in: environment)
  }
}

/// A drawing that takes all the space there is.
final class FillNode<V: DrawnView>: _ViewNode<V> {
  private let container: Container

  override init(_ view: V, in context: _NodeContext) {
    container = Container(FrameLayout(width: .init(ideal: 10), height: .init(ideal: 10)))
    super.init(view, in: context)
    container.expandsHorizontally = true
    container.expandsVertically = true
    container.drawsBehind = { [weak self] canvas, width, height in
      guard let self else { return }
      self.view.draw(on: canvas, width: width, height: height, in: environment)
    }
  }

  override func appendElements(to elements: inout [Element]) { elements.append(Element(container)) }
  override func apply(viewChanged: Bool, environmentChanged: Bool) { container.queueDraw() }
}

extension Canvas {
  /// Fills an outline, or draws along it where a line width is given.
  func paint(_ path: Path, with style: any ShapeStyle, lineWidth: Double?, in environment: EnvironmentValues) {
    let resolved = style._resolve(in: environment)
    if let (rectangle, radius) = path.roundedRectangle {
      let (x, y, width, height) = (
        Double(rectangle.minX), Double(rectangle.minY), Double(rectangle.width), Double(rectangle.height)
      )
      if let lineWidth {
        stroke(
          x: x - lineWidth / 2, y: y - lineWidth / 2, width: width + lineWidth, height: height + lineWidth,
          radius: radius > 0 ? Double(radius) + lineWidth / 2 : 0, lineWidth: lineWidth, color: resolved.color(in: environment))
      } else if case .gradient(let stops, let start, let end) = resolved.paint {
        pushClip(x: x, y: y, width: width, height: height, radius: Double(radius))
        fillGradient(
          x: x, y: y, width: width, height: height, stops: stops,
          from: (x + Double(start.x) * width, y + Double(start.y) * height),
          to: (x + Double(end.x) * width, y + Double(end.y) * height))
        pop()
      } else {
        fill(x: x, y: y, width: width, height: height, radius: Double(radius), color: resolved.color(in: environment))
      }
      return
    }
    draw(path.elements.map(\.step), color: resolved.color(in: environment), lineWidth: lineWidth)
  }
}

extension Path.Element {
  var step: Canvas.Step {
    func pair(_ point: CGPoint) -> (Double, Double) { (Double(point.x), Double(point.y)) }
    switch self {
    case .move(let to): return .move(pair(to))
    case .line(let to): return .line(pair(to))
    case .quadCurve(let to, let control): return .quadratic(pair(to), pair(control))
    case .curve(let to, let first, let second): return .cubic(pair(to), pair(first), pair(second))
    case .closeSubpath: return .close
    }
  }
}
