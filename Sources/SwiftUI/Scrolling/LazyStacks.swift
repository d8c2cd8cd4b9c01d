import Adwaita

/// Views from top to bottom, made as they come near the part that is seen.
nonisolated public struct LazyVStack<Content: View>: View {
  public typealias Body = Never
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LazyContainerNode(view, in: context)
  }
}

/// Views from the leading to the trailing side, made as they come near the part that is seen.
nonisolated public struct LazyHStack<Content: View>: View {
  public typealias Body = Never
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LazyContainerNode(view, in: context)
  }
}

/// What lazy stacks and grids tell their node.
@MainActor
protocol LazyContainerView: View {
  associatedtype Content: View
  var content: Content { get }
  var axis: Axis { get }
  /// Whether the views stand in columns and so take all the width, or the height, there is.
  var isGrid: Bool { get }
  func layout(of elements: [Element]) -> any ContainerLayout
}

extension LazyVStack: LazyContainerView {
  var axis: Axis { .vertical }
  var isGrid: Bool { false }
  @MainActor func layout(of elements: [Element]) -> any ContainerLayout {
    StackLayout(axis: .vertical, spacing: spacing.map { Int32($0.rounded()) } ?? 8, alignment: alignment.position)
  }
}

extension LazyHStack: LazyContainerView {
  var axis: Axis { .horizontal }
  var isGrid: Bool { false }
  @MainActor func layout(of elements: [Element]) -> any ContainerLayout {
    StackLayout(axis: .horizontal, spacing: spacing.map { Int32($0.rounded()) } ?? 8, alignment: alignment.position)
  }
}

/// Something inside a lazy container that can make more of its views.
@MainActor
protocol GrowingNode: _Node {
  /// Makes up to so many views more; how many it has made.
  func grow(by count: Int) -> Int
}

/// A node in which a `ForEach` makes its views a page at a time.
@MainActor
protocol LazyContainer: ElementContainer {
  func add(_ node: any GrowingNode)
}

/// A stack or a grid that makes more views when its end comes near the part that is seen. What is made, stays.
final class LazyContainerNode<V: LazyContainerView>: ContainerNode<V>, LazyContainer {
  private var node: _ViewNode<V.Content>?
  private struct Grower {
    weak var node: (any GrowingNode)?
  }
  private var growers: [Grower] = []
  private weak var scroller: ScrolledWindow?
  private var isWaiting = false

  /// How many views are made at a time.
  private static var page: Int { 40 }

  init(_ view: V, in context: _NodeContext) {
    super.init(view, layout: StackLayout(axis: view.axis == .vertical ? .vertical : .horizontal, spacing: 8, alignment: 0.5), in: context)
    if view.isGrid { container.setExpansion(horizontal: view.axis == .vertical, vertical: view.axis == .horizontal) }
    node = V.Content._makeNode(view.content, in: context.below(self))
    scroller = (ancestor { $0 is any ScrollingNode } as? any ScrollingNode)?.scroller
    watch()
    sync()
    growSoon()
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }

  func add(_ node: any GrowingNode) {
    growers.removeAll { $0.node?.isAlive != true }
    growers.append(Grower(node: node))
  }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    node?.update(view.content, in: environment)
    if viewChanged { Scheduler.shared.sync(self) }
  }

  override func sync() {
    let elements = contentElements()
    for element in elements { adapt(element) }
    container.layout = view.layout(of: elements)
    lay(elements)
    growSoon()
  }

  private func adapt(_ element: Element) {
    if case .divider = element.role {
      (element.widget as? Separator)?.axis = view.axis == .vertical ? .horizontal : .vertical
    }
  }

  private func watch() {
    guard let scroller else { return }
    let adjustment = view.axis == .vertical ? scroller.vertical : scroller.horizontal
    adjustment.onValueChange { [weak self] in self?.growSoon() }
    adjustment.onRangeChange { [weak self] in self?.growSoon() }
  }

  /// Looks, once the next frame has been laid out, whether more is needed.
  private func growSoon() {
    guard !isWaiting, isAlive else { return }
    isWaiting = true
    Scheduler.shared.afterUpdate { [weak self] in
      guard let self else { return }
      let look: @MainActor () -> Void = { [weak self] in
        self?.isWaiting = false
        self?.growIfNeeded()
      }
      if !container.onNextFrame(look) { look() }
    }
  }

  private func growIfNeeded() {
    guard isAlive, needsMore else { return }
    var left = Self.page
    for grower in growers where left > 0 { left -= grower.node?.grow(by: left) ?? 0 }
    if left < Self.page { Scheduler.shared.sync(self) }
  }

  /// Whether the end is less than a page away from what is seen.
  private var needsMore: Bool {
    guard let scroller else { return true }
    let isVertical = view.axis == .vertical
    let (extent, page) =
      isVertical ? (container.size.height, scroller.size.height) : (container.size.width, scroller.size.width)
    // Where the end stands in all that is scrolled: that does not wait for a layout when the position changes.
    guard extent > 0, page > 0, let all = scroller.child,
      let end = container.convert(Double(container.size.width), Double(container.size.height), to: all)
    else { return false }
    return (isVertical ? end.y - scroller.vertical.value : end.x - scroller.horizontal.value) < Double(2 * page)
  }
}
