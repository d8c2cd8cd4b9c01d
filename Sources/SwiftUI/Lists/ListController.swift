import Adwaita

/// The rows of a list as GTK sees them, put together from single views and from `ForEach`s.
@MainActor
final class ListController: ListModelSource {
  let model = ListModel()
  let listView: ListView
  let scroller = ScrolledWindow()
  let lateRows: LateRows
  var appearance = ListAppearance() {
    didSet { if appearance != oldValue { appearanceChanged(from: oldValue) } }
  }
  var selection: (any ListSelection)? {
    // With single clicks, GTK selects what the pointer rests on; that is for lists in which nothing is selected.
    didSet { if (selection == nil) != (oldValue == nil) { listView.activatesOnSingleClick = selection == nil } }
  }
  private(set) weak var node: _Node?
  private var segments: [RowSegment] = []
  /// The position of each segment's first row; one more than there are segments.
  private var offsets: [Int] = [0]
  private var segmentNumbers: [ObjectIdentifier: Int] = [:]
  private var fixedRows: [UnsafeRawPointer: FixedRow] = [:]
  private var cells: [ObjectIdentifier: RowCell] = [:]

  /// Where the pointer is, in the list's own terms.
  var pointer: (x: Double, y: Double)?
  var inputs: [Controller] = []
  var swipes: SwipeController?
  /// Whether some row has asked for no line, so that rows look at their neighbours.
  var hasHiddenLines = false
  var menu: MenuNode?
  /// The row that the menu belongs to.
  weak var menuCell: RowCell?
  var drag: RowDrag?

  init() {
    listView = ListView(model)
    lateRows = LateRows(of: scroller)
    model.source = self
    listView.onSetUp = { [weak self] cell in
      guard let self else { return }
      cells[ObjectIdentifier(cell)] = RowCell(cell, of: self)
    }
    listView.onBind = { [weak self] cell in self?.bind(cell) }
    listView.onUnbind = { [weak self] cell in self?.unbind(cell) }
    listView.onTearDown = { [weak self] cell in
      self?.cells.removeValue(forKey: ObjectIdentifier(cell))?.discardOccupant()
    }
    scroller.setScrolling(horizontally: false, vertically: true)
    scroller.child = listView
    // It would take the keyboard before there are rows, and not give it to them when they come.
    scroller.isFocusable = false
    appearance.apply(to: self)
    listView.activatesOnSingleClick = true
    watchInput()
  }

  isolated deinit {
    // GTK counts the rows when the list view goes, which may be later; by then nobody answers any more.
    model.rowsChanged(at: 0, removed: rowCount, added: 0)
  }

  func attach(to node: _Node) { self.node = node }

  // MARK: Segments

  var rowCount: Int { offsets[offsets.count - 1] }

  /// Takes the views that the list's content consists of now.
  func setContent(_ elements: [Element]) {
    var kept: [UnsafeRawPointer: FixedRow] = [:]
    let new = elements.map { element -> RowSegment in
      let part = element.traits[SectionTrait.self]
      if case .rows(let rows) = element.role { return RowSegment(content: .lazy(rows), section: part) }
      let row = fixedRows[element.widget.identity] ?? FixedRow(element, of: self)
      row.element = element
      kept[element.widget.identity] = row
      return RowSegment(content: .fixed(row), section: part)
    }
    fixedRows = kept
    replaceSegments(by: new)
    refreshShownRows()
  }

  private func replaceSegments(by new: [RowSegment]) {
    let old = segments
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix].key == new[prefix].key { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix].key == new[new.count - 1 - suffix].key { suffix += 1 }
    let start = offsets[prefix]
    let removed = offsets[old.count - suffix] - start
    let added = new[prefix..<new.count - suffix].reduce(0) { $0 + $1.rowCount }
    if removed > 0, added > 0, max(removed, added) > 512 {
      setSegments(Array(new[..<prefix] + new[(new.count - suffix)...]))
      replaceRows(at: start, removed: removed, added: 0)
      setSegments(new)
      replaceRows(at: start, removed: 0, added: added)
    } else {
      setSegments(new)
      replaceRows(at: start, removed: removed, added: added)
    }
  }

  private func setSegments(_ new: [RowSegment]) {
    segments = new
    segmentNumbers = [:]
    for (number, segment) in new.enumerated() { segmentNumbers[segment.key] = number }
    recount(from: 0)
  }

  private func recount(from first: Int) {
    offsets.removeLast(offsets.count - first - 1)
    for segment in segments[first...] { offsets.append(offsets[offsets.count - 1] + segment.rowCount) }
  }

  /// Rows of a `ForEach` were replaced; it already answers for the new ones.
  func rowsChanged(in rows: any LazyRows, at index: Int, removed: Int, added: Int) {
    // One that is new to the list is asked once the list collects its views.
    guard let number = segmentNumbers[ObjectIdentifier(rows)] else { return }
    recount(from: number)
    replaceRows(at: offsets[number] + index, removed: removed, added: added)
    restyleShownRows()
  }

  /// Tells GTK. It keeps the row at the top of the screen in place, which is right unless that is the very top.
  private func replaceRows(at position: Int, removed: Int, added: Int) {
    let isAtTop = scroller.vertical.value <= scroller.vertical.lower
    model.rowsChanged(at: position, removed: removed, added: added)
    if isAtTop, rowCount > 0 { listView.scrollToRow(at: 0) }
  }

  /// Whether a cell is on the screen or just beyond its edges. GTK gives those farther out no place.
  func isNearSight(_ cell: RowCell) -> Bool {
    let (height, margin) = (Double(scroller.size.height), 100.0)
    guard height > 0, let area = cell.area(in: scroller) else { return true }
    return area.height > 0 && area.y + area.height > -margin && area.y < height + margin
  }

  /// The position of the first row of a `ForEach`.
  func firstPosition(of rows: any LazyRows) -> Int? { segmentNumbers[ObjectIdentifier(rows)].map { offsets[$0] } }

  /// The segment that a row is in, and the row's number in it.
  private func locate(_ position: Int) -> (segment: Int, index: Int)? {
    guard position >= 0, position < rowCount else { return nil }
    var low = 0
    var high = segments.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if offsets[middle] <= position { low = middle } else { high = middle - 1 }
    }
    return (low, position - offsets[low])
  }

  /// Where a row stands in its section: what it is, and whether it is the first or the last of its kind.
  func place(at position: Int) -> RowPlace {
    guard let (number, index) = locate(position) else { return RowPlace() }
    let section = segments[number].section
    func isSameSection(_ other: Int) -> Bool {
      guard segments.indices.contains(other) else { return false }
      return segments[other].section == section
    }
    func neighbour(_ step: Int) -> Bool {
      var other = number + step
      while segments.indices.contains(other), segments[other].rowCount == 0 { other += step }
      return isSameSection(other)
    }
    return RowPlace(
      part: section?.part ?? .content, isFirst: index == 0 && !neighbour(-1),
      isLast: index == segments[number].rowCount - 1 && !neighbour(1), isFirstOfList: position == 0)
  }

  // MARK: Rows

  func row(at position: Int) -> (any ListRow)? { identity(at: position) }

  func identity(at position: Int) -> RowIdentity? {
    guard let (segment, index) = locate(position) else { return nil }
    return switch segments[segment].content {
    case .fixed(let row): row
    case .lazy(let rows): rows.row(at: index)
    }
  }

  /// The cell that shows the row at a position, if it is near the screen.
  func cell(at position: Int) -> RowCell? {
    guard let (segment, index) = locate(position) else { return nil }
    return switch segments[segment].content {
    case .fixed(let row): row.cell
    case .lazy(let rows): rows.cell(at: index)
    }
  }

  private func bind(_ cell: ListCell) {
    guard let rowCell = cells[ObjectIdentifier(cell)], let row = cell.row as? RowIdentity else { return }
    row.cell = rowCell
    row.enter(rowCell)
  }

  private func unbind(_ cell: ListCell) {
    guard let rowCell = cells[ObjectIdentifier(cell)], let row = cell.row as? RowIdentity else { return }
    swipes?.close(rowCell)
    row.leave(rowCell)
    if row.cell === rowCell { row.cell = nil }
    guard menuCell === rowCell else { return }
    // A row that only changes may be back in its place at once.
    Scheduler.shared.afterUpdate { [weak self] in
      guard let self, row.cell !== rowCell, menuCell === rowCell else { return }
      closeMenu()
    }
  }

  /// Applies to a row what is said of the `ForEach` that it comes from.
  func decorate(_ elements: inout [Element], from rows: _Node) {
    var ancestor = rows.parent
    while let current = ancestor, current !== node {
      current.decorate(&elements)
      ancestor = current.parent
    }
  }

  var shownCells: [RowCell] { Array(cells.values) }
  func rowCell(_ cell: ListCell) -> RowCell? { cells[ObjectIdentifier(cell)] }

  /// The row of a `ForEach` at a position.
  func lazyPlace(at position: Int) -> LazyRowPlace? {
    guard let (segment, index) = locate(position), case .lazy(let rows) = segments[segment].content else { return nil }
    return LazyRowPlace(rows: rows, index: index)
  }

  func lazyPlace(of cell: RowCell) -> LazyRowPlace? { cell.cell.position.flatMap { lazyPlace(at: $0) } }

  private func refreshShownRows() {
    for segment in segments {
      switch segment.content {
      case .fixed(let row): row.refresh()
      case .lazy(let rows): rows.refreshElements()
      }
    }
  }

  private func restyleShownRows() {
    for cell in cells.values { appearance.style(cell, cell.traits) }
  }

  private func appearanceChanged(from old: ListAppearance) {
    appearance.apply(to: self)
    refreshShownRows()
  }

  /// Brings in line what a cell lets a person do with its row.
  func refreshState(of cell: RowCell) {
    let position = cell.cell.position
    let canSelect =
      cell.traits[SelectionDisabledTrait.self] != true
      && position.flatMap { position in selection?.canSelect(position, in: self) } ?? false
    // GTK gives the keyboard only to rows that it may select, and a menu has to be opened with the keyboard as well.
    cell.cell.isSelectable = canSelect || (selection == nil && cell.hasMenu && !cell.takesFocusInside)
    cell.cell.isActivatable = cell.isOneButton || (cell.link != nil && selection != nil)
  }

  // MARK: Selection

  /// What a selection knows the row at a position by: its tag, or else its id.
  func value<Value: Hashable>(at position: Int, as type: Value.Type) -> Value? {
    guard let (segment, index) = locate(position) else { return nil }
    switch segments[segment].content {
    case .fixed(let row): return row.element.traits[TagTrait.self].flatMap { $0.base as? Value }
    case .lazy(let rows):
      if let tag = rows.cell(at: index)?.traits[TagTrait.self], let value = tag.base as? Value { return value }
      return rows.id(at: index, as: type)
    }
  }

  func position<Value: Hashable>(ofID id: Value) -> Int? {
    for (number, segment) in segments.enumerated() {
      switch segment.content {
      case .fixed(let row):
        if row.element.traits[TagTrait.self] == AnyHashable(id) || row.element.traits[IDTrait.self] == AnyHashable(id) {
          return offsets[number]
        }
      case .lazy(let rows):
        if let index = rows.index(ofID: id) { return offsets[number] + index }
      }
    }
    return nil
  }

  func positionOfShownRow(tagged tag: AnyHashable) -> Int? {
    cells.values.first { $0.traits[TagTrait.self] == tag || $0.traits[IDTrait.self] == tag }?.cell.position
  }

  func isRowSelected(at position: Int) -> Bool { selection?.isSelected(position, in: self) ?? false }

  func selectRows(_ positions: Range<Int>, unselectingOthers: Bool) -> Bool {
    guard let selection, selection.select(positions, unselectingOthers: unselectingOthers, in: self) else { return false }
    model.selectionChanged()
    return true
  }

  func unselectRows(_ positions: Range<Int>) -> Bool {
    guard let selection, selection.unselect(positions, in: self) else { return false }
    model.selectionChanged()
    return true
  }
}

/// One view of a list's content, or the rows of one `ForEach`.
@MainActor
struct RowSegment {
  enum Content {
    case fixed(FixedRow)
    case lazy(any LazyRows)
  }
  let content: Content
  let section: SectionTrait.Value?

  var rowCount: Int {
    switch content {
    case .fixed: 1
    case .lazy(let rows): rows.rowCount
    }
  }

  var key: ObjectIdentifier {
    switch content {
    case .fixed(let row): ObjectIdentifier(row)
    case .lazy(let rows): ObjectIdentifier(rows)
    }
  }
}

/// A row that is a view of the list's content, and not made by a `ForEach`.
final class FixedRow: RowIdentity {
  var element: Element
  private weak var controller: ListController?

  init(_ element: Element, of controller: ListController) {
    self.element = element
    self.controller = controller
  }

  override func enter(_ cell: RowCell) {
    cell.discardOccupant()
    if let node = controller?.node { cell.show([element], of: node) }
  }

  func refresh() {
    if let cell, let node = controller?.node { cell.show([element], of: node) }
  }
}

/// Where a row stands in its section.
struct RowPlace: Equatable {
  var part = SectionPart.content
  var isFirst = false
  var isLast = false
  var isFirstOfList = false
}
