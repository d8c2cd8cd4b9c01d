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

  final func lay(_ elements: [Element]) { container.lay(elements) }
}

extension Container {
  /// Makes the children what some elements show; what an animated change brings fades in.
  func lay(_ elements: [Element]) {
    for element in elements { element.widget.margins = element.margins }
    guard let animation = TransactionScope.pending?.animation, !children.isEmpty else {
      setChildren(elements.map(\.widget))
      return
    }
    let known = Set(children.map(\.identity))
    setChildren(elements.map(\.widget))
    for element in elements where !known.contains(element.widget.identity) {
      if element.traits[TransitionTrait.self]?.isVisible ?? true { element.widget.fadeIn(over: animation.milliseconds) }
    }
  }
}
