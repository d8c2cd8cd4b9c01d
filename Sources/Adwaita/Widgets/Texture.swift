import CAdwaita

/// A picture in memory, ready to be drawn.
package final class Texture: Object {
  /// Decodes a PNG, JPEG or TIFF; `nil` where the bytes are none.
  package convenience init?(encoded bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return nil }
    let copy = g_bytes_new(start, gsize(bytes.count))
    defer { g_bytes_unref(copy) }
    guard let texture = gdk_texture_new_from_bytes(copy, nil) else { return nil }
    self.init(adopting: UnsafeMutableRawPointer(texture))
  }
}
