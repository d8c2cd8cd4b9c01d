import CAdwaita

/// A number with buttons that make it larger and smaller.
package final class SpinButton: Widget {
  /// What happens when the person changes the number.
  package var onChange: (@MainActor (Int) -> Void)?
  private var isBeingSet = false
  /// How many digits are always shown.
  private let digits: Int

  /// - Parameter wraps: Whether the largest number is followed by the smallest.
  package init(range: ClosedRange<Int>, digits: Int = 0, wraps: Bool = false) {
    self.digits = digits
    super.init(adopting: gtk_spin_button_new_with_range(Double(range.lowerBound), Double(range.upperBound), 1))
    gtk_spin_button_set_numeric(opaque, 1)
    gtk_spin_button_set_wrap(opaque, wraps ? 1 : 0)
    gtk_orientable_set_orientation(opaque, GTK_ORIENTATION_VERTICAL)
    gtk_editable_set_alignment(opaque, 0.5)
    gtk_editable_set_width_chars(opaque, 2)
    connect("output") { [weak self] arguments in
      guard let self, digits > 0 else { return }
      let text = String(value)
      let padded = String(repeating: "0", count: max(0, digits - text.count)) + text
      if padded != String(cString: gtk_editable_get_text(opaque)) { gtk_editable_set_text(opaque, padded) }
      arguments.answer(true)
    }
    connect("value-changed") { [weak self] _ in
      guard let self, !isBeingSet else { return }
      onChange?(value)
    }
  }

  package var value: Int {
    get { Int(gtk_spin_button_get_value_as_int(opaque)) }
    set {
      guard newValue != value else { return }
      isBeingSet = true
      gtk_spin_button_set_value(opaque, Double(newValue))
      isBeingSet = false
    }
  }
}
