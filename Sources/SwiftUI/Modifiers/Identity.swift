import Adwaita

/// The id that `id(_:)` gave a view.
enum IDTrait: TraitKey { typealias Value = AnyHashable }

extension View {
  /// Binds the view's identity to a value: another value is another view, which starts afresh.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityModifier(id: id)) }

  /// Updates the view only when it is no longer equal to what it was.
  nonisolated public func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }
}

nonisolated struct IdentityModifier<ID: Hashable>: ViewModifier {
  typealias Body = Never
  let id: ID

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    IdentityNode(view, in: context)
  }
}

final class IdentityNode<Base: View, ID: Hashable>: _ViewNode<ModifiedContent<Base, IdentityModifier<ID>>>, IdentifyingNode {
  private var node: _ViewNode<Base>?
  private var id: ID

  override init(_ view: ModifiedContent<Base, IdentityModifier<ID>>, in context: _NodeContext) {
    id = view.modifier.id
    super.init(view, in: context)
    node = Base._makeNode(view.content, in: context.below(self))
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }

  override func appendElements(to elements: inout [Element]) {
    let first = elements.count
    node?.appendElements(to: &elements)
    for index in first..<elements.count where elements[index].traits[IDTrait.self] == nil {
      elements[index].traits[IDTrait.self] = AnyHashable(id)
    }
  }

  func child<Other: Hashable>(withID other: Other) -> _Node? { AnyHashable(id) == AnyHashable(other) ? self : nil }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    guard view.modifier.id != id else {
      node?.update(view.content, in: environment)
      return
    }
    id = view.modifier.id
    let old = node
    node = Base._makeNode(view.content, in: context)
    old?.remove()
    elementsDidChange()
  }
}

/// A view that is compared by its own equality before it is updated.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  public typealias Body = Never
  public var content: Content
  public init(content: Content) { self.content = content }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    EquatableNode(view, in: context)
  }
}

final class EquatableNode<Content: View & Equatable>: _ViewNode<EquatableView<Content>> {
  private var node: _ViewNode<Content>?
  private var shown: Content

  override init(_ view: EquatableView<Content>, in context: _NodeContext) {
    shown = view.content
    super.init(view, in: context)
    node = Content._makeNode(view.content, in: context.below(self))
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    let isEqual = shown == view.content
    if !isEqual { shown = view.content }
    node?.update(isEqual ? shown : view.content, in: environment)
  }
}
