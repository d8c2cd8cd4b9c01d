/// How text fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label of a text field, for its style.
nonisolated public struct _TextFieldStyleLabel: View {
  let content: AnyView
  @MainActor public var body: some View { content }
}

/// The looks GTK has for text fields.
enum TextFieldLook: Hashable, Sendable {
  case automatic, plain, framed
}

/// A text field style that GTK draws.
@MainActor @preconcurrency
protocol NativeTextFieldStyle: TextFieldStyle {
  nonisolated var look: TextFieldLook { get }
}

/// The look that fits the place: framed, and plain in a list.
nonisolated public struct DefaultTextFieldStyle: NativeTextFieldStyle, Sendable {
  nonisolated public init() {}
  var look: TextFieldLook { .automatic }
  @MainActor public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    configuration.textFieldStyle(self)
  }
}

/// The text alone, without a frame.
nonisolated public struct PlainTextFieldStyle: NativeTextFieldStyle, Sendable {
  nonisolated public init() {}
  var look: TextFieldLook { .plain }
  @MainActor public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    configuration.textFieldStyle(self)
  }
}

/// A frame with round corners.
nonisolated public struct RoundedBorderTextFieldStyle: NativeTextFieldStyle, Sendable {
  nonisolated public init() {}
  var look: TextFieldLook { .framed }
  @MainActor public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    configuration.textFieldStyle(self)
  }
}

/// A frame; GTK's has round corners.
nonisolated public struct SquareBorderTextFieldStyle: NativeTextFieldStyle, Sendable {
  nonisolated public init() {}
  var look: TextFieldLook { .framed }
  @MainActor public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    configuration.textFieldStyle(self)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look that fits the place.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone, without a frame.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A frame with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A frame.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension View {
  /// Sets how the text fields in the view look.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(
      \.textFieldAppearance,
      (style as? any NativeTextFieldStyle).map { .native($0.look) }
        ?? .styled(TypedStyle(style) { $0._body(configuration: $1).environment(\.textFieldAppearance, .native(.plain)) }))
  }
}

/// How text fields are drawn at a place.
enum TextFieldAppearance {
  case native(TextFieldLook)
  case styled(ErasedStyle<TextField<_TextFieldStyleLabel>>)
}

private enum TextFieldAppearanceKey: EnvironmentKey {
  static var defaultValue: TextFieldAppearance { .native(.automatic) }
}

extension EnvironmentValues {
  var textFieldAppearance: TextFieldAppearance {
    get { self[TextFieldAppearanceKey.self] }
    set { self[TextFieldAppearanceKey.self] = newValue }
  }

  /// What text fields look like where nobody has chosen.
  var automaticTextFieldLook: TextFieldLook { isInListRow ? .plain : .framed }
}
