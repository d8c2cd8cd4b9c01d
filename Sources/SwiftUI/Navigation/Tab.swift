/// What a tab view is made of.
@MainActor @preconcurrency
public protocol TabContent<TabValue>: _Describable {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent
  /// What this content is made of.
  @MainActor @preconcurrency var body: Body { get }
}

extension TabContent {
  @MainActor public static func _makeNode(
    describing view: _Description<Self>, in context: _NodeContext
  ) -> _ViewNode<_Description<Self>> {
    DescriptionNode(view, body: { $0.body }, in: context)
  }
}

extension TabContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is shown by SwiftUI and has no body.") }
}

extension Never: TabContent {
  public typealias TabValue = Never
}

/// A tab: what it shows, and how the switch shows it.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  public typealias TabValue = Value
  public typealias Body = Never
  let value: Value?
  let content: Content
  let label: Label

  @MainActor public static func _makeNode(
    describing view: _Description<Self>, in context: _NodeContext
  ) -> _ViewNode<_Description<Self>> {
    PassThroughNode(
      view,
      content: { view in
        let tab = view.content
        return tab.content.modifier(TabItemModifier(label: tab.label))
          .modifier(TraitModifier<TagTrait>(value: tab.value.map { AnyHashable($0) }))
      }, in: context)
  }
}

extension Tab {
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: value, content: content(), label: label())
  }
}

extension Tab where Value == Never {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab where Label == DefaultTabLabel {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: DefaultTabLabel(title: Text(titleKey), symbol: systemImage))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: DefaultTabLabel(title: Text(title), symbol: systemImage))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(title: Text(titleKey), symbol: systemImage))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(title: Text(title), symbol: systemImage))
  }
}

/// A tab's title and symbol.
nonisolated public struct DefaultTabLabel: View {
  let title: Text
  let symbol: String

  @MainActor public var body: some View {
    Image(systemName: symbol)
    title
  }
}

/// Builds tabs from the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<Content: TabContent<TabValue>>(_ content: Content) -> Content { content }
  public static func buildPartialBlock<Content: TabContent<TabValue>>(first: Content) -> Content { first }
  public static func buildPartialBlock<Before: TabContent<TabValue>, Next: TabContent<TabValue>>(
    accumulated: Before, next: Next
  ) -> _TabPair<TabValue, Before, Next> {
    _TabPair(first: accumulated, second: next)
  }
  public static func buildIf<Content: TabContent<TabValue>>(_ content: Content?) -> _OptionalTab<Content> {
    _OptionalTab(content: content)
  }
}

/// Tabs, and those after them.
nonisolated public struct _TabPair<Value: Hashable, First: TabContent<Value>, Second: TabContent<Value>>: TabContent {
  public typealias TabValue = Value
  public typealias Body = Never
  let first: First
  let second: Second

  @MainActor public static func _makeNode(
    describing view: _Description<Self>, in context: _NodeContext
  ) -> _ViewNode<_Description<Self>> {
    PassThroughNode(view, content: { _Description(_DescriptionTuple($0.content.first, $0.content.second)) }, in: context)
  }
}

/// Tabs that are there only at times.
nonisolated public struct _OptionalTab<Content: TabContent>: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Never
  let content: Content?

  @MainActor public static func _makeNode(
    describing view: _Description<Self>, in context: _NodeContext
  ) -> _ViewNode<_Description<Self>> {
    PassThroughNode(view, content: { _Description($0.content.content) }, in: context)
  }
}

/// Tabs where a tab view wants views.
public typealias _TabContentView<Content: TabContent> = _Description<Content>

/// How a tab view looks. A desktop's tab views all look alike, so this names Apple's styles and changes nothing.
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// The look of tab views.
nonisolated public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  nonisolated public init() {}
}

/// Pages that follow each other; here, tabs.
nonisolated public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// When the dots for the pages can be seen; there are none here.
  public struct IndexDisplayMode: Sendable {
    public static let automatic = IndexDisplayMode()
    public static let always = IndexDisplayMode()
    public static let never = IndexDisplayMode()
  }
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

/// Tabs that may become a sidebar; here, tabs.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  nonisolated public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }
  nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension View {
  /// Names a look for tab views. A desktop's all look alike.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}
