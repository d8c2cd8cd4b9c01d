/// A piece of user interface, described as a value.
///
/// A view says what there is to see; a node of the view graph keeps what lasts between two descriptions of it.
@MainActor @preconcurrency
public protocol View {
  /// The type of the views this view is made of.
  associatedtype Body: View
  /// What this view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node for a view at a new place. Only the views of this module have their own.
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self>
}

extension View {
  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompositeNode(view, in: context)
  }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body.") }
}

/// A view that this module draws itself.
@MainActor @preconcurrency
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) is drawn by SwiftUI and has no body.") }
}

extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) is drawn by SwiftUI and has no body.") }
}
