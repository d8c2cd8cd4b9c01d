import Adwaita

extension ListController {
  /// Follows links in rows that are selected with a click; a row of a list without a selection has a button for it.
  func watchLinks() {
    inputs.append(
      Controller.pass(on: listView) { [weak self] x, y in
        guard let self, selection != nil, let cell = listView.cell(atX: x, y: y).flatMap({ rowCell($0) }) else { return }
        Scheduler.shared.afterUpdate { [weak self, weak cell] in
          if let cell { self?.followLink(of: cell) }
        }
      })
  }

  /// Goes where a row leads: to the page of its link, or to the column that shows what is selected.
  @discardableResult
  func followLink(of cell: RowCell) -> Bool {
    guard let environment = node?.environment else { return false }
    let link = cell.traits[LinkTrait.self]
    if environment.navigator != nil {
      link?.follow()
      return link != nil
    }
    guard let column = environment.columnNavigation else { return false }
    let isSelectable = cell.cell.position.flatMap { selection?.canSelect($0, in: self) } ?? false
    if let link, !isSelectable || link.value == nil {
      link.follow()
    } else if isSelectable {
      column.advance()
    } else {
      return false
    }
    return true
  }
}
