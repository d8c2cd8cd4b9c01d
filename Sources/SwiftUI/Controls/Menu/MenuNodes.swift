import Adwaita

/// A button that opens a menu.
nonisolated struct MenuControl<Label: View, Content: View>: View {
  typealias Body = Never
  let label: Label
  let content: Content
  let look: MenuLook

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    MenuControlNode(view, in: context)
  }
}

/// Makes the content of a menu when it opens, and lets it go when it has closed.
final class MenuControlNode<Label: View, Content: View>: ContainerNode<MenuControl<Label, Content>> {
  private let button = MenuButton()
  private var label: _ViewNode<Label>?
  private var menu: MenuContentNode<Content>?
  private let names = AccessibleLabels()

  init(_ view: MenuControl<Label, Content>, in context: _NodeContext) {
    super.init(view, layout: StackLayout(axis: .horizontal, spacing: 6, alignment: 0.5), in: context)
    label = Label._makeNode(view.label, in: context.below(self))
    sync()
    button.child = container
    button.usesMenu()
    button.onOpen = { [weak self] in self?.open() }
    button.onClose = { [weak self] in self?.close() }
    configure()
  }

  override var children: [_Node] { [label, menu].compactMap { $0 as _Node? } }
  override func appendElements(to elements: inout [Element]) { elements.append(Element(button)) }
  override func contentElements() -> [Element] { label?.elements ?? [] }

  override func sync() {
    let elements = contentElements()
    lay(elements)
    ButtonPadding.place(container, elements: elements, in: environment)
    names.set(elements, for: [button, button.toggle].compactMap { $0 })
    if let toggle = button.toggle { ButtonPadding.classify(toggle, elements: elements, isFramed: view.look != .plain) }
    button.setArrow(view.look.hasArrow && environment.showsMenuIndicator && elements.contains { $0.widget.isLabel })
  }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    label?.update(view.label, in: environment)
    menu?.update(view.content, in: environment)
    configure()
    Scheduler.shared.sync(self)
  }

  private func configure() {
    button.isSensitive = environment.isEnabled
    guard let toggle = button.toggle else { return }
    var look = ButtonLook.plain
    if case .native(let chosen) = environment.buttonAppearance {
      look = chosen == .automatic ? environment.automaticButtonLook : chosen
    }
    if view.look == .borderless { look = .borderless }
    toggle.setClass("plain-button", look == .plain)
    toggle.setClass("flat", look == .borderless || look == .flat || look == .link)
    toggle.setClass("borderless-button", look == .borderless)
    toggle.setClass("suggested-action", look == .prominent)
    toggle.setTint(nil)
    Tint.apply(environment, to: toggle)
    environment.controlSize.apply(to: toggle)
  }

  private func open() {
    guard menu == nil else { return }
    menu = MenuContentNode(view.content, below: self) { [weak self] entries in self?.button.entries = entries }
  }

  private func close() {
    // The item that was chosen still has to do its work.
    Scheduler.shared.afterUpdate { [weak self] in
      self?.menu?.remove()
      self?.menu = nil
    }
  }

  /// The items as they stand now; for tests.
  var currentEntries: [MenuModel.Entry] { menu?.entries ?? [] }
}

/// A button with a menu beside it.
nonisolated struct SplitMenuControl<Label: View, Content: View>: View {
  typealias Body = Never
  let label: Label
  let content: Content
  let action: @MainActor () -> Void

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    SplitMenuNode(view, in: context)
  }
}

final class SplitMenuNode<Label: View, Content: View>: ContainerNode<SplitMenuControl<Label, Content>> {
  private let button = SplitButton()
  private var label: _ViewNode<Label>?
  private var menu: MenuContentNode<Content>?
  private let names = AccessibleLabels()

  init(_ view: SplitMenuControl<Label, Content>, in context: _NodeContext) {
    super.init(view, layout: StackLayout(axis: .horizontal, spacing: 6, alignment: 0.5), in: context)
    label = Label._makeNode(view.label, in: context.below(self))
    sync()
    button.child = container
    button.onPress = { [weak self] in self?.view.action() }
    makeMenu()
    configure()
  }

  override var children: [_Node] { [label, menu].compactMap { $0 as _Node? } }
  override func appendElements(to elements: inout [Element]) { elements.append(Element(button)) }
  override func contentElements() -> [Element] { label?.elements ?? [] }

  override func sync() {
    let elements = contentElements()
    lay(elements)
    names.set(elements, for: [button])
  }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    label?.update(view.label, in: environment)
    menu?.update(view.content, in: environment)
    configure()
  }

  private func configure() {
    button.isSensitive = environment.isEnabled
    button.setClass("flat", environment.isInToolbar)
    Tint.apply(environment, to: button)
  }

  private func makeMenu() {
    menu = MenuContentNode(view.content, below: self) { [weak self] entries in self?.button.entries = entries }
  }
}
