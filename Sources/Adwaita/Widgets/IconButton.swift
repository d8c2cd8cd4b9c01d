import CAdwaita

/// A flat button with an icon of the theme.
package final class IconButton: Widget {
  package var onPress: (@MainActor () -> Void)?

  /// - Parameters:
  ///   - icon: The name of an icon of the theme.
  ///   - label: What the button does, for the pointer that rests on it and for assistive technology.
  package init(_ icon: String, label: String) {
    super.init(adopting: gtk_button_new_from_icon_name(icon))
    toolTip = label
    fs_accessible_set_string(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, label)
    connect("clicked") { [weak self] _ in self?.onPress?() }
  }
}
