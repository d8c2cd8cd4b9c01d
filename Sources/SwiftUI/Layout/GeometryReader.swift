import Adwaita

/// A view that is made of how much space there is for it, all of which it takes.
///
/// The space is known once the view has been laid out, so its content is made anew with the frame after that.
nonisolated public struct GeometryReader<Content: View>: View {
  public var content: (GeometryProxy) -> Content
  @State private var proxy = GeometryProxy()

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  @MainActor public var body: some View {
    SpaceReader(content: ZStack(alignment: .topLeading) { content(proxy) }, onChange: { proxy = $0 })
  }
}

/// The space that a ``GeometryReader`` has.
public struct GeometryProxy: Equatable, Sendable {
  /// The width and the height, in points.
  public internal(set) var size = CGSize.zero
  /// Nothing lies over the edges of a desktop's windows.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  /// Where the view is in its window.
  var origin = CGPoint.zero

  /// Where the view is, in its own terms or in those of its window.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    CGRect(origin: coordinateSpace is GlobalCoordinateSpace ? origin : .zero, size: size)
  }
}

/// What places are measured in.
public protocol CoordinateSpaceProtocol: Sendable {}

/// The terms of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol { public init() {} }

/// The terms of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol { public init() {} }

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

/// Tells how much space its content has.
nonisolated struct SpaceReader<Content: View>: View {
  typealias Body = Never
  let content: Content
  let onChange: @MainActor (GeometryProxy) -> Void

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    SpaceReaderNode(view, in: context)
  }
}

final class SpaceReaderNode<Content: View>: ContainerNode<SpaceReader<Content>> {
  private var node: _ViewNode<Content>?
  private var known = GeometryProxy()

  init(_ view: SpaceReader<Content>, in context: _NodeContext) {
    super.init(view, layout: OverlayLayout(), in: context)
    container.layout = ReportingLayout { [weak self] width, height in
      // The layout is still under way; what the view shows may change after it.
      MainLoop.afterRedraw { [weak self] in self?.spaceDidChange(to: width, height) }
    }
    node = Content._makeNode(view.content, in: context.below(self))
    sync()
    container.setExpansion(horizontal: true, vertical: true)
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }

  override func apply(viewChanged: Bool, environmentChanged: Bool) { node?.update(view.content, in: environment) }

  private func spaceDidChange(to width: Int32, _ height: Int32) {
    guard isAlive else { return }
    let place = Toplevel(containing: container)?.place(of: container) ?? (0, 0)
    let new = GeometryProxy(
      size: CGSize(width: Int(width), height: Int(height)), origin: CGPoint(x: place.x, y: place.y))
    guard new != known else { return }
    known = new
    view.onChange(new)
  }
}
