import Adwaita

/// Something to press.
nonisolated public struct Button<Label: View>: View {
  public typealias Body = Never
  let action: @MainActor () -> Void
  let label: Label

  nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { ButtonNode(view, in: context) }
}

extension Button where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

final class ButtonNode<Label: View>: ContainerNode<Button<Label>> {
  private let button = Adwaita.Button()
  private var node: _ViewNode<Label>?

  init(_ view: Button<Label>, in context: _NodeContext) {
    super.init(view, layout: StackLayout(axis: .horizontal, spacing: 6, alignment: 0.5), in: context)
    node = Label._makeNode(view.label, in: context.below(self))
    sync()
    button.child = container
    button.onPress = { [weak self] in self?.view.action() }
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }
  override func appendElements(to elements: inout [Element]) { elements.append(Element(button)) }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    node?.update(view.label, in: environment)
  }
}
