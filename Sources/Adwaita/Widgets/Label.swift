import CAdwaita

/// A piece of text that cannot be edited.
package final class Label: Widget {
  package init(_ text: String = "") {
    super.init(adopting: gtk_label_new(text))
  }

  /// Takes over a label that was made elsewhere.
  init(wrapping instance: UnsafeMutableRawPointer) {
    super.init(adopting: instance)
  }

  package var text: String {
    get { String(cString: gtk_label_get_text(opaque)) }
    set { gtk_label_set_text(opaque, newValue) }
  }

  /// Whether long text goes on in the next line.
  package var wraps: Bool {
    get { gtk_label_get_wrap(opaque) != 0 }
    set {
      gtk_label_set_wrap(opaque, newValue ? 1 : 0)
      if newValue { gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR) }
    }
  }

  /// Where shorter lines sit: 0 is the start, 1 the end.
  package func alignText(_ position: UnitPosition) {
    gtk_label_set_xalign(opaque, Float(position))
    gtk_label_set_justify(
      opaque, position == 0 ? GTK_JUSTIFY_LEFT : position == 1 ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_CENTER)
  }

  package var isSelectable: Bool {
    get { gtk_label_get_selectable(opaque) != 0 }
    set { gtk_label_set_selectable(opaque, newValue ? 1 : 0) }
  }
}
