/// Several views, one after the other.
nonisolated public struct TupleView<T>: View {
  public typealias Body = Never
  public var value: T
  let operations: TupleOperations<T>.Type

  nonisolated public init(_ value: T) {
    self.value = value
    operations = ReflectedOperations<T>.self
  }

  nonisolated init(_ value: T, operations: TupleOperations<T>.Type) {
    self.value = value
    self.operations = operations
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    TupleNode(view, in: context)
  }
}

/// What a tuple of views does to the nodes of its members.
@MainActor
class TupleOperations<T> {
  class func makeNodes(_ value: T, in context: _NodeContext) -> [_Node] { [] }
  class func update(_ nodes: [_Node], with value: T, in environment: EnvironmentValues) {}
  /// The members, for who shows each its own way.
  class func views(_ value: T) -> [AnyView] { [] }
}

/// The members are known by type.
final class PackOperations<each Content: View>: TupleOperations<(repeat each Content)> {
  override class func makeNodes(_ value: (repeat each Content), in context: _NodeContext) -> [_Node] {
    var nodes: [_Node] = []
    repeat nodes.append(make(each value, in: context))
    return nodes
  }

  override class func update(_ nodes: [_Node], with value: (repeat each Content), in environment: EnvironmentValues) {
    var index = 0
    repeat updateNext(&index, nodes, each value, environment)
  }

  override class func views(_ value: (repeat each Content)) -> [AnyView] {
    var views: [AnyView] = []
    repeat views.append(AnyView(each value))
    return views
  }

  private class func make<V: View>(_ view: V, in context: _NodeContext) -> _Node { V._makeNode(view, in: context) }

  private class func updateNext<V: View>(
    _ index: inout Int, _ nodes: [_Node], _ view: V, _ environment: EnvironmentValues
  ) {
    unsafeDowncast(nodes[index], to: _ViewNode<V>.self).update(view, in: environment)
    index += 1
  }
}

/// The members of a tuple that was written by hand are found by reflection.
final class ReflectedOperations<T>: TupleOperations<T> {
  override class func views(_ value: T) -> [AnyView] { views(in: value) }

  private class func views(in value: T) -> [AnyView] {
    Mirror(reflecting: value).children.compactMap { child in
      (child.value as? any View).map { AnyView($0) }
    }
  }

  override class func makeNodes(_ value: T, in context: _NodeContext) -> [_Node] {
    if let view = value as? any View { return [AnyView._makeNode(AnyView(view), in: context)] }
    return views(in: value).map { AnyView._makeNode($0, in: context) }
  }

  override class func update(_ nodes: [_Node], with value: T, in environment: EnvironmentValues) {
    let members = (value as? any View).map { [AnyView($0)] } ?? views(in: value)
    for (node, view) in zip(nodes, members) { (node as? _ViewNode<AnyView>)?.update(view, in: environment) }
  }
}

final class TupleNode<T>: _ViewNode<TupleView<T>> {
  private var nodes: [_Node] = []

  override init(_ view: TupleView<T>, in context: _NodeContext) {
    super.init(view, in: context)
    nodes = view.operations.makeNodes(view.value, in: context.below(self))
  }

  override var children: [_Node] { nodes }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    view.operations.update(nodes, with: view.value, in: environment)
  }
}
