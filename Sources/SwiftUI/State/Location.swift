import Adwaita

/// Where a value is read and written.
///
/// Bindings travel as `Sendable` values, as Apple's do, so locations are unchecked. What makes that true: the
/// value of a ``StateLocation`` is only touched on the main thread (a write from elsewhere is reported and moved
/// there), and the other locations hold nothing but what their maker declared safe.
class Location<Value>: @unchecked Sendable {
  func get() -> Value { preconditionFailure("abstract") }
  func set(_ value: Value, _ transaction: Transaction) { preconditionFailure("abstract") }

  /// What tells of the changes of the value, where the value is kept by a node.
  var source: Source? { nil }

  /// The parts of the value that are in use.
  private var parts = LocationParts()

  /// The location of a part. The same part asked for twice is the same location while it is in use, so that views
  /// made of it are equal bit for bit, and what did not change is not shown anew.
  final func part<Part: AnyObject>(_ key: LocationParts.Key, _ make: () -> Part) -> Part {
    guard MainLoop.isMainThread, source != nil else { return make() }
    if let known = parts[key] as? Part { return known }
    let location = make()
    parts[key] = location
    return location
  }
}

/// A value kept by a node.
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
  private var value: Value
  private let changes = Source()
  /// Whether the value was ever written; one that was not need not be kept for a row out of sight.
  private(set) var isWritten = false

  init(_ value: Value) { self.value = value }

  override var source: Source? { changes }

  override func get() -> Value {
    if MainLoop.isMainThread {
      MainActor.assumeIsolated { changes.recordRead() }
    }
    return value
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    guard MainLoop.isMainThread else {
      Diagnostics.warnFromAnywhere(
        "A @State of type \(Value.self) was written outside the main actor. Write it in a @MainActor function or in MainActor.run.")
      let moved = Moved(value)
      Task { @MainActor in self.set(moved.value, transaction) }
      return
    }
    // This is the main thread, and the closure ends before the function does.
    nonisolated(unsafe) let new = value
    let isEqual = MainActor.assumeIsolated { ValueComparison.of(Value.self).areEqual(self.value, new) }
    isWritten = true
    guard !isEqual || Value.self == Void.self else { return }
    self.value = value
    MainActor.assumeIsolated {
      transaction.noteForUpdate()
      changes.didChange()
    }
  }
}

/// A value on its way to the main thread, where alone it is used from then on.
struct Moved<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// A value reached through two closures.
final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }

  override func get() -> Value { getter() }
  override func set(_ value: Value, _ transaction: Transaction) { setter(value, transaction) }
}

/// A part of a value that is kept elsewhere.
final class MemberLocation<Root, Value>: Location<Value>, @unchecked Sendable {
  private let root: Location<Root>
  private let path: WritableKeyPath<Root, Value>

  init(_ root: Location<Root>, _ path: WritableKeyPath<Root, Value>) {
    self.root = root
    self.path = path
  }

  override var source: Source? { root.source }

  override func get() -> Value { root.get()[keyPath: path] }

  override func set(_ value: Value, _ transaction: Transaction) {
    var whole = root.get()
    whole[keyPath: path] = value
    root.set(whole, transaction)
  }
}

/// A value that never changes.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
  override func set(_ value: Value, _ transaction: Transaction) {}
}
