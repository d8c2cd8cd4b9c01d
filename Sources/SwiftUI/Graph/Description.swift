/// Something that is described as a value, like a view, and is made of others of its kind: a scene, the content of a
/// toolbar, commands.
///
/// It has a place in the graph of its own, so that its state and what it reads work as they do in a view.
@MainActor @preconcurrency
public protocol _Describable {
  static func _makeNode(describing view: _Description<Self>, in context: _NodeContext) -> _ViewNode<_Description<Self>>
}

/// A scene, the content of a toolbar or commands, where the graph wants a view.
nonisolated public struct _Description<Content: _Describable>: View {
  public typealias Body = Never
  let content: Content

  nonisolated init(_ content: Content) { self.content = content }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    Content._makeNode(describing: view, in: context)
  }
}

/// The node of something that an app has made of others of its kind.
final class DescriptionNode<Content: _Describable, Body: _Describable>: _ViewNode<_Description<Content>>, Reader {
  private let body: @MainActor (Content) -> Body
  private var child: _ViewNode<_Description<Body>>?
  private let contentLayout = PropertyLayout.of(Content.self)
  private let host: PropertyHost
  let subscriptions = Subscriptions()
  private lazy var observation = ObservationToken()

  init(_ view: _Description<Content>, body: @escaping @MainActor (Content) -> Body, in context: _NodeContext) {
    self.body = body
    host = PropertyHost(environment: context.environment)
    super.init(view, in: context)
    child = Body._makeNode(describing: evaluateBody(), in: context.below(self))
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }
  override var viewName: String { "\(Content.self)" }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    if viewChanged || contentLayout.readsEnvironment {
      evaluate()
    } else {
      child?.setEnvironment(environment)
    }
  }

  override func evaluate() { child?.update(evaluateBody(), in: environment) }
  override func willRemove() { subscriptions.cancel() }

  private func evaluateBody() -> _Description<Body> {
    isDirty = false
    Scheduler.shared.countEvaluation()
    subscriptions.cancel()
    var content = view.content
    host.begin(for: self)
    contentLayout.install(in: &content, from: host)
    return Evaluation.reading(self) {
      observation.track({ _Description(body(content)) }) { [weak self] in self?.invalidate() }
    }
  }
}

/// Several of a kind, one after the other.
nonisolated public struct _DescriptionTuple<each Content: _Describable>: _Describable {
  let content: (repeat each Content)

  nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }

  @MainActor public static func _makeNode(
    describing view: _Description<Self>, in context: _NodeContext
  ) -> _ViewNode<_Description<Self>> {
    PassThroughNode(view, content: { $0.content.views }, in: context)
  }

  @MainActor private var views: TupleView<(repeat _Description<each Content>)> {
    TupleView((repeat _Description(each content)), operations: PackOperations<repeat _Description<each Content>>.self)
  }
}

/// Nothing of a kind.
nonisolated public struct _EmptyDescription: _Describable {
  @MainActor public static func _makeNode(
    describing view: _Description<Self>, in context: _NodeContext
  ) -> _ViewNode<_Description<Self>> {
    _ViewNode(view, in: context)
  }
}

extension _ConditionalContent: _Describable where TrueContent: _Describable, FalseContent: _Describable {
  @MainActor public static func _makeNode(
    describing view: _Description<Self>, in context: _NodeContext
  ) -> _ViewNode<_Description<Self>> {
    func described(
      _ view: _Description<Self>
    ) -> _ConditionalContent<_Description<TrueContent>, _Description<FalseContent>> {
      switch view.content.storage {
      case .trueContent(let content): .init(storage: .trueContent(_Description(content)))
      case .falseContent(let content): .init(storage: .falseContent(_Description(content)))
      }
    }
    return PassThroughNode(view, content: described, in: context)
  }
}

extension Optional: _Describable where Wrapped: _Describable {
  @MainActor public static func _makeNode(
    describing view: _Description<Self>, in context: _NodeContext
  ) -> _ViewNode<_Description<Self>> {
    PassThroughNode(view, content: { $0.content.map { _Description($0) } }, in: context)
  }
}

/// A closure that makes a view, run in a place of its own: what it reads brings that place up to date, and no other.
nonisolated struct Lazily<Content: View>: View {
  let make: () -> Content

  init(@ViewBuilder _ make: @escaping () -> Content) { self.make = make }

  var body: some View { make() }
}
