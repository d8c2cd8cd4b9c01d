import Adwaita

/// Space that grows along the axis of the stack around it.
nonisolated public struct Spacer: View, Sendable {
  public typealias Body = Never
  /// The least length, in points.
  public var minLength: CGFloat?
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { SpacerNode(view, in: context) }
}

final class SpacerNode: _ViewNode<Spacer> {
  private let widget = Container(OverlayLayout())

  override func appendElements(to elements: inout [Element]) {
    var element = Element(widget)
    element.role = .spacer(minimum: view.minLength.map { Int32($0.rounded()) })
    elements.append(element)
  }

  override func apply(viewChanged: Bool, environmentChanged: Bool) { elementsDidChange() }
}

/// A thin line across the axis of the stack around it.
nonisolated public struct Divider: View, Sendable {
  public typealias Body = Never
  nonisolated public init() {}

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { DividerNode(view, in: context) }
}

final class DividerNode: _ViewNode<Divider> {
  private let widget = Separator()

  override func appendElements(to elements: inout [Element]) {
    var element = Element(widget)
    element.role = .divider
    elements.append(element)
  }
}
