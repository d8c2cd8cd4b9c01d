import CAdwaita

/// Rows on a card, with lines between them.
package final class BoxedList: Widget {
  /// What happens when a row that leads somewhere is pressed.
  package var onActivate: (@MainActor (Int) -> Void)?
  private var contents: [Widget] = []
  private var rows: [UnsafeRawPointer: Widget] = [:]
  private var order: [Widget] = []

  package init() {
    super.init(adopting: gtk_list_box_new())
    gtk_list_box_set_selection_mode(opaque, GTK_SELECTION_NONE)
    addClass("boxed-list")
    connect("row-activated") { [weak self] arguments in
      guard let self, let row = arguments.object(1), let index = order.firstIndex(where: { $0.pointer == row }) else { return }
      onActivate?(index)
    }
  }

  /// Makes the rows' contents these, touching only rows that came, went or moved.
  package func setContents(_ new: [Widget], activatable: [Bool]) {
    let isSame = new.map(\.pointer) == contents.map(\.pointer)
    if !isSame {
      var kept: [UnsafeRawPointer: Widget] = [:]
      for content in new { kept[content.identity] = rows[content.identity] ?? makeRow(content) }
      for row in order where !kept.values.contains(where: { $0.pointer == row.pointer }) { gtk_list_box_remove(opaque, row.widget) }
      let wanted = new.compactMap { kept[$0.identity] }
      for (index, row) in wanted.enumerated() {
        let current = gtk_list_box_get_row_at_index(opaque, Int32(index)).map { UnsafeMutableRawPointer($0) }
        guard current != row.pointer else { continue }
        if gtk_widget_get_parent(row.widget) != nil { gtk_list_box_remove(opaque, row.widget) }
        gtk_list_box_insert(opaque, row.widget, Int32(index))
      }
      rows = kept
      order = wanted
      contents = new
    }
    for (row, isActivatable) in zip(order, activatable) {
      gtk_list_box_row_set_activatable(row.typed(), isActivatable ? 1 : 0)
    }
  }

  private func makeRow(_ content: Widget) -> Widget {
    guard let row = gtk_list_box_row_new() else { preconditionFailure("GTK could not make a row.") }
    let wrapper = Widget(adopting: row)
    gtk_list_box_row_set_child(wrapper.typed(), content.widget)
    gtk_widget_set_focusable(row, 0)
    return wrapper
  }
}

/// Keeps what is inside from growing too wide, in the middle of what space there is.
package final class Clamp: Widget {
  private var content: Widget?

  package init(maximumWidth: Int) {
    super.init(adopting: adw_clamp_new())
    adw_clamp_set_maximum_size(opaque, Int32(maximumWidth))
    adw_clamp_set_tightening_threshold(opaque, Int32(maximumWidth * 2 / 3))
  }

  package var child: Widget? {
    get { content }
    set {
      content = newValue
      adw_clamp_set_child(opaque, newValue?.widget)
    }
  }
}
