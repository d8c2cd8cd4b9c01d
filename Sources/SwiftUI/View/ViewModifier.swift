/// Something that makes one view out of another.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  /// The view with the modifier applied; `content` stands for the view as it was.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Makes the node for a modified view. Only the modifiers of this module have their own.
  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>>
}

extension ViewModifier {
  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    CustomModifierNode(view, in: context)
  }

  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { fatalError("\(Self.self) is applied by SwiftUI and has no body.") }
}

/// A view, or a modifier, with a modifier applied to it.
@frozen
nonisolated public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    Modifier._makeNode(view, in: context)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension View {
  /// Applies a modifier to the view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  public static let identity = EmptyModifier()
  nonisolated public init() {}
  public func body(content: Content) -> some View { content }
}

/// Stands, in a modifier's body, for the view as it was.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never
  let source: ModifierContent

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ModifierContentNode(view, in: context)
  }
}

/// The view as it was, and the places where the modifier has put it.
@MainActor
final class ModifierContent {
  private var box: AnyViewBox
  private struct Place {
    weak var node: _Node?
  }
  private var places: [Place] = []

  init(_ box: AnyViewBox) { self.box = box }

  func makeNode(in context: _NodeContext) -> _Node {
    let node = box.makeNode(in: context)
    places.removeAll { $0.node?.isAlive != true }
    places.append(Place(node: node))
    return node
  }

  func replace(with box: AnyViewBox) {
    self.box = box
    for place in places {
      if let node = place.node, node.isAlive { _ = box.update(node, in: node.environment) }
    }
  }
}

final class ModifierContentNode<Modifier: ViewModifier>: _ViewNode<_ViewModifier_Content<Modifier>> {
  private var node: _Node?

  override init(_ view: _ViewModifier_Content<Modifier>, in context: _NodeContext) {
    super.init(view, in: context)
    node = view.source.makeNode(in: context.below(self))
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }
}

/// A modifier that an app has written.
final class CustomModifierNode<Base: View, Modifier: ViewModifier>: _ViewNode<ModifiedContent<Base, Modifier>>, Reader {
  private let source: ModifierContent
  private var child: _ViewNode<Modifier.Body>?
  private let modifierLayout = PropertyLayout.of(Modifier.self)
  private let baseLayout = PropertyLayout.of(Base.self)
  private var shown: ModifiedContent<Base, Modifier>
  private let host: PropertyHost
  let subscriptions = Subscriptions()
  private lazy var observation = ObservationToken()

  override init(_ view: ModifiedContent<Base, Modifier>, in context: _NodeContext) {
    source = ModifierContent(TypedViewBox(view.content))
    shown = view
    host = PropertyHost(environment: context.environment)
    super.init(view, in: context)
    child = Modifier.Body._makeNode(evaluateBody(), in: context.below(self))
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }
  override var viewName: String { "\(Modifier.self)" }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    let contentChanged = viewChanged && !baseLayout.areEqual(shown.content, view.content)
    let modifierChanged = viewChanged && !modifierLayout.areEqual(shown.modifier, view.modifier)
    shown = view
    if modifierChanged || (environmentChanged && modifierLayout.readsEnvironment) {
      child?.update(evaluateBody(), in: environment)
    }
    if environmentChanged { child?.setEnvironment(environment) }
    if contentChanged { source.replace(with: TypedViewBox(view.content)) }
  }

  override func evaluate() { child?.update(evaluateBody(), in: environment) }
  override func willRemove() { subscriptions.cancel() }
  override var propertyHost: PropertyHost? { host }

  private func evaluateBody() -> Modifier.Body {
    isDirty = false
    Scheduler.shared.countEvaluation()
    subscriptions.cancel()
    var modifier = view.modifier
    host.begin(for: self)
    modifierLayout.install(in: &modifier, from: host)
    return Evaluation.reading(self) {
      observation.track({ modifier.body(content: _ViewModifier_Content(source: source)) }) { [weak self] in
        self?.invalidate()
      }
    }
  }
}
