import Adwaita

/// The choices of a picker, in one of its looks.
nonisolated struct PickerChoices<Content: View>: View {
  typealias Body = Never
  let content: Content
  /// The tag of the choice that is made.
  let selected: AnyHashable?
  let isMixed: Bool
  let look: _PickerLook
  /// The type of the selection, for messages.
  let name: String
  /// Takes a choice; `false` where the tag cannot be one.
  let select: @MainActor (AnyHashable) -> Bool

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PickerChoicesNode(view, in: context)
  }
}

/// A choice that can be made.
@MainActor
struct PickerOption {
  let tag: AnyHashable
  let widget: Widget

  /// What the views in a picker offer.
  static func all(in elements: [Element]) -> [PickerOption] {
    elements.compactMap { element in
      element.traits[TagTrait.self].map { PickerOption(tag: $0, widget: element.widget) }
    }
  }

  var title: String { MenuItem.title(of: [widget]) }
}

final class PickerChoicesNode<Content: View>: ContainerNode<PickerChoices<Content>> {
  private var content: _ViewNode<Content>?
  private var options: [PickerOption] = []
  private var control: PickerControl?
  private var shownLook: _PickerLook?

  init(_ view: PickerChoices<Content>, in context: _NodeContext) {
    super.init(view, layout: OverlayLayout(), in: context)
    content = Content._makeNode(
      view.content, in: _NodeContext(parent: self, environment: Self.prepared(context.environment)))
    sync()
  }

  private static func prepared(_ environment: EnvironmentValues) -> EnvironmentValues {
    var values = environment
    values.tagsByID = true
    values.labelsAreHidden = false
    values.isInListRow = false
    values.isInToolbar = false
    return values
  }

  override var children: [_Node] { content.map { [$0] } ?? [] }

  override func appendElements(to elements: inout [Element]) { if let control { elements.append(Element(control.widget)) } }

  override func contentElements() -> [Element] { content?.elements ?? [] }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    content?.update(view.content, in: environmentChanged ? Self.prepared(environment) : content?.environment ?? environment)
    if view.look != shownLook {
      sync()
      parent?.elementsDidChange()
    } else {
      // Words may have changed without a choice coming or going.
      Scheduler.shared.sync(self)
    }
  }

  override func sync() {
    options = PickerOption.all(in: contentElements())
    if view.look != shownLook || control == nil {
      shownLook = view.look
      let made = Self.makeControl(view.look)
      made.onSelect = { [weak self] index in self?.choose(index) }
      control = made
    }
    control?.show(options)
    mark()
  }

  private static func makeControl(_ look: _PickerLook) -> PickerControl {
    switch look {
    case .automatic, .menu: DropDownControl()
    case .segmented: SegmentedControl()
    case .inline, .radioGroup: RadioControl()
    }
  }

  private func mark() {
    let index = view.selected.flatMap { selected in options.firstIndex { PickerTag.areEqual($0.tag, selected) } }
    control?.mark(index)
    control?.widget.isSensitive = environment.isEnabled
    if index == nil, let selected = view.selected, !options.isEmpty, !view.isMixed, !Self.isNothing(selected) {
      Diagnostics.warnOnce(
        "A Picker over \(view.name) has the selection \(selected.base), but none of its choices has that tag; none is marked.")
    }
  }

  /// An empty optional may well have no choice of its own.
  private static func isNothing(_ value: AnyHashable) -> Bool {
    (value.base as? any OptionalValue)?.isNothing ?? false
  }

  private func choose(_ index: Int) {
    guard index < options.count else { return }
    let tag = options[index].tag
    if !view.select(tag) {
      Diagnostics.warn(
        "A Picker over \(view.name) has a choice with the tag \(tag.base), a \(type(of: tag.base)); it cannot be selected.")
    }
    // What the binding made of the choice is what is marked.
    Scheduler.shared.afterUpdate { [weak self] in
      guard let self, isAlive else { return }
      mark()
    }
  }
}

private protocol OptionalValue {
  var isNothing: Bool { get }
  var content: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var isNothing: Bool {
    if case .none = self { true } else { false }
  }
  fileprivate var content: Any? { map { $0 as Any } }
}

/// Compares what is selected with what choices stand for.
enum PickerTag {
  /// Whether both are the same value, or one is and the other an optional that holds it.
  static func areEqual(_ left: AnyHashable, _ right: AnyHashable) -> Bool {
    left == right || unwrapped(left) == unwrapped(right)
  }

  private static func unwrapped(_ value: AnyHashable) -> AnyHashable {
    guard let content = (value.base as? any OptionalValue)?.content as? AnyHashable else { return value }
    return unwrapped(content)
  }
}

/// The widget of a picker.
@MainActor
class PickerControl {
  var onSelect: (@MainActor (Int) -> Void)?
  init() {}
  var widget: Widget { preconditionFailure("abstract") }
  func show(_ options: [PickerOption]) {}
  func mark(_ index: Int?) {}
}

/// A button that opens the choices.
final class DropDownControl: PickerControl {
  private let dropDown = DropDown()
  @MainActor override init() {
    super.init()
    dropDown.onSelect = { [weak self] index in self?.onSelect?(index) }
  }
  override var widget: Widget { dropDown }
  override func show(_ options: [PickerOption]) { dropDown.titles = options.map(\.title) }
  override func mark(_ index: Int?) { dropDown.selectedIndex = index }
}

/// Buttons in a row, one of which is down.
final class SegmentedControl: PickerControl {
  private let row = Container(StackLayout(axis: .horizontal, spacing: 0, alignment: 0.5))
  private var buttons: [ToggleButton] = []
  private var shown: [UnsafeRawPointer] = []
  private var marked: Int?

  @MainActor override init() {
    super.init()
    row.addClass("linked")
  }

  override var widget: Widget { row }

  override func show(_ options: [PickerOption]) {
    guard options.map(\.widget.identity) != shown else { return }
    shown = options.map(\.widget.identity)
    for button in buttons { button.child = nil }
    buttons = options.enumerated().map { index, option in
      let button = ToggleButton()
      button.child = option.widget
      button.setAccessibleLabels(Widget.labels(in: [option.widget]))
      ButtonPadding.classify(button, elements: [Element(option.widget)])
      button.onToggle = { [weak self] isOn in
        guard let self else { return }
        // A second press on the choice that is made does not undo it.
        if isOn { onSelect?(index) } else { mark(marked) }
      }
      return button
    }
    row.setChildren(buttons)
    mark(marked)
  }

  override func mark(_ index: Int?) {
    marked = index
    for (number, button) in buttons.enumerated() { button.isOn = number == index }
  }
}

/// Round marks below each other.
final class RadioControl: PickerControl {
  private let column = Container(StackLayout(axis: .vertical, spacing: 6, alignment: 0))
  private var buttons: [CheckButton] = []
  private var shown: [UnsafeRawPointer] = []
  private var marked: Int?
  /// Stands for no choice at all.
  private let none = CheckButton()

  override var widget: Widget { column }

  override func show(_ options: [PickerOption]) {
    guard options.map(\.widget.identity) != shown else { return }
    shown = options.map(\.widget.identity)
    for button in buttons { button.child = nil }
    buttons = options.enumerated().map { index, option in
      let button = CheckButton()
      button.child = option.widget
      button.setAccessibleLabels(Widget.labels(in: [option.widget]))
      button.join(none)
      button.onToggle = { [weak self] isOn in if isOn { self?.onSelect?(index) } }
      return button
    }
    column.setChildren(buttons)
    mark(marked)
  }

  override func mark(_ index: Int?) {
    marked = index
    if let index, index < buttons.count { buttons[index].isOn = true } else { none.isOn = true }
  }
}

/// A picker in a menu: its choices as a section of items with check marks.
nonisolated struct MenuPicker<Label: View, Content: View>: View {
  typealias Body = Never
  let label: Label
  let content: Content
  let selected: AnyHashable?
  let select: @MainActor (AnyHashable) -> Bool

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    MenuPickerNode(view, in: context)
  }
}

final class MenuPickerNode<Label: View, Content: View>: _ViewNode<MenuPicker<Label, Content>> {
  private let widget = Container(OverlayLayout())
  private var label: _ViewNode<Label>?
  private var content: _ViewNode<Content>?

  override init(_ view: MenuPicker<Label, Content>, in context: _NodeContext) {
    super.init(view, in: context)
    label = Label._makeNode(view.label, in: context.below(self))
    var values = context.environment
    values.tagsByID = true
    content = Content._makeNode(view.content, in: _NodeContext(parent: self, environment: values))
  }

  override var children: [_Node] { [label, content].compactMap { $0 } }

  override func appendElements(to elements: inout [Element]) {
    let title = MenuItem.title(of: label?.elements.map(\.widget) ?? [])
    let items = PickerOption.all(in: content?.elements ?? []).map { option in
      MenuModel.Entry.item(
        title: option.title, isOn: view.selected.map { PickerTag.areEqual(option.tag, $0) } ?? false, isEnabled: environment.isEnabled
      ) { [weak self] in _ = self?.view.select(option.tag) }
    }
    var element = Element(widget)
    element.traits[MenuEntryTrait.self] = .section(title: title.isEmpty ? nil : title, entries: items)
    elements.append(element)
  }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    label?.update(view.label, in: environment)
    content?.update(view.content, in: content?.environment ?? environment)
    parent?.elementsDidChange()
  }
}
