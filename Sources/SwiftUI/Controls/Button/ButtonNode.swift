import Adwaita

final class ButtonNode<Label: View>: ContainerNode<Button<Label>> {
  private let button = Adwaita.Button()
  private let shortcut = ShortcutHolder()
  private var content = Content.none
  private var look: ButtonLook?
  private let names = AccessibleLabels()

  /// What stands inside the button, or in its place.
  private enum Content {
    case none
    case plain(_ViewNode<Label>)
    case styled(_ViewNode<AnyView>)
    case replaced(_ViewNode<AnyView>)

    var node: _Node? {
      switch self {
      case .none: nil
      case .plain(let node): node
      case .styled(let node), .replaced(let node): node
      }
    }
  }

  init(_ view: Button<Label>, in context: _NodeContext) {
    super.init(view, layout: StackLayout(axis: .horizontal, spacing: 6, alignment: 0.5), in: context)
    makeContent()
    button.child = container
    button.onPress = { [weak self] in self?.view.action() }
    button.onStateChange { [weak self] in self?.pressDidChange() }
    configure()
    sync()
  }

  override var children: [_Node] { content.node.map { [$0] } ?? [] }

  override func appendElements(to elements: inout [Element]) {
    if case .replaced(let node) = content { node.appendElements(to: &elements) } else { elements.append(element) }
  }

  private var element: Element {
    var element = Element(button)
    if environment.isInMenu {
      element.traits[MenuEntryTrait.self] = MenuItem.named(by: container, isEnabled: environment.isEnabled) { [weak self] in
        self?.view.action()
      }
    }
    return element
  }

  override func elementsDidChange() {
    if case .replaced = content { parent?.elementsDidChange() } else { super.elementsDidChange() }
  }

  override func sync() {
    let elements = contentElements()
    lay(elements)
    ButtonPadding.place(container, elements: elements, in: environment)
    names.set(elements, for: [button])
    classify(elements)
  }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    switch (environment.buttonAppearance, content) {
    case (.native, .plain(let node)): node.update(view.label, in: environment)
    case (.styled(let style), .styled(let node)):
      if viewChanged || environmentChanged { node.update(style.body(configuration()), in: environment) }
    case (.replaced(let style), .replaced(let node)):
      node.update(style.body(primitiveConfiguration()), in: environment)
    default:
      let old = content.node
      makeContent()
      old?.remove()
      elementsDidChange()
      parent?.elementsDidChange()
    }
    configure()
  }

  private func makeContent() {
    let context = context
    content =
      switch environment.buttonAppearance {
      case .native: .plain(Label._makeNode(view.label, in: context))
      case .styled(let style): .styled(AnyView._makeNode(style.body(configuration()), in: context))
      case .replaced(let style): .replaced(AnyView._makeNode(style.body(primitiveConfiguration()), in: context))
      }
  }

  private func configuration() -> ButtonStyleConfiguration {
    ButtonStyleConfiguration(
      role: view.role, label: ButtonStyleConfiguration.Label(content: AnyView(view.label)),
      isPressed: button.isHeldDown)
  }

  private func primitiveConfiguration() -> PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(
      role: view.role, label: PrimitiveButtonStyleConfiguration.Label(content: AnyView(view.label)),
      action: { [weak self] in
        guard let self, environment.isEnabled else { return }
        view.action()
      })
  }

  private var wasPressed = false
  private func pressDidChange() {
    guard case .styled(let node) = content, case .styled(let style) = environment.buttonAppearance,
      button.isHeldDown != wasPressed
    else { return }
    wasPressed = button.isHeldDown
    node.update(style.body(configuration()), in: environment)
  }

  private func configure() {
    button.isSensitive = environment.isEnabled
    environment.controlSize.apply(to: button)
    shortcut.set(environment.keyboardShortcut, on: button)
    if environment.keyboardShortcut == .cancelAction {
      environment.sheet?.cancel = { [weak self] in
        guard let self, isAlive, environment.isEnabled else { return }
        view.action()
      }
    }
    let isDefault = environment.keyboardShortcut == .defaultAction
    var look = ButtonLook.plain
    if case .native(let chosen) = environment.buttonAppearance {
      look = chosen == .automatic ? environment.automaticButtonLook : chosen
      if look == .bordered, isDefault { look = .prominent }
    }
    let isDestructive = view.role == .destructive
    let isFramed = look == .bordered || look == .prominent
    button.setClass("plain-button", look == .plain)
    button.setClass("link-button", look == .link)
    button.setClass("flat", look == .borderless || look == .link || look == .flat)
    button.setClass("borderless-button", look == .borderless)
    button.setClass("suggested-action", look == .prominent && !isDestructive)
    button.setClass("destructive-action", isFramed && isDestructive)
    button.setClass("destructive-text", !isFramed && isDestructive)
    button.setClass("tinted-button", look == .bordered && environment.tint != nil && !isDestructive)
    Tint.apply(isDestructive ? nil : environment.tint, in: environment, to: button)
    if look != self.look {
      self.look = look
      classify(contentElements())
    }
  }

  private func classify(_ elements: [Element]) {
    ButtonPadding.classify(
      button, elements: elements, isFramed: look != .plain && look != .link)
  }
}
