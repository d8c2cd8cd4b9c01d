/// Children in a row or a column, as tall or wide as they wish to be; those that expand share what is left.
package struct StackLayout: ContainerLayout, @MainActor Equatable {
  package var axis: Axis
  /// The space between two neighbours, in points.
  package var spacing: Int32
  /// Where a child sits across the axis.
  package var alignment: UnitPosition
  /// The children that are shrunk last and grown first, by widget; the others count as 0.
  package var priorities: [UnsafeRawPointer: Double]

  package init(
    axis: Axis, spacing: Int32, alignment: UnitPosition, priorities: [UnsafeRawPointer: Double] = [:]
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.priorities = priorities
  }

  package func measure(_ children: [Widget], _ asked: Axis, for size: Int32) -> (minimum: Int32, natural: Int32) {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    if asked == axis {
      for child in children {
        let extent = child.measure(axis, for: size)
        minimum += extent.minimum
        natural += extent.natural
      }
      let gaps = spacing * Int32(max(0, children.count - 1))
      return (minimum + gaps, natural + gaps)
    }
    let extents = size >= 0 && axis == .horizontal ? extents(of: children, in: size, across: -1) : []
    for (index, child) in children.enumerated() {
      let extent = child.measure(asked, for: extents.isEmpty ? -1 : extents[index])
      minimum = max(minimum, extent.minimum)
      natural = max(natural, extent.natural)
    }
    return (minimum, natural)
  }

  package func place(_ children: [Widget], width: Int32, height: Int32) {
    let across = axis == .horizontal ? height : width
    let extents = extents(of: children, in: axis == .horizontal ? width : height, across: across)
    var position: Int32 = 0
    for (child, extent) in zip(children, extents) {
      let crossExtent = crossExtent(of: child, for: extent, in: across)
      let offset = Int32((Double(across - crossExtent) * alignment).rounded())
      child.allocate(
        axis == .horizontal
          ? Area(x: position, y: offset, width: extent, height: crossExtent)
          : Area(x: offset, y: position, width: crossExtent, height: extent))
      position += extent + spacing
    }
  }

  private func crossExtent(of child: Widget, for extent: Int32, in across: Int32) -> Int32 {
    let wanted = child.measure(axis.other, for: axis == .horizontal ? extent : -1)
    if child.expands(along: axis.other) { return max(across, wanted.minimum) }
    return max(wanted.minimum, min(wanted.natural, across))
  }

  /// Shares a length: everyone gets the minimum, then up to the natural extent by priority, then those that
  /// expand divide the rest.
  private func extents(of children: [Widget], in length: Int32, across: Int32) -> [Int32] {
    var wishes: [(minimum: Int32, natural: Int32)] = []
    wishes.reserveCapacity(children.count)
    for child in children {
      let cross = axis == .vertical && across >= 0 ? crossWidth(of: child, in: across) : -1
      wishes.append(child.measure(axis, for: cross))
    }
    var result = wishes.map(\.minimum)
    var left = length - spacing * Int32(max(0, children.count - 1)) - result.reduce(0, +)
    guard left > 0 else { return result }
    let levels = priorities.isEmpty ? [0] : Set(children.map { priorities[$0.identity] ?? 0 }).sorted(by: >)
    for level in levels {
      var open = children.indices.filter {
        (priorities[children[$0].identity] ?? 0) == level && wishes[$0].natural > result[$0]
      }
      // The smallest wish is met first, so that what it leaves goes to the others.
      open.sort { wishes[$0].natural - wishes[$0].minimum < wishes[$1].natural - wishes[$1].minimum }
      for (rank, index) in open.enumerated() {
        let share = left / Int32(open.count - rank)
        let grown = min(share, wishes[index].natural - result[index])
        result[index] += grown
        left -= grown
      }
    }
    guard left > 0 else { return result }
    let flexible = children.indices.filter { children[$0].expands(along: axis) }
    for (rank, index) in flexible.enumerated() {
      let share = left / Int32(flexible.count - rank)
      result[index] += share
      left -= share
    }
    return result
  }

  private func crossWidth(of child: Widget, in across: Int32) -> Int32 {
    let wanted = child.measure(.horizontal, for: -1)
    return child.expandsHorizontally
      ? max(across, wanted.minimum) : max(wanted.minimum, min(wanted.natural, across))
  }
}
