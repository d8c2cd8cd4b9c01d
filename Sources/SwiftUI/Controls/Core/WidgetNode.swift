import Adwaita

/// The node of a view that is one widget and nothing else.
class WidgetNode<V: View, W: Widget>: _ViewNode<V> {
  final let widget: W

  init(_ view: V, _ widget: W, in context: _NodeContext) {
    self.widget = widget
    super.init(view, in: context)
    configure()
  }

  override func appendElements(to elements: inout [Element]) { elements.append(Element(widget)) }
  override func apply(viewChanged: Bool, environmentChanged: Bool) { configure() }

  /// Brings the widget in line with the view and the environment; called for every change of either.
  func configure() { widget.isSensitive = environment.isEnabled }
}
