import Adwaita

/// What a cell of a list shows at the moment.
@MainActor
protocol RowOccupant: _Node {}

/// A place on the screen that shows one row of a list after another.
@MainActor
final class RowCell {
  let cell: ListCell
  /// What the cell shows, or showed last: its widgets are used again where the next row is of the same kind.
  var occupant: (any RowOccupant)?
  private(set) weak var controller: ListController?
  private let container = Container(RowLayout())
  /// What modifiers say of the row.
  private(set) var traits = Traits()
  private var badge: RowSlot?
  private var background: RowSlot?
  private(set) var classes: RowClasses = []
  /// The row's own node, or the list's where the row is a single view of its content.
  private(set) weak var node: _Node?
  private var layout = RowLayout()
  private var shown: [Widget] = []
  private var leadingActions: Container?
  private var trailingActions: Container?
  private var swipe: Int32 = 0

  init(_ cell: ListCell, of controller: ListController) {
    self.cell = cell
    self.controller = controller
    cell.child = container
  }

  /// Whether the row is nothing but a button, so that pressing the row presses it.
  private(set) var isOneButton = false
  /// Where the row leads, if it is a link.
  var link: LinkAction? { traits[LinkTrait.self] }

  /// Puts the row's contents together with the actions that a swipe has uncovered.
  private func compose() {
    var layout = layout
    layout.swipe = swipe
    layout.hasLeadingActions = leadingActions != nil
    layout.hasTrailingActions = trailingActions != nil
    if let current = container.layout as? RowLayout, current != layout { container.layout = layout }
    let strips = [leadingActions, trailingActions].compactMap { $0 }
    container.setChildren(strips.isEmpty ? shown : shown + strips)
  }

  /// Pushes the contents aside.
  func setSwipe(_ offset: Int32, leading: Container?, trailing: Container?) {
    swipe = offset
    leadingActions = leading
    trailingActions = trailing
    if leading == nil && trailing == nil {
      container.clip = nil
    } else if container.clip == nil {
      container.clip = { width, height in Container.Clip(x: 0, y: 0, width: width, height: height, radius: 0) }
    }
    compose()
  }

  var width: Int { container.size.width }
  var naturalHeight: Int { container.naturalHeight }

  /// Takes the place of a row that is not described yet; `nil` ends that.
  func holdPlace(ofHeight height: Int?) { container.requestSize(width: nil, height: height) }

  func center(in widget: Widget) -> (x: Double, y: Double) {
    container.convert(Double(container.size.width) / 2, Double(container.size.height) / 2, to: widget) ?? (0, 0)
  }

  /// Where the row is in another widget's terms.
  func area(in widget: Widget) -> (y: Double, height: Double)? {
    container.convert(0, 0, to: widget).map { ($0.y, Double(container.size.height)) }
  }

  func pressFirstButton() {
    let buttons = container.descendants.filter { $0.isButton && $0.isMapped && $0.isSensitive }
    if let first = buttons.first { first.press() }
  }

  // MARK: Actions

  /// What a swipe uncovers on one side.
  func swipeContents(_ edge: HorizontalEdge) -> [ActionContent] {
    let own = (traits[SwipeActionsTrait.self] ?? []).filter { $0.edge == edge }
    if !own.isEmpty || edge == .leading { return own }
    return deletion.map { [$0] } ?? []
  }

  func allowsFullSwipe(_ edge: HorizontalEdge) -> Bool {
    (traits[SwipeActionsTrait.self] ?? []).first { $0.edge == edge }?.allowsFullSwipe ?? true
  }

  /// What stands in the row's menu.
  var menuContents: [ActionContent] {
    let own = traits[ContextMenuTrait.self] ?? []
    let actions = swipeContents(.leading) + swipeContents(.trailing)
    return own + actions
  }

  /// Whether there is anything in the row's menu.
  var hasMenu: Bool {
    traits[ContextMenuTrait.self] != nil || traits[SwipeActionsTrait.self] != nil || controller?.canDelete(self) == true
  }

  /// Whether something in the row takes the keyboard.
  var takesFocusInside: Bool { container.takesFocusInside }

  /// The action that deletes the row, where its `ForEach` says how.
  private var deletion: ActionContent? {
    guard let controller, let node, controller.canDelete(self) else { return nil }
    return ActionContent(node.environment) { [weak self] in
      AnyView(DeleteButton { if let self { _ = controller.deleteRow(self) } })
    }
  }

  /// Makes the row's style classes these.
  func setClasses(_ new: RowClasses) {
    let changed = new.symmetricDifference(classes)
    guard !changed.isEmpty else { return }
    for (member, name) in RowClasses.names where changed.contains(member) { cell.setClass(name, new.contains(member)) }
    classes = new
  }

  /// Throws away what is left of a row of another kind.
  func discardOccupant() {
    occupant?.remove()
    occupant = nil
  }

  /// Shows the elements of a row; the first that says something of the row counts.
  func show(_ elements: [Element], of node: _Node) {
    guard let controller else { return }
    self.node = node
    traits = Traits()
    for element in elements.reversed() { traits.merge(element.traits) }
    var widgets: [Widget] = []
    widgets.reserveCapacity(elements.count)
    layout = controller.appearance.rowLayout(traits)
    background = RowSlot.updated(background, traits[RowBackgroundTrait.self], node)
    if let background {
      widgets.append(background.container)
      layout.hasBackground = true
    }
    for element in elements {
      element.widget.margins = element.margins
      widgets.append(element.widget)
    }
    badge = RowSlot.updated(badge, traits[BadgeTrait.self], node)
    if let badge {
      widgets.append(badge.container)
      layout.accessoryCount = 1
    }
    isOneButton = elements.count == 1 && elements[0].widget.isButton
    if isOneButton { elements[0].widget.addClass("fs-row-button") }
    shown = widgets
    compose()
    cell.isVisible = !elements.isEmpty
    if traits[RowSeparatorTrait.self] != nil { controller.hasHiddenLines = true }
    controller.refreshState(of: self)
    controller.appearance.style(self, traits)
    cell.labelByTexts()
  }
}

/// A view that stands in a row beside the row's own: a badge, a background.
@MainActor
final class RowSlot {
  private let root: RootNode<AnyView>
  var container: Container { root.container }

  private init(_ view: AnyView, _ node: _Node) {
    root = RootNode(view, environment: node.environment, parent: node)
  }

  /// Brings a slot in line with what a trait asks for; the slot to use from now on.
  static func updated(_ slot: RowSlot?, _ view: AnyView?, _ node: _Node) -> RowSlot? {
    guard let view else {
      slot?.root.remove()
      return nil
    }
    if let slot, slot.root.isAlive, slot.root.parent === node {
      slot.root.update(view, in: node.environment)
      return slot
    }
    slot?.root.remove()
    return RowSlot(view, node)
  }
}
