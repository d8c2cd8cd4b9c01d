private enum ForegroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private enum TintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

private enum IsInContextMenuKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the view is an item of a menu over a row or a view.
  var isInContextMenu: Bool {
    get { self[IsInContextMenuKey.self] }
    set { self[IsInContextMenuKey.self] = newValue }
  }

  /// What text and symbols are drawn with; `nil` for what the surroundings draw with.
  var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }

  /// The colour of what can be pressed; `nil` for the system's accent.
  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

nonisolated struct ForegroundStyleModifier: EnvironmentModifier {
  let style: AnyShapeStyle?
  @MainActor func change(_ environment: inout EnvironmentValues) { environment.foregroundStyle = style }
}

nonisolated struct TintModifier: EnvironmentModifier {
  let tint: Color?
  @MainActor func change(_ environment: inout EnvironmentValues) {
    // What colours an action behind a swipe is not for the same action in a menu.
    if !environment.isInContextMenu { environment.tint = tint }
  }
}

extension View {
  /// Draws text and symbols with a style.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStyleModifier(style: AnyShapeStyle(style)))
  }

  /// Draws text and symbols with a style; a second style serves what is less important.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(ForegroundStyleModifier(style: AnyShapeStyle(primary)))
  }

  /// Draws text and symbols in a colour.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundStyleModifier(style: color.map { AnyShapeStyle($0) }))
  }

  /// Colours what can be pressed.
  nonisolated public func tint(_ tint: Color?) -> some View { modifier(TintModifier(tint: tint)) }

  /// Colours what can be pressed.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(TintModifier(tint: tint as? Color ?? .accentColor))
  }

  /// Colours what can be pressed.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { modifier(TintModifier(tint: accentColor)) }
}
