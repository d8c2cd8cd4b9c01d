/// An observable object that belongs to somebody else.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the properties of an observable object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      Binding(location: ObjectLocation(object, keyPath))
    }
  }

  public var wrappedValue: ObjectType
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  @MainActor public static func _install(at pointer: UnsafeMutableRawPointer, from host: PropertyHost) {
    follow(pointer.assumingMemoryBound(to: Self.self).pointee.wrappedValue, host)
  }

  /// Makes the view run again when the object changes.
  @MainActor static func follow(_ object: ObjectType, _ host: PropertyHost) {
    (object.objectWillChange as? ObservableObjectPublisher)?.recordRead(by: host.node as? any Reader)
  }
}

/// An observable object that belongs to a view and lasts as long as the view's place does.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// - Parameter thunk: Makes the object, once, when the view is first shown.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  public var wrappedValue: ObjectType { object ?? make() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

  @MainActor public static func _install(at pointer: UnsafeMutableRawPointer, from host: PropertyHost) {
    let property = pointer.assumingMemoryBound(to: Self.self)
    let object = host.slot { property.pointee.make() }
    property.pointee.object = object
    ObservedObject.follow(object, host)
  }

  @MainActor public static var _isPartOfTheDescription: Bool { false }
}

/// An observable object that a view around hands down.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  private var viewName: String?

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object else { fatalError(Self.missing(in: viewName)) }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

  static func missing(in viewName: String?) -> String {
    guard let viewName else {
      return "SwiftUI: @EnvironmentObject \(ObjectType.self) was read outside a view's body. "
        + "Read it in body, or in what body calls."
    }
    return "SwiftUI: \(viewName) reads @EnvironmentObject \(ObjectType.self), but no view around it hands one down. "
      + "Add .environmentObject(\(ObjectType.self)()) to a view above it."
  }

  @MainActor public static func _install(at pointer: UnsafeMutableRawPointer, from host: PropertyHost) {
    let property = pointer.assumingMemoryBound(to: Self.self)
    property.pointee.viewName = host.node?.viewName ?? "A view"
    property.pointee.object = host.environment.object(of: ObjectType.self)
    if let object = property.pointee.object { ObservedObject.follow(object, host) }
  }

  @MainActor public static var _readsEnvironment: Bool { true }
  @MainActor public static var _isPartOfTheDescription: Bool { false }
}

extension View {
  /// Hands an observable object down, to be found by its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(ObjectEnvironmentModifier(object: object))
  }
}
