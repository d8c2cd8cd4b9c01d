/// One child at its natural size along some axes.
package struct FixedSizeLayout: ContainerLayout {
  package var horizontal: Bool
  package var vertical: Bool

  package init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package func measure(_ children: [Widget], _ axis: Axis, for size: Int32) -> (minimum: Int32, natural: Int32) {
    let isFixed = axis == .horizontal ? horizontal : vertical
    let acrossIsFixed = axis == .horizontal ? vertical : horizontal
    let extent = OverlayLayout().measure(children, axis, for: acrossIsFixed ? -1 : size)
    return isFixed ? (extent.natural, extent.natural) : extent
  }

  package func place(_ children: [Widget], width: Int32, height: Int32) {
    OverlayLayout().place(children, width: width, height: height)
  }

  package func expands(_ children: [Widget]) -> (horizontally: Bool, vertically: Bool) {
    let inside = OverlayLayout().expands(children)
    return (inside.horizontally && !horizontal, inside.vertically && !vertical)
  }
}
