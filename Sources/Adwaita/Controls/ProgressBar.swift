import CAdwaita

/// How much of something is done.
package final class ProgressBar: Widget {
  package init() {
    super.init(adopting: gtk_progress_bar_new())
    expandsHorizontally = true
    alignVertically(.center)
  }

  /// The part that is done, from 0 to 1.
  package var fraction: Double {
    get { gtk_progress_bar_get_fraction(opaque) }
    set { gtk_progress_bar_set_fraction(opaque, newValue) }
  }
}
