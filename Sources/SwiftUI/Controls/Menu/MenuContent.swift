import Adwaita

/// A line of a menu, said by the view that stands for it.
enum MenuEntryTrait: TraitKey { typealias Value = MenuModel.Entry }

private enum IsInMenuKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the view stands in a menu, where it says what it would do instead of drawing itself.
  var isInMenu: Bool {
    get { self[IsInMenuKey.self] }
    set { self[IsInMenuKey.self] = newValue }
  }
}

@MainActor
enum MenuItem {
  /// An item that is called what the labels in a widget say.
  static func named(
    by widget: Widget, isOn: Bool? = nil, isEnabled: Bool, action: @escaping @MainActor () -> Void
  ) -> MenuModel.Entry {
    .item(title: title(of: [widget]), isOn: isOn, isEnabled: isEnabled, action: action)
  }

  /// What the labels in some widgets say.
  static func title(of widgets: [Widget]) -> String {
    Widget.labels(in: widgets).compactMap(\.shownText).joined(separator: " ")
  }

  /// The lines that some elements stand for, in sections.
  static func entries(of elements: [Element]) -> [MenuModel.Entry] {
    var result: [MenuModel.Entry] = []
    var group: [MenuModel.Entry] = []
    var groupTitle: String?
    var section: ObjectIdentifier?
    var hasBreaks = false
    func close() {
      if !group.isEmpty { result.append(.section(title: groupTitle, entries: group)) }
      (group, groupTitle) = ([], nil)
    }
    for element in elements {
      let own = element.traits[SectionTrait.self]
      if own?.section != section {
        close()
        hasBreaks = true
        section = own?.section
      }
      if let own, own.part != .content {
        if own.part == .header { groupTitle = title(of: [element.widget]) }
        continue
      }
      if case .divider = element.role {
        close()
        hasBreaks = true
        continue
      }
      if let entry = element.traits[MenuEntryTrait.self] {
        if case .section = entry {
          close()
          hasBreaks = true
          result.append(entry)
        } else {
          group.append(entry)
        }
      } else {
        let title = title(of: [element.widget])
        guard !title.isEmpty else { continue }
        let widget = element.widget
        let isButton = widget.className == "GtkButton"
        group.append(
          .item(title: title, isOn: nil, isEnabled: isButton && widget.isSensitive) { if isButton { widget.emitClicked() } })
      }
    }
    guard hasBreaks else { return group }
    close()
    return result
  }
}

/// What is in a menu, while it is open.
final class MenuContentNode<Content: View>: _Node, ElementContainer {
  var needsSync = false
  private var node: _ViewNode<Content>?
  private let show: @MainActor ([MenuModel.Entry]) -> Void

  init(_ content: Content, below parent: _Node, show: @escaping @MainActor ([MenuModel.Entry]) -> Void) {
    self.show = show
    super.init(in: _NodeContext(parent: parent, environment: Self.prepared(parent.environment)))
    node = Content._makeNode(content, in: context)
    syncIfAlive()
  }

  private static func prepared(_ environment: EnvironmentValues) -> EnvironmentValues {
    var values = environment
    values.isInMenu = true
    values.isInToolbar = false
    values.isInListRow = false
    values.keyboardShortcut = nil
    values.labelsAreHidden = false
    values.labelAppearance = .native(.both)
    values.buttonAppearance = .native(.automatic)
    return values
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }
  override func appendElements(to elements: inout [Element]) {}
  override func elementsDidChange() { Scheduler.shared.sync(self) }

  override func setEnvironment(_ environment: EnvironmentValues) {
    self.environment = Self.prepared(environment)
    node?.setEnvironment(self.environment)
  }

  func update(_ content: Content, in environment: EnvironmentValues) {
    self.environment = Self.prepared(environment)
    node?.update(content, in: self.environment)
    // Words may have changed without any view coming or going.
    Scheduler.shared.sync(self)
  }

  var entries: [MenuModel.Entry] { MenuItem.entries(of: node?.elements ?? []) }

  func syncIfAlive() {
    if isAlive { show(entries) }
  }
}

/// A toggle in a menu: an item with a check mark.
nonisolated struct MenuToggle<Label: View>: View {
  typealias Body = Never
  let isOn: Bool
  let binding: Binding<Bool>
  let label: Label

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    MenuToggleNode(view, in: context)
  }
}

final class MenuToggleNode<Label: View>: ContainerNode<MenuToggle<Label>> {
  private var label: _ViewNode<Label>?

  init(_ view: MenuToggle<Label>, in context: _NodeContext) {
    super.init(view, layout: OverlayLayout(), in: context)
    label = Label._makeNode(view.label, in: context.below(self))
    sync()
  }

  override var children: [_Node] { label.map { [$0] } ?? [] }

  override func appendElements(to elements: inout [Element]) {
    var element = Element(container)
    element.traits[MenuEntryTrait.self] = MenuItem.named(
      by: container, isOn: view.isOn, isEnabled: environment.isEnabled
    ) { [weak self] in self?.view.binding.wrappedValue.toggle() }
    elements.append(element)
  }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    label?.update(view.label, in: environment)
    parent?.elementsDidChange()
  }
}
