/// How a list looks as a whole.
public protocol ListStyle {
  /// What the styles of this module tell the list.
  static var _look: _ListLook { get }
}

/// The looks that a list has.
public struct _ListLook: Hashable, Sendable {
  enum Kind { case plain, inset, grouped, sidebar }
  let kind: Kind
  /// Whether the rows stand on cards, one a section.
  var isGrouped: Bool { kind == .grouped }
}

/// The style that suits the place: plain.
public struct DefaultListStyle: ListStyle {
  public init() {}
  public static var _look: _ListLook { _ListLook(kind: .plain) }
}

/// Rows from edge to edge, parted by lines.
public struct PlainListStyle: ListStyle {
  public init() {}
  public static var _look: _ListLook { _ListLook(kind: .plain) }
}

/// Rows that stand a little off the edges.
public struct InsetListStyle: ListStyle {
  public init() {}
  public static var _look: _ListLook { _ListLook(kind: .inset) }
}

/// Sections on cards.
public struct GroupedListStyle: ListStyle {
  public init() {}
  public static var _look: _ListLook { _ListLook(kind: .grouped) }
}

/// Sections on cards that stand off the edges.
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public static var _look: _ListLook { _ListLook(kind: .grouped) }
}

/// Places to go to, at the side of a window.
public struct SidebarListStyle: ListStyle {
  public init() {}
  public static var _look: _ListLook { _ListLook(kind: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ListLookKey: EnvironmentKey {
  static let defaultValue = DefaultListStyle._look
}

extension EnvironmentValues {
  var listLook: _ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

extension View {
  /// Sets how the lists in this view look.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(KeyPathEnvironmentModifier(path: \.listLook, value: S._look))
  }
}
