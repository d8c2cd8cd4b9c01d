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
      let inner = elements[index]
      let container = containers[inner.widget.identity] ?? make()
      kept[inner.widget.identity] = container
      inner.widget.margins = inner.margins
      container.setChildren([inner.widget])
      elements[index] = Element(container)
      elements[index].traits = inner.traits
    }
    containers = kept
  }

  private func make() -> Container {
    let container = Container(OverlayLayout(primary: 0))
    view.modifier.configure(container, in: environment)
    return container
  }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    for container in containers.values { view.modifier.configure(container, in: environment) }
    node?.update(view.content, in: environment)
  }
}
