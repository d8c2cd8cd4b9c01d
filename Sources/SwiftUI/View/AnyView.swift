/// A view of any type. A change of the type inside is a change of identity.
nonisolated public struct AnyView: View {
  public typealias Body = Never
  let box: AnyViewBox

  nonisolated public init<V: View>(_ view: V) {
    box = (view as? AnyView)?.box ?? TypedViewBox(view)
  }

  nonisolated public init<V: View>(erasing view: V) { self.init(view) }

  nonisolated public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    AnyViewNode(view, in: context)
  }
}

/// A view whose type is forgotten by whoever holds it.
class AnyViewBox {
  @MainActor func makeNode(in context: _NodeContext) -> _Node { preconditionFailure("abstract") }
  /// Hands the view to a node of the same type; `false` where the types differ.
  @MainActor func update(_ node: _Node, in environment: EnvironmentValues) -> Bool { false }
}

final class TypedViewBox<V: View>: AnyViewBox {
  private let view: V
  init(_ view: V) { self.view = view }

  @MainActor override func makeNode(in context: _NodeContext) -> _Node { V._makeNode(view, in: context) }

  @MainActor override func update(_ node: _Node, in environment: EnvironmentValues) -> Bool {
    guard let node = node as? _ViewNode<V> else { return false }
    node.update(view, in: environment)
    return true
  }
}

final class AnyViewNode: _ViewNode<AnyView> {
  private var node: _Node?

  override init(_ view: AnyView, in context: _NodeContext) {
    super.init(view, in: context)
    node = view.box.makeNode(in: context.below(self))
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    if let node, view.box.update(node, in: environment) { return }
    let old = node
    node = view.box.makeNode(in: context)
    old?.remove()
    elementsDidChange()
  }
}
