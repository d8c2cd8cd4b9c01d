/// The look that fits the place: a switch.
nonisolated public struct DefaultToggleStyle: ToggleStyle, Sendable {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A switch behind its label.
nonisolated public struct SwitchToggleStyle: ToggleStyle, Sendable {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabelledRow(label: configuration.label, control: SwitchControl(isOn: configuration.isOn, binding: configuration.$isOn))
  }
}

/// A box with a check mark before its label.
nonisolated public struct CheckboxToggleStyle: ToggleStyle, Sendable {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CheckControl(
      isOn: configuration.isOn, isMixed: configuration.isMixed, binding: configuration.$isOn, label: configuration.label)
  }
}

/// A button that stays down while the toggle is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle, Sendable {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ToggleButtonControl(isOn: configuration.isOn, binding: configuration.$isOn, label: configuration.label)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The look that fits the place.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch behind its label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a check mark before its label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
