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

  /// Shows a PNG, JPEG or TIFF from memory; nothing, where it is none.
  package func show(encoded bytes: UnsafeRawBufferPointer) {
    let texture = Self.texture(bytes)
    gtk_picture_set_paintable(opaque, texture)
    if let texture { g_object_unref(UnsafeMutableRawPointer(texture)) }
  }

  /// Whether there is a picture in memory.
  package static func canRead(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let texture = texture(bytes) else { return false }
    g_object_unref(UnsafeMutableRawPointer(texture))
    return true
  }

  private static func texture(_ bytes: UnsafeRawBufferPointer) -> OpaquePointer? {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return nil }
    let copy = g_bytes_new(start, gsize(bytes.count))
    defer { g_bytes_unref(copy) }
    return gdk_texture_new_from_bytes(copy, nil)
  }

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
