import CAdwaita

/// A picture from a file.
package final class Picture: Widget {
  private var path: String?

  package init() {
    super.init(adopting: gtk_picture_new())
  }

  /// Shows a file; `false` where it cannot be read.
  @discardableResult
  package func load(_ path: String) -> Bool {
    guard path != self.path else { return gtk_picture_get_paintable(opaque) != nil }
    self.path = path
    gtk_picture_set_filename(opaque, path)
    return gtk_picture_get_paintable(opaque) != nil
  }

  /// Shows a picture from memory.
  package func show(_ texture: Texture) { gtk_picture_set_paintable(opaque, texture.opaque) }

  /// Whether the picture may become smaller than it is.
  package var canShrink: Bool {
    get { gtk_picture_get_can_shrink(opaque) != 0 }
    set { gtk_picture_set_can_shrink(opaque, newValue ? 1 : 0) }
  }

  /// What assistive technology says in place of the picture.
  package var alternativeText: String? {
    get { gtk_picture_get_alternative_text(opaque).map { String(cString: $0) } }
    set { gtk_picture_set_alternative_text(opaque, newValue) }
  }
}
