import Adwaita

/// The switch alone.
nonisolated struct SwitchControl: View {
  typealias Body = Never
  let isOn: Bool
  let binding: Binding<Bool>

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    SwitchNode(view, Switch(), in: context)
  }
}

final class SwitchNode: WidgetNode<SwitchControl, Switch> {
  private let shortcut = ShortcutHolder()

  override init(_ view: SwitchControl, _ widget: Switch, in context: _NodeContext) {
    super.init(view, widget, in: context)
    widget.onToggle = { [weak self] isOn in
      guard let self else { return }
      self.view.binding.wrappedValue = isOn
      // A binding that turns the change down keeps its value; then the switch goes back.
      Scheduler.shared.afterUpdate { [weak self] in
        guard let self, isAlive else { return }
        widget.isOn = self.view.binding.wrappedValue
      }
    }
  }

  override func configure() {
    super.configure()
    widget.isOn = view.isOn
    Tint.apply(environment, to: widget)
    shortcut.set(environment.keyboardShortcut, on: widget)
  }
}

/// A check box with its label.
nonisolated struct CheckControl<Label: View>: View {
  typealias Body = Never
  let isOn: Bool
  let isMixed: Bool
  let binding: Binding<Bool>
  let label: Label

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CheckNode(view, in: context)
  }
}

final class CheckNode<Label: View>: ContainerNode<CheckControl<Label>> {
  private let check = CheckButton()
  private let shortcut = ShortcutHolder()
  private let names = AccessibleLabels()
  private var label: _ViewNode<Label>?

  init(_ view: CheckControl<Label>, in context: _NodeContext) {
    super.init(view, layout: StackLayout(axis: .horizontal, spacing: 6, alignment: 0.5), in: context)
    label = Label._makeNode(view.label, in: context.below(self))
    sync()
    check.child = container
    check.onToggle = { [weak self] isOn in
      guard let self else { return }
      self.view.binding.wrappedValue = isOn
      Scheduler.shared.afterUpdate { [weak self] in
        guard let self, isAlive else { return }
        check.isOn = self.view.binding.wrappedValue
      }
    }
    configure()
  }

  override var children: [_Node] { label.map { [$0] } ?? [] }
  override func appendElements(to elements: inout [Element]) { elements.append(Element(check)) }

  override func sync() {
    let elements = contentElements()
    for element in elements { element.widget.isVisible = !environment.labelsAreHidden }
    lay(elements)
    names.set(elements, for: [check])
  }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    label?.update(view.label, in: environment)
    if environmentChanged { Scheduler.shared.sync(self) }
    configure()
  }

  private func configure() {
    check.isSensitive = environment.isEnabled
    check.isOn = view.isOn
    check.isMixed = view.isMixed
    Tint.apply(environment, to: check)
    shortcut.set(environment.keyboardShortcut, on: check)
  }
}

/// A button that stays down, with its label.
nonisolated struct ToggleButtonControl<Label: View>: View {
  typealias Body = Never
  let isOn: Bool
  let binding: Binding<Bool>
  let label: Label

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ToggleButtonNode(view, in: context)
  }
}

final class ToggleButtonNode<Label: View>: ContainerNode<ToggleButtonControl<Label>> {
  private let button = ToggleButton()
  private let shortcut = ShortcutHolder()
  private let names = AccessibleLabels()
  private var label: _ViewNode<Label>?

  init(_ view: ToggleButtonControl<Label>, in context: _NodeContext) {
    super.init(view, layout: StackLayout(axis: .horizontal, spacing: 6, alignment: 0.5), in: context)
    label = Label._makeNode(view.label, in: context.below(self))
    sync()
    button.child = container
    button.onToggle = { [weak self] isOn in
      guard let self else { return }
      self.view.binding.wrappedValue = isOn
      Scheduler.shared.afterUpdate { [weak self] in
        guard let self, isAlive else { return }
        button.isOn = self.view.binding.wrappedValue
      }
    }
    configure()
  }

  override var children: [_Node] { label.map { [$0] } ?? [] }
  override func appendElements(to elements: inout [Element]) { elements.append(Element(button)) }

  override func sync() {
    let elements = contentElements()
    lay(elements)
    ButtonPadding.place(container, elements: elements, in: environment)
    names.set(elements, for: [button])
    ButtonPadding.classify(button, elements: elements)
  }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    label?.update(view.label, in: environment)
    configure()
  }

  private func configure() {
    button.isSensitive = environment.isEnabled
    button.isOn = view.isOn
    environment.controlSize.apply(to: button)
    button.setClass("flat", environment.isInToolbar)
    button.setClass("tinted-button", environment.tint != nil)
    Tint.apply(environment, to: button)
    shortcut.set(environment.keyboardShortcut, on: button)
  }
}
