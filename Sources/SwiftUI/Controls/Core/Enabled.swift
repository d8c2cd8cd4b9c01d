private enum IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether the controls at this place answer to the person.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

extension View {
  /// Keeps the controls in the view from answering to the person, while the condition holds.
  ///
  /// What an outer view has disabled stays disabled.
  nonisolated public func disabled(_ disabled: Bool) -> some View { modifier(DisabledModifier(isDisabled: disabled)) }
}

nonisolated struct DisabledModifier: EnvironmentModifier, Equatable {
  let isDisabled: Bool
  func change(_ environment: inout EnvironmentValues) {
    if isDisabled, environment.isEnabled { environment.isEnabled = false }
  }
}
