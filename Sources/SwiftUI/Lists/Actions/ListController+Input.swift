import Adwaita

extension ListController {
  /// Listens to the keys, clicks and drags that lists answer to.
  func watchInput() {
    swipes = SwipeController(self)
    inputs = [
      Controller.keys(on: listView) { [weak self] in self?.press($0) ?? false },
      Controller.motion(on: listView) { [weak self] x, y in self?.pointer = (x, y) },
    ]
    inputs += Controller.menuClick(on: listView) { [weak self] x, y in self?.openMenu(atX: x, y: y) ?? false }
    // A field has a menu of its own, which counts only while it is typed in.
    inputs += Controller.menuClick(on: listView, beforeChildren: true) { [weak self] x, y in
      guard let self, listView.isOverRestingText(atX: x, y: y) else { return false }
      return openMenu(atX: x, y: y)
    }
    watchLinks()
    watchDrags()
    listView.onActivate = { [weak self] position in self?.activate(position) }
  }

  func closeMenu() {
    menu?.remove()
    menu = nil
    menuCell = nil
  }

  /// Answers to a key that nothing in a row has used.
  func press(_ press: Adwaita.KeyPress) -> Bool {
    // Keys come faster than frames: what the last one changed must be known here.
    Scheduler.shared.flush()
    switch press.key {
    case .delete where !press.isControlHeld && !press.isAltHeld: return deleteSelectedRows()
    case .up where press.isAltHeld || press.isControlHeld: return moveCurrentRow(by: -1)
    case .down where press.isAltHeld || press.isControlHeld: return moveCurrentRow(by: 1)
    case .escape:
      guard swipes?.open != nil else { return false }
      swipes?.close()
      return true
    case .menu:
      guard let cell = currentCell else { return false }
      return openMenu(of: cell, at: nil)
    default: return false
    }
  }

  /// The row that has the keyboard, or else the only selected one.
  var currentCell: RowCell? {
    if let cell = listView.focusedCell.flatMap({ rowCell($0) }) { return cell }
    guard let position = selection?.positions(in: self).first else { return nil }
    return cell(at: position)
  }

  private func moveCurrentRow(by step: Int) -> Bool {
    guard let cell = currentCell else { return false }
    return moveRow(cell, by: step)
  }

  /// Presses what the row is about: the first link or button in it.
  func activate(_ position: Int) {
    guard let cell = cell(at: position) else { return }
    if !followLink(of: cell), cell.isOneButton { cell.pressFirstButton() }
  }

  private func openMenu(atX x: Double, y: Double) -> Bool {
    guard let cell = listView.cell(atX: x, y: y).flatMap({ rowCell($0) }) else { return false }
    return openMenu(of: cell, atX: x, y: y)
  }

  private func openMenu(of cell: RowCell, atX x: Double, y: Double) -> Bool {
    guard let point = listView.convert(x, y, to: scroller) else { return false }
    return openMenu(of: cell, at: point)
  }

  /// Opens the menu of a row: its own items, what a swipe would uncover, and what the list can do.
  func openMenu(of cell: RowCell, at point: (x: Double, y: Double)?) -> Bool {
    swipes?.close()
    let contents = cell.menuContents
    guard !contents.isEmpty, let node = cell.node else { return false }
    if let position = cell.cell.position, selection?.canSelect(position, in: self) == true,
      selection?.isSelected(position, in: self) == false
    {
      _ = selectRows(position..<position + 1, unselectingOthers: true)
    }
    let menu = MenuNode(contents, on: scroller, below: node)
    self.menu = menu
    menuCell = cell
    let place = point ?? cell.center(in: scroller)
    return menu.open(atX: place.x, y: place.y)
  }
}
