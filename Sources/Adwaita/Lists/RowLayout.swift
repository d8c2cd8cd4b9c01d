/// The contents of a list row: below each other from the leading edge, inside the row's insets.
///
/// The children are, in this order, at most one background, the contents, the accessories at the trailing edge, and
/// the strips of actions that a swipe uncovers.
package struct RowLayout: ContainerLayout, @MainActor Equatable {
  /// The space between the row's edges and its contents.
  package var insets = Margins()
  /// The least height of the contents, in points.
  package var minimumHeight: Int32 = 0
  package var hasBackground = false
  package var accessoryCount = 0
  package var hasLeadingActions = false
  package var hasTrailingActions = false
  /// How far the contents are pushed aside: to the right where positive.
  package var swipe: Int32 = 0

  package init(insets: Margins = Margins(), minimumHeight: Int32 = 0) {
    self.insets = insets
    self.minimumHeight = minimumHeight
  }

  private static var gap: Int32 { 8 }
  private var stripCount: Int { (hasLeadingActions ? 1 : 0) + (hasTrailingActions ? 1 : 0) }

  private func contents(_ children: [Widget]) -> ArraySlice<Widget> {
    children.dropFirst(hasBackground ? 1 : 0).dropLast(accessoryCount + stripCount)
  }

  private func accessories(_ children: [Widget]) -> ArraySlice<Widget> {
    accessoryCount == 0 ? [] : children.dropLast(stripCount).suffix(accessoryCount)
  }

  private func accessoryWidth(_ children: [Widget]) -> Int32 {
    accessories(children).reduce(0) { $0 + Self.gap + $1.measure(.horizontal, for: -1).natural }
  }

  package func measure(_ children: [Widget], _ axis: Axis, for size: Int32) -> (minimum: Int32, natural: Int32) {
    let beside = accessoryWidth(children)
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
    if hasBackground, let background = children.first {
      background.allocate(Area(x: swipe, y: 0, width: width, height: height))
    }
    placeContents(contents(children), in: width - accessoryWidth(children), height)
    var x = width - insets.trailing + swipe
    for child in accessories(children).reversed() {
      let (accessoryWidth, accessoryHeight) = (
        child.measure(.horizontal, for: -1).natural, child.measure(.vertical, for: -1).natural
      )
      x -= accessoryWidth
      child.allocate(Area(x: x, y: (height - accessoryHeight) / 2, width: accessoryWidth, height: accessoryHeight))
      x -= Self.gap
    }
    placeStrips(children.suffix(stripCount), width, height)
  }

  private func placeContents(_ contents: ArraySlice<Widget>, in width: Int32, _ height: Int32) {
    let inner = max(0, width - insets.leading - insets.trailing)
    var areas: [Area] = []
    areas.reserveCapacity(contents.count)
    var used: Int32 = 0
    for child in contents {
      let childWidth = self.width(of: child, in: inner)
      let childHeight = child.measure(.vertical, for: childWidth).natural
      areas.append(Area(x: insets.leading + swipe, y: used, width: childWidth, height: childHeight))
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
  }

  private func placeStrips(_ strips: ArraySlice<Widget>, _ width: Int32, _ height: Int32) {
    if hasLeadingActions, let strip = strips.first {
      let stripWidth = max(strip.measure(.horizontal, for: -1).natural, swipe)
      strip.allocate(Area(x: min(0, swipe - stripWidth), y: 0, width: stripWidth, height: height))
    }
    if hasTrailingActions, let strip = strips.last {
      let stripWidth = max(strip.measure(.horizontal, for: -1).natural, -swipe)
      strip.allocate(Area(x: max(width - stripWidth, width + swipe), y: 0, width: stripWidth, height: height))
    }
  }

  package func expands(_ children: [Widget]) -> (horizontally: Bool, vertically: Bool) { (true, false) }
}

/// Actions side by side, each as tall as the row and all equally wide.
package struct ActionStripLayout: ContainerLayout {
  package init() {}

  /// The least width of an action, in points.
  private static var minimumWidth: Int32 { 64 }

  package func measure(_ children: [Widget], _ axis: Axis, for size: Int32) -> (minimum: Int32, natural: Int32) {
    guard axis == .horizontal else { return (0, children.map { $0.measure(.vertical, for: -1).natural }.max() ?? 0) }
    let widest = children.reduce(Self.minimumWidth) { max($0, $1.measure(.horizontal, for: -1).natural) }
    let width = widest * Int32(children.count)
    return (width, width)
  }

  package func place(_ children: [Widget], width: Int32, height: Int32) {
    for (index, child) in children.enumerated() {
      let start = width * Int32(index) / Int32(children.count)
      let end = width * Int32(index + 1) / Int32(children.count)
      let wanted = child.measure(.vertical, for: end - start).minimum
      child.allocate(Area(x: start, y: min(0, (height - wanted) / 2), width: end - start, height: max(height, wanted)))
    }
  }
}
