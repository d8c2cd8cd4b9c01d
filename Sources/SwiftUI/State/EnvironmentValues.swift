/// Names a value that views hand down to the views inside them.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}

/// The values handed down from view to view.
public struct EnvironmentValues: CustomStringConvertible {
  private var storage: Storage

  public init() { storage = Storage(values: [:]) }

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let box = storage.values[ObjectIdentifier(key)] else { return key.defaultValue }
      return unsafeDowncast(box, to: Box<Key.Value>.self).value
    }
    set { set(Box(newValue), for: ObjectIdentifier(key)) }
  }

  public var description: String { "\(storage.values.count) environment values" }

  /// Whether both are the very same values, not only equal ones.
  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

  /// An object that was handed down by its type.
  func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    storage.values[ObjectIdentifier(type)].map { unsafeDowncast($0, to: Box<Object>.self).value }
  }

  mutating func setObject<Object: AnyObject>(_ object: Object?, of type: Object.Type) {
    set(object.map { Box($0) }, for: ObjectIdentifier(type))
  }

  private mutating func set(_ box: AnyObject?, for key: ObjectIdentifier) {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(values: storage.values) }
    storage.values[key] = box
  }

  private final class Storage {
    var values: [ObjectIdentifier: AnyObject]
    init(values: [ObjectIdentifier: AnyObject]) { self.values = values }
  }

  private final class Box<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
}
