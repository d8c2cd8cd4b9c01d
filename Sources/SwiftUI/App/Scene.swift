/// A part of an app that has windows of its own.
@MainActor @preconcurrency
public protocol Scene: _Describable {
  associatedtype Body: Scene
  /// What this scene is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Scene {
  @MainActor public static func _makeNode(
    describing view: _Description<Self>, in context: _NodeContext
  ) -> _ViewNode<_Description<Self>> {
    DescriptionNode(view, body: { $0.body }, in: context)
  }
}

extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) is shown by SwiftUI and has no body.") }
}

extension Never: Scene {}

/// Builds scenes from the statements of a closure.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    _DescriptionTuple(repeat each content)
  }
  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene { content }
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene { content }
}

extension _DescriptionTuple: Scene where repeat each Content: Scene {}
extension Optional: Scene where Wrapped: Scene {}
extension Group: Scene where Content: Scene {
  nonisolated public init(@SceneBuilder content: () -> Content) { self.init(content: content()) }
}

/// A scene whose windows are handed other environment values.
nonisolated struct SceneWithEnvironment<Base: Scene>: Scene {
  typealias Body = Never
  let base: Base
  let change: (inout EnvironmentValues) -> Void

  @MainActor static func _makeNode(
    describing view: _Description<Self>, in context: _NodeContext
  ) -> _ViewNode<_Description<Self>> {
    PassThroughNode(
      view,
      content: { view in
        _Description(view.content.base).modifier(
          TransformEnvironmentModifier(path: \.self, transform: view.content.change))
      }, in: context)
  }
}

extension Scene {
  nonisolated func changing(_ change: @escaping (inout EnvironmentValues) -> Void) -> SceneWithEnvironment<Self> {
    SceneWithEnvironment(base: self, change: change)
  }

  /// Hands a value down to the views in the scene's windows.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    changing { $0[keyPath: keyPath] = value }
  }

  /// Hands an observable object down to the views in the scene's windows, to be found by its type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    changing { $0.setObject(object, of: T.self) }
  }

  /// How large a window of the scene is when it first opens, in points.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
    changing { $0.windowDefaults.size = size }
  }

  /// How large a window of the scene is when it first opens, in points.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    changing { $0.windowDefaults.size = CGSize(width: width, height: height) }
  }

  /// What decides how large a person may make a window of the scene.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    changing { $0.windowDefaults.isResizable = resizability.kind != .contentSize }
  }

  /// Does something when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    SceneWithChange(base: self, modifier: ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Does something when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    SceneWithChange(base: self, modifier: ChangeModifier(value: value, initial: initial, action: { _, _ in action() }))
  }
}

/// A scene that does something when a value changes.
nonisolated struct SceneWithChange<Base: Scene, Value: Equatable>: Scene {
  typealias Body = Never
  let base: Base
  let modifier: ChangeModifier<Value>

  @MainActor static func _makeNode(
    describing view: _Description<Self>, in context: _NodeContext
  ) -> _ViewNode<_Description<Self>> {
    PassThroughNode(
      view, content: { _Description($0.content.base).modifier($0.content.modifier) }, in: context)
  }
}

/// What decides how large a person may make a window.
public struct WindowResizability: Sendable {
  enum Kind: Sendable { case automatic, contentSize, contentMinSize }
  let kind: Kind

  public static let automatic = WindowResizability(kind: .automatic)
  /// The window is as large as its content, always.
  public static let contentSize = WindowResizability(kind: .contentSize)
  /// The window is at least as large as its content needs.
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}

/// How a new window starts.
struct WindowDefaults {
  var size: CGSize?
  var isResizable = true
}

enum WindowDefaultsKey: EnvironmentKey {
  static var defaultValue: WindowDefaults { WindowDefaults() }
}

extension EnvironmentValues {
  var windowDefaults: WindowDefaults {
    get { self[WindowDefaultsKey.self] }
    set { self[WindowDefaultsKey.self] = newValue }
  }
}
