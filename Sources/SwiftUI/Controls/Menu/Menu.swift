import Adwaita

/// A button that opens a list of things to do.
nonisolated public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (@MainActor () -> Void)?
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.menuAppearance) private var appearance

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// A press does the primary action; the menu opens beside it.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  @MainActor public var body: some View {
    if isInMenu {
      Submenu(label: label, content: content)
    } else {
      switch appearance {
      case .native(let look):
        if let primaryAction {
          SplitMenuControl(label: label, content: content, action: primaryAction)
        } else {
          MenuControl(label: label, content: content, look: look)
        }
      case .styled(let style):
        style.body(
          MenuStyleConfiguration(
            label: .init(content: AnyView(label)), content: .init(content: AnyView(content)), primaryAction: primaryAction))
      }
    }
  }
}

extension Menu where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { SwiftUI.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Makes the menu that a style was asked for.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
  }
}

/// A menu inside another.
nonisolated struct Submenu<Label: View, Content: View>: View {
  typealias Body = Never
  let label: Label
  let content: Content

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    SubmenuNode(view, in: context)
  }
}

final class SubmenuNode<Label: View, Content: View>: _ViewNode<Submenu<Label, Content>> {
  private let widget = Container(OverlayLayout())
  private var label: _ViewNode<Label>?
  private var content: _ViewNode<Content>?

  override init(_ view: Submenu<Label, Content>, in context: _NodeContext) {
    super.init(view, in: context)
    label = Label._makeNode(view.label, in: context.below(self))
    content = Content._makeNode(view.content, in: context.below(self))
  }

  override var children: [_Node] { [label, content].compactMap { $0 } }

  override func appendElements(to elements: inout [Element]) {
    var element = Element(widget)
    element.traits[MenuEntryTrait.self] = .submenu(
      title: MenuItem.title(of: label?.elements.map(\.widget) ?? []),
      entries: MenuItem.entries(of: content?.elements ?? []))
    elements.append(element)
  }

  override func apply(viewChanged: Bool, environmentChanged: Bool) {
    label?.update(view.label, in: environment)
    content?.update(view.content, in: environment)
    parent?.elementsDidChange()
  }
}
