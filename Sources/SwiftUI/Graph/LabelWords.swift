import Adwaita

/// The words and the symbol of a label, for a place that shows a label its own way: a tab, a dialog's button.
@MainActor
struct LabelWords: Equatable {
  var text = ""
  var symbol: String?

  /// Reads what texts and images below a node say.
  init(of node: _Node) {
    var texts: [String] = []
    collect(node, into: &texts)
    text = texts.joined(separator: " ")
  }

  private mutating func collect(_ node: _Node, into texts: inout [String]) {
    if let node = node as? _ViewNode<Text> {
      texts.append(node.view.plainText)
    } else if let node = node as? _ViewNode<Image> {
      symbol = symbol ?? node.view.symbolName
    } else {
      for child in node.children { collect(child, into: &texts) }
    }
  }
}

/// A view that has a place in the graph and none on the screen: what it says is shown by others.
final class UnseenRoot<Content: View>: _Node, ElementContainer {
  var needsSync = false
  var onChange: (@MainActor () -> Void)?
  private var node: _ViewNode<Content>?

  init(_ content: Content, environment: EnvironmentValues, parent: _Node) {
    super.init(in: _NodeContext(parent: parent, environment: environment))
    node = Content._makeNode(content, in: context)
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }
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
    if isAlive { onChange?() }
  }
}
