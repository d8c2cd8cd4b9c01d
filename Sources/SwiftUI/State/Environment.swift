import Observation

/// A value handed down from the views around a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Content {
    case path(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?, name: String)
    case value(Value)
  }
  private var content: Content

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .path(keyPath) }

  public var wrappedValue: Value {
    switch content {
    case .value(let value): return value
    case .path(let path): return EnvironmentValues()[keyPath: path]
    case .object(_, let name):
      fatalError("\(name) was read outside a view's body. Read @Environment values in body, or in what body calls.")
    }
  }

  @MainActor public static func _install(at pointer: UnsafeMutableRawPointer, from host: PropertyHost) {
    let property = pointer.assumingMemoryBound(to: Self.self)
    switch property.pointee.content {
    case .path(let path): property.pointee.content = .value(host.environment[keyPath: path])
    case .object(let find, let name):
      guard let object = find(host.environment) else {
        let view = host.node?.viewName ?? "A view"
        fatalError("SwiftUI: \(view) reads \(name) from the environment, but no view around it hands one down. Add .environment(\(name)()) to a view above it.")
      }
      property.pointee.content = .value(object)
    case .value: break
    }
  }

  @MainActor public static var _readsEnvironment: Bool { true }
  @MainActor public static var _isPartOfTheDescription: Bool { false }
}

extension Environment where Value: AnyObject & Observable {
  public init(_ objectType: Value.Type) {
    content = .object({ $0.object(of: objectType) }, name: "\(objectType)")
  }
}

extension Environment {
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    content = .object({ .some($0.object(of: objectType)) }, name: "\(objectType)")
  }
}
