import Adwaita

/// Views from top to bottom.
nonisolated public struct VStack<Content: View>: View {
  public typealias Body = Never
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    StackNode(view, axis: .vertical, in: context)
  }
}

/// Views from the leading to the trailing side.
nonisolated public struct HStack<Content: View>: View {
  public typealias Body = Never
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    StackNode(view, axis: .horizontal, in: context)
  }
}

/// Views on top of each other, the last in front.
nonisolated public struct ZStack<Content: View>: View {
  public typealias Body = Never
  let alignment: Alignment
  let content: Content

  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    OverlayStackNode(view, in: context)
  }
}

/// What both stacks tell their node.
@MainActor
protocol StackView: View {
  associatedtype Content: View
  var content: Content { get }
  var spacing: CGFloat? { get }
  var position: UnitPosition { get }
}

extension VStack: StackView {
  var position: UnitPosition { alignment.position }
}

extension HStack: StackView {
  var position: UnitPosition { alignment.position }
}

final class StackNode<V: StackView>: ContainerNode<V> {
  private let axis: Adwaita.Axis
  private var node: _ViewNode<V.Content>?

  /// The space between neighbours where none is asked for, in points.
  private static var defaultSpacing: Int32 { 8 }

  init(_ view: V, axis: Adwaita.Axis, in context: _NodeContext) {
    self.axis = axis
    super.init(view, layout: StackLayout(axis: axis, spacing: 0, alignment: 0.5), in: context)
    node = V.Content._makeNode(view.content, in: context.below(self))
    sync()
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    node?.update(view.content, in: environment)
    if viewChanged { Scheduler.shared.sync(self) }
  }

  override func sync() {
    let elements = contentElements()
    var priorities: [UnsafeRawPointer: Double] = [:]
    for element in elements {
      switch element.role {
      case .view, .rows: break
      case .spacer(let minimum):
        let length = Int(minimum ?? Self.defaultSpacing)
        element.widget.expandsHorizontally = axis == .horizontal
        element.widget.expandsVertically = axis == .vertical
        element.widget.requestSize(
          width: axis == .horizontal ? length : nil, height: axis == .vertical ? length : nil)
        // Views are given what they wish for before a spacer grows.
        priorities[element.widget.identity] = -1
      case .divider:
        (element.widget as? Separator)?.axis = axis == .horizontal ? .vertical : .horizontal
      }
      if let priority = element.traits[LayoutPriorityTrait.self] { priorities[element.widget.identity] = priority }
    }
    let layout = StackLayout(
      axis: axis, spacing: view.spacing.map { Int32($0.rounded()) } ?? Self.defaultSpacing, alignment: view.position,
      priorities: priorities)
    if let current = container.layout as? StackLayout, current != layout { container.layout = layout }
    lay(elements)
  }
}

final class OverlayStackNode<Content: View>: ContainerNode<ZStack<Content>> {
  private var node: _ViewNode<Content>?

  init(_ view: ZStack<Content>, in context: _NodeContext) {
    super.init(
      view, layout: OverlayLayout(horizontal: view.alignment.horizontal.position, vertical: view.alignment.vertical.position),
      in: context)
    node = Content._makeNode(view.content, in: context.below(self))
    sync()
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    node?.update(view.content, in: environment)
    let layout = OverlayLayout(
      horizontal: view.alignment.horizontal.position, vertical: view.alignment.vertical.position)
    if let current = container.layout as? OverlayLayout, current != layout { container.layout = layout }
  }

  override func contentElements() -> [Element] {
    let elements = super.contentElements()
    guard elements.contains(where: { $0.traits[ZIndexTrait.self] != nil }) else { return elements }
    return elements.enumerated().sorted { left, right in
      let (first, second) = (left.element.traits[ZIndexTrait.self] ?? 0, right.element.traits[ZIndexTrait.self] ?? 0)
      return first == second ? left.offset < right.offset : first < second
    }.map(\.element)
  }
}
