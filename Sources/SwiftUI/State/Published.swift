/// A property of an observable object that tells the object's views before it changes.
@propertyWrapper
public struct Published<Value> {
  private var storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { storage = Storage(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      if let observable = object as? any ObservableObject { Self.announce(observable) }
      object[keyPath: storageKeyPath].storage.set(newValue)
    }
  }

  private static func announce<Object: ObservableObject>(_ object: Object) {
    (object.objectWillChange as? ObservableObjectPublisher)?.send()
  }

  /// The values of the property, as they come.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { storage = newValue.storage }
  }

  /// The values of a published property.
  public struct Publisher {
    fileprivate let storage: Storage

    /// The value as it is now, and then every new one.
    public var values: AsyncStream<Value> { storage.stream() }
  }

  /// The value, and who waits for the next.
  fileprivate final class Storage {
    private(set) var value: Value
    private let listeners = Listeners<Value>()

    init(_ value: Value) { self.value = value }

    func set(_ new: Value) {
      value = new
      listeners.yield(new)
    }

    func stream() -> AsyncStream<Value> { listeners.stream(startingWith: value) }
  }
}

/// Those who wait for the next value.
///
/// Unchecked: everything is behind the lock. A value is handed to the listener as its property's owner shares it.
private final class Listeners<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var continuations: [Int: AsyncStream<Value>.Continuation] = [:]
  private var next = 0

  deinit { for continuation in continuations.values { continuation.finish() } }

  func yield(_ value: Value) {
    let waiting = lock.withLock { Array(continuations.values) }
    guard !waiting.isEmpty else { return }
    let moved = Moved(value)
    for continuation in waiting { continuation.yield(moved.value) }
  }

  func stream(startingWith value: Value) -> AsyncStream<Value> {
    let moved = Moved(value)
    return AsyncStream { continuation in
      let number = lock.withLock {
        next += 1
        continuations[next] = continuation
        return next
      }
      continuation.onTermination = { [weak self] _ in
        guard let self else { return }
        lock.withLock { _ = continuations.removeValue(forKey: number) }
      }
      continuation.yield(moved.value)
    }
  }
}
