/// One of two views.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }
  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ConditionalNode(view, in: context)
  }
}

/// A change of branch is a change of identity: the old branch goes with its state, the new one starts afresh.
final class ConditionalNode<TrueContent: View, FalseContent: View>: _ViewNode<
  _ConditionalContent<TrueContent, FalseContent>
>
{
  private enum Branch {
    case first(_ViewNode<TrueContent>)
    case second(_ViewNode<FalseContent>)
    case none

    var node: _Node? {
      switch self {
      case .first(let node): node
      case .second(let node): node
      case .none: nil
      }
    }
  }
  private var branch = Branch.none

  override init(_ view: _ConditionalContent<TrueContent, FalseContent>, in context: _NodeContext) {
    super.init(view, in: context)
    make(in: context.below(self))
  }

  override var children: [_Node] { branch.node.map { [$0] } ?? [] }

  private func make(in context: _NodeContext) {
    branch =
      switch view.storage {
      case .trueContent(let content): .first(TrueContent._makeNode(content, in: context))
      case .falseContent(let content): .second(FalseContent._makeNode(content, in: context))
      }
  }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    switch (view.storage, branch) {
    case (.trueContent(let content), .first(let node)): node.update(content, in: environment)
    case (.falseContent(let content), .second(let node)): node.update(content, in: environment)
    default:
      let old = branch.node
      make(in: context)
      old?.remove()
      elementsDidChange()
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    OptionalNode(view, in: context)
  }
}

final class OptionalNode<Wrapped: View>: _ViewNode<Wrapped?> {
  private var node: _ViewNode<Wrapped>?

  override init(_ view: Wrapped?, in context: _NodeContext) {
    super.init(view, in: context)
    if let view { node = Wrapped._makeNode(view, in: context.below(self)) }
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    switch (view, node) {
    case (let content?, let node?): node.update(content, in: environment)
    case (let content?, nil):
      node = Wrapped._makeNode(content, in: context)
      elementsDidChange()
    case (nil, let old?):
      node = nil
      old.remove()
      elementsDidChange()
    case (nil, nil): break
    }
  }
}
