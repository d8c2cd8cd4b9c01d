/// A value that is shown and edited as text.
struct FormattedValue {
  let read: () -> String
  /// Takes over what was typed, unless it cannot be read.
  let write: (String) -> Void
}

/// Keeps what is typed as typed until Return is pressed or the keyboard goes elsewhere. Then it becomes the value, or
/// gives way to the old one where it cannot be read.
struct FormattedTextField<Label: View>: View {
  let field: TextField<Label>
  let value: FormattedValue
  @State private var draft: String?

  @MainActor var body: some View {
    TextField(
      text: Binding(get: { draft ?? value.read() }, set: { draft = $0 }), label: field.label, prompt: field.prompt,
      axis: field.axis,
      onCommit: {
        guard let text = draft else { return }
        draft = nil
        value.write(text)
      }, onEditingChanged: field.onEditingChanged)
  }
}

extension TextField {
  private init<Value>(
    value: Binding<Value>, format: @escaping (Value) -> String, parse: @escaping (String) -> Value?, label: Label,
    prompt: Text?
  ) {
    self.init(text: .constant(""), label: label, prompt: prompt)
    formatted = FormattedValue(
      read: { format(value.wrappedValue) }, write: { text in if let new = parse(text) { value.wrappedValue = new } })
  }

  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      value: value, format: { format.format($0) }, parse: { try? format.parseStrategy.parse($0) }, label: label(),
      prompt: prompt)
  }

  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      value: value, format: { $0.map { format.format($0) } ?? "" },
      parse: { text -> F.FormatInput?? in
        text.isEmpty ? .some(nil) : (try? format.parseStrategy.parse(text)).map { .some($0) }
      }, label: label(), prompt: prompt)
  }

  nonisolated public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, format: { formatter.string(for: $0) ?? "" },
      parse: { text in formatter.read(text) as? V }, label: label(), prompt: prompt)
  }
}

extension Formatter {
  /// Reads a text, with the formatters that know how.
  fileprivate func read(_ text: String) -> Any? {
    switch self {
    case let formatter as NumberFormatter: formatter.number(from: text)
    case let formatter as DateFormatter: formatter.date(from: text)
    default: nil
    }
  }
}

extension TextField where Label == Text {
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }
}
