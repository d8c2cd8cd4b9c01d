import CAdwaita

/// A place on the screen in which a list shows one row after another.
@MainActor
package final class ListCell: Object {
  private var content: Widget?

  /// What the cell shows.
  package var child: Widget? {
    get { content }
    set {
      content = newValue
      gtk_list_item_set_child(opaque, newValue?.widget)
    }
  }

  /// Where the row stands now, or `nil` while the cell shows none.
  package var position: Int? {
    let position = gtk_list_item_get_position(opaque)
    return position == guint.max ? nil : Int(position)
  }

  /// The row that is shown.
  package var row: (any ListRow)? {
    gtk_list_item_get_item(opaque).flatMap { ListRowType.row(of: $0) }
  }

  /// Whether a click selects the row.
  package var isSelectable: Bool {
    get { gtk_list_item_get_selectable(opaque) != 0 }
    set { if newValue != isSelectable { gtk_list_item_set_selectable(opaque, newValue ? 1 : 0) } }
  }

  /// Whether a click, or Return, activates the row.
  package var isActivatable: Bool {
    get { gtk_list_item_get_activatable(opaque) != 0 }
    set { if newValue != isActivatable { gtk_list_item_set_activatable(opaque, newValue ? 1 : 0) } }
  }

  package var isSelected: Bool { gtk_list_item_get_selected(opaque) != 0 }

  private var frame: UnsafeMutablePointer<GtkWidget>? { content.flatMap { gtk_widget_get_parent($0.widget) } }

  /// The widget that GTK puts around the cell's child: what style sheets call a row.
  package func withRowWidget(_ body: (Widget) -> Void) {
    if let frame { body(Widget(sharing: UnsafeMutableRawPointer(frame))) }
  }

  /// Whether the row takes up space.
  package var isVisible: Bool = true {
    didSet {
      if isVisible != oldValue, let frame { gtk_widget_set_visible(frame, isVisible ? 1 : 0) }
    }
  }

  /// Turns style classes of the row on and off.
  package func setClass(_ name: String, _ isOn: Bool) {
    guard let frame else { return }
    isOn ? gtk_widget_add_css_class(frame, name) : gtk_widget_remove_css_class(frame, name)
  }

  /// Names the row, to assistive technology, by the labels in it.
  package func labelByTexts() {
    guard let frame, let content else { return }
    var labels: [gpointer?] = []
    Self.collectLabels(in: content.widget, into: &labels)
    labels.withUnsafeMutableBufferPointer { fs_accessible_set_labels(frame, $0.baseAddress, Int32($0.count)) }
  }

  private static func collectLabels(in widget: UnsafeMutablePointer<GtkWidget>, into labels: inout [gpointer?]) {
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      if fs_type_is(current, gtk_label_get_type()) != 0 {
        labels.append(current)
      } else {
        collectLabels(in: current, into: &labels)
      }
      child = gtk_widget_get_next_sibling(current)
    }
  }
}

extension Widget {
  /// Whether GTK's own check finds labels by which assistive technology names the widget.
  package var checkAccessibleLabelled: Bool {
    gtk_test_accessible_has_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0
  }
}
