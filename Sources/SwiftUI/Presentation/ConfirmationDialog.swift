extension View {
  /// Asks which of several things to do, or whether to do one, while a condition holds.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmation, title: titleVisibility == .hidden ? Text(verbatim: "") : Text(titleKey), key: isPresented.conditionKey, actions: actions(), message: EmptyView()))
  }

  /// Asks which of several things to do, or whether to do one, about some data while a condition holds and there is data.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmation, title: titleVisibility == .hidden ? Text(verbatim: "") : Text(titleKey), key: isPresented.conditionKey(requiring: data != nil),
        actions: data.map(actions), message: EmptyView()))
  }

  /// Asks which of several things to do, or whether to do one, while a condition holds.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmation, title: titleVisibility == .hidden ? Text(verbatim: "") : Text(titleKey), key: isPresented.conditionKey, actions: actions(), message: message()))
  }

  /// Asks which of several things to do, or whether to do one, about some data while a condition holds and there is data.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmation, title: titleVisibility == .hidden ? Text(verbatim: "") : Text(titleKey), key: isPresented.conditionKey(requiring: data != nil),
        actions: data.map(actions), message: data.map(message)))
  }

  /// Asks which of several things to do, or whether to do one, while a condition holds.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmation, title: titleVisibility == .hidden ? Text(verbatim: "") : Text(title), key: isPresented.conditionKey, actions: actions(), message: EmptyView()))
  }

  /// Asks which of several things to do, or whether to do one, about some data while a condition holds and there is data.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmation, title: titleVisibility == .hidden ? Text(verbatim: "") : Text(title), key: isPresented.conditionKey(requiring: data != nil),
        actions: data.map(actions), message: EmptyView()))
  }

  /// Asks which of several things to do, or whether to do one, while a condition holds.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmation, title: titleVisibility == .hidden ? Text(verbatim: "") : Text(title), key: isPresented.conditionKey, actions: actions(), message: message()))
  }

  /// Asks which of several things to do, or whether to do one, about some data while a condition holds and there is data.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmation, title: titleVisibility == .hidden ? Text(verbatim: "") : Text(title), key: isPresented.conditionKey(requiring: data != nil),
        actions: data.map(actions), message: data.map(message)))
  }

  /// Asks which of several things to do, or whether to do one, while a condition holds.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmation, title: titleVisibility == .hidden ? Text(verbatim: "") : title, key: isPresented.conditionKey, actions: actions(), message: EmptyView()))
  }

  /// Asks which of several things to do, or whether to do one, about some data while a condition holds and there is data.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmation, title: titleVisibility == .hidden ? Text(verbatim: "") : title, key: isPresented.conditionKey(requiring: data != nil),
        actions: data.map(actions), message: EmptyView()))
  }

  /// Asks which of several things to do, or whether to do one, while a condition holds.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmation, title: titleVisibility == .hidden ? Text(verbatim: "") : title, key: isPresented.conditionKey, actions: actions(), message: message()))
  }

  /// Asks which of several things to do, or whether to do one, about some data while a condition holds and there is data.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmation, title: titleVisibility == .hidden ? Text(verbatim: "") : title, key: isPresented.conditionKey(requiring: data != nil),
        actions: data.map(actions), message: data.map(message)))
  }
}
