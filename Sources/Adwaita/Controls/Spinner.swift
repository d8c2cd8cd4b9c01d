import CAdwaita

/// A sign that something is going on. It turns only while it is on the screen.
package final class Spinner: Widget {
  package init() {
    super.init(adopting: gtk_spinner_new())
    onMap { [weak self] in self?.setTurning(true) }
    onUnmap { [weak self] in self?.setTurning(false) }
  }

  /// The width and height, in points.
  package var diameter: Int = 16 {
    didSet { requestSize(width: diameter, height: diameter) }
  }

  package var isTurning: Bool { gtk_spinner_get_spinning(opaque) != 0 }

  private func setTurning(_ isTurning: Bool) { gtk_spinner_set_spinning(opaque, isTurning ? 1 : 0) }
}
