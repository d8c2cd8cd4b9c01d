/// The contents of a list row: below each other from the leading edge, inside the row's insets.
package struct RowLayout: ContainerLayout, @MainActor Equatable {
  /// The space between the row's edges and its contents.
  package var insets: Margins
  /// The least height of the contents, in points.
  package var minimumHeight: Int32
  /// How many of the children, at the end, stand at the trailing edge instead.
  package var accessoryCount: Int
  /// How many of the children, at the start, fill the row behind the others.
  package var backgroundCount: Int

  package init(insets: Margins = Margins(), minimumHeight: Int32 = 0, accessoryCount: Int = 0, backgroundCount: Int = 0) {
    self.insets = insets
    self.minimumHeight = minimumHeight
    self.accessoryCount = accessoryCount
    self.backgroundCount = backgroundCount
  }

  private static var gap: Int32 { 8 }

  private func contents(_ children: [Widget]) -> ArraySlice<Widget> {
    children.dropFirst(backgroundCount).dropLast(accessoryCount)
  }

  private func accessories(_ children: [Widget]) -> ArraySlice<Widget> { children.suffix(accessoryCount) }

  private func accessoryWidth(_ children: [Widget]) -> Int32 {
    accessories(children).reduce(0) { $0 + Self.gap + $1.measure(.horizontal, for: -1).natural }
  }

  package func measure(_ children: [Widget], _ axis: Axis, for size: Int32) -> (minimum: Int32, natural: Int32) {
    let beside = accessoryCount == 0 ? 0 : accessoryWidth(children)
    var (minimum, natural): (Int32, Int32) = (0, 0)
    if axis == .horizontal {
      for child in contents(children) {
        let extent = child.measure(.horizontal, for: -1)
        (minimum, natural) = (max(minimum, extent.minimum), max(natural, extent.natural))
      }
      let around = insets.leading + insets.trailing + beside
      return (minimum + around, natural + around)
    }
    let width = size < 0 ? -1 : max(0, size - insets.leading - insets.trailing - beside)
    for child in contents(children) {
      let extent = child.measure(.vertical, for: width < 0 ? -1 : self.width(of: child, in: width))
      minimum += extent.minimum
      natural += extent.natural
    }
    for child in accessories(children) {
      let extent = child.measure(.vertical, for: -1)
      (minimum, natural) = (max(minimum, extent.minimum), max(natural, extent.natural))
    }
    let around = insets.top + insets.bottom
    return (max(minimum, minimumHeight) + around, max(natural, minimumHeight) + around)
  }

  private func width(of child: Widget, in width: Int32) -> Int32 {
    let wanted = child.measure(.horizontal, for: -1)
    return child.expandsHorizontally ? max(width, wanted.minimum) : max(wanted.minimum, min(wanted.natural, width))
  }

  package func place(_ children: [Widget], width: Int32, height: Int32) {
    for child in children.prefix(backgroundCount) { child.allocate(Area(x: 0, y: 0, width: width, height: height)) }
    let beside = accessoryCount == 0 ? 0 : accessoryWidth(children)
    let inner = max(0, width - insets.leading - insets.trailing - beside)
    let contents = contents(children)
    var areas: [Area] = []
    areas.reserveCapacity(contents.count)
    var used: Int32 = 0
    for child in contents {
      let childWidth = self.width(of: child, in: inner)
      let childHeight = child.measure(.vertical, for: childWidth).natural
      areas.append(Area(x: insets.leading, y: used, width: childWidth, height: childHeight))
      used += childHeight
    }
    let free = max(0, height - insets.top - insets.bottom - used)
    for (child, area) in zip(contents, areas) {
      var area = area
      if contents.count == 1, child.expandsVertically {
        area.height += free
        area.y = insets.top
      } else {
        area.y += insets.top + free / 2
      }
      child.allocate(area)
    }
    var x = width - insets.trailing
    for child in accessories(children).reversed() {
      let (accessoryWidth, accessoryHeight) = (
        child.measure(.horizontal, for: -1).natural, child.measure(.vertical, for: -1).natural
      )
      x -= accessoryWidth
      child.allocate(Area(x: x, y: (height - accessoryHeight) / 2, width: accessoryWidth, height: accessoryHeight))
      x -= Self.gap
    }
  }

  package func expands(_ children: [Widget]) -> (horizontally: Bool, vertically: Bool) { (true, false) }
}
