import CAdwaita

/// A frame through which a part of something larger is seen.
package final class ScrolledWindow: Widget {
  private var content: Widget?

  package init() {
    super.init(adopting: gtk_scrolled_window_new())
    expandsHorizontally = true
    expandsVertically = true
  }

  /// What is scrolled.
  package var child: Widget? {
    get { content }
    set {
      content = newValue
      gtk_scrolled_window_set_child(opaque, newValue?.widget)
    }
  }

  /// Along which axes the child may be larger than the frame, and whether bars show where it is.
  package func setScrolling(horizontally: Bool, vertically: Bool, showsBars: Bool = true) {
    let bars = showsBars ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
    gtk_scrolled_window_set_policy(
      opaque, horizontally ? bars : GTK_POLICY_NEVER, vertically ? bars : GTK_POLICY_NEVER)
  }

  /// Where the frame stands along each axis.
  package lazy var vertical = Adjustment(sharing: UnsafeMutableRawPointer(gtk_scrolled_window_get_vadjustment(opaque)))
  package lazy var horizontal = Adjustment(sharing: UnsafeMutableRawPointer(gtk_scrolled_window_get_hadjustment(opaque)))

  /// Whether the frame asks for its child's natural size.
  package func propagateNaturalSize(width: Bool, height: Bool) {
    gtk_scrolled_window_set_propagate_natural_width(opaque, width ? 1 : 0)
    gtk_scrolled_window_set_propagate_natural_height(opaque, height ? 1 : 0)
  }

  /// Calls a closure when the person pulls beyond the first row.
  package func onOvershoot(_ action: @escaping @MainActor (_ edge: Edge) -> Void) {
    connect("edge-overshot") { arguments in
      switch arguments.enumeration(1) {
      case 0: action(.leading)
      case 1: action(.trailing)
      case 2: action(.top)
      default: action(.bottom)
      }
    }
  }

  package enum Edge: Sendable { case leading, trailing, top, bottom }
}

/// A position in a range, with a page of it in sight.
package final class Adjustment: Object {
  package var value: Double {
    get { gtk_adjustment_get_value(typed()) }
    set { gtk_adjustment_set_value(typed(), newValue) }
  }
  package var lower: Double { gtk_adjustment_get_lower(typed()) }
  package var upper: Double { gtk_adjustment_get_upper(typed()) }
  package var pageSize: Double { gtk_adjustment_get_page_size(typed()) }
  /// The furthest that ``value`` can go.
  package var limit: Double { max(lower, upper - pageSize) }

  package func onValueChange(_ action: @escaping @MainActor () -> Void) { connect("value-changed") { _ in action() } }
  /// Calls a closure when the range or the page changes.
  package func onRangeChange(_ action: @escaping @MainActor () -> Void) { connect("changed") { _ in action() } }
}

extension ScrolledWindow {
  /// Scrolls until a widget inside is seen.
  ///
  /// - Parameters:
  ///   - horizontal: Where it is to stand along this axis, from 0 to 1; `nil` scrolls only as far as it must.
  ///   - vertical: The same along the other axis.
  package func bringIntoSight(_ target: Widget, horizontal x: Double?, vertical y: Double?) {
    guard let origin = target.convert(0, 0, to: self) else { return }
    move(vertical, start: origin.y, length: Double(target.size.height), page: Double(size.height), to: y)
    move(horizontal, start: origin.x, length: Double(target.size.width), page: Double(size.width), to: x)
  }

  private func move(_ adjustment: Adjustment, start: Double, length: Double, page: Double, to place: Double?) {
    if let place {
      adjustment.value += start - place * (page - length)
    } else if start < 0 {
      adjustment.value += start
    } else if start + length > page {
      adjustment.value += min(start, start + length - page)
    }
  }
}
