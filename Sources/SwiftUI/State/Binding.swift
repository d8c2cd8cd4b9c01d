/// A value that is kept elsewhere, to be read and written.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  let location: Location<Value>
  /// Two references and nothing between them, so that two bindings to one place are equal bit for bit.
  private var attached: AttachedTransaction?

  /// How changes made through the binding are shown.
  public var transaction: Transaction {
    get { attached?.transaction ?? Transaction() }
    set { attached = newValue.isDefault ? nil : AttachedTransaction(newValue) }
  }

  init(location: Location<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    attached = transaction.isDefault ? nil : AttachedTransaction(transaction)
  }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get, set: { value, _ in set(value) })
  }

  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, attached?.transaction ?? .current) }
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      // While the part is in use its key path is, so that no other has the same identity.
      location: location.part(.member(ObjectIdentifier(keyPath))) { MemberLocation(location, keyPath) }, transaction: transaction)
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return Binding(location: location, transaction: transaction)
  }
}

/// A transaction that goes with a binding; most have none.
private final class AttachedTransaction: Sendable {
  let transaction: Transaction
  init(_ transaction: Transaction) { self.transaction = transaction }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding {
  /// A binding to an optional that holds the value of another.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      location: ClosureLocation(
        get: { base.wrappedValue },
        set: { value, transaction in if let value { base.location.set(value, transaction) } }))
  }

  /// A binding to what is inside an optional, or `nil` while there is nothing.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(
      location: ClosureLocation(
        // A view that is about to go may read once more after the value has gone.
        get: { base.wrappedValue ?? first },
        set: { value, transaction in base.location.set(value, transaction) }))
  }

  /// A binding to a hashable value, its type forgotten.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      location: ClosureLocation(
        get: { AnyHashable(base.wrappedValue) },
        set: { value, transaction in
          if let value = value.base as? V { base.location.set(value, transaction) }
        }))
  }
}

extension Binding: Sequence where Value: MutableCollection, Value.Index: Hashable {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection, Value.Index: Hashable {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: location.part(.init(index: position)) { ElementLocation(location, position) }, transaction: transaction)
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection, Value.Index: Hashable {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
  public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection, Value.Index: Hashable {}

extension Binding: DynamicProperty {
  @MainActor public static func _install(at pointer: UnsafeMutableRawPointer, from host: PropertyHost) {}
  @MainActor public static var _readsEnvironment: Bool { false }
}
