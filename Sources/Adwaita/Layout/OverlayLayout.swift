/// Children on top of each other.
package struct OverlayLayout: ContainerLayout, @MainActor Equatable {
  /// The child that decides the size; the others are placed inside it. `nil` lets the largest decide.
  package var primary: Int?
  /// Where a smaller child sits.
  package var horizontal: UnitPosition
  package var vertical: UnitPosition

  package init(primary: Int? = nil, horizontal: UnitPosition = 0.5, vertical: UnitPosition = 0.5) {
    self.primary = primary
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package func measure(_ children: [Widget], _ axis: Axis, for size: Int32) -> (minimum: Int32, natural: Int32) {
    if let primary, primary < children.count { return children[primary].measure(axis, for: size) }
    var result: (minimum: Int32, natural: Int32) = (0, 0)
    for child in children {
      let extent = child.measure(axis, for: size)
      result = (max(result.minimum, extent.minimum), max(result.natural, extent.natural))
    }
    return result
  }

  package func place(_ children: [Widget], width: Int32, height: Int32) {
    let area = Area(x: 0, y: 0, width: width, height: height)
    for (index, child) in children.enumerated() {
      if index == primary { child.allocate(area) } else { child.place(in: area, horizontal: horizontal, vertical: vertical) }
    }
  }

  package func expands(_ children: [Widget]) -> (horizontally: Bool, vertically: Bool) {
    if let primary, primary < children.count {
      return (children[primary].expandsHorizontally, children[primary].expandsVertically)
    }
    return children.reduce(into: (horizontally: false, vertically: false)) { result, child in
      if child.expandsHorizontally { result.horizontally = true }
      if child.expandsVertically { result.vertically = true }
    }
  }
}
