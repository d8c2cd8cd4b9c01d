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
  private var classes: Set<String> = []

  init(_ cell: ListCell, of controller: ListController) {
    self.cell = cell
    self.controller = controller
    cell.child = container
  }

  /// Makes the row's style classes these.
  func setClasses(_ new: Set<String>) {
    guard new != classes else { return }
    for name in classes.subtracting(new) { cell.setClass(name, false) }
    for name in new.subtracting(classes) { cell.setClass(name, true) }
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
    traits = Traits()
    for element in elements.reversed() { traits.merge(element.traits) }
    var widgets: [Widget] = []
    widgets.reserveCapacity(elements.count)
    var layout = controller.appearance.rowLayout(traits)
    background = RowSlot.updated(background, traits[RowBackgroundTrait.self], node)
    if let background {
      widgets.append(background.container)
      layout.backgroundCount = 1
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
    if let current = container.layout as? RowLayout, current != layout { container.layout = layout }
    container.setChildren(widgets)
    cell.isVisible = !elements.isEmpty
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
