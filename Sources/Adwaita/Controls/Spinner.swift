import CAdwaita

/// A sign that something is going on. It turns only while it is on the screen.
package final class Spinner: Widget {
  package init() {
    guard let instance = fs_object_new_with_role(gtk_spinner_get_type(), GTK_ACCESSIBLE_ROLE_PROGRESS_BAR) else {
      preconditionFailure("GTK could not make a spinner.")
    }
    super.init(adopting: instance)
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
