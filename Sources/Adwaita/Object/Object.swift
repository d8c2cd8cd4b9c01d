import CAdwaita

/// A GObject, owned for as long as this wrapper lives.
@MainActor
package class Object {
  /// The instance. Only this module looks behind it.
  let pointer: UnsafeMutableRawPointer
  private var handlers: [gulong] = []

  /// Takes over a new instance, sinking its floating reference if it has one.
  init(adopting instance: UnsafeMutableRawPointer) {
    pointer = instance
    if fs_is_floating(instance) != 0 { g_object_ref_sink(instance) }
  }

  /// Shares an instance that somebody else owns.
  init(sharing instance: UnsafeMutableRawPointer) {
    pointer = instance
    g_object_ref(instance)
  }

  isolated deinit {
    for handler in handlers { g_signal_handler_disconnect(pointer, handler) }
    g_object_unref(pointer)
  }

  /// The instance as a type whose layout is known to Swift.
  func typed<T>() -> UnsafeMutablePointer<T> { pointer.assumingMemoryBound(to: T.self) }

  /// The instance as a type whose layout is hidden.
  var opaque: OpaquePointer { OpaquePointer(pointer) }

  /// Calls a closure whenever a signal is emitted, until this wrapper goes away.
  ///
  /// The closure must not hold this wrapper strongly.
  func connect(_ signal: String, after: Bool = false, _ handler: @escaping @MainActor (SignalArguments) -> Void) {
    let closure = SignalClosure.make(handler)
    handlers.append(g_signal_connect_closure(pointer, signal, closure, after ? 1 : 0))
  }

  /// Calls a closure whenever a property's value changes.
  func onChange(ofProperty name: String, _ handler: @escaping @MainActor () -> Void) {
    connect("notify::\(name)") { _ in handler() }
  }
}
