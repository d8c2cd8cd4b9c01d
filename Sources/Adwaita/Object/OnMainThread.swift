/// A pointer that GTK hands to a callback.
///
/// Unchecked: GTK calls back on the thread that runs its main loop, which is the main actor's, and the pointer is
/// used there and nowhere else.
struct OnMainThread<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
