/// One child in a frame of its own size.
package struct FrameLayout: ContainerLayout, @MainActor Equatable {
  /// The sizes asked for along one axis, in points.
  package struct Extent: Hashable, Sendable {
    package var minimum: Int32?
    package var ideal: Int32?
    package var maximum: Int32?
    /// Takes what space there is.
    package var isUnbounded: Bool

    package init(minimum: Int32? = nil, ideal: Int32? = nil, maximum: Int32? = nil, isUnbounded: Bool = false) {
      self.minimum = minimum
      self.ideal = ideal
      self.maximum = maximum
      self.isUnbounded = isUnbounded
    }

    /// An extent that never varies.
    package static func fixed(_ value: Int32) -> Extent { Extent(minimum: value, ideal: value, maximum: value) }
    var isFixed: Bool { minimum != nil && minimum == maximum }
    /// Whether the frame takes what space is left over; `nil` where its child decides.
    package var expansion: Bool? { isUnbounded ? true : isFixed || maximum != nil ? false : nil }
  }

  package var width: Extent
  package var height: Extent
  package var horizontal: UnitPosition
  package var vertical: UnitPosition

  package init(width: Extent, height: Extent, horizontal: UnitPosition = 0.5, vertical: UnitPosition = 0.5) {
    self.width = width
    self.height = height
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package func measure(_ children: [Widget], _ axis: Axis, for size: Int32) -> (minimum: Int32, natural: Int32) {
    let extent = axis == .horizontal ? width : height
    if extent.isFixed, let fixed = extent.minimum { return (fixed, fixed) }
    var across = size
    if let limit = (axis == .horizontal ? height : width).maximum {
      // Without a size given, what the child would take is cut as well, or it would be said to need less than it does.
      let wish = across < 0 ? OverlayLayout().measure(children, axis == .horizontal ? .vertical : .horizontal, for: -1).natural : across
      if wish > limit { across = limit }
    }
    var (minimum, natural) = OverlayLayout().measure(children, axis, for: across)
    if let ideal = extent.ideal { natural = max(minimum, ideal) }
    if let least = extent.minimum {
      minimum = max(minimum, least)
      natural = max(natural, least)
    }
    if let most = extent.maximum {
      // A frame with a limit takes what it can get, up to that limit.
      natural = most
      minimum = min(minimum, most)
    }
    return (minimum, max(minimum, natural))
  }

  package func place(_ children: [Widget], width: Int32, height: Int32) {
    let area = Area(x: 0, y: 0, width: width, height: height)
    for child in children { child.place(in: area, horizontal: horizontal, vertical: vertical) }
  }

  package func expands(_ children: [Widget]) -> (horizontally: Bool, vertically: Bool) {
    let inside = OverlayLayout().expands(children)
    return (width.expansion ?? inside.horizontally, height.expansion ?? inside.vertically)
  }
}
