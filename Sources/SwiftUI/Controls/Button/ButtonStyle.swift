/// How buttons look; what a press does is left to the system.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  /// What a button looks like.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a button is made of, for its style.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  nonisolated public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// What the button is for, if it has said so.
  public let role: ButtonRole?
  public let label: Label
  /// Whether the button is held down.
  public let isPressed: Bool
}

/// How buttons look and what triggers them.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// What stands in the button's place.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a button is made of, for a style that triggers it itself.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  nonisolated public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// What the button is for, if it has said so.
  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor @preconcurrency public func trigger() { action() }
}

extension View {
  /// Sets how the buttons in the view look.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonAppearance, .styled(TypedStyle(style) { $0.makeBody(configuration: $1) }))
  }

  /// Sets how the buttons in the view look and what triggers them.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(
      \.buttonAppearance,
      (style as? any NativeButtonStyle).map { .native($0.look) }
        ?? .replaced(TypedStyle(style) { $0.makeBody(configuration: $1).environment(\.buttonAppearance, .native(.automatic)) }))
  }
}

/// How buttons are drawn at a place.
enum ButtonAppearance {
  /// By GTK.
  case native(ButtonLook)
  /// By a style of the app's own, inside a GTK button without looks.
  case styled(ErasedStyle<ButtonStyleConfiguration>)
  /// By a style of the app's own, which also decides what triggers them.
  case replaced(ErasedStyle<PrimitiveButtonStyleConfiguration>)
}

/// The looks GTK has for buttons.
enum ButtonLook: Hashable, Sendable {
  case automatic, plain, bordered, prominent, borderless, link, flat
}

private enum ButtonAppearanceKey: EnvironmentKey {
  static var defaultValue: ButtonAppearance { .native(.automatic) }
}

private enum AutomaticButtonLookKey: EnvironmentKey {
  static var defaultValue: ButtonLook? { nil }
}

extension EnvironmentValues {
  var buttonAppearance: ButtonAppearance {
    get { self[ButtonAppearanceKey.self] }
    set { self[ButtonAppearanceKey.self] = newValue }
  }

  /// What buttons look like where nobody has chosen.
  var automaticButtonLook: ButtonLook {
    get { self[AutomaticButtonLookKey.self] ?? (isInToolbar ? .flat : isInListRow ? .borderless : .bordered) }
    set { self[AutomaticButtonLookKey.self] = newValue }
  }
}

