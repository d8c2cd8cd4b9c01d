import CAdwaita

/// A way of placing a container's children.
@MainActor
package protocol ContainerLayout {
  /// The least and the natural extent along an axis, for a given extent across it (-1 for any).
  func measure(_ children: [Widget], _ axis: Axis, for size: Int32) -> (minimum: Int32, natural: Int32)
  /// Gives every child its place inside a width and a height.
  func place(_ children: [Widget], width: Int32, height: Int32)
  /// Whether the container wants what space is left over.
  func expands(_ children: [Widget]) -> (horizontally: Bool, vertically: Bool)
}

extension ContainerLayout {
  package func expands(_ children: [Widget]) -> (horizontally: Bool, vertically: Bool) {
    var result = (horizontally: false, vertically: false)
    for child in children {
      if !result.horizontally { result.horizontally = child.expandsHorizontally }
      if !result.vertically { result.vertically = child.expandsVertically }
    }
    return result
  }
}

/// A direction along which things are laid out.
package enum Axis: Sendable {
  case horizontal, vertical

  init(_ orientation: GtkOrientation) {
    self = orientation == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical
  }

  var orientation: GtkOrientation { self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL }
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A place along one axis, as a share of the space left over: 0 is the start, 0.5 the middle, 1 the end.
package typealias UnitPosition = Double

extension Widget {
  func measure(_ axis: Axis, for size: Int32) -> (minimum: Int32, natural: Int32) {
    // For a height, a label would rather break its words than be as wide as its text.
    measure(axis.orientation, for: axis == .horizontal && isLabel ? -1 : size)
  }

  func expands(along axis: Axis) -> Bool { axis == .horizontal ? expandsHorizontally : expandsVertically }

  /// Gives the widget its natural size inside a rectangle, or all of it where it expands.
  func place(in area: Area, horizontal: UnitPosition, vertical: UnitPosition) {
    let width: Int32
    if expandsHorizontally {
      width = max(area.width, measure(.horizontal, for: -1).minimum)
    } else {
      let wanted = measure(.horizontal, for: -1)
      width = max(wanted.minimum, min(wanted.natural, area.width))
    }
    let wanted = measure(.vertical, for: width)
    let height = expandsVertically ? max(area.height, wanted.minimum) : max(wanted.minimum, min(wanted.natural, area.height))
    allocate(
      Area(
        x: area.x + Int32((Double(area.width - width) * horizontal).rounded()),
        y: area.y + Int32((Double(area.height - height) * vertical).rounded()),
        width: width, height: height))
  }

  func allocate(_ area: Area) {
    var allocation = GtkAllocation(x: area.x, y: area.y, width: area.width, height: area.height)
    gtk_widget_size_allocate(widget, &allocation, -1)
  }
}

/// A rectangle inside a container, in points.
struct Area {
  var x: Int32
  var y: Int32
  var width: Int32
  var height: Int32
}
