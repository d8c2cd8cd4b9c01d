import Adwaita

nonisolated struct DialogModifier<Actions: View, Message: View>: PresentingModifier {
  let kind: DialogHost.Kind
  let title: Text
  let key: Binding<AnyHashable?>
  let actions: Actions
  let message: Message
  var onDismiss: (() -> Void)? { nil }

  @MainActor func present(
    below node: _Node, anchor: Widget?, environment: EnvironmentValues, dismissed: @escaping @MainActor () -> Void
  ) -> DialogHost? {
    DialogHost(
      kind, title: title.plainText, actions: AnyView(actions), message: AnyView(message), environment: environment,
      parent: node, anchor: anchor, dismissed: dismissed)
  }

  @MainActor func update(_ presented: DialogHost, in environment: EnvironmentValues) {
    presented.update(title: title.plainText, actions: AnyView(actions), message: AnyView(message), in: environment)
  }
}

/// A message with one or two buttons, as older code describes it.
@available(*, deprecated, message: "Use View.alert(_:isPresented:actions:message:) instead.")
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of the message.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: (@MainActor () -> Void)?

    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action)
    }
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action)
    }
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
      Button(role: .cancel, label: Text("Cancel"), action: action)
    }
    public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action)
    }
  }

  @MainActor @ViewBuilder var actions: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      SwiftUI.Button(role: button.role, action: button.action ?? {}) { button.label }
    }
  }
}

@available(*, deprecated, message: "Use View.alert(_:isPresented:actions:message:) instead.")
extension View {
  /// Shows a message while a condition holds.
  @MainActor public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = content()
    return modifier(
      DialogModifier(
        kind: .alert, title: alert.title, key: isPresented.conditionKey, actions: alert.actions, message: alert.message))
  }

  /// Shows a message about a value while there is one.
  @MainActor public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    let alert = item.wrappedValue.map(content)
    return modifier(
      DialogModifier(
        kind: .alert, title: alert?.title ?? Text(verbatim: ""), key: item.itemKey(), actions: alert?.actions,
        message: alert?.message))
  }
}

extension Binding where Value == Bool {
  /// The condition, as far as there is something to show.
  func conditionKey(requiring isThere: Bool) -> Binding<AnyHashable?> {
    let key = conditionKey
    return Binding<AnyHashable?>(
      get: { isThere ? key.wrappedValue : nil },
      set: { value, transaction in key.transaction(transaction).wrappedValue = value })
  }
}

/// The text of an error's recovery.
nonisolated struct ErrorMessage: View {
  let error: (any LocalizedError)?

  var body: some View {
    let parts = [error?.failureReason, error?.recoverySuggestion].compactMap { $0 }
    if !parts.isEmpty { Text(verbatim: parts.joined(separator: " ")) }
  }
}

extension View {
  /// Shows a message with buttons while a condition holds.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: Text(titleKey), key: isPresented.conditionKey, actions: actions(), message: EmptyView()))
  }

  /// Shows a message with buttons about some data while a condition holds and there is data.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: Text(titleKey), key: isPresented.conditionKey(requiring: data != nil),
        actions: data.map(actions), message: EmptyView()))
  }

  /// Shows a message with buttons while a condition holds.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: Text(titleKey), key: isPresented.conditionKey, actions: actions(), message: message()))
  }

  /// Shows a message with buttons about some data while a condition holds and there is data.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: Text(titleKey), key: isPresented.conditionKey(requiring: data != nil),
        actions: data.map(actions), message: data.map(message)))
  }

  /// Shows a message with buttons while a condition holds.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: Text(title), key: isPresented.conditionKey, actions: actions(), message: EmptyView()))
  }

  /// Shows a message with buttons about some data while a condition holds and there is data.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: Text(title), key: isPresented.conditionKey(requiring: data != nil),
        actions: data.map(actions), message: EmptyView()))
  }

  /// Shows a message with buttons while a condition holds.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: Text(title), key: isPresented.conditionKey, actions: actions(), message: message()))
  }

  /// Shows a message with buttons about some data while a condition holds and there is data.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: Text(title), key: isPresented.conditionKey(requiring: data != nil),
        actions: data.map(actions), message: data.map(message)))
  }

  /// Shows a message with buttons while a condition holds.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: title, key: isPresented.conditionKey, actions: actions(), message: EmptyView()))
  }

  /// Shows a message with buttons about some data while a condition holds and there is data.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: title, key: isPresented.conditionKey(requiring: data != nil),
        actions: data.map(actions), message: EmptyView()))
  }

  /// Shows a message with buttons while a condition holds.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: title, key: isPresented.conditionKey, actions: actions(), message: message()))
  }

  /// Shows a message with buttons about some data while a condition holds and there is data.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: title, key: isPresented.conditionKey(requiring: data != nil),
        actions: data.map(actions), message: data.map(message)))
  }
}

extension View {
  /// Shows an error with buttons while a condition holds and there is an error.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: Text(verbatim: error?.errorDescription ?? error?.localizedDescription ?? ""),
        key: isPresented.conditionKey(requiring: error != nil), actions: actions(), message: ErrorMessage(error: error)))
  }

  /// Shows an error with buttons while a condition holds and there is an error.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: Text(verbatim: error?.errorDescription ?? error?.localizedDescription ?? ""),
        key: isPresented.conditionKey(requiring: error != nil), actions: error.map(actions),
        message: error.map(message)))
  }
}
