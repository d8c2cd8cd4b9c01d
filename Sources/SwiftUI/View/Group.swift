/// Several views to which modifiers apply one by one.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PassThroughNode(view, content: \.content, in: context)
  }
}

/// A node that adds nothing to its one child.
final class PassThroughNode<V: View, Content: View>: _ViewNode<V> {
  private let content: @MainActor (V) -> Content
  private var node: _ViewNode<Content>?

  init(_ view: V, content: @escaping @MainActor (V) -> Content, in context: _NodeContext) {
    self.content = content
    super.init(view, in: context)
    node = Content._makeNode(content(view), in: context.below(self))
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    node?.update(content(view), in: environment)
  }
}
