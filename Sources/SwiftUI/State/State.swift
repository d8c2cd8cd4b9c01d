import Observation

/// A value that belongs to a view and lasts as long as the view's place does.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  var initialValue: Value
  var location: StateLocation<Value>?

  public init(wrappedValue value: Value) {
    initialValue = value
    location = nil
  }

  public init(initialValue value: Value) {
    initialValue = value
    location = nil
  }

  public var wrappedValue: Value {
    get { location?.get() ?? initialValue }
    nonmutating set {
      guard let location else {
        Diagnostics.warnFromAnywhere(
          "A @State of type \(Value.self) was written before its view was shown. "
            + "The value is lost; write it in onAppear, in a task or in an action.")
        return
      }
      location.set(newValue, Transaction.current)
    }
  }

  public var projectedValue: Binding<Value> {
    Binding(location: location.map { $0 as Location<Value> } ?? ConstantLocation(initialValue))
  }

  @MainActor public static func _install(at pointer: UnsafeMutableRawPointer, from host: PropertyHost) {
    let state = pointer.assumingMemoryBound(to: Self.self)
    state.pointee.location = host.slot { StateLocation(state.pointee.initialValue) }
  }

  @MainActor public static var _isPartOfTheDescription: Bool { false }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
