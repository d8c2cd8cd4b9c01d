import Adwaita

/// A button that opens an address.
nonisolated public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor public var body: some View {
    LinkButtonControl(address: destination.absoluteString, label: label) { openURL(destination) }
  }
}

extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

nonisolated struct LinkButtonControl<Label: View>: View {
  typealias Body = Never
  let address: String
  let label: Label
  let action: @MainActor () -> Void

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LinkControlNode(view, in: context)
  }
}

final class LinkControlNode<Label: View>: ContainerNode<LinkButtonControl<Label>> {
  private let link = LinkControl()
  private var label: _ViewNode<Label>?
  private let names = AccessibleLabels()

  init(_ view: LinkButtonControl<Label>, in context: _NodeContext) {
    super.init(view, layout: StackLayout(axis: .horizontal, spacing: 6, alignment: 0.5), in: context)
    label = Label._makeNode(view.label, in: context.below(self))
    sync()
    link.child = container
    link.onPress = { [weak self] in self?.view.action() }
    configure()
  }

  override var children: [_Node] { label.map { [$0] } ?? [] }

  override func appendElements(to elements: inout [Element]) {
    var element = Element(link)
    if environment.isInMenu {
      element.traits[MenuEntryTrait.self] = MenuItem.named(by: container, isEnabled: environment.isEnabled) { [weak self] in
        self?.view.action()
      }
    }
    elements.append(element)
  }

  override func sync() {
    let elements = contentElements()
    lay(elements)
    names.set(elements, for: [link])
  }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    label?.update(view.label, in: environment)
    configure()
  }

  private func configure() {
    link.isSensitive = environment.isEnabled
    link.address = view.address
    Tint.apply(environment, to: link)
  }
}
