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
    environment(\.buttonAppearance, .styled(TypedButtonStyle(style)))
  }

  /// Sets how the buttons in the view look and what triggers them.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(
      \.buttonAppearance,
      (style as? any NativeButtonStyle).map { .native($0.look) } ?? .replaced(TypedPrimitiveButtonStyle(style)))
  }
}

/// How buttons are drawn at a place.
enum ButtonAppearance {
  /// By GTK.
  case native(ButtonLook)
  /// By a style of the app's own, inside a GTK button without looks.
  case styled(AnyButtonStyle)
  /// By a style of the app's own, which also decides what triggers them.
  case replaced(AnyPrimitiveButtonStyle)
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

/// A button style whose type is forgotten.
class AnyButtonStyle {
  @MainActor func body(_ configuration: ButtonStyleConfiguration) -> AnyView { preconditionFailure("abstract") }
}

final class TypedButtonStyle<S: ButtonStyle>: AnyButtonStyle {
  private let style: S
  init(_ style: S) { self.style = style }
  @MainActor override func body(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(StyledButton(installed: InstalledStyle(style: style), configuration: configuration))
  }
}

nonisolated struct StyledButton<S: ButtonStyle>: View {
  let installed: InstalledStyle<S>
  let configuration: ButtonStyleConfiguration
  @MainActor var body: some View { installed.style.makeBody(configuration: configuration) }
}

/// A button style whose type is forgotten, and which decides what triggers the button.
class AnyPrimitiveButtonStyle {
  @MainActor func body(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView { preconditionFailure("abstract") }
}

final class TypedPrimitiveButtonStyle<S: PrimitiveButtonStyle>: AnyPrimitiveButtonStyle {
  private let style: S
  init(_ style: S) { self.style = style }
  @MainActor override func body(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    // Buttons inside look as they would without the style, or the style would go on for ever.
    AnyView(
      ReplacedButton(installed: InstalledStyle(style: style), configuration: configuration)
        .environment(\.buttonAppearance, .native(.automatic)))
  }
}

nonisolated struct ReplacedButton<S: PrimitiveButtonStyle>: View {
  let installed: InstalledStyle<S>
  let configuration: PrimitiveButtonStyleConfiguration
  @MainActor var body: some View { installed.style.makeBody(configuration: configuration) }
}
