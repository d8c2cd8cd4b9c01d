/// A symbol that the icon theme lacks, drawn from its geometry.
enum DrawnSymbol: Sendable {
  case circle(filled: Bool)
  case checkmarkCircle(filled: Bool)
  case dotCircle
  case flag(filled: Bool, slashed: Bool)
  case exclamationmarks(Int)
  case square(filled: Bool)
  case diamond
  case ellipsisCircle
  case infoCircle(filled: Bool)
  case plusCircle(filled: Bool)
  case xmarkCircle(filled: Bool)
  case tray

  /// One stroke or fill of the drawing.
  struct Layer {
    var path: Path
    /// The width of the stroke; `nil` fills.
    var lineWidth: Double?
    /// Drawn in the colour of what is behind.
    var isCutOut = false
  }

  func layers(in rect: CGRect) -> [Layer] {
    let unit = Double(rect.width) / 16
    let line = 1.4 * unit
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: Double(rect.minX) + x * unit, y: Double(rect.minY) + y * unit) }
    func lines(_ points: (Double, Double)...) -> Path {
      var path = Path()
      path.addLines(points.map { point($0.0, $0.1) })
      return path
    }
    func disc(_ inset: Double) -> Path {
      Path(ellipseIn: CGRect(origin: point(inset, inset), size: CGSize(width: (16 - 2 * inset) * unit, height: (16 - 2 * inset) * unit)))
    }
    func ring(filled: Bool) -> Layer { filled ? Layer(path: disc(0.8)) : Layer(path: disc(1.5), lineWidth: line) }
    switch self {
    case .circle(let filled): return [ring(filled: filled)]
    case .dotCircle: return [ring(filled: false), Layer(path: disc(4))]
    case .checkmarkCircle(let filled):
      return [ring(filled: filled), Layer(path: lines((4.6, 8.3), (7, 10.7), (11.4, 5.6)), lineWidth: line * 1.1, isCutOut: filled)]
    case .plusCircle(let filled):
      return [
        ring(filled: filled), Layer(path: lines((8, 4.5), (8, 11.5)), lineWidth: line, isCutOut: filled),
        Layer(path: lines((4.5, 8), (11.5, 8)), lineWidth: line, isCutOut: filled),
      ]
    case .xmarkCircle(let filled):
      return [
        ring(filled: filled), Layer(path: lines((5.4, 5.4), (10.6, 10.6)), lineWidth: line, isCutOut: filled),
        Layer(path: lines((10.6, 5.4), (5.4, 10.6)), lineWidth: line, isCutOut: filled),
      ]
    case .ellipsisCircle:
      return [ring(filled: false)]
        + [4.8, 8, 11.2].map { x in
          Layer(path: Path(ellipseIn: CGRect(origin: point(x - 0.9, 7.1), size: CGSize(width: 1.8 * unit, height: 1.8 * unit))))
        }
    case .infoCircle(let filled):
      return [
        ring(filled: filled), Layer(path: lines((8, 7.2), (8, 11.8)), lineWidth: line * 1.15, isCutOut: filled),
        Layer(
          path: Path(ellipseIn: CGRect(origin: point(7, 3.9), size: CGSize(width: 2 * unit, height: 2 * unit))),
          isCutOut: filled),
      ]
    case .flag(let filled, let slashed):
      var cloth = Path()
      cloth.move(to: point(4, 2.6))
      cloth.addCurve(to: point(13.4, 2.8), control1: point(7, 0.8), control2: point(10, 4.6))
      cloth.addLine(to: point(13.4, 9))
      cloth.addCurve(to: point(4, 9), control1: point(10, 10.8), control2: point(7, 7.2))
      cloth.closeSubpath()
      var layers = [Layer(path: lines((3.6, 1.4), (3.6, 15)), lineWidth: line), Layer(path: cloth, lineWidth: filled ? nil : line)]
      if slashed { layers.append(Layer(path: lines((1.5, 1.5), (14.5, 14.5)), lineWidth: line)) }
      return layers
    case .exclamationmarks(let count):
      let start = 8 - Double(count - 1) * 2
      return (0..<count).flatMap { index -> [Layer] in
        let x = start + Double(index) * 4
        return [
          Layer(path: lines((x, 2.5), (x, 9.8)), lineWidth: line * 1.2),
          Layer(path: Path(ellipseIn: CGRect(origin: point(x - 1, 11.6), size: CGSize(width: 2 * unit, height: 2 * unit)))),
        ]
      }
    case .square(let filled):
      let box = Path(
        roundedRect: CGRect(origin: point(2, 2), size: CGSize(width: 12 * unit, height: 12 * unit)), cornerRadius: 2.5 * unit)
      return [Layer(path: box, lineWidth: filled ? nil : line)]
    case .diamond:
      var path = lines((8, 1.5), (14.5, 8), (8, 14.5), (1.5, 8))
      path.closeSubpath()
      return [Layer(path: path, lineWidth: line)]
    case .tray:
      return [
        Layer(path: lines((2, 9), (4, 3), (12, 3), (14, 9), (14, 13), (2, 13), (2, 9)), lineWidth: line),
        Layer(path: lines((2, 9), (5.4, 9), (6.4, 11), (9.6, 11), (10.6, 9), (14, 9)), lineWidth: line),
      ]
    }
  }
}
