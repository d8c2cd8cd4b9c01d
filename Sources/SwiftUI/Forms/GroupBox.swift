import Adwaita

/// Views on a card, with a name above it.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  @MainActor public var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      label.font(.headline)
      VStack(alignment: .leading) { content }
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(CardModifier())
    }
  }
}

extension GroupBox {
  @available(*, deprecated, renamed: "GroupBox(content:label:)")
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

extension GroupBox where Label == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// Puts a view on one of the desktop's cards.
nonisolated struct CardModifier: WrappingModifier {
  @MainActor func configure(_ container: Container, in environment: EnvironmentValues) { container.addClass("card") }
}

/// Controls that belong together, side by side without gaps.
nonisolated public struct ControlGroup<Content: View>: View {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View { HStack(spacing: 0) { content }.modifier(LinkedModifier()) }
}

nonisolated struct LinkedModifier: ElementModifier {
  @MainActor func change(_ element: inout Element, in environment: EnvironmentValues) { element.widget.addClass("linked") }
}
