import Adwaita

extension View {
  /// Puts the view into a frame of a fixed size; `nil` leaves a side to the view.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        layout: (FrameModifier.fixed(width), FrameModifier.fixed(height)), alignment: alignment))
  }

  /// Puts the view into a frame between two sizes.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        layout: (
          FrameModifier.flexible(minWidth, idealWidth, maxWidth), FrameModifier.flexible(minHeight, idealHeight, maxHeight)
        ), alignment: alignment))
  }

  /// Gives the view its ideal size, whatever space there is.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal size along some axes, whatever space there is.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }
}

nonisolated struct FrameModifier: WrappingModifier {
  let layout: (width: FrameLayout.Extent, height: FrameLayout.Extent)
  let alignment: Alignment

  static func fixed(_ length: CGFloat?) -> FrameLayout.Extent { length.map { .fixed(points($0)) } ?? .init() }

  static func flexible(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) -> FrameLayout.Extent {
    .init(
      minimum: minimum.map(points), ideal: ideal.map(points), maximum: maximum.flatMap { $0.isFinite ? points($0) : nil },
      isUnbounded: maximum == .infinity)
  }

  /// Whole points, kept in the range in which GTK counts.
  private static func points(_ length: CGFloat) -> Int32 { Int32(max(0, min(length, 30_000)).rounded()) }

  @MainActor func configure(_ container: Container, in environment: EnvironmentValues) {
    let new = FrameLayout(
      width: layout.width, height: layout.height, horizontal: alignment.horizontal.position,
      vertical: alignment.vertical.position)
    if let current = container.layout as? FrameLayout, current == new { return }
    container.layout = new
    container.setExpansion(horizontal: new.width.expansion, vertical: new.height.expansion)
  }
}

nonisolated struct FixedSizeModifier: WrappingModifier {
  let horizontal: Bool
  let vertical: Bool

  @MainActor func configure(_ container: Container, in environment: EnvironmentValues) {
    container.layout = FixedSizeLayout(horizontal: horizontal, vertical: vertical)
    container.setExpansion(horizontal: horizontal ? false : nil, vertical: vertical ? false : nil)
  }
}
