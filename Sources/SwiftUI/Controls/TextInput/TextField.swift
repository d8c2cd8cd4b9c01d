import Adwaita

/// A field to type in.
nonisolated public struct TextField<Label: View>: View {
  let text: Binding<String>
  let label: Label
  let prompt: Text?
  let axis: Axis
  /// Called when the person is done with the text, by Return or by going elsewhere.
  var onCommit: (@MainActor () -> Void)?
  var onEditingChanged: (@MainActor (Bool) -> Void)?
  /// What stands in for the text where the field edits another value.
  var formatted: FormattedValue?
  @Environment(\.textFieldAppearance) private var appearance

  init(
    text: Binding<String>, label: Label, prompt: Text?, axis: Axis = .horizontal,
    onCommit: (@MainActor () -> Void)? = nil, onEditingChanged: (@MainActor (Bool) -> Void)? = nil
  ) {
    self.text = text
    self.label = label
    self.prompt = prompt
    self.axis = axis
    self.onCommit = onCommit
    self.onEditingChanged = onEditingChanged
  }

  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, label: label(), prompt: prompt)
  }

  /// A field that grows with its text along an axis.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(text: text, label: label(), prompt: prompt, axis: axis)
  }

  @MainActor public var body: some View {
    if let formatted {
      FormattedTextField(field: self, value: formatted)
    } else {
      field
    }
  }

  @MainActor @ViewBuilder private var field: some View {
    switch appearance {
    case .native(let look):
      TextInputControl(
        text: text.wrappedValue, binding: text, label: label, prompt: prompt, look: look, axis: axis,
        isSecure: false, onCommit: onCommit, onEditingChanged: onEditingChanged)
    case .styled(let style):
      style.body(
        TextField<_TextFieldStyleLabel>(
          text: text, label: _TextFieldStyleLabel(content: AnyView(label)), prompt: prompt, axis: axis,
          onCommit: onCommit, onEditingChanged: onEditingChanged))
    }
  }
}

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, label: Text(titleKey), prompt: nil)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, label: Text(title), prompt: nil)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, label: Text(titleKey), prompt: prompt)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, label: Text(title), prompt: prompt)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, label: Text(titleKey), prompt: nil, axis: axis)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, label: Text(title), prompt: nil, axis: axis)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, label: Text(titleKey), prompt: prompt, axis: axis)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, label: Text(title), prompt: prompt, axis: axis)
  }
}

/// A field whose characters nobody can read over the person's shoulder.
nonisolated public struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let label: Label
  private let prompt: Text?
  /// Called when the person is done with the text, by Return or by going elsewhere.
  var onCommit: (@MainActor () -> Void)?

  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.label = label()
    self.prompt = prompt
  }

  @MainActor public var body: some View {
    TextInputControl(
      text: text.wrappedValue, binding: text, label: label, prompt: prompt, look: .automatic, axis: .horizontal,
      isSecure: true, onCommit: onCommit, onEditingChanged: nil)
  }
}

extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
