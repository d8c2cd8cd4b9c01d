import Adwaita

/// A place along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  let position: UnitPosition
  public static let leading = HorizontalAlignment(position: 0)
  public static let center = HorizontalAlignment(position: 0.5)
  public static let trailing = HorizontalAlignment(position: 1)
}

/// A place along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  let position: UnitPosition
  public static let top = VerticalAlignment(position: 0)
  public static let center = VerticalAlignment(position: 0.5)
  public static let bottom = VerticalAlignment(position: 1)
  public static let firstTextBaseline = VerticalAlignment(position: 0.5)
  public static let lastTextBaseline = VerticalAlignment(position: 0.5)
}

/// A place along both axes.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
