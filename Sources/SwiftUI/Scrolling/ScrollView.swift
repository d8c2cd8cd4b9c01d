import Adwaita

/// A view through which a part of something larger is seen.
nonisolated public struct ScrollView<Content: View>: View {
  public typealias Body = Never
  public var content: Content
  /// The directions in which the content may be larger than the view.
  public var axes: Axis.Set
  public var showsIndicators: Bool

  nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ScrollViewNode(view, in: context)
  }
}

/// Whether scroll bars are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let isVisible: Bool
  public static var automatic: Self { Self(isVisible: true) }
  public static var visible: Self { Self(isVisible: true) }
  public static var hidden: Self { Self(isVisible: false) }
  public static var never: Self { Self(isVisible: false) }
}

private enum ShowsScrollBarsKey: EnvironmentKey {
  static let defaultValue = true
}

private enum IsScrollEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  var showsScrollBars: Bool {
    get { self[ShowsScrollBarsKey.self] }
    set { self[ShowsScrollBarsKey.self] = newValue }
  }

  /// Whether views that scroll do so.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }
}

extension View {
  /// Decides whether the scroll bars in this view are shown.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(KeyPathEnvironmentModifier(path: \.showsScrollBars, value: visibility.isVisible))
  }

  /// Decides whether the views in this view scroll.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(KeyPathEnvironmentModifier(path: \.isScrollEnabled, value: !disabled))
  }
}

/// A node that scrolls what stands in it.
@MainActor
protocol ScrollingNode: _Node {
  var scroller: ScrolledWindow { get }
}

final class ScrollViewNode<Content: View>: ContainerNode<ScrollView<Content>>, ScrollingNode, RefreshingNode {
  let scroller = ScrolledWindow()
  let refresher: Refresher
  private var node: _ViewNode<Content>?

  init(_ view: ScrollView<Content>, in context: _NodeContext) {
    refresher = Refresher(scroller)
    super.init(view, layout: StackLayout(axis: .vertical, spacing: 8, alignment: 0.5), in: context)
    scroller.child = container
    configure()
    node = Content._makeNode(view.content, in: context.below(self))
    sync()
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }
  override func appendElements(to elements: inout [Element]) { elements.append(Element(refresher.container)) }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    configure()
    node?.update(view.content, in: environment)
  }

  private func configure() {
    let isEnabled = environment.isScrollEnabled
    scroller.setScrolling(
      horizontally: isEnabled && view.axes.contains(.horizontal), vertically: isEnabled && view.axes.contains(.vertical),
      showsBars: view.showsIndicators && environment.showsScrollBars)
    let isVertical = view.axes != .horizontal
    let layout = StackLayout(axis: isVertical ? .vertical : .horizontal, spacing: 8, alignment: 0.5)
    if let current = container.layout as? StackLayout, current.axis != layout.axis { container.layout = layout }
    scroller.propagateNaturalSize(width: isVertical, height: !isVertical)
    scroller.expandsHorizontally = true
    scroller.expandsVertically = isVertical
    refresher.action = environment.refresh
  }

  override func willRemove() { refresher.cancel() }
}
