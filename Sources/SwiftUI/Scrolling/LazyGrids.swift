import Adwaita

/// A column or a row of a lazy grid.
public struct GridItem: Sendable {
  /// How wide a column, or how tall a row, is.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  /// The space to the next one; `nil` for the usual space.
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: TrackLayout.Track {
    let extent: TrackLayout.Extent =
      switch size {
      case .fixed(let length): .fixed(Double(length))
      case .flexible(let minimum, let maximum): .flexible(minimum: Double(minimum), maximum: Double(maximum))
      case .adaptive(let minimum, let maximum): .adaptive(minimum: Double(minimum), maximum: Double(maximum))
      }
    return TrackLayout.Track(
      extent: extent, spacing: spacing.map { Double($0) }, horizontal: alignment?.horizontal.position ?? 0.5,
      vertical: alignment?.vertical.position ?? 0.5)
  }
}

/// Views in columns that grow downwards, made as they come near the part that is seen.
nonisolated public struct LazyVGrid<Content: View>: View {
  public typealias Body = Never
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LazyContainerNode(view, in: context)
  }
}

/// Views in rows that grow sideways, made as they come near the part that is seen.
nonisolated public struct LazyHGrid<Content: View>: View {
  public typealias Body = Never
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LazyContainerNode(view, in: context)
  }
}

extension LazyVGrid: LazyContainerView {
  var axis: Axis { .vertical }
  var isGrid: Bool { true }
  @MainActor func layout(of elements: [Element]) -> any ContainerLayout {
    TrackLayout(growing: .vertical, tracks: columns.map(\.track), spacing: spacing.map { Double($0) } ?? 8)
  }
}

extension LazyHGrid: LazyContainerView {
  var axis: Axis { .horizontal }
  var isGrid: Bool { true }
  @MainActor func layout(of elements: [Element]) -> any ContainerLayout {
    TrackLayout(growing: .horizontal, tracks: rows.map(\.track), spacing: spacing.map { Double($0) } ?? 8)
  }
}
