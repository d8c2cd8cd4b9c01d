/// A button style that GTK draws.
@MainActor @preconcurrency
protocol NativeButtonStyle: PrimitiveButtonStyle {
  nonisolated var look: ButtonLook { get }
}

/// The look that fits the place.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, NativeButtonStyle, Sendable {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
  var look: ButtonLook { .automatic }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look that fits the place.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The label alone, without a frame.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, NativeButtonStyle, Sendable {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
  var look: ButtonLook { .plain }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone, without a frame.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A framed button.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, NativeButtonStyle, Sendable {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
  var look: ButtonLook { .bordered }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A framed button.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A framed button that is the one most people press.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, NativeButtonStyle, Sendable {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
  var look: ButtonLook { .prominent }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A framed button that is the one most people press.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A button without a frame, in the accent colour.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, NativeButtonStyle, Sendable {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
  var look: ButtonLook { .borderless }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button without a frame, in the accent colour.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A button that looks like a link.
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle, NativeButtonStyle, Sendable {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
  var look: ButtonLook { .link }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A button that looks like a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
