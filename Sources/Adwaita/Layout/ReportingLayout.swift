import CAdwaita

/// A child at the top of all the space there is, and somebody who wants to know how much that is.
package struct ReportingLayout: ContainerLayout {
  /// Called after each layout. It must not change widgets; the layout is still under way.
  package var report: @MainActor (_ width: Int32, _ height: Int32) -> Void

  package init(_ report: @escaping @MainActor (_ width: Int32, _ height: Int32) -> Void) { self.report = report }

  package func measure(_ children: [Widget], _ axis: Axis, for size: Int32) -> (minimum: Int32, natural: Int32) {
    // What a view says that has no size of its own.
    (0, 10)
  }

  package func place(_ children: [Widget], width: Int32, height: Int32) {
    let area = Area(x: 0, y: 0, width: width, height: height)
    for child in children { child.place(in: area, horizontal: 0, vertical: 0) }
    report(width, height)
  }

  package func expands(_ children: [Widget]) -> (horizontally: Bool, vertically: Bool) { (true, true) }
}
