/// One child in fixed proportions.
package struct AspectRatioLayout: ContainerLayout {
  /// The width in relation to the height; `nil` takes the child's own.
  package var ratio: Double?
  /// Whether the child covers the space rather than fits into it.
  package var fills: Bool

  package init(ratio: Double?, fills: Bool) {
    self.ratio = ratio
    self.fills = fills
  }

  private func ratio(of child: Widget) -> Double {
    if let ratio, ratio > 0 { return ratio }
    let (width, height) = (child.measure(.horizontal, for: -1).natural, child.measure(.vertical, for: -1).natural)
    return width > 0 && height > 0 ? Double(width) / Double(height) : 1
  }

  package func measure(_ children: [Widget], _ axis: Axis, for size: Int32) -> (minimum: Int32, natural: Int32) {
    guard let child = children.first else { return (0, 0) }
    let extent = child.measure(axis, for: -1)
    guard size >= 0 else { return extent }
    let wanted = axis == .horizontal ? Double(size) * ratio(of: child) : Double(size) / ratio(of: child)
    return (min(extent.minimum, Int32(wanted)), Int32(wanted.rounded()))
  }

  package func place(_ children: [Widget], width: Int32, height: Int32) {
    for child in children {
      let ratio = ratio(of: child)
      let widthLimits = (Double(width) / Double(max(height, 1)) < ratio) != fills
      let (childWidth, childHeight) =
        widthLimits
        ? (width, Int32((Double(width) / ratio).rounded())) : (Int32((Double(height) * ratio).rounded()), height)
      child.allocate(
        Area(
          x: (width - childWidth) / 2, y: (height - childHeight) / 2,
          width: max(childWidth, child.measure(.horizontal, for: -1).minimum),
          height: max(childHeight, child.measure(.vertical, for: childWidth).minimum)))
    }
  }
}

/// One child, moved aside.
package struct OffsetLayout: ContainerLayout {
  package var x: Int32
  package var y: Int32

  package init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }

  package func measure(_ children: [Widget], _ axis: Axis, for size: Int32) -> (minimum: Int32, natural: Int32) {
    OverlayLayout(primary: 0).measure(children, axis, for: size)
  }

  package func place(_ children: [Widget], width: Int32, height: Int32) {
    for child in children { child.allocate(Area(x: x, y: y, width: width, height: height)) }
  }
}
