import Adwaita

/// The top of a view graph: one view, and the container that fills a window, a sheet or a row with it.
final class RootNode<Content: View>: _Node, ElementContainer {
  let container: Container
  var needsSync = false
  private var node: _ViewNode<Content>?

  /// - Parameter parent: The node whose environment the content takes over and goes on following, if any.
  init(_ content: Content, environment: EnvironmentValues, parent: _Node? = nil) {
    container = Container(StackLayout(axis: .vertical, spacing: 8, alignment: 0.5))
    super.init(in: _NodeContext(parent: parent, environment: environment))
    node = Content._makeNode(content, in: context)
    syncIfAlive()
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }
  override func appendElements(to elements: inout [Element]) {}
  override func elementsDidChange() { Scheduler.shared.sync(self) }

  func update(_ content: Content, in environment: EnvironmentValues) {
    self.environment = environment
    node?.update(content, in: environment)
  }

  override func setEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    node?.setEnvironment(environment)
  }

  func syncIfAlive() {
    guard isAlive else { return }
    var elements: [Element] = []
    node?.appendElements(to: &elements)
    // One view is centred in the space there is; several stand below each other.
    container.layout =
      elements.count == 1
      ? OverlayLayout() as any ContainerLayout : StackLayout(axis: .vertical, spacing: 8, alignment: 0.5)
    container.lay(elements)
  }
}
