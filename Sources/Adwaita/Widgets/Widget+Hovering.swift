import CAdwaita

extension Widget {
  /// Lets what watches the pointer on this widget believe that it came or went; for tests.
  package func emitHover(_ isInside: Bool) {
    guard let controllers = gtk_widget_observe_controllers(widget) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let controller = g_list_model_get_item(controllers, index) else { continue }
      defer { g_object_unref(controller) }
      guard fs_type_is(controller, gtk_event_controller_motion_get_type()) != 0 else { continue }
      if isInside { fs_emit_at(controller, "enter", 1, 1) } else { fs_emit(controller, "leave") }
    }
  }
}

/// The windows that are open; for tests.
@MainActor
package enum OpenWindows {
  /// The texts that can be seen in the windows but one.
  package static func texts(besides window: Widget) -> [String] {
    var result: [String] = []
    let list = gtk_window_list_toplevels()
    defer { g_list_free(list) }
    var item = list
    while let current = item {
      if let pointer = current.pointee.data {
        let other = Widget(sharing: pointer)
        if other.isMapped, !other.isSame(as: window) { result += other.visibleTexts }
      }
      item = current.pointee.next
    }
    return result
  }
}
