import CAdwaita

/// What a list shows in one row: the same object for as long as the row is anywhere near the screen.
///
/// GTK tells rows apart by the identity of a GObject. That object is made when GTK first asks for the row, and
/// ``didLeave()`` is called when GTK has no more use for it; a row out of sight costs nothing.
@MainActor
package protocol ListRow: AnyObject {
  /// Kept for the row; nobody else looks at it.
  var instance: ListRowInstance { get set }
  /// Called when GTK has let go of the row.
  func didLeave()
}

/// The object that GTK knows a row by, if there is one.
package struct ListRowInstance {
  fileprivate var pointer: UnsafeMutableRawPointer?
  package init() {}
}

extension ListRow {
  /// The object that GTK knows the row by, with a reference for the caller.
  func retainedInstance() -> UnsafeMutableRawPointer? {
    if let existing = instance.pointer {
      g_object_ref(existing)
      return existing
    }
    guard let made = fs_object_new(ListRowType.type) else { return nil }
    ListRowType.slot(of: made).pointee = Unmanaged.passRetained(self).toOpaque()
    instance.pointer = made
    return made
  }
}

/// The GObject class behind ``ListRow``.
enum ListRowType {
  static let type: GType = {
    var information = GTypeInfo()
    information.class_size = UInt16(MemoryLayout<GObjectClass>.size)
    information.instance_size = UInt16(MemoryLayout<GObject>.size + MemoryLayout<UnsafeMutableRawPointer>.size)
    information.class_init = { classPointer, _ in
      classPointer?.assumingMemoryBound(to: GObjectClass.self).pointee.finalize = { object in
        guard let object else { return }
        ListRowType.finalize(OnMainThread(UnsafeMutableRawPointer(object)))
        g_type_class_peek(fs_type_object())?.assumingMemoryBound(to: GObjectClass.self).pointee.finalize?(object)
      }
    }
    return g_type_register_static(fs_type_object(), "FeedbackListRow", &information, GTypeFlags(rawValue: 0))
  }()

  /// The row behind an object that GTK hands back.
  @MainActor static func row(of instance: UnsafeMutableRawPointer) -> (any ListRow)? {
    slot(of: instance).pointee.flatMap { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() as? any ListRow }
  }

  /// The Swift row stands in the instance's memory, right behind GObject's own.
  fileprivate static func slot(of instance: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    (instance + MemoryLayout<GObject>.size).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
  }

  private static func finalize(_ instance: OnMainThread<UnsafeMutableRawPointer>) {
    MainActor.assumeIsolated {
      let slot = slot(of: instance.value)
      guard let data = slot.pointee else { return }
      slot.pointee = nil
      guard let row = Unmanaged<AnyObject>.fromOpaque(data).takeRetainedValue() as? any ListRow else { return }
      row.instance.pointer = nil
      row.didLeave()
    }
  }
}
