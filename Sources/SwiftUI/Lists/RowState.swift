/// What the views of a row have written into their state, to be given back when the row comes into sight again.
@MainActor
struct RowState {
  private struct Entry {
    /// The way from the top of the row to the view, by the children's numbers.
    let path: [Int]
    let type: ObjectIdentifier
    let slots: [AnyObject]
  }
  private var entries: [Entry] = []

  /// Takes what was written below a node; `nil` where nothing was.
  static func of(_ node: _Node) -> RowState? {
    var state = RowState()
    var path: [Int] = []
    state.collect(node, &path)
    return state.entries.isEmpty ? nil : state
  }

  private mutating func collect(_ node: _Node, _ path: inout [Int]) {
    if let host = node.propertyHost, host.keptSlots.contains(where: { ($0 as? any WritableSlot)?.isWritten == true }) {
      entries.append(Entry(path: path, type: ObjectIdentifier(type(of: node)), slots: host.keptSlots))
    }
    for (index, child) in node.children.enumerated() {
      path.append(index)
      collect(child, &path)
      path.removeLast()
    }
  }

  /// Gives the state back to the nodes at the same places, and runs them again.
  ///
  /// State may decide which views there are, so what has no place yet is tried again once the views above have run.
  func restore(to node: _Node) {
    var left = entries
    while true {
      let before = left.count
      left.removeAll { entry in
        guard let target = Self.node(at: entry.path, below: node), ObjectIdentifier(type(of: target)) == entry.type,
          let host = target.propertyHost
        else { return false }
        host.keptSlots = entry.slots
        target.evaluate()
        return true
      }
      if left.isEmpty || left.count == before { return }
    }
  }

  private static func node(at path: [Int], below top: _Node) -> _Node? {
    var node = top
    for index in path {
      let children = node.children
      guard index < children.count else { return nil }
      node = children[index]
    }
    return node
  }

  /// Makes every view below a node start with fresh state; those views are marked, to be run again.
  static func reset(_ node: _Node) {
    if let host = node.propertyHost, !host.keptSlots.isEmpty {
      host.keptSlots = []
      node.isDirty = true
    }
    for child in node.children { reset(child) }
  }

  /// Runs the views that are still marked, parents first.
  static func evaluateMarked(_ node: _Node) {
    if node.isDirty { node.evaluate() }
    for child in node.children { evaluateMarked(child) }
  }

  static func leaveRow(_ node: _Node) {
    node.leaveRow()
    for child in node.children { leaveRow(child) }
  }

  static func enterRow(_ node: _Node) {
    node.enterRow()
    for child in node.children { enterRow(child) }
  }
}

/// A value that a view keeps, and that a row need not remember as long as nobody has written it.
protocol WritableSlot: AnyObject {
  var isWritten: Bool { get }
}

extension StateLocation: WritableSlot {}
