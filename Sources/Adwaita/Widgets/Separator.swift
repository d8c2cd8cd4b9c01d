import CAdwaita

/// A thin line.
package final class Separator: Widget {
  /// The direction in which the line runs.
  package var axis: Axis = .horizontal {
    didSet { apply() }
  }

  package init() {
    super.init(adopting: gtk_separator_new(GTK_ORIENTATION_HORIZONTAL))
    apply()
  }

  private func apply() {
    gtk_orientable_set_orientation(opaque, axis.orientation)
    expandsHorizontally = axis == .horizontal
    expandsVertically = axis == .vertical
  }
}
