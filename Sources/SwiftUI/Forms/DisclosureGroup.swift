/// Views that a person can show and hide.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  let binding: Binding<Bool>?
  let content: () -> Content
  let label: Label
  @State private var isOpen = false
  @Environment(\.isInListRow) private var isInListRow

  nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(binding: nil, content: content, label: label())
  }

  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(binding: isExpanded, content: content, label: label())
  }

  private nonisolated init(binding: Binding<Bool>?, content: @escaping () -> Content, label: Label) {
    self.binding = binding
    self.content = content
    self.label = label
  }

  @MainActor public var body: some View {
    // Rows of a list each stand alone; elsewhere the group is one view.
    if isInListRow { parts } else { VStack(alignment: .leading) { parts } }
  }

  private var isExpanded: Binding<Bool> { binding ?? $isOpen }

  @MainActor @ViewBuilder private var parts: some View {
    let isExpanded = isExpanded
    Button {
      isExpanded.wrappedValue.toggle()
    } label: {
      HStack {
        label
        Spacer()
        Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.right")
      }
    }
    .buttonStyle(.plain)
    if isExpanded.wrappedValue {
      Group { content() }.padding(.leading, 12)
    }
  }
}

extension DisclosureGroup where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}
