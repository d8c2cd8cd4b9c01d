import CAdwaita

/// A box with a check mark, or one of several round marks, with what it stands for beside it.
package final class CheckButton: Widget {
  /// What happens when the person checks or unchecks it.
  package var onToggle: (@MainActor (Bool) -> Void)?
  private var isBeingSet = false
  private var content: Widget?
  private var group: CheckButton?

  package init() {
    super.init(adopting: gtk_check_button_new())
    connect("toggled") { [weak self] _ in
      guard let self, !isBeingSet else { return }
      onToggle?(isOn)
    }
  }

  package var isOn: Bool {
    get { gtk_check_button_get_active(typed()) != 0 }
    set {
      guard newValue != isOn else { return }
      isBeingSet = true
      gtk_check_button_set_active(typed(), newValue ? 1 : 0)
      isBeingSet = false
    }
  }

  /// Whether it is neither on nor off.
  package var isMixed: Bool {
    get { gtk_check_button_get_inconsistent(typed()) != 0 }
    set { gtk_check_button_set_inconsistent(typed(), newValue ? 1 : 0) }
  }

  /// What stands beside the mark.
  package var child: Widget? {
    get { content }
    set {
      content = newValue
      gtk_check_button_set_child(typed(), newValue?.widget)
    }
  }

  /// Makes this and another button exclude each other, with round marks.
  package func join(_ other: CheckButton?) {
    group = other
    gtk_check_button_set_group(typed(), other?.typed())
  }
}
