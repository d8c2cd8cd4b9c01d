import CAdwaita

/// Something that is on or off.
package final class Switch: Widget {
  /// What happens when the person turns it on or off.
  package var onToggle: (@MainActor (Bool) -> Void)?
  private var isBeingSet = false

  package init() {
    super.init(adopting: gtk_switch_new())
    alignVertically(.center)
    alignHorizontally(.center)
    onChange(ofProperty: "active") { [weak self] in
      guard let self, !isBeingSet else { return }
      onToggle?(isOn)
    }
  }

  package var isOn: Bool {
    get { gtk_switch_get_active(opaque) != 0 }
    set {
      guard newValue != isOn else { return }
      isBeingSet = true
      gtk_switch_set_active(opaque, newValue ? 1 : 0)
      isBeingSet = false
    }
  }
}
