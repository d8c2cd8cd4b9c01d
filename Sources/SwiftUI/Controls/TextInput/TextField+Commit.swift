// Forms from before `onSubmit`, which much code still uses.

extension TextField where Label == Text {
  @available(*, deprecated, message: "Use onSubmit in place of onCommit, and focused in place of onEditingChanged.")
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(
      text: text, label: Text(titleKey), prompt: nil, onCommit: onCommit, onEditingChanged: onEditingChanged)
  }

  @available(*, deprecated, message: "Use onSubmit in place of onCommit.")
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(text: text, label: Text(titleKey), prompt: nil, onCommit: onCommit)
  }

  @_disfavoredOverload
  @available(*, deprecated, message: "Use onSubmit in place of onCommit, and focused in place of onEditingChanged.")
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(text: text, label: Text(title), prompt: nil, onCommit: onCommit, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  @available(*, deprecated, message: "Use onSubmit in place of onCommit.")
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(text: text, label: Text(title), prompt: nil, onCommit: onCommit)
  }
}

extension SecureField where Label == Text {
  @available(*, deprecated, message: "Use onSubmit in place of onCommit.")
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
    self.onCommit = onCommit
  }

  @_disfavoredOverload
  @available(*, deprecated, message: "Use onSubmit in place of onCommit.")
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(text: text) { Text(title) }
    self.onCommit = onCommit
  }
}
