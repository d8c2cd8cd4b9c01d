import Adwaita

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
}

private enum ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

extension EnvironmentValues {
  /// Whether the view is shown in light or in dark colours.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

extension View {
  /// Shows the app in light or in dark colours, whatever the desktop's are; `nil` follows the desktop.
  ///
  /// The desktop's toolkit has one scheme for a whole app, so the view that asked last decides for all windows.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(scheme: colorScheme))
  }
}

nonisolated struct PreferredColorSchemeModifier: LifecycleModifier {
  @MainActor static var followsSight: Bool { true }
  let scheme: ColorScheme?

  @MainActor func begin(_ node: _Node) -> ObjectIdentifier {
    let place = ObjectIdentifier(node)
    ColorSchemeWishes.set(scheme, for: place)
    return place
  }

  @MainActor func update(_ place: inout ObjectIdentifier, from old: Self, _ node: _Node) { ColorSchemeWishes.set(scheme, for: place) }
  @MainActor func end(_ place: inout ObjectIdentifier) { ColorSchemeWishes.remove(place) }
}

/// Which schemes the views on the screen ask for.
@MainActor
enum ColorSchemeWishes {
  private static var wishes: [(place: ObjectIdentifier, scheme: ColorScheme?)] = []

  static func set(_ scheme: ColorScheme?, for place: ObjectIdentifier) {
    if let index = wishes.firstIndex(where: { $0.place == place }) {
      wishes[index].scheme = scheme
    } else {
      wishes.append((place, scheme))
    }
    apply()
  }

  static func remove(_ place: ObjectIdentifier) {
    wishes.removeAll { $0.place == place }
    apply()
  }

  private static func apply() {
    StyleManager.shared.preference =
      switch wishes.last(where: { $0.scheme != nil })?.scheme {
      case .light: .light
      case .dark: .dark
      case nil: .system
      }
  }
}
