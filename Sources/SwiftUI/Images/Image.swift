import Adwaita

/// A symbol or a picture.
nonisolated public struct Image: View, Equatable, Sendable {
  public typealias Body = Never

  enum Source: Hashable, Sendable {
    case symbol(String)
    case file(String)
    case loaded(LoadedPicture)
  }
  let source: Source
  let label: String?
  var isDecorative = false
  var isResizable = false

  /// How much of a symbol's size is used.
  public enum Scale: Hashable, Sendable { case small, medium, large }
  /// Whether a picture is drawn in its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// How a picture fills a larger space.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  /// A symbol by its SF Symbols name, drawn with the nearest icon of the desktop's theme.
  public init(systemName: String) {
    source = .symbol(systemName)
    label = nil
  }

  /// A symbol whose strength varies; GTK draws it whole.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// A picture among an app's resources: a PNG, JPEG or SVG file with that name.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .file(Self.path(of: name, in: bundle))
    label = name
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .file(Self.path(of: name, in: bundle))
    self.label = label.plainText
  }

  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    isDecorative = true
  }

  init(_ picture: LoadedPicture) {
    source = .loaded(picture)
    label = nil
  }

  private static func path(of name: String, in bundle: Bundle?) -> String {
    for type in ["", "png", "svg", "jpg", "jpeg"] {
      if let path = (bundle ?? .main).path(forResource: name, ofType: type.isEmpty ? nil : type) { return path }
    }
    return name
  }

  /// The SF Symbols name, where it is a symbol.
  var symbolName: String? {
    if case .symbol(let name) = source { name } else { nil }
  }

  /// Lets the picture fill the space it is given.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    switch view.source {
    case .symbol: SymbolNode(view, in: context)
    case .file, .loaded: PictureNode(view, in: context)
    }
  }
}

private enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  /// How much of their size symbols use.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets how much of their size the symbols inside use.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

final class SymbolNode: _ViewNode<Image> {
  private let container = Container(FrameLayout(width: .fixed(16), height: .fixed(16)))

  override init(_ view: Image, in context: _NodeContext) {
    super.init(view, in: context)
    container.drawsBehind = { [weak self] canvas, width, height in self?.draw(on: canvas, width, height) }
    fit()
  }

  override func appendElements(to elements: inout [Element]) { elements.append(Element(container)) }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    fit()
    container.queueDraw()
  }

  private var name: String { view.symbolName ?? "" }

  /// The side of the symbol's square, in points.
  private var side: Double {
    let factor: Double =
      switch environment.imageScale {
      case .small: 0.8
      case .medium: 1
      case .large: 1.25
      }
    let size: Double =
      switch environment.font?.size {
      case .points(let points): points * 1.1
      case .style(let style): 16 * style.scale.size
      case nil: 16
      }
    return size * factor * environment.dynamicTypeSize.factor
  }

  private func fit() {
    let layout: FrameLayout
    if view.isResizable {
      layout = FrameLayout(width: .init(ideal: Int32(side)), height: .init(ideal: Int32(side)))
    } else {
      layout = FrameLayout(width: .fixed(Int32(side.rounded())), height: .fixed(Int32(side.rounded())))
    }
    if let current = container.layout as? FrameLayout, current != layout { container.layout = layout }
    container.expandsHorizontally = view.isResizable
    container.expandsVertically = view.isResizable
    container.setClass("fs-redacted", environment.redactionReasons.contains(.placeholder))
  }

  private func draw(on canvas: Canvas, _ width: Double, _ height: Double) {
    guard !environment.redactionReasons.contains(.placeholder) else { return }
    var color = container.styleColor
    if let style = environment.foregroundStyle {
      switch style._resolve(in: environment).paint {
      case .hierarchical(let level): color.alpha *= [1, 0.55, 0.35, 0.2][min(level, 3)]
      case .color(let own): color = own
      case .gradient(let stops, _, _): color = stops.first?.color ?? color
      }
    }
    let side = min(width, height)
    let (x, y) = ((width - side) / 2, (height - side) / 2)
    switch SymbolCatalogue.symbol(for: name) {
    case .drawing(let drawing):
      for layer in drawing.layers(in: CGRect(x: x, y: y, width: side, height: side)) {
        canvas.draw(layer.path.elements.map(\.step), color: layer.isCutOut ? canvasColor : color, lineWidth: layer.lineWidth)
      }
    case .icon(let icon):
      canvas.drawIcon(icon, x: x, y: y, size: side, color: color, scale: container.scaleFactor)
    }
  }

  /// What shows through the holes of a filled symbol.
  private var canvasColor: RGBA { RGBA(red: 1, green: 1, blue: 1) }
}

final class PictureNode: _ViewNode<Image> {
  private let picture = Picture()

  override init(_ view: Image, in context: _NodeContext) {
    super.init(view, in: context)
    show()
  }

  override func appendElements(to elements: inout [Element]) { elements.append(Element(picture)) }
  override func apply(viewChanged: Bool, environmentChanged: Bool) { show() }

  private func show() {
    switch view.source {
    case .file(let path) where !picture.load(path):
      Diagnostics.warnOnce("The picture \"\(path)\" could not be read. Add it to the target's resources as PNG, JPEG or SVG.")
    case .loaded(let loaded): picture.show(loaded.texture)
    default: break
    }
    picture.canShrink = view.isResizable
    picture.alternativeText = view.isDecorative ? nil : view.label
    picture.expandsHorizontally = view.isResizable
    picture.expandsVertically = view.isResizable
  }
}
