/// Rows that belong together, with something above and below them.
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the content is shown, where a person may decide that.
  var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    SectionNode(view, in: context)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section that a person can fold, with a button beside its header.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  @available(*, deprecated, renamed: "Section(content:header:footer:)")
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  @available(*, deprecated, renamed: "Section(content:footer:)")
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  @available(*, deprecated, renamed: "Section(content:header:)")
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section: ShapedView where Parent: View, Content: View, Footer: View {
  @MainActor static var isOneRow: Bool { false }
}

/// Marks what it shows as header, content and footer of one section.
final class SectionNode<Parent: View, Content: View, Footer: View>: _ViewNode<Section<Parent, Content, Footer>> {
  private var header: _ViewNode<SectionHeader<Parent>>?
  private var content: _ViewNode<Content>?
  private var footer: _ViewNode<Footer>?

  override init(_ view: Section<Parent, Content, Footer>, in context: _NodeContext) {
    super.init(view, in: context)
    let below = context.below(self)
    header = SectionHeader._makeNode(SectionHeader(content: view.header, isExpanded: view.isExpanded), in: below)
    content = Content._makeNode(view.content, in: below)
    followExpansion()
    footer = Footer._makeNode(view.footer, in: below)
  }

  override var children: [_Node] { [header, content, footer, expansion].compactMap { $0 } }

  private var expansion: ValueReader<Bool>?
  private var isExpanded = true

  /// Shows and hides the content with the binding.
  private func followExpansion() {
    guard let binding = view.isExpanded else {
      expansion?.remove()
      expansion = nil
      return setExpanded(true)
    }
    if let expansion { return expansion.update(binding) }
    let reader = ValueReader(binding, in: context)
    reader.onChange = { [weak self] in self?.setExpanded($0) }
    expansion = reader
    reader.read()
  }

  private func setExpanded(_ isExpanded: Bool) {
    guard isExpanded != self.isExpanded else { return }
    self.isExpanded = isExpanded
    elementsDidChange()
  }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    followExpansion()
    header?.update(SectionHeader(content: view.header, isExpanded: view.isExpanded), in: environment)
    content?.update(view.content, in: environment)
    footer?.update(view.footer, in: environment)
  }

  override func appendElements(to elements: inout [Element]) {
    append(header, as: .header, to: &elements)
    if isExpanded { append(content, as: .content, to: &elements) }
    append(footer, as: .footer, to: &elements)
  }

  override func decorate(_ elements: inout [Element]) {
    for index in elements.indices where elements[index].traits[SectionTrait.self] == nil {
      elements[index].traits[SectionTrait.self] = SectionTrait.Value(section: ObjectIdentifier(self), part: .content)
    }
  }

  private func append(_ node: _Node?, as part: SectionPart, to elements: inout [Element]) {
    let first = elements.count
    node?.appendElements(to: &elements)
    for index in first..<elements.count where elements[index].traits[SectionTrait.self] == nil {
      elements[index].traits[SectionTrait.self] = SectionTrait.Value(section: ObjectIdentifier(self), part: part)
    }
  }
}

/// The header of a section, with the button that folds it where it can be folded.
nonisolated struct SectionHeader<Content: View>: View {
  let content: Content
  let isExpanded: Binding<Bool>?

  @MainActor var body: some View {
    if let isExpanded {
      Button {
        isExpanded.wrappedValue.toggle()
      } label: {
        HStack {
          content
          Spacer()
          Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.right")
        }
      }
      .buttonStyle(.plain)
      .accessibilityValue(isExpanded.wrappedValue ? "Expanded" : "Collapsed")
    } else {
      content
    }
  }
}
