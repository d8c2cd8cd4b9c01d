import CAdwaita

/// A small dim icon of the theme that only adorns.
package final class ThemeIcon: Widget {
  package init(_ name: String) {
    super.init(adopting: gtk_image_new_from_icon_name(name))
    addClass("dim-label")
    setAccessibleHidden(true)
  }

  package func setIcon(_ name: String) { gtk_image_set_from_icon_name(opaque, name) }
}
