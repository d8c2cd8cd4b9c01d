/// A view with nothing in it.
nonisolated public struct EmptyView: View, Sendable {
  public typealias Body = Never
  nonisolated public init() {}

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    _ViewNode(view, in: context)
  }
}
