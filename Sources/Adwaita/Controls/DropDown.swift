import CAdwaita

/// One of several choices, of which the others come out on a press.
package final class DropDown: Widget {
  /// What happens when the person chooses.
  package var onSelect: (@MainActor (Int) -> Void)?
  private var isBeingSet = false

  package init() {
    super.init(adopting: gtk_drop_down_new(nil, nil))
    alignVertically(.center)
    onChange(ofProperty: "selected") { [weak self] in
      guard let self, !isBeingSet, let selectedIndex else { return }
      onSelect?(selectedIndex)
    }
  }

  /// The choices, in order.
  package var titles: [String] = [] {
    didSet {
      guard titles != oldValue else { return }
      isBeingSet = true
      defer { isBeingSet = false }
      let selected = gtk_drop_down_get_selected(opaque)
      let list = gtk_string_list_new(nil)
      for title in titles { gtk_string_list_append(list, title) }
      gtk_drop_down_set_model(opaque, list)
      if let list { g_object_unref(UnsafeMutableRawPointer(list)) }
      gtk_drop_down_set_selected(opaque, Int(selected) < titles.count ? selected : GTK_INVALID_LIST_POSITION)
    }
  }

  /// The choice made; `nil` for none.
  package var selectedIndex: Int? {
    get {
      let position = gtk_drop_down_get_selected(opaque)
      return position == GTK_INVALID_LIST_POSITION ? nil : Int(position)
    }
    set {
      guard newValue != selectedIndex else { return }
      isBeingSet = true
      gtk_drop_down_set_selected(opaque, newValue.map { guint($0) } ?? GTK_INVALID_LIST_POSITION)
      isBeingSet = false
    }
  }
}
