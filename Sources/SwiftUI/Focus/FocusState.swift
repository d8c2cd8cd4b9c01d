/// Which of a view's fields has the keyboard.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A value that follows the keyboard, and that moves it.
  @propertyWrapper
  public struct Binding {
    let location: FocusLocation<Value>

    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.request(newValue) }
    }

    public var projectedValue: FocusState<Value>.Binding { self }
  }

  private var location: FocusLocation<Value>
  private let nowhere: Value

  public init() where Value == Bool { self.init(nowhere: false) }
  public init<T: Hashable>() where Value == T? { self.init(nowhere: nil) }

  private init(nowhere: Value) {
    self.nowhere = nowhere
    location = FocusLocation(nowhere: nowhere)
  }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.request(newValue) }
  }

  public var projectedValue: FocusState<Value>.Binding { Binding(location: location) }

  @MainActor public static func _install(at pointer: UnsafeMutableRawPointer, from host: PropertyHost) {
    let state = pointer.assumingMemoryBound(to: Self.self)
    state.pointee.location = host.slot { FocusLocation(nowhere: state.pointee.nowhere) }
  }

  @MainActor public static var _isPartOfTheDescription: Bool { false }
}
