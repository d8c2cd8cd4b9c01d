import Adwaita

extension ListController {
  /// Lets rows be dragged to another place among the rows of their `ForEach`.
  func watchDrags() {
    let drag = RowDrag(on: listView)
    drag.canDrag = { [weak self] cell in
      guard let self, let cell = rowCell(cell), swipes?.open == nil, swipes?.isSwiping != true else { return false }
      return canMove(cell)
    }
    drag.onHover = { [weak self, weak drag] cell, isBehind in
      guard let self else { return false }
      showDropPlace(nil, isBehind: false)
      guard let drag, let place = dropPlace(of: drag.dragged, at: cell, isBehind) else { return false }
      showDropPlace(place.cell, isBehind: isBehind)
      return true
    }
    drag.onDrop = { [weak self, weak drag] cell, isBehind in
      guard let self, let drag, let place = dropPlace(of: drag.dragged, at: cell, isBehind) else { return false }
      showDropPlace(nil, isBehind: false)
      return moveRow(place.source, before: place.target)
    }
    drag.onEnd = { [weak self] in self?.showDropPlace(nil, isBehind: false) }
    self.drag = drag
  }

  private func dropPlace(
    of dragged: ListCell?, at cell: ListCell?, _ isBehind: Bool
  ) -> (source: LazyRowPlace, target: Int, cell: RowCell)? {
    guard let sourceCell = dragged.flatMap({ rowCell($0) }), let targetCell = cell.flatMap({ rowCell($0) }),
      let source = lazyPlace(of: sourceCell), let target = lazyPlace(of: targetCell), source.rows === target.rows
    else { return nil }
    return (source, target.index + (isBehind ? 1 : 0), targetCell)
  }

  private func showDropPlace(_ cell: RowCell?, isBehind: Bool) {
    for other in shownCells where other !== cell { other.setClasses(other.classes.subtracting([.dropAbove, .dropBelow])) }
    guard let cell else { return }
    cell.setClasses(cell.classes.subtracting([.dropAbove, .dropBelow]).union(isBehind ? .dropBelow : .dropAbove))
  }
}
