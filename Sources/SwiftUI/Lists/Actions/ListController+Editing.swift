import Adwaita

/// One row of a `ForEach`.
struct LazyRowPlace {
  let rows: any LazyRows
  let index: Int
}

extension ListController {
  /// Deletes a row, if its `ForEach` says how.
  func deleteRow(_ cell: RowCell) -> Bool {
    guard let place = lazyPlace(of: cell), let delete = deletion(of: cell, place) else { return false }
    delete(IndexSet(integer: place.rows.dataIndex(ofRow: place.index)))
    return true
  }

  private func deletion(of cell: RowCell, _ place: LazyRowPlace) -> ((IndexSet) -> Void)? {
    cell.traits[DeleteDisabledTrait.self] == true ? nil : place.rows.deletion(upTo: node)
  }

  func canDelete(_ cell: RowCell) -> Bool { lazyPlace(of: cell).flatMap { deletion(of: cell, $0) } != nil }

  /// Deletes the selected rows, or else the one that has the keyboard.
  func deleteSelectedRows() -> Bool {
    let selected = selection?.positions(in: self) ?? []
    guard selection == nil || !selected.isEmpty else { return false }
    guard !selected.isEmpty else {
      return listView.focusedCell.flatMap { rowCell($0) }.map { deleteRow($0) } ?? false
    }
    var deleted = false
    // The rows of each ForEach are deleted together, for the indices of one would be wrong after the other.
    var groups: [(rows: any LazyRows, indices: IndexSet)] = []
    for position in selected {
      guard let place = lazyPlace(at: position) else { continue }
      if let cell = cell(at: position), cell.traits[DeleteDisabledTrait.self] == true { continue }
      let index = place.rows.dataIndex(ofRow: place.index)
      if let number = groups.firstIndex(where: { $0.rows === place.rows }) {
        groups[number].indices.insert(index)
      } else {
        groups.append((place.rows, [index]))
      }
    }
    for group in groups {
      guard let delete = group.rows.deletion(upTo: node) else { continue }
      delete(group.indices)
      deleted = true
    }
    return deleted
  }

  func canMove(_ cell: RowCell) -> Bool {
    guard cell.traits[MoveDisabledTrait.self] != true, let place = lazyPlace(of: cell) else { return false }
    return place.rows.movement(upTo: node) != nil
  }

  /// Moves a row up or down by one.
  func moveRow(_ cell: RowCell, by step: Int) -> Bool {
    guard canMove(cell), let place = lazyPlace(of: cell) else { return false }
    let target = place.index + step
    guard target >= 0, target < place.rows.rowCount else { return true }
    return moveRow(place, before: step > 0 ? target + 1 : target)
  }

  /// Moves a row in front of another of the same `ForEach`.
  func moveRow(_ place: LazyRowPlace, before target: Int) -> Bool {
    guard let move = place.rows.movement(upTo: node) else { return false }
    let from = place.rows.dataIndex(ofRow: place.index)
    let to = target < place.rows.rowCount ? place.rows.dataIndex(ofRow: target) : place.rows.dataIndex(ofRow: target - 1) + 1
    if to != from, to != from + 1 { move(IndexSet(integer: from), to) }
    return true
  }
}
