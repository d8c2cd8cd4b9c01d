import Adwaita

/// A `ForEach` in a list: a view is only made when its row comes near the screen.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode<
  ForEach<Data, ID, Content>
>, LazyRows, Reader
{
  /// The list's, which owns this node.
  private unowned let controller: ListController
  private var ids: _RowIDs<ID>
  /// The rows that GTK knows of.
  private var identities: [ID: Identity] = [:]
  /// The rows that are in a cell, by id.
  private var shown: [ID: Row] = [:]
  /// What rows out of sight have written into their state.
  private var states: [ID: RowState] = [:]
  private var isSplicing = false
  /// The cells that were given a row while the rows were being replaced.
  private var waiting: [(RowCell, ID)] = []
  private let placeholder = Container(OverlayLayout())
  private let dataLayout = PropertyLayout.of(Data.self)
  private var readData: Data
  let subscriptions = Subscriptions()
  private lazy var observation = ObservationToken()
  /// The rows beyond the edges of the screen that are yet to be described anew.
  private var late: [Row] = []
  private lazy var lateObservation = ObservationToken()

  init(_ view: ForEach<Data, ID, Content>, of controller: ListController, in context: _NodeContext) {
    self.controller = controller
    readData = view.data
    ids = view.readIDs(view.data, nil, nil) ?? _RowIDs(ids: [])
    super.init(view, in: context)
    if let id = ids.duplicate { ForEach<Data, ID, Content>.warn(ofDuplicate: id) }
  }

  override var children: [_Node] { shown.isEmpty ? [] : Array(shown.values) }

  override func appendElements(to elements: inout [Element]) {
    var element = Element(placeholder)
    element.role = .rows(self)
    elements.append(element)
  }

  override func willRemove() { subscriptions.cancel() }

  // MARK: Updates

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    if viewChanged { readRows() }
    refresh()
  }

  override func evaluate() { refresh() }

  private func readRows() {
    // The same buffer holds the same rows; their ids need not be read.
    guard !dataLayout.areEqual(readData, view.data) else { return }
    let isLong = ids.ids.count > Self.longEnoughToWait
    if isLong { Scheduler.shared.afterFrame { [readData] in _ = readData } }
    readData = view.data
    let describedRows = isLong ? describedRows : nil
    guard let new = view.readIDs(view.data, ids.ids, describedRows) else {
      if describedRows != nil { Scheduler.shared.afterFrame { [weak self] in self?.readOtherRows() } }
      return
    }
    replaceRows(by: new)
  }

  /// Where the rows are that are in a cell; `nil` where they cannot be told from their numbers.
  private var describedRows: Range<Int>? {
    guard ids.offsets == nil else { return nil }
    let start = controller.firstPosition(of: self) ?? 0
    var range: Range<Int>?
    for row in shown.values {
      guard let index = index(of: row, from: start) else { return nil }
      let known = range ?? index..<index
      range = min(known.lowerBound, index)..<max(known.upperBound, index + 1)
    }
    return range
  }

  /// Reads, once the frame is shown, the rows that are not on it.
  private func readOtherRows() {
    guard isAlive, let new = view.readIDs(view.data, ids.ids, nil) else { return }
    replaceRows(by: new)
    refresh()
  }

  /// From how many rows on the last data are freed only once the frame is shown.
  private static var longEnoughToWait: Int { 1024 }

  private func forgetStates(of old: ContiguousArray<ID>, goneIn new: _RowIDs<ID>) {
    guard !states.isEmpty else { return }
    let stay = Set(new.ids[new.unchangedPrefix..<new.ids.count - new.unchangedSuffix])
    for index in new.unchangedPrefix..<old.count - new.unchangedSuffix where !stay.contains(old[index]) {
      states[old[index]] = nil
    }
  }

  private func replaceRows(by new: _RowIDs<ID>) {
    if let id = new.duplicate, id != ids.duplicate { ForEach<Data, ID, Content>.warn(ofDuplicate: id) }
    let old = ids.ids
    replaceRows(by: new, new.splices(from: old))
    forgetStates(of: old, goneIn: new)
  }

  private func replaceRows(by new: _RowIDs<ID>, _ splices: [RowSplice]) {
    if splices.count == 1, let splice = splices.first {
      ids = new
      splicing { controller.rowsChanged(in: self, at: splice.position, removed: splice.removed, added: splice.inserted.count) }
      return
    }
    // GTK must find, after each replacement, just the rows that are there then.
    splicing {
      for splice in splices {
        ids.ids.replaceSubrange(
          splice.position..<splice.position + splice.removed, with: new.ids[splice.inserted])
        controller.rowsChanged(in: self, at: splice.position, removed: splice.removed, added: splice.inserted.count)
      }
      ids = new
    }
  }

  private func splicing(_ work: () -> Void) {
    isSplicing = true
    work()
    isSplicing = false
    let cells = waiting
    waiting = []
    for (cell, id) in cells { show(id, in: cell) }
  }

  /// Describes the rows in cells anew: those in sight now, and those beyond the edges once the frame is shown.
  private func refresh() {
    isDirty = false
    subscriptions.cancel()
    guard !shown.isEmpty else { return }
    let rows = Array(shown.values)
    guard rows.count > Self.fewRows else {
      return describe(rows, with: observation)
    }
    var near: [Row] = []
    late = []
    for row in rows {
      if row.cell.map(controller.isNearSight) ?? true { near.append(row) } else { late.append(row) }
    }
    describe(near, with: observation)
    if !late.isEmpty { Scheduler.shared.afterFrame { [weak self] in self?.describeLateRows() } }
  }

  private func describeLateRows() {
    let rows = late
    late = []
    guard isAlive else { return }
    describe(rows.filter(\.isInSight), with: lateObservation)
  }

  private func describe(_ rows: [Row], with observation: ObservationToken) {
    guard !rows.isEmpty else { return }
    var described: [Row] = []
    var contents: [Content] = []
    described.reserveCapacity(rows.count)
    contents.reserveCapacity(rows.count)
    let start = controller.firstPosition(of: self) ?? 0
    Evaluation.reading(self) {
      observation.track {
        for row in rows {
          row.isDirty = false
          guard let index = index(of: row, from: start) else { continue }
          described.append(row)
          contents.append(view.content(view.element(at: index, of: ids)))
        }
      } onChange: { [weak self] in
        self?.invalidate()
      }
    }
    for index in described.indices { described[index].update(contents[index], in: environment) }
  }

  /// So many rows are described at once, wherever they are.
  private static var fewRows: Int { 40 }

  private func index(of row: Row, from start: Int) -> Int? {
    if row.lastIndex < ids.ids.count, ids.ids[row.lastIndex] == row.id { return row.lastIndex }
    let index = findIndex(of: row, from: start)
    if let index { row.lastIndex = index }
    return index
  }

  private func findIndex(of row: Row, from start: Int) -> Int? {
    if let position = row.cell?.cell.position {
      let index = position - start
      if index >= 0, index < ids.ids.count, ids.ids[index] == row.id { return index }
    }
    return ids.ids.firstIndex(of: row.id)
  }

  // MARK: Rows

  var rowCount: Int { ids.ids.count }

  func row(at index: Int) -> RowIdentity {
    let id = ids.ids[index]
    if let identity = identities[id] { return identity }
    let identity = Identity(id, in: self)
    identities[id] = identity
    return identity
  }

  func cell(at index: Int) -> RowCell? { shown[ids.ids[index]]?.cell }

  func id<Value: Hashable>(at index: Int, as type: Value.Type) -> Value? { ids.ids[index] as? Value }

  func index<Value: Hashable>(ofID id: Value) -> Int? {
    guard let id = id as? ID ?? AnyHashable(id).base as? ID else { return nil }
    return ids.ids.firstIndex(of: id)
  }

  func dataIndex(ofRow index: Int) -> Int { ids.offsets.map { $0[index] } ?? index }

  func refreshElements() {
    for row in shown.values { row.syncIfAlive() }
  }

  /// A row as GTK knows it.
  final class Identity: RowIdentity {
    let id: ID
    private weak var rows: LazyForEachNode?

    init(_ id: ID, in rows: LazyForEachNode) {
      self.id = id
      self.rows = rows
    }

    override func enter(_ cell: RowCell) { rows?.show(id, in: cell) }
    override func leave(_ cell: RowCell) { rows?.hide(id, in: cell) }
    override func id<Value: Hashable>(as type: Value.Type) -> Value? { id as? Value }

    override func didLeave() {
      guard let rows, rows.identities[id] === self else { return }
      rows.identities[id] = nil
    }
  }

  private func show(_ id: ID, in cell: RowCell) {
    guard isAlive else { return }
    guard !isSplicing else {
      waiting.append((cell, id))
      return
    }
    guard !controller.lateRows.holdsBack(cell) else {
      cell.discardOccupant()
      return controller.lateRows.hold(cell) { [weak self] in self?.show(id, in: cell) }
    }
    let hint = cell.cell.position.map { $0 - (controller.firstPosition(of: self) ?? 0) }
    guard let index = hint.flatMap({ ids.ids.indices.contains($0) && ids.ids[$0] == id ? $0 : nil }) ?? ids.ids.firstIndex(of: id)
    else { return }
    let row: Row
    if let idle = cell.occupant as? Row, idle.rows === self, idle.isAlive {
      row = idle
      row.show(id) { view.content(view.element(at: index, of: ids)) }
    } else {
      cell.discardOccupant()
      row = Row(id, in: self, cell) { view.content(view.element(at: index, of: ids)) }
    }
    shown[id] = row
    if let state = states.removeValue(forKey: id) { row.restore(state) }
    row.finishEntering()
    controller.lateRows.noteHeight(of: cell)
  }

  private func hide(_ id: ID, in cell: RowCell) {
    if isSplicing { waiting.removeAll { $0.0 === cell } }
    controller.lateRows.drop(cell)
    guard let row = cell.occupant as? Row, row.rows === self, row.id == id, row.isInSight else { return }
    let state = row.leave()
    if shown[id] === row {
      shown[id] = nil
      // A row that has been deleted takes its state with it. While rows are replaced, one may be gone for a moment.
      if let state, isSplicing || ids.ids.contains(id) { states[id] = state }
    } else if let state {
      shown[id]?.restore(state)
    }
  }

  // MARK: The node of one row

  /// A view in a cell. When the cell goes on to another row, the nodes and their widgets go with it.
  final class Row: _Node, ElementContainer, Reader, RowOccupant {
    private(set) var id: ID
    /// Where the row stood when it was last looked for.
    var lastIndex = 0
    private(set) weak var rows: LazyForEachNode?
    private(set) weak var cell: RowCell?
    var needsSync = false
    private var node: _ViewNode<Content>?
    let subscriptions = Subscriptions()
    private lazy var observation = ObservationToken()
    private(set) var isInSight = true

    init(_ id: ID, in rows: LazyForEachNode, _ cell: RowCell, _ content: () -> Content) {
      self.id = id
      self.rows = rows
      self.cell = cell
      super.init(in: _NodeContext(parent: rows, environment: rows.environment))
      cell.occupant = self
      node = Content._makeNode(read(content), in: context)
    }

    override var children: [_Node] { node.map { [$0] } ?? [] }
    override var viewName: String { "\(Content.self)" }
    override func appendElements(to elements: inout [Element]) {}
    override func elementsDidChange() { if isInSight { Scheduler.shared.sync(self) } }
    override func willRemove() { subscriptions.cancel() }

    override func setEnvironment(_ environment: EnvironmentValues) {
      self.environment = environment
      node?.setEnvironment(environment)
    }

    private func read(_ content: () -> Content) -> Content {
      isDirty = false
      subscriptions.cancel()
      return Evaluation.reading(self) {
        observation.track(content) { [weak self] in self?.invalidate() }
      }
    }

    /// Runs when something has changed that the row's own closure has read.
    override func evaluate() {
      isDirty = false
      guard isInSight else { return }
      rows?.refresh()
    }

    func update(_ content: Content, in environment: EnvironmentValues) {
      self.environment = environment
      node?.update(content, in: environment)
    }

    /// Shows another row with the same widgets.
    func show(_ id: ID, _ content: () -> Content) {
      self.id = id
      isInSight = true
      guard let node else { return }
      RowState.reset(node)
      environment = rows?.environment ?? environment
      node.update(read(content), in: environment)
      RowState.evaluateMarked(node)
      RowState.enterRow(node)
    }

    func restore(_ state: RowState) {
      if let node { state.restore(to: node) }
    }

    func finishEntering() { syncIfAlive() }

    /// Ends what the row has going, and takes out what it has written into its state.
    func leave() -> RowState? {
      isInSight = false
      subscriptions.cancel()
      guard let node else { return nil }
      RowState.leaveRow(node)
      return RowState.of(node)
    }

    func syncIfAlive() {
      guard isAlive, isInSight, let cell, let rows else { return }
      var elements: [Element] = []
      node?.appendElements(to: &elements)
      rows.controller.decorate(&elements, from: rows)
      cell.show(elements, of: self)
    }
  }
}
