import Adwaita

/// Views that are shown apart from where they were written, such as the actions behind a swipe.
class ActionsNode: _Node, ElementContainer {
  let container: Container
  var needsSync = false
  private var nodes: [_Node] = []
  private(set) var widgets: [Widget] = []
  /// What is pressed in here, so that whoever shows it can close.
  var onPress: (@MainActor () -> Void)?
  private var watched: Set<UnsafeRawPointer> = []

  init(_ contents: [ActionContent], layout: any ContainerLayout, below parent: _Node) {
    container = Container(layout)
    super.init(in: _NodeContext(parent: parent, environment: parent.environment))
    nodes = contents.map { AnyView._makeNode($0.make(), in: _NodeContext(parent: self, environment: prepare($0.environment))) }
    syncIfAlive()
  }

  override final var children: [_Node] { nodes }
  override final func appendElements(to elements: inout [Element]) {}
  override final func elementsDidChange() { Scheduler.shared.sync(self) }

  /// What is handed down to the views.
  func prepare(_ environment: EnvironmentValues) -> EnvironmentValues {
    var values = environment
    values.isInListRow = false
    values.linkContext.rowActivates = false
    return values
  }

  final func update(_ contents: [ActionContent]) {
    for (node, content) in zip(nodes, contents) {
      (node as? _ViewNode<AnyView>)?.update(content.make(), in: prepare(content.environment))
    }
  }

  final func syncIfAlive() {
    guard isAlive else { return }
    let elements = arrange(nodes.map(\.elements))
    for element in elements { element.widget.margins = element.margins }
    widgets = elements.map(\.widget)
    container.setChildren(widgets)
    for widget in widgets {
      guard let button = widget as? Adwaita.Button, watched.insert(button.identity).inserted else { continue }
      button.afterPress { [weak self] in self?.onPress?() }
    }
  }

  /// Puts what the views show in order.
  func arrange(_ groups: [[Element]]) -> [Element] { groups.flatMap { $0 } }
}

/// The actions that a swipe uncovers on one side of a row.
final class SwipeStripNode: ActionsNode {
  private let edge: HorizontalEdge

  init(_ contents: [ActionContent], at edge: HorizontalEdge, below parent: _Node) {
    self.edge = edge
    super.init(contents, layout: ActionStripLayout(), below: parent)
    container.addClass("fs-swipe-strip")
  }

  override func prepare(_ environment: EnvironmentValues) -> EnvironmentValues {
    var values = super.prepare(environment)
    values.automaticButtonLook = .prominent
    values.tint = .gray
    return values
  }

  /// The first action stands at the edge of the row, and the others towards its middle.
  override func arrange(_ groups: [[Element]]) -> [Element] {
    let elements = groups.flatMap { $0 }
    for element in elements { element.widget.addClass("fs-swipe-action") }
    return edge == .leading ? elements : elements.reversed()
  }

  /// Does what the outermost action does.
  func performFirst() {
    let outermost = edge == .leading ? widgets : widgets.reversed()
    if let button = outermost.first(where: { $0 is Adwaita.Button && $0.isSensitive }) { button.emitClicked() }
  }
}

/// A menu over a view or a row: real buttons below each other, parted by lines.
final class MenuNode: ActionsNode {
  private let popover: ContextPopover
  private var separators: [Separator] = []

  init(_ contents: [ActionContent], on anchor: Widget, below parent: _Node) {
    popover = ContextPopover(on: anchor)
    super.init(contents, layout: StackLayout(axis: .vertical, spacing: 0, alignment: 0), below: parent)
    container.addClass("fs-menu")
    popover.child = container
    popover.onClose = { [weak self] in
      // What was pressed may still change the state of these views.
      Scheduler.shared.afterUpdate { self?.remove() }
    }
    onPress = { [weak self] in self?.popover.close() }
  }

  override func prepare(_ environment: EnvironmentValues) -> EnvironmentValues {
    var values = super.prepare(environment)
    values.isInContextMenu = true
    values.tint = nil
    // Buttons are as flat here as in a row.
    values.isInListRow = true
    return values
  }

  override func willRemove() { popover.discard() }

  /// Opens the menu, unless there is nothing in it.
  func open(atX x: Double, y: Double) -> Bool {
    guard widgets.contains(where: \.isVisible) else {
      remove()
      return false
    }
    popover.open(atX: x, y: y)
    return true
  }

  override func arrange(_ groups: [[Element]]) -> [Element] {
    separators = []
    var result: [Element] = []
    var section: ObjectIdentifier?
    var names: Set<[String]> = []
    for (number, group) in groups.enumerated() {
      // An action behind a swipe is often an item of the row's own menu as well; it is not needed twice.
      let group = group.filter { names.isEmpty || !names.contains(Self.name(of: $0)) }
      names.formUnion(group.map(Self.name).filter { !$0.isEmpty })
      for (index, element) in group.enumerated() {
        let own = element.traits[SectionTrait.self]
        let startsGroup = index == 0 && number > 0
        if !result.isEmpty, startsGroup || own?.section != section { append(line: &result) }
        section = own?.section
        if case .divider = element.role {
          append(line: &result)
        } else {
          result.append(styled(element, own?.part ?? .content))
        }
      }
      section = nil
    }
    return result
  }

  private static func name(of element: Element) -> [String] {
    [element.widget].flatMap { [$0] + $0.descendants }.compactMap(\.shownText)
  }

  private func append(line elements: inout [Element]) {
    if let last = elements.last, case .divider = last.role { return }
    let separator = Separator()
    separators.append(separator)
    var element = Element(separator)
    element.role = .divider
    elements.append(element)
  }

  private func styled(_ element: Element, _ part: SectionPart) -> Element {
    let widget = element.widget
    if part == .content {
      widget.addClass("fs-menu-item")
      widget.addClass("flat")
    } else {
      widget.addClass("fs-menu-header")
    }
    widget.expandsHorizontally = true
    return element
  }
}
