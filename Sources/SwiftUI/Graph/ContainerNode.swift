import Adwaita

/// A node whose widget lays out what the nodes below show.
class ContainerNode<V: View>: _ViewNode<V>, ElementContainer {
  final let container: Container
  final var needsSync = false

  init(_ view: V, layout: any ContainerLayout, in context: _NodeContext) {
    container = Container(layout)
    super.init(view, in: context)
  }

  override func appendElements(to elements: inout [Element]) { elements.append(Element(container)) }

  override func elementsDidChange() { Scheduler.shared.sync(self) }

  final func syncIfAlive() {
    if isAlive { sync() }
  }

  /// What is laid out; by default, what the children show.
  func contentElements() -> [Element] {
    var result: [Element] = []
    for child in children { child.appendElements(to: &result) }
    return result
  }

  /// Hands the container what the nodes below show now.
  func sync() { lay(contentElements()) }

  final func lay(_ elements: [Element]) {
    for element in elements { element.widget.margins = element.margins }
    container.setChildren(elements.map(\.widget))
  }
}
