import Adwaita

/// A modifier that puts every widget of a view into a container of its own.
@MainActor @preconcurrency
protocol WrappingModifier: ViewModifier where Body == Never {
  /// Lays out and draws a container. Called again whenever the modifier or the environment changes.
  func configure(_ container: Container, in environment: EnvironmentValues)
}

extension WrappingModifier {
  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    WrappingNode(view, in: context)
  }
}

final class WrappingNode<Base: View, Modifier: WrappingModifier>: _ViewNode<ModifiedContent<Base, Modifier>> {
  private var node: _ViewNode<Base>?
  private var containers: [UnsafeRawPointer: Container] = [:]
  /// Those around the rows of a list.
  private var rowContainers: [UnsafeRawPointer: Container] = [:]

  override init(_ view: ModifiedContent<Base, Modifier>, in context: _NodeContext) {
    super.init(view, in: context)
    node = Base._makeNode(view.content, in: context.below(self))
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }

  override func appendElements(to elements: inout [Element]) {
    let first = elements.count
    node?.appendElements(to: &elements)
    var kept: [UnsafeRawPointer: Container] = [:]
    for index in first..<elements.count {
      if case .rows = elements[index].role { continue }
      let identity = elements[index].widget.identity
      kept[identity] = containers[identity] ?? make()
      if let container = kept[identity] { wrap(&elements[index], in: container) }
    }
    containers = kept
  }

  private func wrap(_ element: inout Element, in container: Container) {
    element.widget.margins = element.margins
    container.setChildren([element.widget])
    let traits = element.traits
    element = Element(container)
    element.traits = traits
  }

  override func decorate(_ elements: inout [Element]) {
    // What once was around a row's widget is forgotten with it.
    if rowContainers.count > 512 { rowContainers = rowContainers.filter { !$0.value.children.isEmpty && $0.value.hasParent } }
    for index in elements.indices {
      let identity = elements[index].widget.identity
      let container = rowContainers[identity] ?? make()
      rowContainers[identity] = container
      wrap(&elements[index], in: container)
    }
  }

  private func make() -> Container {
    let container = Container(OverlayLayout(primary: 0))
    view.modifier.configure(container, in: environment)
    return container
  }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    for container in [containers, rowContainers].flatMap(\.values) { view.modifier.configure(container, in: environment) }
    node?.update(view.content, in: environment)
  }
}
