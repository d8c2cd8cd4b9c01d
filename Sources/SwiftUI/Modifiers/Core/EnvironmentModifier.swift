import Observation

/// A modifier that hands down other environment values.
@MainActor @preconcurrency
protocol EnvironmentModifier: ViewModifier where Body == Never {
  func change(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    EnvironmentNode(view, in: context)
  }
}

final class EnvironmentNode<Base: View, Modifier: EnvironmentModifier>: _ViewNode<ModifiedContent<Base, Modifier>> {
  private var node: _ViewNode<Base>?
  private var handedDown: EnvironmentValues
  private var applied: Modifier
  private let modifierLayout = PropertyLayout.of(Modifier.self)

  override init(_ view: ModifiedContent<Base, Modifier>, in context: _NodeContext) {
    applied = view.modifier
    handedDown = context.environment
    view.modifier.change(&handedDown)
    super.init(view, in: context)
    node = Base._makeNode(view.content, in: _NodeContext(parent: self, environment: handedDown))
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    if environmentChanged || !modifierLayout.areEqual(applied, view.modifier) {
      applied = view.modifier
      handedDown = environment
      view.modifier.change(&handedDown)
    }
    node?.update(view.content, in: handedDown)
  }
}

nonisolated struct KeyPathEnvironmentModifier<Value>: EnvironmentModifier {
  let path: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
  func change(_ environment: inout EnvironmentValues) { environment[keyPath: path] = value }
}

nonisolated struct TransformEnvironmentModifier<Value>: EnvironmentModifier {
  let path: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
  func change(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: path]) }
}

nonisolated struct ObjectEnvironmentModifier<Object: AnyObject>: EnvironmentModifier {
  let object: Object?
  func change(_ environment: inout EnvironmentValues) { environment.setObject(object, of: Object.self) }
}

extension View {
  /// Hands a value down to this view and those inside it.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(KeyPathEnvironmentModifier(path: keyPath, value: value))
  }

  /// Hands an observable object down, to be found by its type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(ObjectEnvironmentModifier(object: object))
  }

  /// Changes a value that is handed down.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(TransformEnvironmentModifier(path: keyPath, transform: transform))
  }
}
