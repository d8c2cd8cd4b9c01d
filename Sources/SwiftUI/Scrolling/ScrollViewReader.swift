import Adwaita

/// Lets views scroll, from their own code, what stands in them.
nonisolated public struct ScrollViewReader<Content: View>: View {
  public typealias Body = Never
  public var content: (ScrollViewProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ScrollViewReaderNode(view, in: context)
  }
}

/// What scrolls the lists and scroll views inside a ``ScrollViewReader``.
public struct ScrollViewProxy {
  final class Source {
    weak var node: _Node?
  }
  let source: Source

  /// Brings the view with an id into sight.
  ///
  /// - Parameter anchor: Where the view is to stand in what is seen; `nil` scrolls only as far as it must.
  @MainActor @preconcurrency
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node = source.node else { return }
    // What was inserted just now must be there first, and laid out.
    Scheduler.shared.afterUpdate { Scrolling.scroll(to: id, anchor, below: node) }
  }
}

final class ScrollViewReaderNode<Content: View>: _ViewNode<ScrollViewReader<Content>>, Reader {
  private var node: _ViewNode<Content>?
  private let source = ScrollViewProxy.Source()
  let subscriptions = Subscriptions()
  private lazy var observation = ObservationToken()

  override init(_ view: ScrollViewReader<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    source.node = self
    node = Content._makeNode(read(), in: context.below(self))
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }
  override func apply(viewChanged: Bool, environmentChanged: Bool) { evaluate() }
  override func evaluate() { node?.update(read(), in: environment) }
  override func willRemove() { subscriptions.cancel() }

  private func read() -> Content {
    isDirty = false
    subscriptions.cancel()
    return Evaluation.reading(self) {
      observation.track({ view.content(ScrollViewProxy(source: source)) }) { [weak self] in self?.invalidate() }
    }
  }
}

/// A node that knows views by their ids.
@MainActor
protocol IdentifyingNode: _Node {
  func child<ID: Hashable>(withID id: ID) -> _Node?
}

/// Finds views by their ids and brings them into sight.
@MainActor
enum Scrolling {
  static func scroll<ID: Hashable>(to id: ID, _ anchor: UnitPoint?, below node: _Node) {
    if let list = node as? any RowListNode {
      if let position = list.controller.position(ofID: id) { list.controller.scroll(to: position, anchor) }
      return
    }
    if let identifying = node as? any IdentifyingNode, let target = identifying.child(withID: id) {
      show(target, anchor)
      return
    }
    for child in node.children { scroll(to: id, anchor, below: child) }
  }

  private static func show(_ target: _Node, _ anchor: UnitPoint?) {
    guard let widget = target.elements.first?.widget,
      let scroller = (target.ancestor { $0 is any ScrollingNode } as? any ScrollingNode)?.scroller
    else { return }
    let bring: @MainActor () -> Void = {
      scroller.bringIntoSight(widget, horizontal: anchor.map { Double($0.x) }, vertical: anchor.map { Double($0.y) })
    }
    guard widget.size == (0, 0) else { return bring() }
    // A view that was made just now has its place after the next layout.
    let isMapped = scroller.onNextFrame {
      if !scroller.onNextFrame(bring) { bring() }
    }
    if !isMapped { bring() }
  }
}
