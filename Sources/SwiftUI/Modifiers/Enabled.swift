private enum IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether the controls here answer to the person.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

nonisolated struct DisabledModifier: EnvironmentModifier, Equatable {
  let isDisabled: Bool
  @MainActor func change(_ environment: inout EnvironmentValues) {
    // Enabling what is inside something disabled does not enable it.
    if isDisabled { environment.isEnabled = false }
  }
}

extension View {
  /// Decides whether the controls inside answer to the person.
  nonisolated public func disabled(_ disabled: Bool) -> some View { modifier(DisabledModifier(isDisabled: disabled)) }
}
