import Adwaita

extension View {
  /// Draws a view behind this one, as large as this one.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: false))
  }

  /// Draws a view behind this one, as large as this one.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: background, alignment: alignment, isInFront: false))
  }

  /// Fills the space behind the view.
  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(FillModifier(style: style, shape: Rectangle()))
  }

  /// Fills the space behind the view with the window's colour.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(FillModifier(style: BackgroundStyle(), shape: Rectangle()))
  }

  /// Fills a shape behind the view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(FillModifier(style: style, shape: shape))
  }

  /// Fills a shape behind the view with the window's colour.
  nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    modifier(FillModifier(style: BackgroundStyle(), shape: shape))
  }

  /// Draws a view in front of this one, as large as this one.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: true))
  }

  /// Draws a view in front of this one, as large as this one.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(LayerModifier(layer: overlay, alignment: alignment, isInFront: true))
  }

  /// Fills the space in front of the view.
  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(FillModifier(style: style, shape: Rectangle(), isInFront: true))
  }

  /// Fills a shape in front of the view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(FillModifier(style: style, shape: shape, isInFront: true))
  }

  /// Draws a line along the view's edges, inside them.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(FillModifier(style: content, shape: Rectangle().inset(by: width / 2), isInFront: true, lineWidth: width))
  }
}

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

nonisolated struct FillModifier<Style: ShapeStyle, S: Shape>: WrappingModifier {
  let style: Style
  let shape: S
  var isInFront = false
  var lineWidth: CGFloat?

  @MainActor func configure(_ container: Container, in environment: EnvironmentValues) {
    let draw: @MainActor (Canvas, Double, Double) -> Void = { [style, shape, lineWidth] canvas, width, height in
      let path = shape.path(in: CGRect(x: 0, y: 0, width: width, height: height))
      canvas.paint(path, with: style, lineWidth: lineWidth.map(Double.init), in: environment)
    }
    if isInFront { container.drawsInFront = draw } else { container.drawsBehind = draw }
  }
}

/// Another view behind or in front of a view.
nonisolated struct LayerModifier<Layer: View>: ViewModifier {
  typealias Body = Never
  let layer: Layer
  let alignment: Alignment
  let isInFront: Bool

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    LayerNode(view, in: context)
  }
}

final class LayerNode<Base: View, Layer: View>: ContainerNode<ModifiedContent<Base, LayerModifier<Layer>>> {
  private var base: _ViewNode<Base>?
  private var layerNode: _ViewNode<Layer>?
  /// Holds the view together where it is several.
  private var group: Container?

  init(_ view: ModifiedContent<Base, LayerModifier<Layer>>, in context: _NodeContext) {
    super.init(view, layout: OverlayLayout(primary: 0), in: context)
    base = Base._makeNode(view.content, in: context.below(self))
    layerNode = Layer._makeNode(view.modifier.layer, in: context.below(self))
    sync()
  }

  override var children: [_Node] { [base as _Node?, layerNode].compactMap { $0 } }

  override func appendElements(to elements: inout [Element]) {
    var element = Element(container)
    // What was said of the view is said of the view with its layer.
    if let inner = base?.elements.first { element.traits = inner.traits }
    elements.append(element)
  }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    base?.update(view.content, in: environment)
    layerNode?.update(view.modifier.layer, in: environment)
    if viewChanged { Scheduler.shared.sync(self) }
  }

  override func sync() {
    let content = base?.elements ?? []
    let layers = layerNode?.elements ?? []
    var primary: Element
    if content.count == 1 {
      primary = content[0]
      group = nil
    } else {
      let container = group ?? Container(StackLayout(axis: .vertical, spacing: 8, alignment: 0.5))
      group = container
      for element in content { element.widget.margins = element.margins }
      container.setChildren(content.map(\.widget))
      primary = Element(container)
    }
    primary.widget.margins = primary.margins
    let alignment = view.modifier.alignment
    container.layout = OverlayLayout(
      primary: view.modifier.isInFront ? 0 : layers.count, horizontal: alignment.horizontal.position,
      vertical: alignment.vertical.position)
    lay(view.modifier.isInFront ? [primary] + layers : layers + [primary])
  }
}
