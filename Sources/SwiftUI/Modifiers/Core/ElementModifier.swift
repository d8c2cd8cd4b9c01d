import Adwaita

/// A modifier that changes how the widgets of a view are shown or laid out, one by one.
@MainActor @preconcurrency
protocol ElementModifier: ViewModifier where Body == Never {
  /// Changes an element on its way to its container. Called again whenever the modifier or the element changes.
  func change(_ element: inout Element, in environment: EnvironmentValues)
}

extension ElementModifier {
  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    ElementModifierNode(view, in: context)
  }
}

final class ElementModifierNode<Base: View, Modifier: ElementModifier>: _ViewNode<ModifiedContent<Base, Modifier>> {
  private var node: _ViewNode<Base>?
  private var applied: Modifier
  private let modifierLayout = PropertyLayout.of(Modifier.self)

  override init(_ view: ModifiedContent<Base, Modifier>, in context: _NodeContext) {
    applied = view.modifier
    super.init(view, in: context)
    node = Base._makeNode(view.content, in: context.below(self))
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }

  override func appendElements(to elements: inout [Element]) {
    let first = elements.count
    node?.appendElements(to: &elements)
    for index in first..<elements.count { view.modifier.change(&elements[index], in: environment) }
  }

  override func decorate(_ elements: inout [Element]) {
    for index in elements.indices { view.modifier.change(&elements[index], in: environment) }
  }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    node?.update(view.content, in: environment)
    if environmentChanged || !modifierLayout.areEqual(applied, view.modifier) {
      applied = view.modifier
      elementsDidChange()
    }
  }
}
