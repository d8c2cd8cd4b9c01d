import CAdwaita

/// What a signal brings, and where its answer goes.
@MainActor
struct SignalArguments {
  fileprivate let values: UnsafePointer<GValue>
  fileprivate let result: UnsafeMutablePointer<GValue>?

  func int(_ index: Int) -> Int { Int(g_value_get_int(values + index)) }
  func uint(_ index: Int) -> UInt32 { g_value_get_uint(values + index) }
  func event(_ index: Int) -> OpaquePointer? { fs_value_get_event(values + index) }
  func double(_ index: Int) -> Double { g_value_get_double(values + index) }
  func bool(_ index: Int) -> Bool { g_value_get_boolean(values + index) != 0 }
  func enumeration(_ index: Int) -> Int { Int(g_value_get_enum(values + index)) }
  func flags(_ index: Int) -> UInt32 { g_value_get_flags(values + index) }
  func object(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_object(values + index).map { UnsafeMutableRawPointer($0) } }
  func string(_ index: Int) -> String { g_value_get_string(values + index).map { String(cString: $0) } ?? "" }
  func pointer(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_pointer(values + index) }
  func boxed(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_boxed(values + index) }

  /// Answers a signal that asks for an object, which is given away.
  func answer(object: UnsafeMutableRawPointer?) {
    if let result { g_value_take_object(result, object) }
  }

  /// Answers a signal that asks for flags.
  func answer(flags: UInt32) {
    if let result { g_value_set_flags(result, flags) }
  }

  /// Answers a signal that asks whether it was handled.
  func answer(_ value: Bool) {
    if let result { g_value_set_boolean(result, value ? 1 : 0) }
  }
}

/// One closure with one marshaller serves every signal.
@MainActor
enum SignalClosure {
  private final class Box {
    let handler: @MainActor (SignalArguments) -> Void
    init(_ handler: @escaping @MainActor (SignalArguments) -> Void) { self.handler = handler }
  }

  static func make(_ handler: @escaping @MainActor (SignalArguments) -> Void) -> UnsafeMutablePointer<GClosure> {
    let data = Unmanaged.passRetained(Box(handler)).toOpaque()
    guard let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data) else {
      preconditionFailure("GLib could not make a closure.")
    }
    g_closure_set_marshal(closure) { closure, result, _, values, _, _ in
      guard let data = closure?.pointee.data, let values else { return }
      MainActor.assumeIsolated {
        let box = Unmanaged<Box>.fromOpaque(data).takeUnretainedValue()
        box.handler(SignalArguments(values: values, result: result))
      }
    }
    g_closure_add_finalize_notifier(closure, data) { data, _ in
      if let data { Unmanaged<Box>.fromOpaque(data).release() }
    }
    return closure
  }
}
