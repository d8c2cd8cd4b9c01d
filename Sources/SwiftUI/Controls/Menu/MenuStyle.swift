/// How menus look while they are closed.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  /// What stands in the menu's place.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a menu is made of, for its style.
public struct MenuStyleConfiguration {
  /// The label of the menu.
  nonisolated public struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// What the menu offers.
  nonisolated public struct Content: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

/// The looks of closed menus.
enum MenuLook: Hashable, Sendable {
  case automatic, button, borderless, plain
  var hasArrow: Bool { self != .plain }
}

/// How menus are drawn at a place.
enum MenuAppearance {
  case native(MenuLook)
  case styled(ErasedStyle<MenuStyleConfiguration>)
}

/// A menu style that GTK draws.
@MainActor @preconcurrency
protocol NativeMenuStyle: MenuStyle {
  nonisolated var look: MenuLook { get }
}

/// The look that fits the place.
nonisolated public struct DefaultMenuStyle: NativeMenuStyle, Sendable {
  nonisolated public init() {}
  var look: MenuLook { .automatic }
  @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration).menuStyle(self) }
}

/// A button in the style that buttons have here.
nonisolated public struct ButtonMenuStyle: NativeMenuStyle, Sendable {
  nonisolated public init() {}
  var look: MenuLook { .button }
  @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration).menuStyle(self) }
}

/// A button without a frame.
nonisolated public struct BorderlessButtonMenuStyle: NativeMenuStyle, Sendable {
  nonisolated public init() {}
  var look: MenuLook { .borderless }
  @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration).menuStyle(self) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The look that fits the place.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the style that buttons have here.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a frame.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

private enum MenuAppearanceKey: EnvironmentKey {
  static var defaultValue: MenuAppearance { .native(.automatic) }
}

private enum MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  var menuAppearance: MenuAppearance {
    get { self[MenuAppearanceKey.self] }
    set { self[MenuAppearanceKey.self] = newValue }
  }

  /// Whether an arrow says that a button opens a menu.
  var showsMenuIndicator: Bool {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets how the menus in the view look while they are closed.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(
      \.menuAppearance,
      (style as? any NativeMenuStyle).map { .native($0.look) }
        ?? .styled(TypedStyle(style) { $0.makeBody(configuration: $1).environment(\.menuAppearance, .native(.automatic)) }))
  }

  /// Decides whether an arrow says that a button opens a menu.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.showsMenuIndicator, visibility != .hidden)
  }
}
