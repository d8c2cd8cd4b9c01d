import CAdwaita

extension Toolkit {
  /// Names the program, for people and for the desktop.
  package static func setProgramName(_ name: String) {
    g_set_prgname(name)
    g_set_application_name(name)
  }

  /// Whether some window of the program has the keyboard.
  package static var hasActiveWindow: Bool {
    var item = gtk_window_list_toplevels()
    let first = item
    defer { g_list_free(first) }
    while let current = item {
      if let data = current.pointee.data, gtk_window_is_active(data.assumingMemoryBound(to: GtkWindow.self)) != 0 {
        return true
      }
      item = current.pointee.next
    }
    return false
  }

  /// Opens a link with the desktop's program for it.
  ///
  /// - Returns: Whether there is such a program.
  package static func open(uri: String) -> Bool {
    guard g_uri_is_valid(uri, G_URI_FLAGS_NONE, nil) != 0 else { return false }
    gtk_show_uri(nil, uri, 0)
    return true
  }
}

extension Toolkit {
  /// The windows of the program, the newest first.
  package static var toplevels: [Widget] {
    var windows: [Widget] = []
    var item = gtk_window_list_toplevels()
    let first = item
    defer { g_list_free(first) }
    while let current = item {
      if let data = current.pointee.data { windows.append(Widget(sharing: data)) }
      item = current.pointee.next
    }
    return windows
  }

  /// Whether changes on the screen are spread over time.
  package static func setAnimated(_ isAnimated: Bool) {
    guard let settings = gtk_settings_get_default() else { return }
    fs_set_boolean(UnsafeMutableRawPointer(settings), "gtk-enable-animations", isAnimated ? 1 : 0)
  }
}
