/// How pickers look.
@MainActor @preconcurrency
public protocol PickerStyle {
  nonisolated static var _look: _PickerLook { get }
}

/// The looks of pickers.
public enum _PickerLook: Hashable, Sendable {
  case automatic, menu, segmented, inline, radioGroup
}

/// The look that fits the place: a button that opens the choices.
nonisolated public struct DefaultPickerStyle: PickerStyle, Sendable {
  nonisolated public init() {}
  public static var _look: _PickerLook { .automatic }
}

/// A button that opens the choices.
nonisolated public struct MenuPickerStyle: PickerStyle, Sendable {
  nonisolated public init() {}
  public static var _look: _PickerLook { .menu }
}

/// Buttons in a row, one of which is down.
nonisolated public struct SegmentedPickerStyle: PickerStyle, Sendable {
  nonisolated public init() {}
  public static var _look: _PickerLook { .segmented }
}

/// Buttons in a row, as a palette shows them.
nonisolated public struct PalettePickerStyle: PickerStyle, Sendable {
  nonisolated public init() {}
  public static var _look: _PickerLook { .segmented }
}

/// The choices themselves, below each other.
nonisolated public struct InlinePickerStyle: PickerStyle, Sendable {
  nonisolated public init() {}
  public static var _look: _PickerLook { .inline }
}

/// Round marks below each other.
nonisolated public struct RadioGroupPickerStyle: PickerStyle, Sendable {
  nonisolated public init() {}
  public static var _look: _PickerLook { .radioGroup }
}

/// A wheel on a touch screen; here a button that opens the choices.
nonisolated public struct WheelPickerStyle: PickerStyle, Sendable {
  nonisolated public init() {}
  public static var _look: _PickerLook { .menu }
}

/// A page of choices on a touch screen; here a button that opens them.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  nonisolated public init() {}
  public static var _look: _PickerLook { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The look that fits the place.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens the choices.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Buttons in a row, one of which is down.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Buttons in a row, as a palette shows them.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The choices themselves, below each other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Round marks below each other.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel on a touch screen; here a button that opens the choices.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A page of choices on a touch screen; here a button that opens them.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private enum PickerLookKey: EnvironmentKey {
  static var defaultValue: _PickerLook { .automatic }
}

private enum TagsByIDKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var pickerLook: _PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }

  /// Whether a `ForEach` tags its views with their ids.
  var tagsByID: Bool {
    get { self[TagsByIDKey.self] }
    set { self[TagsByIDKey.self] = newValue }
  }
}

extension View {
  /// Sets how the pickers in the view look.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerLook, S._look) }
}
